"""What the front of a store is put together from: solids between two corners, surrounds, panes."""
import numpy as np

from parts import rounded_box
from solids import mesh_object


def block(x, y, z, material, edge=0.5):
    """A solid that reaches from one number to another along each axis."""
    low, high = np.array([x, y, z], float).T
    return rounded_box("block", tuple((low + high) / 2), tuple(high - low), edge, material, segments=2)


def surround(x, z, width, y, material, edge=0.4):
    """Four bars around an opening, inside of it: posts from its bottom to its top, rails between them."""
    (left, right), (low, high) = x, z
    rails = [(low, low + width), (high - width, high)]
    return [
        *(block(post, y, z, material, edge) for post in ((left, left + width), (right - width, right))),
        *(block((left + width, right - width), y, rail, material, edge) for rail in rails),
    ]


def pane(x, z, y, material):
    """A sheet without thickness, upright, facing the street."""
    (left, right), (low, high) = x, z
    corners = [(left, y, low), (right, y, low), (right, y, high), (left, y, high)]
    return mesh_object("pane", corners, [(0, 1, 2, 3)], material, smooth=False)


def wall(outline, y, material):
    """A wall whose face has this outline in x and z, from one depth to another."""
    count = len(outline)
    vertices = [(x, depth, z) for depth in y for x, z in outline]
    sides = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    faces = [tuple(range(count))[::-1], tuple(range(count, 2 * count)), *sides]
    return mesh_object("house", vertices, faces, material, smooth=False)
