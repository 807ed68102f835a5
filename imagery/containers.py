"""Bottles, droppers, tubes, tins and lens cases of the house's own label. Millimetres, standing on z = 0."""
import numpy as np
from mathutils import Euler, Matrix

import materials
from lens_box import DISPLAY, TEXT, fit
from parts import cylinder, ellipsoid, lathe, lettering, place, rounded_box
from solids import mesh_object, rounded_profile, sweep

GREEN = (0.009, 0.055, 0.034)
WARM_WHITE = (0.83, 0.815, 0.78)


def ink():
    return materials.principled("ink", (0.018, 0.02, 0.026), 0.5)


def round_corners(points, radius, steps=6):
    """A profile of (radius, z) with its inner corners rounded."""
    points = [np.array(p, float) for p in points]
    line = [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:]):
        a, b = before - corner, after - corner
        reach = min(radius, np.linalg.norm(a) * 0.45, np.linalg.norm(b) * 0.45)
        start, end = corner + a / np.linalg.norm(a) * reach, corner + b / np.linalg.norm(b) * reach
        for t in np.linspace(0, 1, steps):
            line.append((1 - t) ** 2 * start + 2 * t * (1 - t) * corner + t**2 * end)
    return [tuple(p) for p in [*line, points[-1]]]


def wrapped_type(words, size, radius, z, material, font, shift=0.0):
    """Lettering bent around an upright cylinder, reading towards -y."""
    import bpy

    item = lettering("type", words, size, material, font)
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(item.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(item)
    points = np.empty(len(mesh.vertices) * 3)
    mesh.vertices.foreach_get("co", points)
    points = points.reshape(-1, 3)
    angle = points[:, 0] / radius + shift
    bent = np.stack([np.sin(angle) * radius, -np.cos(angle) * radius, points[:, 1] + z], axis=1)
    return mesh_object("type", bent, [tuple(p.vertices) for p in mesh.polygons], material, smooth=False)


def label(title, small, radius, low, high, colour):
    """A paper label most of the way round, with a title, a line and a ring."""
    paper = materials.principled("label", colour, 0.55)
    turn = np.linspace(-2.5, 2.5, 96)
    ring = np.stack([np.sin(turn) * (radius + 0.12), -np.cos(turn) * (radius + 0.12)], axis=1)
    points = np.vstack([np.column_stack([ring, np.full(len(ring), z)]) for z in (low, high)])
    n = len(ring)
    items = [mesh_object("label", points, [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], paper)]
    dark = colour[0] < 0.3
    type_ink = materials.principled("type", WARM_WHITE if dark else (0.018, 0.02, 0.026), 0.5)
    tall, r = high - low, radius + 0.22
    for number, line in enumerate(title.split("\n")):
        items.append(wrapped_type(line, min(tall * 0.13, radius * 0.42), r, high - tall * (0.24 + 0.13 * number), type_ink, DISPLAY))
    items.append(wrapped_type(small, min(tall * 0.07, radius * 0.2), r, low + tall * 0.12, type_ink, TEXT))
    # The Landolt ring of the house, its gap to the right.
    angle = np.radians(np.linspace(22, 338, 60))
    size = min(tall * 0.1, radius * 0.34)
    flat = np.vstack([np.stack([np.cos(angle), np.sin(angle)], axis=1) * s for s in (size, size * 0.6)])
    bent = np.stack([np.sin(flat[:, 0] / r) * r, -np.cos(flat[:, 0] / r) * r, flat[:, 1] + low + tall * 0.36], axis=1)
    items.append(mesh_object("ring", bent, [(i, i + 1, 60 + i + 1, 60 + i) for i in range(59)], type_ink, smooth=False))
    return items


def bottle(radius, height, title, small, tint=WARM_WHITE, cap=WARM_WHITE, paper=WARM_WHITE, neck=0.42, passes=0.0):
    """A shouldered bottle with a ribbed screw cap."""
    body = materials.principled("bottle", tint, 0.32, passes=passes)
    lid = materials.principled("cap", cap, 0.38)
    outline = round_corners([
        (radius * 0.9, 0), (radius, 0.4), (radius, height * 0.74), (radius * 0.94, height * 0.8),
        (radius * neck, height * 0.86), (radius * neck, height * 0.9),
    ], radius * 0.22)
    items = [lathe("bottle", [(0.05, 0), *outline], body)]
    cap_radius = radius * (neck + 0.12)
    items.append(lathe("cap", [(0.05, height * 0.865), *round_corners([
        (cap_radius, height * 0.865), (cap_radius, height * 0.99), (cap_radius * 0.9, height), (0.05, height)], 1.2)], lid))
    for turn in np.linspace(0, 2 * np.pi, 44, endpoint=False):
        at = (np.cos(turn) * cap_radius, np.sin(turn) * cap_radius, height * 0.925)
        items.append(cylinder("rib", at, (0, 0, 1), 0.42, height * 0.1, lid, edge=0.1, segments=8))
    return items + label(title, small, radius, height * 0.14, height * 0.68, paper)


def dropper(title, small):
    """A slim eye-drop bottle with its tall cap."""
    return bottle(12, 72, title, small, neck=0.6, cap=GREEN)


def spray(title, small):
    """A lens spray: clear bottle, pump head with its little nozzle."""
    items = bottle(15, 84, title, small, tint=(0.82, 0.9, 0.88), passes=0.5, paper=GREEN, neck=0.5)
    head = materials.principled("pump", WARM_WHITE, 0.35)
    items.append(lathe("pump", [(0.05, 84), *round_corners([(5.2, 84), (5.2, 96), (4.6, 98), (0.05, 98)], 1.2)], head))
    items.append(cylinder("nozzle", (-4.6, -2.2, 93), (-0.9, -0.45, 0), 1.3, 4, head, edge=0.4))
    return items


def tube(title, small):
    """A gel tube standing on its cap, crimped flat at the top."""
    white = materials.principled("tube", WARM_WHITE, 0.4, coat=0.2)
    lid = materials.principled("cap", GREEN, 0.38)
    rows, n = 40, 72
    turn = np.linspace(0, 2 * np.pi, n, endpoint=False)
    points = []
    for t in np.linspace(0, 1, rows):
        flat = max(0.03, 1 - t**1.7)
        wide = 11.5 + 4.6 * t
        points.append(np.stack([np.cos(turn) * wide, np.sin(turn) * 11.5 * flat, np.full(n, 16 + 74 * t)], axis=1))
    faces = [(i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j) for i in range(rows - 1) for j in range(n)]
    items = [mesh_object("tube", np.vstack(points), faces, white)]
    items.append(rounded_box("crimp", (0, 0, 93), (32.2, 1.0, 7), 0.3, white))
    items.append(lathe("cap", [(0.05, 0), *round_corners([(10, 0), (10.6, 1), (11.2, 16), (0.05, 16)], 1.2)], lid))
    dark = ink()
    for words, size, z, font in ((title, 6.2, 62, DISPLAY), (small, 2.6, 33, TEXT)):
        for number, line in enumerate(words.split("\n")):
            item = lettering("type", line, size, dark, font)
            height = z - number * size * 1.1
            t = (height - 16) / 74
            slope = np.degrees(np.arctan(11.5 * 1.7 * t**0.7 / 74))
            item.matrix_world = Matrix.Translation((0, -11.5 * (1 - t**1.7) - 0.5, height)) @ Euler((np.radians(90 - slope), 0, 0)).to_matrix().to_4x4()
            items.append(item)
    return items


def lens_case(open_lid=True):
    """Two deep wells joined by a bridge, ribbed lids, a raised L for the left eye."""
    white = materials.principled("case", WARM_WHITE, 0.3, coat=0.2)
    lid = materials.principled("lid", GREEN, 0.32, coat=0.2)
    water = materials.lens()
    items = [rounded_box("bridge", (0, 0, 8), (14, 16, 5), 2.2, white)]
    for side in (-1, 1):
        well = lathe("well", [(0.05, 0), *round_corners([(10, 0), (12.5, 2), (13.4, 12), (12.4, 12.3), (11.2, 5), (8, 2.5), (0.05, 2.2)], 1.0)], white)
        well.location = (side * 19, 0, 0)
        items.append(well)
        parts = [lathe("lid", [(0.05, 0), *round_corners([(14.6, 0), (14.6, 6.4), (13.4, 7.6), (0.05, 7.8)], 1.4)], lid)]
        for turn in np.linspace(0, 2 * np.pi, 52, endpoint=False):
            parts.append(cylinder("rib", (np.cos(turn) * 14.6, np.sin(turn) * 14.6, 3.2), (0, 0, 1), 0.5, 5.2, lid, edge=0.2, segments=8))
        letter = lettering("letter", "L" if side == 1 else "R", 11, lid, TEXT, depth=0.55)
        letter.matrix_world = Matrix.Translation((0, 0, 7.9))
        parts.append(letter)
        if open_lid and side == -1:
            lens = lathe("water", [(0.05, 9.0), (11.9, 9.0), (11.9, 9.05), (0.05, 9.2)], water)
            lens.location = (side * 19, 0, 0)
            place(parts, Matrix.Translation((-42, -27, 0)) @ Euler((0, 0, 0.5)).to_matrix().to_4x4())
            items.append(lens)
        else:
            place(parts, Matrix.Translation((side * 19, 0, 9)) @ Euler((0, 0, -0.25)).to_matrix().to_4x4())
        items += parts
    return items


def carton(size, title, small, colour=WARM_WHITE, band=GREEN):
    """A plain folded box of the house's label."""
    width, depth, height = size
    card = materials.principled("card", colour, 0.5, coat=0.1)
    strip = materials.principled("strip", band, 0.5, coat=0.1)
    items = [rounded_box("carton", (0, depth / 2, height / 2), size, 0.6, card),
             rounded_box("strip", (0, depth / 2, height * 0.12), (width + 0.12, depth + 0.12, height * 0.24 - 1.2), 0.5, strip)]
    dark = ink()
    for number, line in enumerate(title.split("\n")):
        item = lettering("type", line, height * 0.13, dark, DISPLAY, align="LEFT")
        fit(item, width * 0.82)
        item.matrix_world = Matrix.Translation((-width * 0.41, -0.08, height * (0.8 - 0.14 * number))) @ Euler((np.pi / 2, 0, 0)).to_matrix().to_4x4()
        items.append(item)
    item = lettering("small", small, height * 0.06, dark, TEXT, align="LEFT")
    fit(item, width * 0.82)
    item.matrix_world = Matrix.Translation((-width * 0.41, -0.08, height * 0.36)) @ Euler((np.pi / 2, 0, 0)).to_matrix().to_4x4()
    items.append(item)
    return items


def screwdriver(colour=GREEN, length=78.0):
    """A watchmaker's screwdriver lying on its side: knurled handle, swivel head, slim blade."""
    steel = materials.metal("silver", "polished")
    grip = materials.metal("gold", "satin") if colour is None else materials.principled("grip", colour, 0.35, coat=0.3)
    way = (1, 0, 0)
    items = [
        cylinder("head", (-length * 0.5, 0, 4.6), way, 4.6, 5, steel, edge=1.0),
        cylinder("handle", (-length * 0.24, 0, 4.6), way, 3.4, length * 0.42, grip, edge=0.8),
        cylinder("collar", (0, 0, 4.6), way, 2.5, 5, steel, edge=0.6),
        cylinder("shaft", (length * 0.2, 0, 4.6), way, 1.0, length * 0.38, steel, edge=0.2),
        rounded_box("blade", (length * 0.42, 0, 4.6), (7, 2.2, 0.5), 0.15, steel),
    ]
    for turn in np.linspace(0, 2 * np.pi, 30, endpoint=False):
        at = (-length * 0.24, np.cos(turn) * 3.4, 4.6 + np.sin(turn) * 3.4)
        items.append(cylinder("knurl", at, way, 0.24, length * 0.36, grip, edge=0.05, segments=8))
    return items


def screw(at, size=1.0):
    gold = materials.metal("gold", "polished")
    items = [cylinder("screw head", (0, 0, 0.9 * size), (0, 0, 1), 1.5 * size, 0.8 * size, gold, edge=0.2),
             cylinder("thread", (0, 0, 3.0 * size), (0, 0, 1), 0.7 * size, 4 * size, gold, edge=0.1)]
    turn = Matrix.Translation(at) @ Euler((np.radians(98), 0, at[0])).to_matrix().to_4x4()
    place(items, Matrix.Translation((0, 0, 0.9 * size)) @ turn)
    return items


def spare_pad(at, turn):
    return ellipsoid("pad", (at[0], at[1], 1.3), (7, 13, 2.4), materials.silicone(), Euler((0, 0, turn)).to_matrix().to_4x4(), power=2.5)


def tin(width, depth, height):
    """A flat metal tin with a rolled rim."""
    steel = materials.metal("silver", "satin")
    inside = materials.principled("lining", (0.03, 0.035, 0.04), 0.9)
    ring = rounded_profile(width, depth, 9, 10)
    path = np.column_stack([ring, np.full(len(ring), height)])
    items = [sweep("wall", path - np.array([0, 0, height / 2]), rounded_profile(0.7, height, 0.3), steel, closed=True),
             sweep("rim", path, rounded_profile(1.4, 1.4, 0.65), steel, closed=True),
             mesh_object("floor", np.column_stack([ring, np.full(len(ring), 1.4)]), [range(len(ring))], inside)]
    return items
