"""Temples with their ear bend, the hinges, the wire core inside clear ones, and the size stamp.

A temple is built open, pointing back (+y) from its hinge at the origin; `side` is 1 for +x.
"""
import numpy as np
from mathutils import Euler, Matrix

from parts import cylinder, lettering, rounded_box
from solids import even, rounded_profile, spline, sweep


def centre_line(length, drop, side, straight=False, lean=4.0):
    """The line of a temple, in mm: straight to the ear, then down around it and slightly inward."""
    bend = length - 42.0
    fall = 8.0 if straight else drop
    bow = 0.3 if straight else 1.2
    points = [
        (0, 0, 0), (bow * 0.75, bend * 0.3, 0), (bow, bend * 0.62, 0), (0.4, bend * 0.9, -0.8 if straight else -0.2),
        (-0.6, bend + 8, -2.6 if straight else -4.2),
        (-2.2, bend + 22, -fall * (0.58 if straight else 0.46)), (-lean, bend + (40 if straight else 35), -fall),
    ]
    return even(spline([(side * x, y, z) for x, y, z in points], 160), 130)


# Heights of a temple in mm at these shares of its length; the first two follow from the front's end piece.
STATIONS = [0, 0.12, 0.45, 0.7, 0.93, 0.97, 0.99, 1]
HEIGHTS = {
    "plastic": [5.2, 4.9, 6.6, 6.0, 5.0, 3.6],
    "straight": [6.4, 5.6, 6.2, 5.8, 4.9, 3.6],
    "sport": [6.6, 6.2, 6.0, 5.4, 4.4, 3.0],
    "slab": [11.0, 8.4, 7.0, 6.4, 5.4, 4.0],
}


def plastic_temple(layout, side, material, kind, accent, core=None):
    """Acetate, nylon, horn or wood: high at the hinge, slim in the middle, a paddle at the tip."""
    sport = kind == "sport"
    line = centre_line(layout.facts["temple"], 14 if sport else 30, side, kind != "plastic")
    t = np.linspace(0, 1, len(line))
    start = layout.end_half * 2
    high = np.interp(t, STATIONS, [start, start * 0.93, *HEIGHTS[kind]])
    first = layout.end_thickness if layout.moulded else 4.0
    thick = np.interp(t, [0, 0.15, 0.7, 1], [first, 3.5, 3.1, 3.0] if not sport else [first, 3.6, 3.8, 3.6])
    scale = np.stack([thick / 4, high / 8], axis=1)
    items = [sweep("temple", line, rounded_profile(4, 8, 0.5 if kind == "slab" else 1.25, 8), material, scale=scale)]
    if core:
        inside = line[4 : int(len(line) * 0.93)]
        taper = np.stack([np.ones(len(inside)), np.linspace(1, 0.45, len(inside))], axis=1)
        items.append(sweep("core", inside, rounded_profile(1.2, 2.4, 0.5), core, scale=taper))
    if sport:
        rubber = line[int(len(line) * 0.62) :]
        grip = scale[int(len(line) * 0.62) :] * 1.07
        items.append(sweep("grip", rubber, rounded_profile(4, 8, 1.5, 8), accent, scale=grip))
    return items


def metal_temple(layout, side, material, tip):
    """A slim flat bar that ends in a sleeve of acetate."""
    line = centre_line(layout.facts["temple"], 31, side)
    t = np.linspace(0, 1, len(line))
    last = int(len(line) * 0.97)
    scale = np.stack([np.interp(t, [0, 0.3, 1], [1, 0.9, 0.8]), np.interp(t, [0, 0.1, 0.6, 1], [1, 0.86, 0.62, 0.5])], axis=1)
    wire = layout.style["finish"] == "brushed"
    profile = rounded_profile(1.05, 2.4, 0.5) if wire else rounded_profile(1.15, 3.5, 0.5)
    items = [sweep("temple", line[:last], profile, material, scale=scale[:last])]
    first = int(len(line) * 0.62)
    s = t[first:]
    sleeve = np.stack([
        np.interp(s, [0.62, 0.66, 0.8, 1], [0.62, 0.72, 0.95, 0.9]),
        np.interp(s, [0.62, 0.66, 0.8, 0.94, 0.98, 1], [0.5, 0.58, 0.75, 1.0, 0.9, 0.6]),
    ], axis=1)
    items.append(sweep("tip", line[first:], rounded_profile(3.1, 5.8, 1.1, 8), tip, scale=sleeve))
    return items


def stamp(layout, side, ink, length):
    """Size and colour as makers print them inside the temple: lens width, box, bridge, length."""
    f = layout.facts
    text = f"{f['lensWidth']:g} □ {f['bridge']:g}  {f['temple']:g}   {f['colourCode']}"
    item = lettering("stamp", text, 2.5, ink, depth=0.01)
    # Reads from the inside: its face looks to the nose, its line runs with the temple.
    turn = Matrix(((0, 0, -side, 0), (-side, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1)))
    item.matrix_world = Matrix.Translation((-side * 0.92, length * 0.34, -0.2)) @ turn
    return item


def hinge_front(side, metal, size):
    """The leaves of the hinge that belong to the front, three barrels; a large one has a plate they stand on."""
    radius, tall = (0.8, 0.8) if size == "small" else (1.25, 1.15)
    items = [cylinder("barrel", (-side * 2.2, 0.6, k * tall), (0, 0, 1), radius, tall * 0.94, metal, edge=0.1) for k in (-2, 0, 2)]
    if size == "large":
        items.append(rounded_box("plate", (-side * 4.6, -0.4, 0), (5.4, 0.9, tall * 5), 0.25, metal))
    items.append(cylinder("hinge screw", (-side * 2.2, 0.6, tall * 2.6), (0, 0, 1), radius * 0.72, 0.5, metal))
    return items


def hinge_temple(side, metal, size):
    """The leaves that turn with the temple, two barrels; a large one has a plate."""
    radius, tall = (0.8, 0.8) if size == "small" else (1.25, 1.15)
    items = [cylinder("barrel", (-side * 2.2, 0.6, k * tall), (0, 0, 1), radius, tall * 0.94, metal, edge=0.1) for k in (-1, 1)]
    if size == "large":
        items.append(rounded_box("plate", (-side * 2.0, 4.2, 0), (0.9, 6.4, tall * 3), 0.25, metal))
    return items


def rivets(layout, side, metal):
    """Two small heads in a slanted pair, or one larger bolt, on the end piece, flush with its face."""
    items = []
    bolt = layout.style["rivets"] == "bolt"
    pair = [(layout.half - 5.75, 0.5), (layout.half - 3.45, -0.5)]
    for x, dz in [(layout.edge + 2.6, 0.0)] if bolt else pair:
        z = layout.hinge_z + dz
        face, behind = layout.bend(x, z, -0.06), layout.bend(x, z, 1.0)
        way = (behind - face) * np.array([side, 1, 1])
        items.append(cylinder("rivet", face * np.array([side, 1, 1]), way, 1.5 if bolt else 0.8, 0.4, metal, edge=0.14))
    return items


def hinged(pin, side, angle, tilt):
    """Turns a temple about the pin of its hinge: `angle` closes it, `tilt` lets it point down."""
    about = Matrix.Translation((-side * 2.2, 0.6, 0))
    fold = about @ Euler((0, 0, side * np.radians(angle))).to_matrix().to_4x4() @ about.inverted()
    drop = Euler((-np.radians(tilt), 0, 0)).to_matrix().to_4x4()
    return Matrix.Translation(pin) @ drop @ fold
