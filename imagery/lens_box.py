"""Boxes of contact lenses: plain card, our own type, no maker's artwork.

A box tells by its design what the facts say: the colour how often the lens is changed, the mark
what it corrects (a disc: spherical; a turned ellipse: toric; rings: multifocal).
"""
import numpy as np
from mathutils import Euler, Matrix

import materials
import studio
from outlines import POINTS
from parts import lettering, place, rounded_box
from solids import mesh_object

# From Debian's packages fonts-ebgaramond and fonts-inter. The site's own fonts are variable, and
# Blender fills the overlapping outlines of variable fonts wrongly.
DISPLAY = "/usr/share/fonts/opentype/ebgaramond/EBGaramond12-Regular.otf"
TEXT = "/usr/share/fonts/opentype/inter/Inter-Medium.otf"

# Ground of the lower band and colour of the mark, by maker in four calm pairs; linear RGB.
PAIRS = {
    "acuvue": ((0.055, 0.12, 0.2), (0.62, 0.72, 0.8)),
    "alcon": ((0.03, 0.13, 0.085), (0.58, 0.74, 0.62)),
    "coopervision": ((0.24, 0.085, 0.035), (0.86, 0.6, 0.36)),
    "bausch-lomb": ((0.13, 0.07, 0.15), (0.74, 0.62, 0.76)),
}
# Width, height and depth in mm: thirty blisters lie flat, three or six stand in a row.
SIZES = {"daily": (128.0, 74.0, 46.0), "two-weekly": (104.0, 66.0, 34.0), "monthly": (92.0, 62.0, 30.0)}
WORDS = {
    "daily": "one day", "two-weekly": "two weeks", "monthly": "one month",
    "spherical": "spherical", "toric": "toric", "multifocal": "multifocal",
}


def _disc(name, radius, at, material, inner=0.0, squash=1.0, turn=0.0, lift=0.0):
    """A flat disc, ring or ellipse just above the face of a box, in the x-z plane."""
    angle = np.linspace(0, 2 * np.pi, POINTS // 2, endpoint=False)
    line = np.stack([np.cos(angle), np.sin(angle) * squash], axis=1)
    c, s = np.cos(turn), np.sin(turn)
    line = line @ np.array([[c, s], [-s, c]])
    n = len(line)
    rings = [line * radius] + ([line * inner] if inner else [])
    flat = np.vstack(rings)
    points = np.stack([flat[:, 0] + at[0], np.full(len(flat), -0.06 - lift), flat[:, 1] + at[1]], axis=1)
    if inner:
        faces = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    else:
        faces = [tuple(range(n))]
    return mesh_object(name, points, faces, material, smooth=False)


def _mark(kind, at, size, material):
    if kind == "toric":
        return [_disc("mark", size, at, material, squash=0.62, turn=np.radians(28))]
    if kind == "multifocal":
        return [
            _disc("mark", size, at, material, inner=size * 0.8),
            _disc("mark", size * 0.62, at, material, inner=size * 0.42),
            _disc("mark", size * 0.24, at, material),
        ]
    return [_disc("mark", size, at, material)]


def fit(item, width):
    """Shrinks lettering that would run over `width`."""
    import bpy

    bpy.context.view_layer.update()
    if item.dimensions.x > width:
        item.data.size *= width / item.dimensions.x


def _text(words, size, at, ink, font, width=None, spacing=1.0):
    item = lettering("type", words, size, ink, font, align="LEFT", spacing=spacing)
    if width:
        fit(item, width)
    item.matrix_world = Matrix.Translation((at[0], -0.07, at[1])) @ Euler((np.pi / 2, 0, 0)).to_matrix().to_4x4()
    return item


def build_box(product):
    """A closed box standing on z = 0, its face at y = 0 towards the camera."""
    facts = product["lens"]
    width, height, depth = SIZES[facts["wear"]]
    dark, pale = PAIRS.get(product["brand"], PAIRS["alcon"])
    card = materials.principled("card", (0.84, 0.825, 0.79), 0.5, coat=0.12)
    band = materials.principled("band", dark, 0.5, coat=0.12)
    ink = materials.principled("ink", (0.018, 0.02, 0.026), 0.5)
    paper = materials.principled("paper type", (0.86, 0.84, 0.8), 0.5)
    mark = materials.principled("mark", pale, 0.45, coat=0.12)
    left, margin = -width / 2, width * 0.065
    share = 0.36
    items = [rounded_box("box", (0, depth / 2, height / 2), (width, depth, height), 0.7, card)]
    # The band runs round the box: a sleeve a hair's breadth larger.
    items.append(rounded_box("sleeve", (0, depth / 2, height * share / 2), (width + 0.12, depth + 0.1, height * share - 1.4), 0.6, band))
    packs = [p for p in product["packs"] if p]
    size = height * 0.235
    items += _mark(facts["kind"], (width / 2 - margin - size, height * 0.66), size, mark)
    free = width - 3 * margin - 2 * size
    items.append(_text(product["title"], height * 0.165, (left + margin, height * 0.77), ink, DISPLAY, free, 0.97))
    items.append(_text(f"{WORDS[facts['wear']]}  ·  {WORDS[facts['kind']]}", height * 0.075, (left + margin, height * 0.585), ink, TEXT, free))
    items.append(_text(f"{packs[0]}", height * 0.2, (left + margin, height * 0.185), paper, DISPLAY))
    items.append(_text("soft contact lenses", height * 0.07, (left + margin + height * 0.3, height * 0.225), paper, TEXT))
    items.append(_text(f"{facts['material']}   {facts['waterPercent']} % water", height * 0.058, (left + margin + height * 0.3, height * 0.135), paper, TEXT))
    return items, (width, height, depth)


def blister(number, at, turn):
    """One lens cup with its foil, as it is torn off the strip."""
    from parts import ellipsoid

    shell = materials.principled("shell", (0.82, 0.84, 0.85), 0.2, passes=0.75)
    foil = materials.principled("foil", (0.8, 0.79, 0.77), 0.34, metallic=0.35)
    ink = materials.principled("foil ink", (0.05, 0.06, 0.07), 0.5)
    items = [
        rounded_box("cup tray", (0, 0, 6.0), (30, 46, 1.0), 0.45, shell),
        ellipsoid("cup", (0, -6, 3.2), (21, 21, 6.2), shell),
        rounded_box("foil", (0, 0, 6.62), (29.6, 45.6, 0.12), 0.05, foil),
    ]
    label = lettering("label", number, 4.2, ink, TEXT)
    label.matrix_world = Matrix.Translation((0, 6, 6.72))
    items.append(label)
    place(items, Matrix.Translation(at) @ Euler((np.radians(-0.8), 0, np.radians(turn))).to_matrix().to_4x4())
    return items


def picture(product):
    items, (width, height, depth) = build_box(product)
    place(items, Matrix.Translation((-6, 0, 0)) @ Euler((0, 0, np.radians(-16))).to_matrix().to_4x4())
    blister("right", (width * 0.34, -34, 0), 24)
    studio.ground()
    studio.lights()
    studio.camera((4, 6, height * 0.42), 4, 15, width * 1.62, blur=4.0, focus=(-6, -4, height * 0.5))
