"""Fronts cut from a sheet: acetate, nylon, horn, wood, and (thin) folded steel.

The front is a distance field: rings around the lenses, bridge and end pieces grown together, cut to
thickness with rounded or bevelled edges, the lenses taken out, nose rests added behind.
"""
import numpy as np

from outlines import lens_outline, shield_outline
from solids import Plane, mesh_object, polygon_distance, smooth_min, surface_net

STEP = 0.34


class Bend:
    """Flat front to worn front. x and z stay true, so every width stays as measured."""

    def __init__(self, wrap, bow):
        self.wrap, self.bow = wrap, bow

    def __call__(self, x, z, depth):
        """`depth` counts from the front face towards the wearer."""
        x, z, depth = np.broadcast_arrays(*(np.asarray(v, float) for v in (x, z, depth)))
        back = np.stack([-x / self.wrap, np.ones_like(x), -z / self.bow], axis=-1)
        back /= np.linalg.norm(back, axis=-1, keepdims=True)
        base = np.stack([x, x**2 / (2 * self.wrap) + z**2 / (2 * self.bow), z], axis=-1)
        return base + back * depth[..., None]


class Layout:
    """Where things sit on the front, from the facts. The eye line is z = 0, the nose x = 0."""

    def __init__(self, facts, style):
        self.facts, self.style = facts, style
        self.width, self.height = facts["lensWidth"], facts["lensHeight"]
        self.bridge, self.half = facts["bridge"], facts["totalWidth"] / 2
        self.eye = self.bridge / 2 + self.width / 2
        self.bend = Bend(style["wrap"], style["bow"])
        self.shield = facts["shape"] == "shield"
        share = {"wayfarer": 0.37, "cat-eye": 0.36, "square": 0.27, "rectangle": 0.24, "shield": 0.2, "pilot": 0.25}
        self.hinge_z = self.height * share.get(facts["shape"], 0.17)
        self.thickness = style["thickness"]
        self.solid_end = style["front"] in ("solid", "brow")
        self.end_thickness = max(self.thickness, 4.6) if self.solid_end else self.thickness
        self.end_half = min(4.2, self.height * 0.12) if self.solid_end else 1.7
        if self.shield:
            self.outline = shield_outline(self.width, self.bridge, self.height)
        else:
            self.outline = lens_outline(style["outline"], self.width, self.height)


def _round_both(a, b, radius):
    """Intersection of two distances with a rounded edge."""
    u, v = np.maximum(radius + a, 0), np.maximum(radius + b, 0)
    return np.minimum(-radius, np.maximum(a, b)) + np.hypot(u, v)


def _box(x, z, cx, cz, hx, hz, radius):
    qx, qz = np.abs(x - cx) - hx + radius, np.abs(z - cz) - hz + radius
    return np.hypot(np.maximum(qx, 0), np.maximum(qz, 0)) + np.minimum(np.maximum(qx, qz), 0) - radius


def _rim_width(layout, angle):
    """Rims are heavier at the brow and finer below, as a milled sheet is."""
    rim = layout.style["rim"]
    if layout.style["front"] == "plate":
        return np.full_like(angle, rim)
    return rim * (1 + 0.2 * np.sin(angle) + 0.05 * np.cos(angle))


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
        ring = reach - _rim_width(layout, np.arctan2(z, x - layout.eye))
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
    ring = smooth_min(ring, bar, 2.0 if plate else 4.2)
    if style["bridge"] == "keyhole":
        hole = np.hypot(x, (z - centre + half + 1.2) * 0.85) - 4.3
        ring = -smooth_min(-ring, hole, 1.2)
    return ring


def solid_field(layout, whole, lens, part="full"):
    """The front in space. `part`: `full`, or `brow` for what stays above the eye line."""
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
        if layout.solid_end and not layout.shield and part == "full":
            solid = smooth_min(solid, np.maximum(_nose_rest(layout, ax, z, depth), -opening - 1.2), 2.4)
        solid = _round_both(solid, -(opening + 0.55), min(0.5, thick * 0.3))
        if part == "brow":
            solid = _round_both(solid, -z, 0.8)
        return solid

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


def build_front(layout, material, part="full", step=STEP):
    """The front as one mesh, bent."""
    whole, lens = silhouette(layout)
    field = solid_field(layout, whole, lens, part)
    thin = layout.thickness < 2
    low = (-layout.half - 2, -layout.height / 2 - layout.style["rim"] - 3, -1.5)
    high = (layout.half + 2, layout.height / 2 + layout.style["rim"] + 3, layout.end_thickness + (2 if thin else 8))
    vertices, quads = surface_net(field, low, high, 0.24 if thin else step)
    bent = layout.bend(vertices[:, 0], vertices[:, 1], vertices[:, 2])
    return mesh_object("front", bent, quads[:, ::-1], material)
