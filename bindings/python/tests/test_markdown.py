"""Markdown, read by markdown-it: the text and its emphasis come back."""

import re
import unicodedata

import pytest

import reglet
from test_exports import random_texts

KINDS = {"strong": "strong", "em": "emphasis", "s": "deleted", "del": "deleted"}


def characters(markdown):
    """(character, emphasis, target) of each character, as another reader of Markdown finds them."""
    blocks = pytest.importorskip("markdown_it").MarkdownIt("commonmark").enable("strikethrough").parse(markdown)
    result, open_kinds, target = [], [], None
    if not blocks:
        return result
    assert [block.type for block in blocks] in (["paragraph_open", "inline", "paragraph_close"], ["html_block"]), blocks
    for token in blocks[1].children if len(blocks) > 1 else []:
        tag = re.fullmatch("<(/?)(strong|em|del|br)>", token.content) if token.type == "html_inline" else None
        if token.type in ("hardbreak", "softbreak") or tag and tag[2] == "br":
            result.append(("\n", frozenset(), target))
            assert token.type != "softbreak"
        elif tag or token.type.split("_")[0] in KINDS:
            kind = KINDS[tag[2] if tag else token.type.split("_")[0]]
            if tag[1] if tag else token.nesting < 0:
                open_kinds.remove(kind)
            else:
                open_kinds.append(kind)
        elif token.type == "link_open":
            target = token.attrs["href"]
        elif token.type == "link_close":
            target = None
        elif token.type == "image":
            result.append(("image " + token.content, frozenset(), target))
        else:
            assert token.type in ("text", "text_special"), token
            result += [(character, frozenset(open_kinds), target) for character in token.content]
    assert not open_kinds
    return result if len(blocks) > 1 else [("\n", frozenset(), None)] * blocks[0].content.count("<br>")


def expected(text):
    result = []
    for run in text.runs:
        target = run.link and run.link.target
        target = target if target and target.startswith("https:") else None
        emphasis = {"strong"} if run.weight >= 1 else set()
        emphasis |= {"emphasis"} if run.italic else set()
        emphasis |= {"deleted"} if run.strikethrough else set()
        if run.attachment:
            result.append(("image " + run.attachment.alternative_text, frozenset(), target))
        else:
            result += [(character, frozenset(emphasis), target) for character in str(text)[run.start:run.end]]
    for place in reversed([place for place in range(len(result) - 1) if result[place][0] + result[place + 1][0] == "\r\n"]):
        del result[place + 1]
    return result


def plain(found):
    """Line ends as one, without what spaces and line ends look like, which is not to be seen."""
    result = []
    for character, emphasis, target in found:
        if character in "\n\r\x0b\x0c\x85\u2028\u2029":
            result.append(("\n", None, None))
        elif character == "\t" or len(character) == 1 and unicodedata.category(character) == "Zs":
            result.append((character, None, target))
        else:
            result.append((character.replace("\0", "\ufffd"), emphasis, target))
    return result


def check(text):
    markdown = text.to_markdown()
    assert plain(characters(markdown)) == plain(expected(text)), markdown


def test_random_texts_come_back():
    for text in random_texts(1500):
        check(text)


@pytest.mark.parametrize("source", [
    "# a", "1. a", "12) a", "- a", "+ a", "* a", "> a", "=", "a\n===", "a\n---", "    a", "\ta", "a  \nb", "  ", " ", "\n", "\n\n", "a\n", "a\n\n", "\na", "a\n\nb",
    "```\na", "~~~\na", "<b>a</b>", "&amp;", "&#32;", "[a](b)", "![a](b)", "[a]: b", "`a`", "**a**", "_a_", "a\\", "a\\\nb", "|a|b|\n|-|-|", "a|b\n:-|-:", "1.", "1", "a!",
    "<!-- a -->", "<https://a>", "--", "***", "___", "#", "1986. A great year", "-1", "a - b", "汪\r\n\u2028隊", "a\n1. b", "a\n- b", "\\*", "10.5 + 2", "a \n b", "]", "!",
    "\n\xa0", "\xa0", "a\xa0", "\xa0 a \xa0\nb", "\u3000汪\u2003", "1.\xa0a", "à",
])
def test_characters_stand_for_themselves(source):
    check(reglet.AttributedText(source))
    check(reglet.AttributedText(source, weight=1, italic=True))
    check(reglet.AttributedText("x" + source + "y", strikethrough=1, weight=1))


@pytest.mark.parametrize("source, markdown", [
    ("a %Bb%b c", "a **b** c"), ("a%B b %bc", "a **b** c"), ("a%Bb%bc", "a**b**c"), ("a%B(b)%bc", "a<strong>(b)</strong>c"), ("a %B(b)%b c", "a **(b)** c"),
    ("%Ba%b%Ib%i", "**a**<em>b</em>"), ("%B%Ia%i%b", "***a***"), ("%1Xa%x", "~~a~~"), ("%1X%Ba%N", "**~~a~~**"), ("x%1X%Ba%N", "x<strong><del>a</del></strong>"),
    ("%B汪汪%b隊", "**汪汪**隊"), ("%0La %Bb%b!%lc!%0Ld%l", "[a **b**\\!](https://example.org)c\\![d](https://example.org)"),
    ("%1La%l", "a"), ("%La%l", "a"), ("a\nb\n", "a\\\nb<br>"), ("%Ba\nb%b", "**a**\\\n**b**"), ("a%B\xa0b\u3000%bc", "a\xa0**b**\u3000c"), ("\xa0à\n\u2003", "&#160;à\\\n&#8195;"),
    ("à%B(b)%b", "à<strong>(b)</strong>"), ("%P", "![st\\[ar](<a(b)%20c>)"),
])
def test_forms(source, markdown):
    formatter = reglet.Formatter(links=["https://example.org", "javascript:x"], attachments=[
        reglet.Attachment("a(b) c", 1, 1, alternative_text="st[ar")])
    assert formatter.format(source).to_markdown() == markdown
