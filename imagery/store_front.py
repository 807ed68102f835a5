"""The front of a small optician's store, built at one to ten: window, door, a sign that is left blank.

Millimetres of the model. Its face is the plane y = 0, the street lies before it at negative y.
"""
import numpy as np
from mathutils import Euler, Matrix

import materials
import studio
from joinery import block, pane, surround, wall
from parts import cylinder, place
from store_window import display, room
from solids import rounded_profile, spline, sweep
from street_plant import tub

HALF = 155  # of the wooden front
WINDOW = (-139, 40)
DOOR = (52, 139)
SILL, LINTEL = 50, 228
TURN = -20  # degrees; towards the light


def _joinery(paint):
    """Posts, the board of the sign, cornice, and the panels below the window."""
    items = []
    for low, high in ((-HALF, WINDOW[0]), (DOOR[1], HALF)):
        items.append(block((low, high), (-5, 20), (0, LINTEL), paint))
        items.append(block((low - 2, high + 2), (-8, 20), (0, 24), paint, 0.9))
        items.append(block((low - 2, high + 2), (-7.5, 20), (LINTEL - 8, LINTEL), paint, 0.9))
        items += surround((low + 3.5, high - 3.5), (32, LINTEL - 16), 1.2, (-6, -4), paint)
    items.append(block((WINDOW[1], DOOR[0]), (-4, 20), (0, LINTEL), paint))
    items.append(block((-HALF, HALF), (-4, 22), (LINTEL, 264), paint))
    for low, high, reach in ((264, 267, 7), (267, 271, 10), (271, 273.5, 13)):
        items.append(block((-HALF - reach + 5, HALF + reach - 5), (-reach, 24), (low, high), paint, 0.8))
    items.append(block(WINDOW, (0, 20), (0, SILL), paint))
    wide = (WINDOW[1] - WINDOW[0]) / 3
    for number in range(3):
        left = WINDOW[0] + number * wide
        items.append(block((left + 5, left + wide - 5), (-2.2, 1), (16, SILL - 8), paint, 1.8))
        items += surround((left + 3.5, left + wide - 3.5), (14.5, SILL - 6.5), 1.3, (-1.6, 1), paint)
    items.append(block((WINDOW[0] - 2, WINDOW[1] + 2), (-8, 24), (SILL, SILL + 4), paint, 1.2))
    return items


def _sign(paint, brass):
    """The board for a name, blank, and on it the sign that every optician may hang out: a pair of spectacles."""
    low, high = LINTEL + 5, 260
    items = [block((-HALF + 9, HALF - 9), (-6.5, -3), (low, high), paint, 0.9)]
    items += surround((-HALF + 11.5, HALF - 11.5), (low + 2.5, high - 2.5), 0.7, (-7, -6), brass, 0.2)
    middle, radius, apart, out = (low + high) / 2, 7.2, 9.6, -8.2
    bar = rounded_profile(1.5, 1.5, 0.7)
    turn = np.linspace(0, 2 * np.pi, 96, endpoint=False)

    def line(points):
        path = spline([(x, out, middle + z) for x, z in points], 24)
        return sweep("arm", path, bar, brass, up=(0, 1, 0))

    for side in (-1, 1):
        ring = np.stack([side * apart + np.cos(turn) * radius, np.full(96, out), middle + np.sin(turn) * radius], axis=1)
        items.append(sweep("ring", ring, bar, brass, up=(0, 1, 0), closed=True))
        end = side * (apart + radius)
        items.append(line([(end - side * 0.2, 1.6), (end + side * 2.6, 2.2), (end + side * 5, 1.6), (end + side * 6.6, -0.6)]))
        items.append(cylinder("pin", (side * apart, out + 1, middle + radius), (0, 1, 0), 0.5, 2.4, brass))
    items.append(line([(-2.6, 1.2), (-1.2, 2.7), (1.2, 2.7), (2.6, 1.2)]))
    return items


def _window(paint, glass):
    items = surround(WINDOW, (SILL + 4, LINTEL), 5, (2, 12), paint, 0.8)
    left, right = WINDOW[0] + 5, WINDOW[1] - 5
    items.append(block((left, right), (2.5, 11), (188, 192), paint, 0.8))
    for number in (1, 2):
        at = left + (right - left) * number / 3
        items.append(block((at - 1.2, at + 1.2), (3, 10), (192, LINTEL - 5), paint))
    items.append(pane((left, right), (SILL + 9, LINTEL - 5), 6.5, glass))
    return items


def _door(paint, brass, glass):
    (left, right), head = DOOR, 201
    items = surround(DOOR, (3, LINTEL), 4, (3, 18), paint, 0.7)
    items.append(block((left + 4, right - 4), (4, 17), (head - 5, head), paint, 0.7))
    items.append(pane((left + 4, right - 4), (head, LINTEL - 4), 10, glass))
    leaf = (left + 4.6, right - 4.6)
    items += surround(leaf, (7.4, head - 5.6), 10, (8, 14), paint, 0.6)
    inside = (leaf[0] + 10, leaf[1] - 10)
    items.append(block(inside, (8, 14), (64, 74), paint, 0.6))
    items.append(block(inside, (10.5, 13), (17, 64.4), paint))
    items.append(block((inside[0] + 5, inside[1] - 5), (9, 12), (23, 58), paint, 1.4))
    items.append(pane(inside, (74, head - 15), 11, glass))
    items.append(block((inside[0] + 15, inside[1] - 15), (7, 8.6), (66.6, 71.4), brass, 0.4))
    at = leaf[0] + 5
    items.append(cylinder("pull", (at, 1.6, 104), (0, 0, 1), 1.1, 34, brass, edge=0.5))
    for z in (92, 116):
        items.append(cylinder("stay", (at, 5, z), (0, 1, 0), 0.8, 7, brass))
    return items


def picture():
    """Builds the store; its shadow runs out of the picture, so all of that has to be sharp."""
    studio.ground(depth=900.0)
    studio.lights()
    paint = materials.principled("paint", (0.0075, 0.047, 0.031), 0.36, coat=0.25)
    brass = materials.metal("gold", "satin")
    plaster = materials.principled("plaster", (0.5, 0.45, 0.375), 0.9)
    stone = materials.principled("stone", (0.36, 0.335, 0.295), 0.85)
    glass = materials.lens()
    outside = [(-178, 0), (-178, 306), (178, 306), (178, 0), (HALF, 0), (HALF, 266), (-HALF, 266), (-HALF, 0)]
    items = [
        wall(outside, (2, 26), plaster), block((-181, 181), (-1.5, 29), (306, 311), stone, 1.0),
        block((DOOR[0] - 7, DOOR[1] + 7), (-30, 20), (0, 5), stone, 0.9),
        *_joinery(paint), *_sign(paint, brass), *_window(paint, glass), *_door(paint, brass, glass),
        *room((-HALF, HALF), (22, 172), LINTEL), *display(WINDOW, (12, 68), SILL + 4), *tub((-161, -31, 0), 15.5),
    ]
    place(items, Matrix.Translation((0, 40, 0)) @ Euler((0, 0, np.radians(TURN))).to_matrix().to_4x4())
    studio.camera((0, 30, 150), -13, 6, 520, distance=1700, blur=4, focus=(0, 30, 130))
    studio.centre()
    return True
