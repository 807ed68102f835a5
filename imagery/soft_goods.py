"""Cloths, felt, cords, cases and straps: things that fold and give. Millimetres, lying on z = 0."""
import numpy as np
from mathutils import Euler, Matrix

import materials
from containers import GREEN, WARM_WHITE, ink
from lens_box import DISPLAY, TEXT
from parts import cylinder, lettering, place, rounded_box
from solids import even, mesh_object, rounded_profile, spline, sweep

FELT_GREY = (0.13, 0.13, 0.128)
HONEY = (0.5, 0.24, 0.06)


def fabric(name, colour, scale=3.0, strength=0.5, sheen=0.6, weave=False):
    """Felt, cloth or leather-like cover: matt, with the light caught by its fibres."""
    n = materials.Nodes(name)
    if weave:
        at = n.position((scale,) * 3)
        height = n.add("TexChecker", {"Vector": at}, Scale=1.0).outputs["Fac"]
    else:
        height = n.add("TexNoise", {"Vector": n.position()}, Scale=scale, Detail=6.0, Roughness=0.7).outputs["Fac"]
    tone = n.ramp(height, [(0.3, tuple(c * 0.72 for c in colour)), (0.7, tuple(min(1, c * 1.18) for c in colour))])
    shader = n.add("BsdfPrincipled", {"Base Color": tone}, Roughness=0.95, Sheen=sheen, Specular=0.15)
    bump = n.add("Bump", {"Height": height}, Strength=strength, Distance=0.3)
    n.tree.links.new(bump.outputs["Normal"], shader.inputs["Normal"])
    return n.surface(shader.outputs["BSDF"])


def _sheet(name, points, material, thick):
    """A closed sheet of that thickness from a grid of points (rows, columns, 3)."""
    rows, columns = points.shape[:2]
    du, dv = np.gradient(points, axis=0), np.gradient(points, axis=1)
    normal = np.cross(dv, du)
    normal /= np.maximum(np.linalg.norm(normal, axis=2, keepdims=True), 1e-9)
    both = np.vstack([(points + normal * thick / 2).reshape(-1, 3), (points - normal * thick / 2).reshape(-1, 3)])
    n = rows * columns
    faces = []
    for i in range(rows - 1):
        for j in range(columns - 1):
            a = i * columns + j
            faces += [(a, a + 1, a + columns + 1, a + columns), (n + a + columns, n + a + columns + 1, n + a + 1, n + a)]
    edge = [*range(columns), *[i * columns + columns - 1 for i in range(1, rows)],
            *[(rows - 1) * columns + j for j in range(columns - 2, -1, -1)], *[i * columns for i in range(rows - 2, 0, -1)]]
    for a, b in zip(edge, edge[1:] + edge[:1]):
        faces.append((b, a, n + a, n + b))
    return mesh_object(name, both, faces, material, angle=50)


def cloth(size, colour, seed=3, thick=0.7):
    """A cleaning cloth let fall: a corner turned over and long soft waves."""
    count = 110
    u, v = np.meshgrid(np.linspace(-0.5, 0.5, count), np.linspace(-0.5, 0.5, count), indexing="ij")
    # Saw-toothed edge, as pinking shears cut it.
    tooth = 0.006 * np.abs((np.arange(count) % 4) - 2) / 2
    x, y = u.copy(), v.copy()
    x[0, :] -= tooth
    x[-1, :] += tooth
    y[:, 0] -= tooth
    y[:, -1] += tooth
    x, y = x * size, y * size
    random = np.random.default_rng(seed)
    z = np.zeros_like(x)
    for _ in range(7):
        turn, phase = random.uniform(0, np.pi), random.uniform(0, 2 * np.pi)
        wave = np.sin((x * np.cos(turn) + y * np.sin(turn)) / size * random.uniform(5, 13) + phase)
        z += np.maximum(wave, -0.2) * random.uniform(1.2, 3.4)
    z -= z.min()
    # One corner rolled back over the rest.
    along = (x + y) / np.sqrt(2) - size * 0.34
    bent = np.maximum(along, 0)
    radius = 9.0
    angle = np.minimum(bent / radius, np.pi)
    past = np.maximum(bent - np.pi * radius, 0)
    shift = np.where(bent > 0, radius * np.sin(angle) - past - bent, 0) / np.sqrt(2)
    x, y = x + shift, y + shift
    z = z * np.where(bent > 0, 0.35, 1) + np.where(bent > 0, radius * (1 - np.cos(angle)), 0)
    weave = fabric("microfibre", colour, scale=2.4, strength=0.25, sheen=0.5)
    return [_sheet("cloth", np.stack([x, y, z + 0.5], axis=-1), weave, thick)]


