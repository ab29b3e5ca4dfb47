"""python -m reglet format, as a program."""

import contextlib
import os
import pathlib
import subprocess
import sys

import pytest

import reglet
from reglet.cli import caret

SOURCES = pathlib.Path(__file__).resolve().parents[1] / "src"


def run(*arguments, given=b"", output=subprocess.PIPE, program=(), **environment):
    path = os.pathsep.join(filter(None, [str(SOURCES), os.environ.get("PYTHONPATH")]))
    return subprocess.run([*program, sys.executable, "-m", "reglet", *arguments], input=given, stdout=output,
                          stderr=subprocess.PIPE, env={**os.environ, "PYTHONPATH": path, **environment})


def test_arguments_and_standard_input():
    assert run("format", "%BHi%b 日本").stdout.decode() == "Hi 日本\n"
    assert run("format", given="%BHi%b\n".encode()).stdout == b"Hi\n"
    assert run("format", "%T %{a}", "--argument", "100%", "--set", "a=b=c").stdout == b"100% b=c\n"
    assert run("format", "日本", LC_ALL="C", PYTHONIOENCODING="ascii").stdout.decode() == "日本\n"


def test_tables():
    done = run("format", "%0C%1F%0L%P%l", "--color", "red", "--family", "Arial", "--family", "Courier", "--link", "x",
               "--attachment", "star=12x10")
    assert (done.returncode, done.stdout.decode()) == (0, "\ufffc\n")


def test_forms():
    text = reglet.Formatter(colors=["red"]).format("%0C%Bé%b")
    for form in ("json", "html", "ansi", "plain"):
        done = run("format", "--to", form, "--color", "red", "%0C%Bé%b")
        assert done.stdout.decode() == getattr(text, "to_" + form)() + "\n"


def test_terminals_get_colours():
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    run("format", "%Bhi%b", output=theirs)
    os.close(theirs)
    shown = b""
    with contextlib.suppress(OSError):  # a terminal that nobody writes to has an error at its end, or none
        while data := os.read(ours, 1000):  # and may give what was written in parts
            shown += data
    os.close(ours)
    assert shown == b"\x1b[1mhi\x1b[0m\r\n"


@pytest.mark.parametrize("source, message", [
    ("50%の確率", "reglet: unknown_code: no format code has this letter (at 2)\n50%の確率\n  ^\n"),
    ("汪汪\t%Bab%Q", "reglet: unknown_code: no format code has this letter (at 7)\n汪汪\t%Bab%Q\n    \t    ^\n"),
    ("one\ntwo %Lthree\nfour", "reglet: unclosed_link: a link does not end (at 8)\ntwo %Lthree\n    ^\n"),
])
def test_refused_formats(source, message):
    for done in (run("format", source), run("format", given=source.encode())):
        assert (done.returncode, done.stdout, done.stderr.decode()) == (2, b"", message)


def test_lenient():
    done = run("format", "--lenient", "100% sure")
    assert (done.returncode, done.stdout, done.stderr) == (0, b"100% sure\n", b"")


@pytest.mark.parametrize("arguments, given", [
    ((), b""), (("nothing",), b""), (("format", "--to", "pdf", "x"), b""), (("format", "--color", "reddish", "x"), b""),
    (("format", "--attachment", "x", "x"), b""), (("format", "--to", b"\xff"), b""), (("format", "x", b"\xff"), b""),
    (("format", "--default-size", "0", "x"), b""), (("button", "top"), b""), (("label", "--max-lines", "1.5", "x"), b""),
])
def test_refused_options(arguments, given):
    done = run(*arguments, given=given)
    assert done.returncode == 2 and done.stdout == b""
    lines = done.stderr.decode("utf-8", "replace").splitlines()
    assert len(lines) == 1 and lines[0].startswith("reglet")


