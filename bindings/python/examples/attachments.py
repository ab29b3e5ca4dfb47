"""What bindings/c/examples/attachments.c prints, from Python: an image set into a text, which is then edited further."""

import reglet


def show(step, text):
    print(f"{step}: {text}")
    for run in text.runs:
        row = f"  {run.start:2}-{run.end:<2}  {run.family} {run.size:g}  weight {run.weight}  {run.color}"
        if run.link:
            row += f"  link {run.link.number} to {run.link.target}"
        if run.attachment:
            image = run.attachment
            row += f"  {image.name} {image.width:g}x{image.height:g} at ({image.x:g}, {image.y:g})"
        print(row)


star = reglet.Attachment("star", width=20, height=16)
moon = reglet.Attachment("moon", width=10, height=10)

text = reglet.AttributedText.with_image("あいうえお", star, point=(0, -10), index=2)
show("an image at index 2, lowered by 10", text)

text.set_attributes(1, 4, weight=1, color="red")
text.insert(3, "汪")
show("bold and red around it, and a character put in behind", text)

text.set_attributes(1, 6, link="https://example.org")
text.insert(4, reglet.AttributedText("--"))
show("a link that another text cuts in two", text)

text.insert_attachment(moon)
text.remove_attachment(1)
text.replace(5, 8, "え")
show("another image in front, the first one gone, three characters replaced", text)
