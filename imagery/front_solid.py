"""Fronts cut from a sheet: acetate, nylon, horn, wood, and (thin) folded steel.

The front is a distance field: rings around the lenses, bridge and end pieces grown together, cut to
thickness with rounded or bevelled edges, the lenses taken out, nose rests added behind. What is moulded
(nylon) turns its ends back to the temples; what is cut keeps them in the sheet.
"""
import numpy as np

from outlines import lens_outline, offset, shield_outline
from solids import Plane, even, mesh_object, polygon_distance, rounded_profile, smooth_min, spline, surface_net, sweep

STEP = 0.34
TURNED = 2.6  # slope, depth over width, with which a moulded end meets its temple


class Bend:
    """Flat front to worn front. x and z stay true, so every width stays as measured."""

    def __init__(self, wrap, bow, corner=np.inf, end=np.inf):
        """Radii in mm from side to side and from brow to cheek. From `corner` to `end` (mm) the ends turn back."""
        self.wrap, self.bow, self.corner = wrap, bow, corner
        self.turn = (TURNED - end / wrap) / (2 * (end - corner)) if np.isfinite(corner) else 0.0

    def back(self, x, z):
        """Towards the wearer, square to the front."""
        past = np.maximum(np.abs(x) - self.corner, 0) * np.sign(x)
        way = np.stack([-x / self.wrap - 2 * self.turn * past, np.ones_like(x), -z / self.bow], axis=-1)
        return way / np.linalg.norm(way, axis=-1, keepdims=True)

    def __call__(self, x, z, depth):
        """`depth` counts from the front face towards the wearer."""
        x, z, depth = np.broadcast_arrays(*(np.asarray(v, float) for v in (x, z, depth)))
        past = np.maximum(np.abs(x) - self.corner, 0)
        base = np.stack([x, x**2 / (2 * self.wrap) + z**2 / (2 * self.bow) + self.turn * past**2, z], axis=-1)
        return base + self.back(x, z) * depth[..., None]


class Layout:
    """Where things sit on the front, from the facts. The eye line is z = 0, the nose x = 0."""

    def __init__(self, facts, style):
        self.facts, self.style = facts, style
        self.width, self.height = facts["lensWidth"], facts["lensHeight"]
        self.bridge, self.half = facts["bridge"], facts["totalWidth"] / 2
        self.eye = self.bridge / 2 + self.width / 2
        self.edge = self.bridge / 2 + self.width
        self.moulded = facts["material"] == "nylon"
        self.bend = Bend(style["wrap"], style["bow"], *((self.edge, self.half) if self.moulded else ()))
        self.shield = facts["shape"] == "shield"
        rimless, half = facts["rim"] == "rimless", facts["rim"] == "half" or style["front"] == "brow"
        self.part = "ends" if rimless else "brow" if half else "full"
        share = {"wayfarer": 0.37, "cat-eye": 0.36, "square": 0.27, "rectangle": 0.24, "pilot": 0.25}
        self.hinge_z = self.height * share.get(facts["shape"], 0.17)
        self.thickness = style["thickness"]
        self.solid_end = style["front"] in ("solid", "brow")
        self.end_thickness = max(self.thickness, 4.6) if self.solid_end else self.thickness
        self.end_half = style["end_half"] or (min(4.2, self.height * 0.12) if self.solid_end else 1.7)
        if self.shield:
            self.outline = shield_outline(style["outline"], self.edge * 2, self.height)
            self.hinge_z = self.outline[self.outline[:, 0].argmax(), 1]  # temples grow where the lens is widest
        else:
            self.outline = lens_outline(style["outline"], self.width, self.height)


def _round_both(a, b, radius):
    """Intersection of two distances with a rounded edge."""
    u, v = np.maximum(radius + a, 0), np.maximum(radius + b, 0)
    return np.minimum(-radius, np.maximum(a, b)) + np.hypot(u, v)


def _box(x, z, cx, cz, hx, hz, radius):
    qx, qz = np.abs(x - cx) - hx + radius, np.abs(z - cz) - hz + radius
    return np.hypot(np.maximum(qx, 0), np.maximum(qz, 0)) + np.minimum(np.maximum(qx, qz), 0) - radius


