#!/usr/bin/python3
"""Makes the two fonts anew that every page brings, from the packages of the whole ones: 25 KB instead of 65.

Each holds the letters of English, French, German and Luxembourgish; fonts.css fetches others when a text has
one. Headings have one weight and one optical size. What is kept of the kerning is what stands between letters
and is wide enough to be seen: the rest, between signs that never meet, was half of the text font.

Needs Debian's `fonttools` and `python3-brotli`. Run it in this folder: ./make.py
"""
import json
import subprocess
import tarfile
import tempfile
from collections import defaultdict
from pathlib import Path

from fontTools import subset
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.otTables import NO_VARIATION_INDEX
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).parent
LETTERS = (
    "U+20-7E,U+A0,U+A7,U+A9,U+AB,U+B0-B3,U+B7,U+BB,U+C0,U+C2,U+C4,U+C6-CB,U+CE-CF,U+D4,U+D6-D9,U+DB-DC,U+DF,"
    "U+E0,U+E2,U+E4,U+E6-EB,U+EE-EF,U+F4,U+F6,U+F8-F9,U+FB-FC,U+FF,U+152-153,U+178,U+2010-2014,U+2018-201A,"
    "U+201C-201E,U+2022,U+2026,U+202F,U+2039-203A,U+20AC,U+2122,U+2190-2193,U+2212,U+25A1"
)
OTHER_LETTERS = "U+A1,U+A3,U+AE,U+B4,U+B5,U+BF-FF,U+131,U+1E9E"
# Kerning below this part of an em is less than a quarter of a pixel in a text.
SEEN = 0.015


def whole(package: str, file: str) -> TTFont:
    """A font as its package brings it."""
    with tempfile.TemporaryDirectory() as work:
        packed = subprocess.run(
            ["npm", "pack", "--silent", f"@fontsource-variable/{package}"],
            **{"cwd": work, "check": True, "capture_output": True, "text": True},
        ).stdout.strip()
        with tarfile.open(Path(work) / packed) as archive:
            archive.extractall(work)
        # With its own date, so that the same package makes the same file, whenever that is.
        font = TTFont(Path(work) / "package" / "files" / file, recalcTimestamp=False)
        font.ensureDecompiled()
        return font


def with_letters(font: TTFont, letters: str) -> TTFont:
    options = subset.Options(hinting=False, layout_features=["kern", "tnum"], name_IDs=[1, 2, 4, 6])
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=subset.parse_unicodes(letters))
    subsetter.subset(font)
    return font


def with_square(font: TTFont) -> TTFont:
    """Draws the sign between the widths of lens and bridge, which neither font has ever had.

    A browser that has to look for it in other fonts holds up the first layout for 9 ms. It is four fifths as
    high as a digit, and as thick as a hyphen.
    """
    zero, hyphen = font["glyf"]["zero"], font["glyf"]["hyphen"]
    thick, gap = hyphen.yMax - hyphen.yMin, zero.yMax // 10
    side = zero.yMax - 2 * gap
    pen = TTGlyphPen(None)
    for inset in (0, thick):
        low, high = gap + inset, gap + side - inset
        corners = [(low, low), (low, high), (high, high), (high, low)]
        # What turns the other way is left empty.
        pen.moveTo(corners[0])
        for corner in corners[1:] if inset == 0 else corners[:0:-1]:
            pen.lineTo(corner)
        pen.closePath()
    font.setGlyphOrder([*font.getGlyphOrder(), "square"])
    font["glyf"]["square"] = pen.glyph()
    font["hmtx"]["square"] = (side + 2 * gap, gap)
    for table in font["cmap"].tables:
        table.cmap[0x25A1] = "square"
    if "fvar" in font:
        # It is the same in each weight.
        font["gvar"].variations["square"] = []
        font["HVAR"].table.AdvWidthMap.mapping["square"] = NO_VARIATION_INDEX
    return font


def kerning(font: TTFont) -> dict[tuple[str, str], int]:
    """What stands between two glyphs, in units of the font, at its lightest weight."""
    table = font["GPOS"].table
    lookups = {
        index
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == "kern"
        for index in record.Feature.LookupListIndex
    }
    total: dict[tuple[str, str], int] = defaultdict(int)
    for index in sorted(lookups):
        # The first subtable that knows a pair decides.
        found: dict[tuple[str, str], int] = {}
        for subtable in table.LookupList.Lookup[index].SubTable:
            pairs = subtable.ExtSubTable if subtable.LookupType == 9 else subtable
            for place, left in enumerate(pairs.Coverage.glyphs):
                for right, value in beside(pairs, place, left, font.getGlyphOrder()):
                    found.setdefault((left, right), getattr(value, "XAdvance", 0))
        for pair, value in found.items():
            total[pair] += value
    return total