@pytest.mark.parametrize("arguments, given, name", [
    (["format"], b"one\nab\xe6\x97\xa5\xffcd", "standard input"),
    (["format", b"one\nab\xe6\x97\xa5\xffcd"], b"", "the format string"),
    (["format", "--argument", b"one\nab\xe6\x97\xa5\xffcd", "x"], b"", "an argument"),
    (["label", "--token", b"one\nab\xe6\x97\xa5\xffcd", "x"], b"", "an argument"),
])
def test_bytes_that_are_not_utf_8_are_shown(arguments, given, name):
    done = run(*arguments, given=given)
    message = f"reglet: invalid_utf8: {name} is not UTF-8 (at 7)\nab日\ufffdcd\n    ^\n"
    assert (done.returncode, done.stdout, done.stderr.decode()) == (2, b"", message)


def test_lenient_takes_bytes_that_are_not_utf_8():
    for done in (run("format", "--lenient", given=b"a\xe6\x97b"), run("format", "--lenient", b"a\xe6\x97b")):
        assert (done.returncode, done.stdout.decode(), done.stderr) == (0, "a\ufffdb\n", b"")


def redirected(redirection, *arguments, unbuffered=""):
    """Runs with streams as a shell puts them, which may be closed."""
    return run(*arguments, program=["sh", "-c", f'exec "$@" {redirection}', "sh"], PYTHONUNBUFFERED=unbuffered)


@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("arguments", [["format", "x"], ["label", "x", "--to", "json"], ["button", "top", "--bounds", "1x1"],
                                       ["--help"], ["format", "--help"], ["--version"]])
@pytest.mark.parametrize("redirection, message", [
    (">&-", "it is closed"), (">/dev/full", "No space left on device"), ("1</dev/null", "Bad file descriptor")])
def test_output_that_cannot_be_written(redirection, message, arguments, unbuffered):
    done = redirected(redirection, *arguments, unbuffered=unbuffered)
    assert (done.returncode, done.stdout, done.stderr.decode()) == (2, b"", f"reglet: standard output: {message}\n")


@pytest.mark.parametrize("redirection, message", [("<&-", "it is closed"), ("0>/dev/null", "Bad file descriptor")])
def test_input_that_cannot_be_read(redirection, message):
    done = redirected(redirection, "format")
    assert (done.returncode, done.stdout, done.stderr.decode()) == (2, b"", f"reglet: standard input: {message}\n")


@pytest.mark.parametrize("redirection", ["2>&-", "2>/dev/full", "2>&- >&-", "2>&- >&- <&-"])
def test_a_message_that_cannot_be_written(redirection):
    done = redirected(redirection, "format", "50%")
    assert (done.returncode, done.stdout, done.stderr) == (2, b"", b"")


@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("arguments", [["format"], ["format", "--to", "json"], ["label", "--width", "80", "--to", "json"]])
def test_a_reader_that_goes_away(arguments, unbuffered):
    ours, theirs = os.pipe()
    os.close(ours)
    done = run(*arguments, given=b"hello world " * 20_000, output=theirs, PYTHONUNBUFFERED=unbuffered)
    os.close(theirs)
    assert (done.returncode, done.stderr) == (141, b"")


def test_long_output_is_whole():
    given = b"hello world " * 20_000
    for unbuffered in ("", "1"):
        assert run("format", given=given, PYTHONUNBUFFERED=unbuffered).stdout == given + b"\n"


def test_a_wrong_option_is_named():
    for arguments, message in (
        (["format", "--to", "pdf", "x"], "reglet format: argument --to: invalid choice: 'pdf'"),
        (["label", "--width", "wide", "x"], "reglet label: argument --width: invalid float value: 'wide'"),
        (["button", "top", "--bounds", "10"], "reglet button: argument --bounds: WIDTHxHEIGHT is needed, not '10'"),
        (["button", "²", "--bounds", "10x10"], "reglet: invalid_value: "),
        (["format", "--nothing"], "reglet: unrecognized arguments: --nothing"),
    ):
        done = run(*arguments)
        assert (done.returncode, done.stdout) == (2, b"") and done.stderr.decode().startswith(message), done.stderr
        assert done.stderr.count(b"\n") == 1


def test_caret_lines():
    assert caret("a\r\nbc%", 5) == "bc%\n  ^"
    assert caret("e\u0301%", 2) == "e\u0301%\n ^"
    assert caret("%", 1) == "%\n ^" and caret("", 0) == "\n^" and caret("a\n", 2) == "\n^"
    assert caret("\x1b[2J%", 4) == " [2J%\n    ^"
