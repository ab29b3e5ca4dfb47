"""Skia's paragraphs, which shape with HarfBuzz. Their binding has no hit test."""

import skia

from tasks import FONT, OTHER_WIDTH, SIZE, WIDTH, layouts


def times():
    kit = skia.textlayout
    fonts = kit.FontCollection()
    fonts.setDefaultFontManager(skia.FontMgr())
    unicode = skia.Unicodes.ICU.Make()
    style = kit.TextStyle()
    style.setFontFamilies([FONT])
    style.setFontSize(SIZE)

    def lay_out(text):
        builder = kit.ParagraphBuilder.make(kit.ParagraphStyle(), fonts, unicode)
        builder.pushStyle(style)
        builder.addText(text)
        paragraph = builder.Build()
        paragraph.layout(WIDTH)
        return paragraph

    return layouts(lay_out, lambda paragraph: paragraph.layout(OTHER_WIDTH))
