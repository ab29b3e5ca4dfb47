"""Rich, whose widths are cells of a terminal: 50 and 40 of them."""

from io import StringIO

from rich.console import Console
from rich.text import Text

from tasks import layouts, marked, median

CODES = [("[red]", "[/red]"), ("[bold]", "[/bold]"), ("[underline]", "[/underline]")]


def times():
    console = Console(file=StringIO(), force_terminal=True, color_system="truecolor", width=1_000_000)

    def lay_out(text):
        text = Text(text)
        text.wrap(console, 50)
        return text

    def render(text):
        with console.capture() as capture:
            console.print(text)
        return capture.get()

    return {
        "markup": median(Text.from_markup, lambda number: marked(CODES, number)),
        "ansi": median(render, lambda number: Text.from_markup(marked(CODES, number))),
        **layouts(lay_out, lambda text: text.wrap(console, 40)),
    }