def _step(value):
    """From 0 to 1, level at both."""
    t = np.clip(value, 0, 1)
    return t * t * (3 - 2 * t)


def _rim_width(layout, x, z):
    """Rims are heavier at the brow and finer below, as a milled sheet is; a part of a rim runs out to nothing."""
    style = layout.style
    if style["front"] == "plate":
        return np.full_like(x, style["rim"])
    angle = np.arctan2(z, x - layout.eye)
    rim = style["rim"] * (1 + 0.2 * np.sin(angle) + 0.05 * np.cos(angle))
    rim = rim + style["flare"] * np.maximum(np.cos(angle - np.radians(38)), 0) ** 6
    if layout.part == "full":
        return rim
    above = z - layout.hinge_z
    if layout.part == "brow":
        kept = _step((above + layout.end_half * 1.6) / (layout.height * 0.22))
    else:
        kept = _step((x - layout.edge + 9) / 8) * _step(1.7 - np.abs(above) / layout.end_half)
    return (rim + 1.2) * kept - 1.2


def silhouette(layout):
    """Distances in the plane: to the whole front (lens openings filled), and to the lens."""
    style = layout.style
    low = (-2.0, -layout.height / 2 - 9)
    high = (layout.half + 4, layout.height / 2 + 9)
    centre = 0.0 if layout.shield else layout.eye
    shifted = layout.outline[::2] + np.array([centre, 0])

    def lens_field(p):
        return polygon_distance(p, shifted)

    lens = Plane(low, high, 0.3, lens_field)

    def whole_field(p):
        x, z = np.abs(p[:, 0]), p[:, 1]
        reach = lens(x, z)
        ring = reach - _rim_width(layout, x, z)
        if not layout.shield:
            ring = _add_bridge(layout, ring, x, z)
        reach_in = layout.eye + layout.width * 0.32
        end_half = (layout.half - reach_in) / 2
        taper = layout.end_half * (1 + 0.16 * np.clip((layout.half - x) / (2 * end_half), 0, 1))
        end = _box(x, z, reach_in + end_half, layout.hinge_z, end_half, taper, min(1.2, layout.end_half * 0.6))
        return smooth_min(ring, end, 5.0 if layout.solid_end else 2.2)

    return Plane(low, high, 0.3, whole_field), lens


def _add_bridge(layout, ring, x, z):
    style = layout.style
    plate = style["front"] == "plate"
    centre = layout.height * (0.2 if plate else 0.19) - style["bridge_drop"]
    half = 0.75 if plate else max(3.3, layout.height * 0.1)
    arch = z + x**2 / (layout.bridge * 1.5)
    bar = _box(x, arch, 0, centre, layout.bridge / 2 + 1.5, half, min(0.9, half * 0.5))
    if style["bridge_rise"]:
        rise = style["bridge_rise"] / 2
        bar = np.minimum(bar, _box(x, z, 0, centre + rise, layout.bridge / 2 + 1.5, half + rise, 0.9))
    ring = smooth_min(ring, bar, 2.0 if plate else 4.2)
    if style["bridge"] == "keyhole":
        hole = np.hypot(x, (z - centre + half + 1.2) * 0.85) - 4.3
        ring = -smooth_min(-ring, hole, 1.2)
    return ring


def solid_field(layout, whole, lens):
    """The front in space."""
    style, thick = layout.style, layout.thickness
    edge = min(1.0, thick * 0.32)

    def field(x, z, depth):
        ax = np.abs(x)
        plan, opening = whole(ax, z), lens(ax, z)
        grow = np.clip((ax - layout.eye - layout.width * 0.3) / (layout.half - layout.eye - layout.width * 0.3), 0, 1)
        body_thick = thick + (layout.end_thickness - thick) * grow**2
        slab = np.abs(depth - body_thick / 2) - body_thick / 2
        solid = _round_both(plan, slab, edge)
        if style["chamfer"]:
            solid = np.maximum(solid, (plan - depth + style["chamfer"]) * 0.7071)
        if layout.solid_end and not layout.shield and layout.part == "full":
            solid = smooth_min(solid, np.maximum(_nose_rest(layout, ax, z, depth), -opening - 1.2), 2.4)
        return _round_both(solid, -(opening + 0.55), min(0.5, thick * 0.3))

    return field


