"""What bindings/c/examples/buttons.c prints, from Python: the ten styles of UIButton+ImageTitleStyle for two buttons."""

from reglet import button

STYLES = ["left", "right", "top", "bottom", "center_top", "center_bottom", "center_up", "center_down", "right_left", "left_right"]
FLAGS = ["empty", "overflow_left", "overflow_top", "overflow_right", "overflow_bottom", "overlap", "title_truncated"]

# Bounds, image, title, padding; columns and rows of a picture, rows that it shows outside, pictures side by side.
BUTTONS = [((100, 100), (40, 40), (30, 20), 10, 20, 10, 0, 5), ((300, 44), (24, 24), (60, 20), 8, 30, 4, 1, 3)]


def styled(style, padding, bounds, image, title):
    """The insets of a style, and the frames that UIKit gives under them."""
    start = button.layout(bounds, image=image, title=title)
    insets = button.insets(style, padding, bounds, start.image, start.title)
    return insets, button.layout(bounds, image=image, title=title, image_insets=insets.image, title_insets=insets.title)


def numbers(values):
    return "".join(f"{value + 0.0:6g}" for value in values)  # without the sign of -0


def covers(frame, x, y):
    return frame.x <= x < frame.x + frame.width and frame.y <= y < frame.y + frame.height


def picture(frames, bounds, columns, rows, margin):
    """The lines of a picture: i for the image, t for the title, # for both."""
    for row in range(-1 - margin, rows + margin + 1):
        line = ""
        for column in range(-1, columns + 1):
            x, y = (column + 0.5) * bounds[0] / columns, (row + 0.5) * bounds[1] / rows
            image, title = covers(frames.image, x, y), covers(frames.title, x, y)
            beside = not 0 <= column < columns
            if image or title:
                line += "#" if image and title else "i" if image else "t"
            elif row in (-1, rows):
                line += "+" if beside else "-"
            else:
                line += "|" if beside and 0 <= row < rows else " "
        yield line


for place, (bounds, image, title, padding, columns, rows, margin, per_line) in enumerate(BUTTONS):
    if place:
        print("\n")
    print("{:g} x {:g}, image {:g} x {:g}, title {:g} x {:g}, padding {:g}: insets (top left bottom right) -> frames (x y width height)\n"
          .format(*bounds, *image, *title, padding))
    pictures = []
    for style in STYLES:
        insets, frames = styled(style, padding, bounds, image, title)
        print(f"{style:14}image{numbers(insets.image)}  -> {numbers(frames.image)}")
        print(f"{'':14}title{numbers(insets.title)}  -> {numbers(frames.title)}"
              + "".join(f"  {flag}" for flag in FLAGS if flag in frames.flags))
        pictures.append([style.ljust(columns + 2), *picture(frames, bounds, columns, rows, margin)])
    for first in range(0, len(STYLES), per_line):
        print()
        for lines in zip(*pictures[first:first + per_line]):
            print("  ".join(lines))