def hard_case():
    """A shell case, a little open: felt outside, lined within, its seam and stitching."""
    felt = fabric("felt", FELT_GREY, scale=2.6, strength=0.7)
    lining = fabric("lining", GREEN, scale=5.0, strength=0.3)
    steel = materials.metal("silver", "satin")
    items = []
    for part, turn in (("lower", 0.0), ("upper", -38.0)):
        points = []
        count = 120
        angle = np.linspace(0, 2 * np.pi, count, endpoint=False)
        outline = np.stack([np.sign(np.cos(angle)) * np.abs(np.cos(angle)) ** 0.5 * 82,
                            np.sign(np.sin(angle)) * np.abs(np.sin(angle)) ** 0.62 * 32], axis=1)
        shell = []
        for inside in (0, 1):
            rows = []
            for t in np.linspace(0, 1, 22):
                grow = (1 - t**3.2) ** (1 / 2.4)
                size = grow * (1 - 0.05 * inside)
                rows.append(np.column_stack([outline * size, np.full(count, -t * (23 - 2.0 * inside))]))
            points = np.vstack(rows)
            faces = [(i * count + j, i * count + (j + 1) % count, (i + 1) * count + (j + 1) % count, (i + 1) * count + j)
                     for i in range(21) for j in range(count)]
            faces.append(tuple(range(21 * count, 22 * count)))
            shell.append(mesh_object("shell", points, faces, lining if inside else felt))
        rim = np.column_stack([outline * 0.975, np.zeros(count)])
        shell.append(sweep("rim", rim, rounded_profile(3.4, 2.2, 0.9), felt, closed=True))
        flip = Matrix.Scale(-1, 4, (0, 0, 1)) if part == "upper" else Matrix()
        lift = Matrix.Translation((0, 32, 24)) @ Euler((np.radians(turn), 0, 0)).to_matrix().to_4x4() @ Matrix.Translation((0, -32, 0.4))
        place(shell, (lift if part == "upper" else Matrix.Translation((0, 0, 23.4))) @ flip)
        items += shell
    items.append(cylinder("hinge", (0, 33.5, 24), (1, 0, 0), 1.4, 120, steel))
    return items


def pouch(colour=HONEY):
    """A felt sleeve for reading glasses, stitched along the side, with a turned mouth."""
    felt = fabric("felt", colour, scale=2.6, strength=0.75)
    thread = fabric("thread", (0.75, 0.7, 0.6), scale=9, strength=0.3)
    count = 70
    items = []
    u, v = np.meshgrid(np.linspace(0, 1, count), np.linspace(-1, 1, count), indexing="ij")
    length, half, thick = 168, 36, 2.6

    def puff(along, across):
        """How far the upper felt stands off the lower, which lies flat."""
        return 12 * (1 - np.abs(across) ** 4) * np.interp(along, [0, 0.05, 0.5, 0.92, 1], [0.2, 0.7, 0.9, 1.0, 1.15])

    for lift in (thick / 2, thick * 1.5 + puff(u, v)):
        points = np.stack([(u - 0.5) * length, v * half, np.broadcast_to(lift, u.shape)], axis=-1)
        items.append(_sheet("felt", points, felt, thick))
    for y in (-32.6, 32.6):
        for x in np.arange(-78, 80, 5.2):
            z = thick * 2 + puff(x / length + 0.5, y / half) + 0.3
            items.append(cylinder("stitch", (x, y, z), (1, 0, 0.02), 0.5, 3.3, thread, edge=0.4, segments=10))
    return items