def _nose_rest(layout, x, z, depth):
    """Distance, near enough, to the rest that is glued behind an acetate rim and filed to the nose."""
    zc = -layout.height * 0.1
    back = layout.thickness + 1.6
    xc = layout.bridge / 2 - 0.3 + (zc - z) * 0.3 + (depth - layout.thickness) * 0.22
    q = np.stack([(x - xc) / 1.9, (z - zc) / 6.2, (depth - back) / 4.6])
    k0 = np.sqrt((q**2).sum(axis=0))
    k1 = np.sqrt(((q / np.array([1.9, 6.2, 4.6]).reshape(-1, *[1] * x.ndim)) ** 2).sum(axis=0))
    return k0 * (k0 - 1) / np.maximum(k1, 1e-6)


def build_front(layout, material, step=STEP):
    """The front as one mesh, bent."""
    whole, lens = silhouette(layout)
    field = solid_field(layout, whole, lens)
    thin = layout.thickness < 2
    low = (-layout.half - 2, -layout.height / 2 - layout.style["rim"] - 3, -1.5)
    high = (layout.half + 2, layout.height / 2 + layout.style["rim"] + 3, layout.end_thickness + (2 if thin else 8))
    vertices, quads = surface_net(field, low, high, 0.24 if thin else step)
    bent = layout.bend(vertices[:, 0], vertices[:, 1], vertices[:, 2])
    # Turned and rounded, the ends fall short of the width: stretched to it from the lens outward.
    past = np.maximum(np.abs(bent[:, 0]) - layout.edge, 0)
    bent[:, 0] += np.sign(bent[:, 0]) * past * ((layout.half - layout.edge) / past.max() - 1)
    return mesh_object("front", bent, quads[:, ::-1], material)


def _nose_line(layout):
    """Where a soft nose piece runs, as (x, z) from left to right: along the lens, in an arch over the nose."""
    if layout.shield:
        line = offset(layout.outline, 0.6 if layout.part != "full" else layout.style["rim"] * 0.75)
        chin = np.abs(line[line[:, 1].argmin(), 0])
        line = line[(np.abs(line[:, 0]) < chin) & (line[:, 1] < 0.1 * layout.height)]
        line = line[line[:, 1] > line[:, 1].max() - layout.height * 0.3]
        return line[np.argsort(line[:, 0])]
    flank = offset(layout.outline, 0.9) + np.array([layout.eye, 0])
    flank = flank[(flank[:, 0] < layout.eye) & (np.abs(flank[:, 1] + layout.height * 0.13) < layout.height * 0.17)]
    flank = flank[np.argsort(-flank[:, 1])][::8]
    return np.vstack([flank[::-1] * [-1, 1], [(0, flank[0, 1] + 2.4)], flank])


def sport_nose(layout, rubber):
    """The soft nose piece of a sport frame: two pads along the flanks of a nose, joined over it."""
    line = _nose_line(layout)
    path = even(spline(np.column_stack([line, np.zeros(len(line))])[:: max(1, len(line) // 24)], 120), 90)
    share = np.abs(np.linspace(-1, 1, len(path)))
    deep = np.interp(share, [0, 0.3, 0.6, 0.85, 0.96, 1], [0.34, 0.4, 0.9, 1.0, 0.75, 0.4])
    wide = np.interp(share, [0, 0.3, 0.65, 0.9, 1], [0.7, 0.75, 1.0, 1.0, 0.5])
    depth = layout.thickness * 0.42 + 2.1 + deep * 4.2
    up = np.column_stack([np.sign(path[:, 0]) * _step(share * 2 - 0.3) * 0.5, np.ones(len(path)), np.zeros(len(path))])
    points = layout.bend(path[:, 0], path[:, 1], depth)
    return [sweep("nose piece", points, rounded_profile(2.6, 8.4, 1.1), rubber, up=up, scale=np.column_stack([wide, deep]))]
