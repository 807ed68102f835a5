"""Things of the optician's workshop: the chart, lens blanks, trial lenses, a ruler, a case on a table."""
import numpy as np
from mathutils import Euler, Matrix

import materials
from lens_box import DISPLAY, TEXT
from parts import cylinder, lathe, lettering, place, rounded_box
from solids import mesh_object, rounded_profile, spline, sweep


def put(items, at, turn=0.0):
    place(items, Matrix.Translation(at) @ Euler((0, 0, np.radians(turn))).to_matrix().to_4x4())
    return items


def landolt(size, gap, at, material, y=0.0):
    """A Landolt ring in the x-z plane: stroke and gap are a fifth of its diameter (ISO 8596)."""
    half = np.degrees(np.arcsin(0.5 * size * 0.2 / (size * 0.4)))
    angle = np.radians(np.linspace(gap + half, gap + 360 - half, 120))
    rings = [np.stack([np.cos(angle) * r, np.sin(angle) * r], axis=1) for r in (size / 2, size * 0.3)]
    flat = np.vstack(rings) + np.array(at)
    points = np.stack([flat[:, 0], np.full(len(flat), y), flat[:, 1]], axis=1)
    return mesh_object("ring", points, [(i, i + 1, 121 + i, 120 + i) for i in range(119)], material, smooth=False)


def chart(width, height):
    """An eye chart of Landolt rings, its rows stepping down; stands upright at y = 0."""
    card = materials.principled("chart", (0.88, 0.865, 0.83), 0.6)
    ink = materials.principled("chart ink", (0.012, 0.013, 0.018), 0.6)
    items = [rounded_box("chart", (0, 2, height / 2), (width, 4, height), 1.2, card)]
    random = np.random.default_rng(11)
    top = height * 0.93
    for row, (count, size) in enumerate(((1, 0.235), (2, 0.155), (3, 0.108), (4, 0.078), (5, 0.056), (6, 0.04))):
        size *= height
        for k in range(count):
            x = (k - (count - 1) / 2) * size * 1.72
            items.append(landolt(size, random.integers(0, 8) * 45, (x, top - size / 2), ink, -0.1))
        top -= size * 1.36
    return items


def blank(radius, thick, tint=None):
    """An uncut lens as it comes from the maker: round, domed, its edge ground matt; sizes in mm."""
    face = materials.lens(tint)
    edge = materials.lens_edge(tint)
    curve = 88.0  # base 6
    r = np.linspace(0.05, radius, 30)
    front = [(a, thick + np.sqrt(curve**2 - a**2) - np.sqrt(curve**2 - radius**2)) for a in r]
    back = [(a, np.sqrt(curve**2 - a**2) - np.sqrt(curve**2 - radius**2)) for a in r]
    return [
        lathe("blank front", front[::-1], face, closed=False), lathe("blank back", back, materials.lens(), closed=False),
        lathe("blank edge", [(radius, 0.0), (radius + 0.2, 0.3), (radius + 0.2, thick - 0.3), (radius, thick)], edge, closed=False),
    ]


def trial_lens(colour, words):
    """A lens of the trial case in its metal ring with a flat handle."""
    ring = materials.metal(colour, "satin")
    turn = np.linspace(0, 2 * np.pi, 120, endpoint=False)
    path = np.stack([np.cos(turn) * 18, np.sin(turn) * 18, np.full(120, 1.8)], axis=1)
    glass = lathe("glass", [(17.4, 1.8), (9, 2.4), (0.05, 2.6)], materials.lens(), closed=False)
    handle = rounded_box("handle", (0, -24.5, 1.8), (9, 13, 1.4), 0.5, ring)
    ink = materials.principled("ink", (0.01, 0.01, 0.012), 0.5)
    text = lettering("power", words, 3.1, ink, TEXT)
    text.matrix_world = Matrix.Translation((0, -25, 2.56))
    return [sweep("ring", path, rounded_profile(1.9, 3.2, 0.7), ring, closed=True), glass, handle, text]


def ruler(length=150):
    """A millimetre ruler of steel, as it is laid along the eyes to measure their distance."""
    steel = materials.metal("silver", "satin")
    ink = materials.principled("scale", (0.012, 0.012, 0.014), 0.5)
    items = [rounded_box("ruler", (0, 0, 0.6), (length + 14, 19, 0.9), 0.3, steel)]
    vertices, faces = [], []
    for mm in range(length + 1):
        x, tall = mm - length / 2, 7.5 if mm % 10 == 0 else 5.5 if mm % 5 == 0 else 3.6
        n = len(vertices)
        vertices += [(x - 0.12, -9.2, 1.08), (x + 0.12, -9.2, 1.08), (x + 0.12, -9.2 + tall, 1.08), (x - 0.12, -9.2 + tall, 1.08)]
        faces.append((n, n + 1, n + 2, n + 3))
        if mm % 10 == 0:
            item = lettering("number", str(mm // 10), 4.2, ink, TEXT)
            item.matrix_world = Matrix.Translation((x, 2.4, 1.09))
            items.append(item)
    items.append(mesh_object("marks", vertices, faces, ink, smooth=False))
    return items


def pliers():
    """Flat-nose pliers with dipped handles, lying open."""
    steel = materials.metal("silver", "satin")
    grip = materials.principled("dip", (0.009, 0.055, 0.034), 0.38, coat=0.2)
    items = [cylinder("joint", (0, 0, 6), (0, 0, 1), 7.5, 8, steel, edge=0.8), cylinder("rivet", (0, 0, 10.1), (0, 0, 1), 2.6, 0.8, steel, edge=0.3)]
    for side in (-1, 1):
        jaw = np.array([(side * 2.6, 4, 6), (side * 4.2, 18, 6), (side * 1.9, 42, 6)], float)
        arm = np.array([(-side * 3, -4, 6), (-side * 12, -34, 6), (-side * 15.5, -72, 6), (-side * 12.5, -108, 6)], float)
        items.append(sweep("jaw", spline(jaw, 40), rounded_profile(5.4, 8, 1.2), steel, scale=np.column_stack([np.linspace(1, 0.5, 40), np.linspace(1, 0.55, 40)])))
        items.append(sweep("arm", spline(arm, 80), rounded_profile(6, 7, 2.4), steel))
        items.append(sweep("grip", spline(arm[1:] + np.array([0, -2, 0]), 60), rounded_profile(9, 10, 4.2), grip))
    return items


def card(words, size):
    """A folded note card with a line of type."""
    paper = materials.principled("note", (0.86, 0.84, 0.8), 0.6)
    ink = materials.principled("ink", (0.018, 0.02, 0.026), 0.5)
    items = [rounded_box("note", (0, 0, 0.5), (*size, 0.9), 0.2, paper)]
    for number, line in enumerate(words.split("\n")):
        item = lettering("type", line, 9 if number == 0 else 4, ink, DISPLAY if number == 0 else TEXT, align="LEFT")
        item.matrix_world = Matrix.Translation((-size[0] * 0.42, size[1] * 0.24 - number * 12, 1.0))
        items.append(item)
    return items
