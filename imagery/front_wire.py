"""Fronts of metal: rims of wire, bridges, end pieces, pad arms with pads, half rims and rimless mounts."""
import numpy as np
from mathutils import Euler

from outlines import offset
from parts import cylinder, ellipsoid, rounded_box
from solids import even, rounded_profile, spline, sweep


def _at(layout, x, z, depth, side=1):
    p = layout.bend(x, z, depth)
    return np.array([side * p[0], p[1], p[2]])


def lens_depth(layout):
    return 1.2


def outline_angle(layout):
    return np.degrees(np.arctan2(layout.outline[:, 1], layout.outline[:, 0])) % 360


def _rim_path(layout, side, keep=None, out=0.0):
    line = offset(layout.outline, layout.style["wire"][0] * 0.32 + out)
    if keep is not None:
        start, end = keep
        angle = (outline_angle(layout) - start) % 360
        order = np.argsort(angle)
        line = line[order][angle[order] <= (end - start) % 360]
    points = layout.bend(line[:, 0] + layout.eye, line[:, 1], lens_depth(layout) + 0.4)
    return points * np.array([side, 1, 1])


def rims(layout, material, keep=None, size=None, out=0.0):
    """Both rims; `keep` (degrees from, to, counter-clockwise from the temple) leaves a half rim."""
    wide, deep = size or layout.style["wire"]
    profile = rounded_profile(wide, deep, min(wide, deep) * 0.42)
    items = []
    for side in (-1, 1):
        path = _rim_path(layout, side, keep, out)
        if keep is not None:
            path = even(path, 140)
        items.append(sweep("rim", path, profile, material, up=(0, 1, 0), closed=keep is None))
    return items


def _edge_x(layout, z, nasal):
    """Where the lens ends at height z, from the nose line."""
    line = layout.outline
    near = line[np.argsort(np.abs(line[:, 1] - z))[:24], 0]
    return layout.eye + (near.min() if nasal else near.max())


def bridge(layout, material):
    """A saddle of wire from rim to rim, and a second bar above for a double bridge."""
    items = []
    wide = layout.style["wire"][0]
    z = layout.height * 0.14
    x = _edge_x(layout, z, True) - wide * 0.2
    rise, depth = 2.6, lens_depth(layout) + 0.4
    points = [_at(layout, x, z, depth, -1), _at(layout, x * 0.66, z + rise * 0.72, depth - 0.5, -1),
              _at(layout, 0, z + rise, depth - 0.8), _at(layout, x * 0.66, z + rise * 0.72, depth - 0.5),
              _at(layout, x, z, depth)]
    items.append(sweep("bridge", spline(points, 60), rounded_profile(wide * 1.15, wide * 1.35, wide * 0.5), material, up=(0, 1, 0)))
    if layout.style["double_bridge"]:
        z = layout.height * 0.5 - 3.2
        x = _edge_x(layout, z, True) + 0.6
        points = [_at(layout, x, z + 0.4, depth, -1), _at(layout, x * 0.5, z + 1.1, depth - 0.4, -1), _at(layout, 0, z + 1.3, depth - 0.5),
                  _at(layout, x * 0.5, z + 1.1, depth - 0.4), _at(layout, x, z + 0.4, depth)]
        items.append(sweep("bar", spline(points, 60), rounded_profile(wide * 1.2, wide * 1.1, wide * 0.45), material, up=(0, 1, 0)))
    return items


