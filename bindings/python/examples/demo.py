"""What bindings/c/examples/demo.c prints, from Python: `make demo` runs both."""

import sys

import reglet

FORMATS = [
    "%0C%0FRed Courier Text %1C%1FBlue Arial Text %0CRed Arial Text",
    "For more, click %1C%1U%0LHERE%l%u%c.",
    "Only %40S20.%20S00%15O%%%N today",
    "%P %B汪汪隊阿奇%b",
    "100% sure",
]

icon = reglet.Attachment("icon", width=17, height=17, y=-2, alternative_text="(icon)")
formatter = reglet.Formatter(font_families=["Courier", "Arial"], colors=["red", "blue"], links=["https://example.org/more"],
                             attachments=[icon], lenient=True)
for format in FORMATS:
    text = formatter.format(format)
    print(text.to_ansi() if sys.stdout.isatty() else text.to_plain())
    for run in text.runs:
        row = f"  {run.start:3}-{run.end:<3} {run.font:14} {run.size:4g}  {run.color}  raised {run.baseline_offset:g}"
        if run.link:
            row += f"  link {run.link.number}"
        if run.attachment:
            row += f"  image {run.attachment.name} {run.attachment.width:g}x{run.attachment.height:g}"
        print(row)
    for diagnostic in text.diagnostics:
        print(f"  at byte {diagnostic.byte_offset}: {diagnostic.code}")
