"""What a font file says, read with fontTools' objects: the other opinion that the font reader is compared with."""

import unicodedata

from fontTools.ttLib import TTFont


class Reference:
    """The figures, the characters, and the kerning of a pair of characters. Nothing here is clever."""

    def __init__(self, path, index=0):
        self.font = TTFont(path, fontNumber=index, lazy=True)
        self.units_per_em = self.font["head"].unitsPerEm
        self.glyph_count = self.font["maxp"].numGlyphs
        self.characters = dict(self.font.getBestCmap())
        self._figures()
        self._kerning()

    def advance(self, character):
        return self.font["hmtx"].metrics[self.characters[character]][0]

    def glyph(self, character):
        return self.font.getGlyphID(self.characters[character])

    def latin_letters(self):
        return [c for c in sorted(self.characters)
                if unicodedata.category(chr(c)).startswith("L") and unicodedata.name(chr(c), "").startswith("LATIN")]

    def _figures(self):
        hhea, os2 = self.font["hhea"], self.font["OS/2"]
        typo = os2.fsSelection & 1 << 7
        self.ascent = os2.sTypoAscender if typo else hhea.ascent
        self.descent = -(os2.sTypoDescender if typo else hhea.descent)
        self.line_gap = os2.sTypoLineGap if typo else hhea.lineGap
        if os2.version >= 2:
            self.cap_height, self.x_height = os2.sCapHeight, os2.sxHeight
        else:
            self.cap_height, self.x_height = (self.font["glyf"][self.characters[ord(c)]].yMax for c in "Hx")

    # Kerning: GPOS lookups of the kern features of the script latn or DFLT, else the kern table.

    def _kerning(self):
        self.lookups = self._gpos_lookups()
        self.tables = []
        if self.lookups is None and "kern" in self.font:
            self.tables = [t.kernTable for t in self.font["kern"].kernTables if t.format == 0 and t.coverage & 7 == 1]

    def _gpos_lookups(self):
        if "GPOS" not in self.font:
            return None
        gpos = self.font["GPOS"].table
        scripts = {r.ScriptTag: r.Script for r in gpos.ScriptList.ScriptRecord}
        script = scripts.get("latn") or scripts.get("DFLT")
        system = script and script.DefaultLangSys
        records = [gpos.FeatureList.FeatureRecord[i] for i in system.FeatureIndex] if system else []
        features = [r.Feature for r in records if r.FeatureTag == "kern"]
        if not features:
            return None
        wanted = sorted({i for f in features for i in f.LookupListIndex})
        subtables = [[getattr(s, "ExtSubTable", s) for s in gpos.LookupList.Lookup[i].SubTable] for i in wanted]
        return [[Pairs(s) for s in lookup if s.LookupType == 2] for lookup in subtables]

    def kerning(self, left, right):
        left, right = self.characters[left], self.characters[right]
        if self.lookups is None:
            return sum(t.get((left, right), 0) for t in self.tables)
        total = 0
        for lookup in self.lookups:
            for pairs in lookup:
                value = pairs.value(left, right)
                if value is not None:
                    total += value
                    break
        return total


class Pairs:
    """A pair adjustment subtable with its sets and classes as dictionaries."""

    def __init__(self, subtable):
        self.format = subtable.Format
        self.covered = {g: i for i, g in enumerate(subtable.Coverage.glyphs)}
        if self.format == 1:
            self.sets = [{r.SecondGlyph: advance(r) for r in s.PairValueRecord} for s in subtable.PairSet]
        else:
            self.first, self.second = subtable.ClassDef1.classDefs, subtable.ClassDef2.classDefs
            self.matrix = [[advance(r) for r in row.Class2Record] for row in subtable.Class1Record]

    def value(self, left, right):
        if left not in self.covered:
            return None
        if self.format == 1:
            return self.sets[self.covered[left]].get(right)
        second = self.second.get(right, 0)
        return self.matrix[self.first.get(left, 0)][second] if second else None


def advance(record):
    return sum(getattr(v, "XAdvance", 0) for v in (record.Value1, record.Value2) if v is not None)
