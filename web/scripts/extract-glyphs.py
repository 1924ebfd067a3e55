#!/usr/bin/env python3
"""Re-extracts the outlines of the piece characters from their OFL fonts.

Run manually in web/, not by the build. The results are committed to src/board/pieces: `glyphs.gen.ts`, and two files
that are loaded on demand, `hangul.gen.ts` and `chinese.gen.ts` (round Chinese pieces). The script needs `pip install
fonttools brotli`, and `npm` on the PATH, because it fetches the fonts with `npm pack`.

    python3 scripts/extract-glyphs.py glyphs > src/board/pieces/glyphs.gen.ts
    python3 scripts/extract-glyphs.py hangul > src/board/pieces/hangul.gen.ts
    python3 scripts/extract-glyphs.py chinese > src/board/pieces/chinese.gen.ts

Every glyph fits a 400-unit box centred on 0,0, with y down. Coordinates are rounded to whole units, and paths use only
the relative commands `m q l z`.
"""

import glob
import hashlib
import os
import subprocess
import sys
import tarfile
import tempfile

from fontTools.pens.basePen import decomposeQuadraticSegment
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont

# Side of the box in units. With 400 units, one unit is a quarter of a pixel on a large piece.
BOX = 400

# A character narrower than NARROW times its height is widened, at most by the factor WIDEN,
# so that tall cursive characters fill their octagons.
NARROW, WIDEN = 0.8, 1.2

# Name of the set, npm package, version, characters, maximum enlargement of a glyph.
# Cursive characters differ in size, so they may be enlarged more than the others.
SETS = {
    "glyphs": [
        ("choHanja", "@fontsource/liu-jian-mao-cao", "5.3.0", "楚车包马象士卒官", 1.45),
        ("hanHanja", "@fontsource/yuji-boku", "5.3.0", "漢車包馬象士兵將", 1.12),
    ],
    "hangul": [
        ("hangul", "@fontsource/song-myung", "5.2.8", "초한차포마상사졸병관장말", 1.12),
    ],
    "chinese": [
        ("red", "@fontsource/lxgw-wenkai-tc", "5.3.0", "帥仕相俥傌炮兵", 1.12),
        ("black", "@fontsource/lxgw-wenkai-tc", "5.3.0", "將士象車馬砲卒", 1.12),
    ],
}


def fetch(package, version, folder):
    name = subprocess.run(
        ["npm", "pack", "--silent", f"{package}@{version}"],
        cwd=folder, check=True, capture_output=True, text=True,
    ).stdout.strip().splitlines()[-1]
    with tarfile.open(os.path.join(folder, name)) as archive:
        target = os.path.join(folder, name[:-4])
        archive.extractall(target, filter="data")
    return os.path.join(target, "package", "files")


def quadratics(pen):
    """Returns the contours of a recorded TrueType outline, as lists of (control point or None, end point)."""
    contours, here = [], None
    for verb, points in pen.value:
        if verb == "moveTo":
            contours.append([(None, points[0])])
            here = points[0]
        elif verb == "lineTo":
            contours[-1].append((None, points[0]))
            here = points[0]
        elif verb == "qCurveTo":
            if points[-1] is None:  # A contour without on-curve points starts midway between two control points.
                middle = tuple((a + b) / 2 for a, b in zip(points[0], points[-2]))
                contours.append([(None, middle)])
                here, points = middle, (*points[:-1], middle)
            for control, end in decomposeQuadraticSegment(points):
                contours[-1].append((control, end))
                here = end
        elif verb == "curveTo":
            raise SystemExit("a cubic outline: only TrueType fonts are expected here")
    return contours


def path(contours, place):
    out, here = [], (0, 0)
    for contour in contours:
        for index, (control, end) in enumerate(contour):
            x, y = place(end)
            step = f"{x - here[0]} {y - here[1]}"
            if index == 0:
                out.append("m" + step)
            elif (x, y) == here:
                continue
            else:
                cx, cy = place(control) if control else (None, None)
                # A curve is drawn as a straight line if its control point is within a unit of the chord's middle.
                if control is None or abs(2 * cx - x - here[0]) + abs(2 * cy - y - here[1]) <= 2:
                    out.append("l" + step)
                    here = (x, y)
                    continue
                out.append(f"q{cx - here[0]} {cy - here[1]} {step}")
            here = (x, y)
        out.append("z")
        here = place(contour[0][1])
    return "".join(out).replace(" -", "-")


def outline(font, char, enlargement):
    pen = DecomposingRecordingPen(font.getGlyphSet())
    font.getGlyphSet()[font.getBestCmap()[ord(char)]].draw(pen)
    contours = quadratics(pen)
    points = [p for contour in contours for pair in contour for p in pair if p is not None]
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    width, height = max(xs) - min(xs), max(ys) - min(ys)
    em = BOX / font["head"].unitsPerEm
    scale = min(em * enlargement, BOX / max(width, height))
    wide = min(WIDEN, max(1, NARROW * height / width))
    cx, cy = (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2
    return path(contours, lambda p: (round((p[0] - cx) * scale * wide), round((cy - p[1]) * scale)))


def main():
    chosen = sys.argv[1]
    prefix = {"glyphs": "glyph", "hangul": "hangulGlyph", "chinese": "chineseGlyph"}[chosen]
    print("// Generated by scripts/extract-glyphs.py; do not edit. Outlines of OFL-1.1 fonts,")
    print("// see OFL.txt beside this file. 400-unit box centred on 0,0, y down.")
    print("/* eslint-disable */\n")
    sources, sets = [], []
    with tempfile.TemporaryDirectory() as folder:
        for name, package, version, chars, enlargement in SETS[chosen]:
            files = fetch(package, version, folder)
            rows, used = [], {}
            for char in chars:
                for file in sorted(glob.glob(files + "/*-400-normal.woff2")):
                    font = TTFont(file)
                    if ord(char) in font.getBestCmap():
                        break
                else:
                    sys.exit(f"{package} has no {char}")
                if file not in used:
                    with open(file, "rb") as handle:
                        used[file] = hashlib.sha256(handle.read()).hexdigest()
                rows.append(f'    "{char}": "{outline(font, char, enlargement)}",')
            family = font["name"].getDebugName(1)
            hashes = "".join(
                f'\n      "{os.path.basename(file)}": "{digest}",' for file, digest in sorted(used.items())
            )
            sources.append(
                f'  {name}: {{\n    font: "{family}",\n    package: "{package}",\n    version: "{version}",\n'
                f"    sha256: {{{hashes}\n    }},\n  }},"
            )
            sets.append(f"  {name}: {{\n" + "\n".join(rows) + "\n  },")
    print("/** Where the outlines come from, with the SHA-256 of each font file read. */")
    print(f"export const {prefix}Sources = {{\n" + "\n".join(sources) + "\n} as const;\n")
    print("/** SVG path data by set and character. */")
    print(f"export const {prefix}s = {{\n" + "\n".join(sets) + "\n} as const;")


if __name__ == "__main__":
    main()
