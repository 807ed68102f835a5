"""What is seen through the window and the door of the store: frames on display, and the room behind them."""
import numpy as np
from mathutils import Euler, Matrix

import materials
from frame import Frame
from joinery import block
from parts import place
from solids import rounded_profile, sweep

SCALE = 0.24  # larger than one to ten, so that they can be told apart
FULL = {"rim": "full", "material": "acetate", "temple": 145, "forWhom": "adults", "colourCode": ""}
# Handle, where it stands in the window from its left side (0 to 1), how high, how it is turned, and what it is.
FRAMES = (
    ("maison-orvanne-lisiere", 0.18, 14, 16, {
        **FULL, "shape": "panto", "colour": "tortoise", "lensWidth": 48, "lensHeight": 42, "bridge": 21, "totalWidth": 131}),
    ("filou-puce-biscuit", 0.395, 30, 7, {
        **FULL, "shape": "round", "colour": "blue", "lensWidth": 47, "lensHeight": 43, "bridge": 21, "totalWidth": 130}),
    ("officina-selvana-piazza", 0.61, 8, -5, {
        **FULL, "shape": "square", "colour": "black", "lensWidth": 51, "lensHeight": 40, "bridge": 19, "totalWidth": 140}),
    ("maison-orvanne-pivoine", 0.82, 21, -14, {
        **FULL, "shape": "oval", "colour": "honey", "lensWidth": 50, "lensHeight": 36, "bridge": 18, "totalWidth": 134}),
)


def _glowing(name, colour, strength, base):
    """What the lamps of the room would light glows by itself instead, which gives no grain."""
    n = materials.Nodes(name)
    shader = n.add("BsdfPrincipled", Base_Color=(*(c * base for c in colour), 1), Roughness=0.9, Emission=(*colour, 1))
    shader.inputs["Emission Strength"].default_value = strength
    material = n.surface(shader.outputs["BSDF"])
    material.cycles.sample_as_light = False
    return material


def display(x, y, floor):
    """A low table behind the glass, before a linen screen, and on it a few frames, each on its block."""
    oak = materials.principled("oak", (0.36, 0.225, 0.125), 0.5)
    linen = _glowing("linen", (0.66, 0.54, 0.39), 0.2, 0.62)
    items = [block((x[0] + 1, x[1] - 1), y, (floor - 3, floor + 4), oak), block((x[0] + 1, x[1] - 1), (y[1] - 1, y[1] + 2), (floor + 4, floor + 74), linen)]
    for handle, share, rise, turn, facts in FRAMES:
        at = x[0] + share * (x[1] - x[0])
        plinth = block((-18, 18), (-7, 36), (-rise, 0), oak, 0.6)
        frame = Frame(facts, handle)
        frame.pose("open")
        built = frame.front + frame.temples[-1] + frame.temples[1]
        place(built, Matrix.Scale(SCALE, 4))
        place([plinth, *built], Matrix.Translation((at, y[0] + 12, floor + 4 + rise)) @ Euler((0, 0, np.radians(turn))).to_matrix().to_4x4())
        items += [plinth, *built]
    return items


def _small_pair(material):
    """Spectacles as they are seen across a room: two rings and a bridge, in one mesh."""
    bar = rounded_profile(1.0, 1.0, 0.4)
    turn = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    rings = [
        sweep("ring", np.stack([side * 5.2 + np.cos(turn) * 4.2, turn * 0, np.sin(turn) * 3.8], axis=1), bar, material, up=(0, 1, 0), closed=True)
        for side in (-1, 1)
    ]
    bridge = sweep("bridge", [(-1.2, 0, 0.8), (0, 0, 1.3), (1.2, 0, 0.8)], bar, material, up=(0, 1, 0))
    return [*rings, bridge]


def room(x, y, ceiling):
    """Floor, walls, a ceiling, and on the far wall shelves with frames."""
    walls = _glowing("room", (0.6, 0.44, 0.28), 0.16, 0.35)
    floor = materials.principled("floor", (0.3, 0.19, 0.11), 0.45)
    shelf = _glowing("shelf", (0.62, 0.46, 0.3), 0.3, 0.35)
    items = [
        block(x, y, (-1, 4), floor), block(x, (y[1], y[1] + 4), (0, ceiling + 10), walls), block(x, y, (ceiling + 6, ceiling + 10), walls),
        *(block((side, side + 4), y, (0, ceiling + 10), walls) for side in (x[0], x[1] - 4)),
    ]
    dark = materials.principled("dark frame", (0.02, 0.012, 0.008), 0.35)
    for row, height in enumerate((64, 92, 120, 148, 176)):
        items.append(block((x[0] + 8, x[1] - 8), (y[1] - 14, y[1]), (height, height + 2), shelf, 0.3))
        for at in np.arange(x[0] + 26, x[1] - 20, 26):
            pair = _small_pair(dark)
            place(pair, Matrix.Translation((at, y[1] - 8, height + 6.3)))
            items += pair
    return items