def end_pieces(layout, material, drilled=False):
    """From the rim outward and round to the hinge, with the block that closes the rim by a screw."""
    items = []
    z = layout.hinge_z
    for side in (-1, 1):
        x = _edge_x(layout, z, False)
        d = lens_depth(layout) - (0.9 if drilled else 0.3)
        inner = x - 4.2 if drilled else x + 0.1
        points = [_at(layout, inner, z, d, side), _at(layout, (x + layout.half) / 2, z + 0.2, d + 0.1, side),
                  _at(layout, layout.half - 1.7, z + 0.2, d + 0.7, side)]
        corner = _at(layout, layout.half - 0.75, z + 0.2, d, side)
        points += [corner + np.array([0, 1.9, 0]), corner + np.array([0, 4.6, 0])]
        items.append(sweep("end piece", even(spline(points, 60), 50), rounded_profile(1.3, 2.9, 0.5), material))
        if drilled:
            items += _screw(layout, inner + 0.2, z, side, material)
        else:
            block = _at(layout, x + 1.2, z, lens_depth(layout) + 2.0, side)
            items.append(rounded_box("block", block, (1.9, 2.4, 4.2), 0.4, material))
            items.append(cylinder("block screw", block + np.array([0, 0, -2.1]), (0, 0, 1), 0.75, 0.7, material))
    return items


def _screw(layout, x, z, side, material):
    """A rimless mount: head in front, thread through the lens, nut and washer behind."""
    back = layout.bend(x, z, 1.0) - layout.bend(x, z, 0.0)
    direction = back * np.array([side, 1, 1])
    return [
        cylinder("screw head", _at(layout, x, z, lens_depth(layout) - 1.1, side), direction, 0.95, 0.8, material),
        cylinder("screw", _at(layout, x, z, lens_depth(layout) + 1.2, side), direction, 0.5, 4.2, material, edge=0.05),
        cylinder("nut", _at(layout, x, z, lens_depth(layout) + 2.9, side), direction, 1.15, 1.1, material, segments=6),
    ]


def rimless_bridge(layout, material):
    items = bridge(layout, material)
    z = layout.height * 0.14
    x = _edge_x(layout, z, True) + 3.0
    for side in (-1, 1):
        d = lens_depth(layout) - 0.9
        points = [_at(layout, x - 4.0, z + 0.1, d + 1.0, side), _at(layout, x - 2.6, z + 0.1, d, side), _at(layout, x + 0.4, z, d, side)]
        items.append(sweep("mount", spline(points, 24), rounded_profile(1.0, 2.0, 0.4), material))
        items += _screw(layout, x, z, side, material)
    return items


def pads(layout, metal, silicone):
    """Pad arms in their gooseneck bend, pad boxes and soft pads, turned to the flanks of a nose."""
    items = []
    for side in (-1, 1):
        z_arm, z_pad = layout.height * 0.03, -layout.height * 0.07 - 1.5
        x_rim = _edge_x(layout, z_arm, True)
        start = _at(layout, x_rim + 0.1, z_arm, lens_depth(layout) + 1.2, side)
        centre = _at(layout, max(layout.bridge / 2 - 1.9, 5.5), z_pad, 8.6, side)
        outward = np.array([side, 0, 0])
        points = [start, start + np.array([side * -0.9, 1.9, 1.3]), start + np.array([side * 0.2, 4.4, 1.0]),
                  centre + outward * 2.9 + np.array([0, 0.6, 2.4]), centre + outward * 1.5]
        items.append(sweep("pad arm", spline(points, 60), rounded_profile(0.95, 0.95, 0.45, 5), metal, up=(0.3, 0.2, 1)))
        turn = Euler((np.radians(-8), np.radians(side * 17), np.radians(side * 24)), "XYZ").to_matrix().to_4x4()
        items.append(ellipsoid("pad", centre, (2.3, 7.2, 13.4), silicone, turn, power=2.5))
        items.append(cylinder("pad box", centre + outward * 1.25, outward, 1.5, 1.0, metal, edge=0.3))
    return items


def thread(layout, material, keep):
    """The nylon thread that holds the lens of a half rim, seated in the groove of its edge."""
    items = []
    for side in (-1, 1):
        path = even(_rim_path(layout, side, keep, -layout.style["wire"][0] * 0.32 - 0.05), 140)
        items.append(sweep("thread", path, rounded_profile(0.5, 0.5, 0.24, 4), material, up=(0, 1, 0)))
    return items