def cord(colour=(0.5, 0.03, 0.03), length=70):
    """A braided cord in a loose coil with its two rubber loops."""
    braid = fabric("braid", colour, scale=3.4, strength=0.4)
    rubber = materials.principled("loop", (0.015, 0.015, 0.016), 0.5)
    steel = materials.metal("silver", "polished")
    turn = np.linspace(0, 4.3 * np.pi, 400)
    radius = 40 + 5 * np.sin(turn * 0.73) + turn * 0.9
    path = np.stack([np.cos(turn) * radius * 1.25, np.sin(turn) * radius * 0.86, 2.2 + 1.9 * (1 + np.sin(turn * 0.5 + 1.2)) * np.clip(turn / 6, 0, 1)], axis=1)
    path = np.vstack([path, spline([path[-1], path[-1] + [-22, 18, -1], path[-1] + [-52, 20, -2]], 60)[1:]])
    items = []
    line = even(path, 900)
    phase = np.arange(900) * 0.9
    for strand in range(3):
        at = phase + strand * 2 * np.pi / 3
        tangent = np.gradient(line, axis=0)
        tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
        side = np.cross(tangent, [0, 0, 1.0])
        wound = line + side * np.cos(at)[:, None] * 0.85 + np.array([0, 0, 0.85]) * np.sin(at)[:, None]
        items.append(sweep("strand", wound, rounded_profile(1.9, 1.9, 0.9, 4), braid))
    for end, way in ((line[0], line[0] - line[4]), (line[-1], line[-1] - line[-5])):
        way = way / np.linalg.norm(way)
        items.append(cylinder("ferrule", end + way * 3, way, 1.9, 6, steel, edge=0.4))
        side = np.cross(way, [0, 0, 1.0])
        loop = [end + way * 6, end + way * 12 + side * 3.2, end + way * 20, end + way * 12 - side * 3.2, end + way * 6.2]
        loop = [np.array([p[0], p[1], max(p[2], 1.4)]) for p in loop]
        items.append(sweep("loop", spline(loop, 60), rounded_profile(1.5, 1.5, 0.7), rubber))
    return items


def strap():
    """A split silicone strap for swimming goggles, laid in a loose S, with its buckles."""
    silicone = materials.principled("silicone", (0.02, 0.07, 0.12), 0.3, coat=0.2)
    clip = materials.principled("clip", (0.75, 0.8, 0.8), 0.2, passes=0.6)
    items = []
    middle, held = 6.5, 8.9  # heights of its middle line: standing on its edge, and lifted in its buckles
    for spread in (4, -4):
        points = [(-84, -16, held), (-40, -34 - spread, middle), (6, -6 + spread * 1.6, middle), (40, 30 + spread * 2, middle),
                  (70, 12 + spread, middle), (88, -18, held)]
        items.append(sweep("strap", even(spline(points, 300), 240), rounded_profile(1.7, middle * 2 - 0.4, 0.6), silicone))
    for x, y, turn in ((-84, -16, -0.3), (88, -18, -0.9)):
        for dz in (-1, 1):
            items.append(rounded_box("buckle", (x, y, held + dz * 7.6), (13, 4.5, 2.6), 1.0, clip, Euler((0, 0, turn)).to_matrix().to_4x4()))
        for dx in (-1, 0, 1):
            items.append(rounded_box("bar", (x + dx * 5 * np.cos(turn), y + dx * 5 * np.sin(turn), held), (2.2, 4.2, 17), 0.8, clip, Euler((0, 0, turn)).to_matrix().to_4x4()))
    return items


def sachet(title, at, turn, colour=WARM_WHITE, size=(64, 52)):
    """A sealed foil sachet, puffed in the middle, its edges crimped."""
    paper = materials.principled("sachet", colour, 0.4, coat=0.15)
    count = 60
    u, v = np.meshgrid(np.linspace(-1, 1, count), np.linspace(-1, 1, count), indexing="ij")
    puff = np.clip(1 - np.abs(u) ** 2.4, 0, 1) * np.clip(1 - np.abs(v) ** 2.4, 0, 1)
    crease = 0.22 * np.sin(u * 9 + v * 4) * puff + 0.3 * np.sin(v * 7 - u * 3) * puff
    rib = 0.12 * np.sin(v * size[1] * 1.4) * (np.abs(u) > 0.88)
    top = np.stack([u * size[0] / 2, v * size[1] / 2, 0.9 + puff * 4.2 + crease + rib], axis=-1)
    items = [_sheet("sachet", top, paper, 0.4)]
    dark = materials.principled("ink", WARM_WHITE, 0.5) if colour[0] < 0.3 else ink()
    for number, line in enumerate(title.split("\n")):
        item = lettering("type", line, 8 if number == 0 else 3.4, dark, DISPLAY if number == 0 else TEXT, depth=0.05)
        item.matrix_world = Matrix.Translation((0, 3 - number * 9, 5.6 - 0.5 * number))
        items.append(item)
    place(items, Matrix.Translation(at) @ Euler((0, 0, turn)).to_matrix().to_4x4())
    return items