def beside(pairs, place: int, left: str, glyphs: list[str]):
    """Each glyph that a subtable knows to the right of `left`, with what it says of the two."""
    if pairs.Format == 1:
        return [(pair.SecondGlyph, pair.Value1) for pair in pairs.PairSet[place].PairValueRecord]
    row = pairs.Class1Record[pairs.ClassDef1.classDefs.get(left, 0)].Class2Record
    return [(right, row[pairs.ClassDef2.classDefs.get(right, 0)].Value1) for right in glyphs]


def with_visible_kerning(font: TTFont) -> TTFont:
    letter = {
        glyph: chr(code)
        for code, glyph in font.getBestCmap().items()
        if chr(code).isalpha() or chr(code) in ".,-–’"
    }
    least = SEEN * font["head"].unitsPerEm
    rows: dict[str, dict[str, int]] = defaultdict(dict)
    for (left, right), value in kerning(font).items():
        met = left in letter and right in letter
        if met and abs(value) >= least and not (letter[left].islower() and letter[right].isupper()):
            rows[left][right] = value
    columns: dict[str, dict[str, int]] = defaultdict(dict)
    for left, row in rows.items():
        for right, value in row.items():
            columns[right][left] = value
    # Letters with the same neighbours at the same distances are one class: e, é, è, ê, ë.
    lefts, rights = alike(rows), alike(columns)
    rules = [
        f"pos [{' '.join(left)}] [{' '.join(right)}] {value};"
        for left in lefts
        for right in rights
        if (value := rows[left[0]].get(right[0]))
    ]
    del font["GPOS"]
    addOpenTypeFeaturesFromString(font, "feature kern {\n%s\n} kern;" % "\n".join(rules), tables=["GPOS"])
    return font


def alike(lines: dict[str, dict[str, int]]) -> list[list[str]]:
    classes: dict[tuple, list[str]] = defaultdict(list)
    for glyph, line in lines.items():
        classes[tuple(sorted(line.items()))].append(glyph)
    return list(classes.values())


def save(font: TTFont, name: str) -> None:
    font.flavor = "woff2"
    font.save(HERE / name)
    print(name, (HERE / name).stat().st_size)


def save_outlines(fonts: list[TTFont], name: str) -> None:
    """Writes the letters of headings as paths of SVG, for pictures that the server draws without a font.

    Each is its advance and its path, in units of the em; kerning is per left letter, `V-80` and so on.
    """
    letters: dict[str, str] = {}
    for font in reversed(fonts):
        glyphs = font.getGlyphSet()
        for code, glyph in font.getBestCmap().items():
            pen = SVGPathPen(glyphs, ntos=lambda value: str(round(value)))
            glyphs[glyph].draw(pen)
            letters[chr(code)] = f"{round(glyphs[glyph].width)} {pen.getCommands()}".rstrip()
    rows: dict[str, str] = defaultdict(str)
    letter = {glyph: chr(code) for code, glyph in fonts[0].getBestCmap().items()}
    for (left, right), value in sorted(kerning(fonts[0]).items()):
        if value and left in letter and right in letter:
            rows[letter[left]] += f"{letter[right]}{value} "
    head = fonts[0]["head"], fonts[0]["hhea"]
    whole_face = {
        "unitsPerEm": head[0].unitsPerEm,
        "ascent": head[1].ascent,
        "letters": dict(sorted(letters.items())),
        "kerning": {left: row.strip() for left, row in sorted(rows.items())},
    }
    text = json.dumps(whole_face, ensure_ascii=False, indent=2)
    (HERE / name).write_text(text + "\n", encoding="utf-8")
    print(name, (HERE / name).stat().st_size)


def heading(part: str = "latin") -> TTFont:
    font = whole("newsreader@5.3.0", f"newsreader-{part}-opsz-normal.woff2")
    return instantiateVariableFont(font, {"wght": 380, "opsz": 36})


def text() -> TTFont:
    font = whole("instrument-sans@5.3.0", "instrument-sans-latin-wght-normal.woff2")
    return instantiateVariableFont(font, {"wght": (400, 700)})


save(with_square(with_visible_kerning(with_letters(heading(), LETTERS))), "newsreader.woff2")
save(with_letters(heading(), OTHER_LETTERS), "newsreader-other-letters.woff2")
save(with_square(with_visible_kerning(with_letters(text(), LETTERS))), "instrument-sans.woff2")
save_outlines(
    [
        with_square(with_visible_kerning(with_letters(heading(), LETTERS))),
        with_letters(heading(), OTHER_LETTERS),
        with_letters(heading("latin-ext"), "U+100-17F,U+218-21B,U+1E80-1E85,U+1EF2-1EF3"),
    ],
    "newsreader-outlines.json",
)
