"""Scenes for the pages: the moment of coming into focus, service, design, home visit."""
import bpy
import numpy as np
from mathutils import Euler, Matrix

import materials
import studio
from containers import screw, screwdriver, spare_pad, tin
from frame import Frame
from parts import place
from soft_goods import FELT_GREY, cloth, hard_case
from workshop import blank, card, chart, landolt, pliers, put, ruler, trial_lens

PANTO = {
    "shape": "panto", "rim": "full", "material": "acetate", "colour": "tortoise", "colourCode": "C02",
    "lensWidth": 48, "lensHeight": 42, "bridge": 21, "temple": 145, "totalWidth": 131, "forWhom": "adults",
}
ROUND = {**PANTO, "shape": "round", "material": "titanium", "colour": "gold", "colourCode": "T3", "lensWidth": 47,
         "lensHeight": 43, "totalWidth": 130}


def _frame(facts, handle, at, turn=0.0, pose="open"):
    frame = Frame(facts, handle)
    eye = frame.pose(pose)
    put(frame.front + frame.temples[-1] + frame.temples[1], at, turn)
    return frame, eye


def _home_hero():
    """The chart across the room is a blur; through the lenses it is sharp."""
    _, eye = _frame(PANTO, "maison-orvanne-lisiere", (0, 0, 0))
    put(chart(640, 470), (66, 420, 0), 0)
    # Far out of focus, the chart needs more light paths than anything else.
    bpy.context.scene.cycles.samples *= 3
    studio.camera((4, 0, eye + 17), -9, 7, 226, distance=620, blur=24, focus=(0, 2, eye))
    # What the eye sees through the glass: the same chart, small and sharp, set behind each lens.
    for side in (-1, 1):
        _sharp_view(side * 34.5, eye, side)
    return True


def _sharp_view(x, eye, side):
    """A disc just behind a lens that carries a sharp piece of the chart."""
    ink = materials.principled("seen ink", (0.03, 0.03, 0.035), 0.7)
    for number, (dx, dz, size, gap) in enumerate(((-8, 6, 9, 45), (5, 6, 9, 180), (-9, -5, 6, 270), (-1, -5, 6, 0), (7, -5, 6, 90))):
        ring = landolt(size, gap + side * 45, (0, 0), ink)
        ring.matrix_world = Matrix.Translation((x + dx, 9 + 0.01 * number, eye + dz)) @ Euler((0, 0, 0)).to_matrix().to_4x4()


def _service():
    """A frame on the bench while a screw is set: screwdriver, screws, pads, cloth."""
    laid = put(cloth(170, FELT_GREY, seed=4), (-30, 62, 0), 20)
    # Smoothed by hand for the work: the frame lies on its waves instead of sinking into them.
    place(laid, Matrix.Scale(0.12, 4, (0, 0, 1)))
    _frame(ROUND, "torvik-fjell", (-8, 6, 2.4), 22)
    put(screwdriver(), (60, -34, 0), 40)
    put(tin(86, 58, 11), (126, 46, 0), -12)
    for at in ((76, -2, 0), (86, -10, 0), (68, -8, 0), (94, -1, 0)):
        screw(at)
    spare_pad((132, 48, 1.6), 0.5)
    spare_pad((120, 40, 1.6), 1.4)
    studio.camera((10, 28, 14), -14, 30, 350, distance=1000, blur=7, focus=(-8, -4, 20))
    return False


def _measuring():
    """The pupil distance is read off the ruler; trial lenses wait beside it."""
    _frame(PANTO, "maison-orvanne-lisiere", (-6, 40, 0), 8)
    put(ruler(), (0, -32, 0), 5)
    for number, (colour, words) in enumerate((("gold", "+ 2.00"), ("silver", "− 1.25"), ("gold", "+ 0.50"))):
        put(trial_lens(colour, words), (86 + number * 31, 44 - number * 27, 0), -24 - number * 9)
    studio.camera((28, 12, 10), -10, 36, 330, distance=1000, blur=7, focus=(0, -10, 12))
    return False


def _blanks():
    """Uncut lenses in three tints, one laid half over another."""
    sun = {"category": 3, "polarised": False, "mirrored": False, "photochromic": False, "lensName": "", "baseCurve": 4}
    put(blank(35, 3.2), (-58, 2, 0))
    put(blank(35, 2.6, {**sun, "lensColour": "brown", "category": 2}), (34, 34, 0))
    put(blank(35, 2.6, {**sun, "lensColour": "green", "category": 2}), (62, -38, 0))
    # Its one edge lies on the ground, its other on the brown one, 50 mm from middle to middle.
    lean = np.radians(8)
    over = blank(35, 2.6, {**sun, "lensColour": "grey", "category": 2})
    place(over, Matrix.Translation((-9, 59, 35 * np.sin(lean))) @ Matrix.Rotation(lean, 4, (-0.5, -0.866, 0)))
    studio.camera((4, 10, 14), -16, 34, 290, distance=1000, blur=6, focus=(10, -4, 8))
    return False


def _tools():
    """Pliers, two screwdrivers, screws and pads, laid out as on the bench."""
    put(pliers(), (-62, 22, 0), 16)
    put(screwdriver(), (26, 34, 0), 78)
    put(screwdriver((0.3, 0.02, 0.02), 66), (52, 30, 0), 84)
    put(tin(78, 52, 11), (104, 14, 0), 8)
    for at in ((96, 14, 1.6), (106, 20, 1.6), (112, 8, 1.6), (20, -42, 0), (32, -46, 0), (44, -40, 0)):
        screw(at)
    for at, turn in (((62, -44, 0), 0.4), ((74, -40, 0), 1.1), ((86, -46, 0), 2.0)):
        spare_pad(at, turn)
    studio.camera((14, -4, 6), -8, 46, 300, distance=1000, blur=6, focus=(0, 0, 8))
    return False


def _home_visit():
    """On the table at home: an open case, frames to try, and the card that says when we come."""
    put(hard_case(), (-78, 66, 0), 14)
    _frame(PANTO, "maison-orvanne-lisiere", (58, 14, 0), -14)
    _frame(ROUND, "torvik-fjell", (-80, -44, 0), 20, "folded")
    put(card("At home, Tuesday 10:40\nWe bring frames, lenses and the chart.", (118, 64)), (84, -66, 0), -10)
    studio.camera((10, 22, 16), -12, 32, 400, distance=1100, blur=8, focus=(20, 0, 18))
    return False


SCENES = {
    "home-hero": _home_hero, "service": _service, "design-measuring": _measuring, "design-blanks": _blanks,
    "design-tools": _tools, "home-visit": _home_visit,
}


def picture(name):
    """Builds a scene; tells whether the whole picture has to be sharp."""
    studio.ground(depth=900.0)
    studio.lights()
    return SCENES[name]()
