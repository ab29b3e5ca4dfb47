"""What bindings/c/examples/labels.c prints, from Python: a wrapped paragraph in three scripts, drawn as boxes."""

import reglet

WIDTH = 156
COLUMNS = WIDTH // 2

icon = reglet.Attachment("icon", width=14, height=12, y=-2)
text = reglet.AttributedText("A label wraps 日本語の文章 and النص العربي alike; what does not fit goes on in the next line.",
                             family="Courier", size=10)
text.insert_attachment(icon, 14)
text.set_attributes(17, 32, link="https://example.org")
text.set_attributes(26, 43, background="yellow")
label = reglet.Label(text, width=WIDTH)
lines = label.lines
grid = [[" "] * COLUMNS for _ in range(2 * len(lines))]


def line_of(rect):
    return min(sum(line.baseline <= rect.y for line in lines), len(lines) - 1)


def column(x):
    return min(max(int(x / 2 + 0.5), 0), COLUMNS)


def draw_box(rect, mark):
    start, end = column(rect.x), column(rect.x + rect.width)
    row = grid[2 * line_of(rect)]
    if start == end:
        return
    if mark != ".":
        row[start], row[end - 1] = "[", "]"
    row[(start + end - 1) // 2] = mark


def underline(rect, mark):
    row = grid[2 * line_of(rect) + 1]
    for i in range(column(rect.x), column(rect.x + rect.width)):
        row[i] = mark if row[i] == " " else "#"


def show(what, rect):
    print(f"{what}: x {rect.x:.2f}  y {rect.y:.2f}  width {rect.width:.2f}  height {rect.height:.2f}")


arabic = 0
for index, character in enumerate(str(text)):
    # Latin letters stand for themselves, Arabic ones are numbered from the right.
    if "\u0600" <= character < "\u0700":
        mark, arabic = str(arabic % 10), arabic + 1
    else:
        mark = "." if character == " " else character if character < "\x80" else "*" if character == "\uFFFC" else "J"
    for rect in label.rects(index, index + 1):
        draw_box(rect, mark)
for rect in label.link_rects(0):
    underline(rect, "=")
for background in label.backgrounds:
    underline(background.rect, ":")

for row in grid:
    print(f"|{''.join(row)}|")
for number, line in enumerate(lines):
    print(f"line {number}: {line.start}-{line.end}  x {line.x:.2f}  baseline {line.baseline:.2f}  width {line.width:.2f}")
for rect in label.link_rects(0):
    show("link", rect)
for background in label.backgrounds:
    show("background", background.rect)
first = label.link_rects(0)[0]
missed, near = (label.link_at(first.x - 3, first.y + 5, slop) for slop in (0, 3))
print(f"beside the link: {-1 if missed is None else missed}, with a slop of 3: {-1 if near is None else near}")
