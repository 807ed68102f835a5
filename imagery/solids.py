"""Meshes from numbers: surface nets of a distance field, sweeps along a path, lenses, small parts.

Lengths are millimetres; one Blender unit is one millimetre everywhere in this folder.
"""
import bmesh
import bpy
import numpy as np


def mesh_object(name, vertices, faces, material, smooth=True, angle=None):
    """A mesh in the scene. `angle` (degrees) keeps edges sharper than it."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(np.asarray(vertices, float).tolist(), [], [list(map(int, f)) for f in faces])
    if smooth:
        mesh.polygons.foreach_set("use_smooth", np.ones(len(mesh.polygons), bool))
    if angle is not None:
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = np.radians(angle)
    mesh.materials.append(material)
    item = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(item)
    return item


def polygon_distance(points, outline):
    """Signed distance in the plane to a closed outline; negative inside."""
    start, end = outline, np.roll(outline, -1, axis=0)
    along = end - start
    lengths = (along**2).sum(axis=1)
    answer = np.empty(len(points))
    for first in range(0, len(points), 4000):
        p = points[first : first + 4000, None, :]
        t = np.clip(((p - start) * along).sum(axis=2) / lengths, 0, 1)
        gap = p - start - t[..., None] * along
        distance = np.sqrt((gap**2).sum(axis=2).min(axis=1))
        px, pz = p[..., 0], p[..., 1]
        crosses = (start[:, 1] > pz) != (end[:, 1] > pz)
        rise = np.where(end[:, 1] == start[:, 1], 1, end[:, 1] - start[:, 1])
        at = start[:, 0] + (pz - start[:, 1]) / rise * along[:, 0]
        inside = (crosses & (px < at)).sum(axis=1) % 2 == 1
        answer[first : first + 4000] = np.where(inside, -distance, distance)
    return answer


def smooth_min(a, b, reach):
    """Union of two distances, blended where they come closer than `reach`."""
    h = np.clip(0.5 + 0.5 * (b - a) / reach, 0, 1)
    return b + (a - b) * h - reach * h * (1 - h)


class Plane:
    """A field sampled on a grid in the plane and read back in between."""

    def __init__(self, low, high, step, field):
        self.low, self.step = np.array(low, float), step
        self.xs = np.arange(low[0], high[0] + step, step)
        self.zs = np.arange(low[1], high[1] + step, step)
        grid = np.stack(np.meshgrid(self.xs, self.zs, indexing="ij"), axis=-1)
        self.values = field(grid.reshape(-1, 2)).reshape(grid.shape[:2])

    def __call__(self, x, z):
        i = np.clip((x - self.low[0]) / self.step, 0, len(self.xs) - 1.001)
        k = np.clip((z - self.low[1]) / self.step, 0, len(self.zs) - 1.001)
        i0, k0 = i.astype(int), k.astype(int)
        u, w, v = i - i0, k - k0, self.values
        return (
            v[i0, k0] * (1 - u) * (1 - w) + v[i0 + 1, k0] * u * (1 - w)
            + v[i0, k0 + 1] * (1 - u) * w + v[i0 + 1, k0 + 1] * u * w
        )


def surface_net(field, low, high, step):
    """Vertices and quads of the surface where `field(x, y, z)` is 0, solid where it is negative."""
    axes = [np.arange(a, b + step, step) for a, b in zip(low, high)]
    values = field(*np.meshgrid(*axes, indexing="ij"))
    corners = [values[i : i + values.shape[0] - 1, j : j + values.shape[1] - 1, k : k + values.shape[2] - 1]
               for i in (0, 1) for j in (0, 1) for k in (0, 1)]
    stack = np.stack(corners)
    mixed = (stack.min(axis=0) < 0) & (stack.max(axis=0) >= 0)
    cells = np.argwhere(mixed)
    number = np.full(mixed.shape, -1)
    number[tuple(cells.T)] = np.arange(len(cells))
    vertices = np.array(low) + (cells + 0.5) * step
    reach = step * 0.05
    for _ in range(6):  # Newton steps onto the surface; held near the cell so that quads stay whole
        here = field(*vertices.T)
        slope = np.stack([
            (field(*(vertices + d).T) - field(*(vertices - d).T)) / (2 * reach)
            for d in np.eye(3) * reach
        ], axis=1)
        move = -here[:, None] * slope / np.maximum((slope**2).sum(axis=1, keepdims=True), 0.05)
        vertices += np.clip(move, -step * 0.6, step * 0.6)
    quads = []
    for axis in range(3):
        others = [a for a in range(3) if a != axis]
        a = np.moveaxis(values, axis, 0)
        change = (a[:-1] < 0) != (a[1:] < 0)
        at = np.argwhere(change)
        solid_first = (a[:-1] < 0)[tuple(at.T)]
        full = np.empty((len(at), 3), int)
        full[:, axis] = at[:, 0]
        full[:, others[0]], full[:, others[1]] = at[:, 1], at[:, 2]
        ring = []
        for du, dw in ((-1, -1), (0, -1), (0, 0), (-1, 0)):
            cell = full.copy()
            cell[:, others[0]] += du
            cell[:, others[1]] += dw
            ring.append(cell)
        ok = np.all([(c >= 0).all(axis=1) & (c < mixed.shape).all(axis=1) for c in ring], axis=0)
        face = np.stack([number[tuple(c[ok].T)] for c in ring], axis=1)
        flip = solid_first[ok] == (axis == 1)
        face[flip] = face[flip][:, ::-1]
        quads.append(face)
    return vertices, np.vstack(quads)


def rounded_profile(width, height, radius, points=6):
    """A rectangle with round corners, counter-clockwise, around its centre."""
    radius = min(radius, width / 2 - 1e-3, height / 2 - 1e-3)
    line = []
    for sx, sz, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        turn = np.radians(start + np.linspace(0, 90, points))
        centre = np.array([sx * (width / 2 - radius), sz * (height / 2 - radius)])
        line.append(centre + radius * np.stack([np.cos(turn), np.sin(turn)], axis=1))
    return np.vstack(line)


def spline(points, count=80):
    """A smooth open line through `points` (Catmull-Rom, centripetal enough for small parts)."""
    p = np.asarray(points, float)
    p = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    at = np.linspace(0, len(p) - 3 - 1e-6, count)
    i = at.astype(int)
    t = (at - i)[:, None]
    a, b, c, d = p[i], p[i + 1], p[i + 2], p[i + 3]
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)


def even(path, count):
    """An open path as `count` points at equal distances."""
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    at = np.linspace(0, along[-1], count)
    return np.stack([np.interp(at, along, path[:, a]) for a in range(3)], axis=1)


def sweep(name, path, profile, material, up=(0, 0, 1), closed=False, scale=None, angle=40):
    """A profile drawn along a path. Profile: first number sideways, second along `up`.

    `scale` has a row per path point, (sideways, up); so may `up`. Open ends are closed with a small dome.
    """
    path, profile = np.asarray(path, float), np.asarray(profile, float)
    scale = np.ones((len(path), 2)) if scale is None else np.asarray(scale, float)
    up = np.broadcast_to(np.asarray(up, float), path.shape)
    if not closed:
        depth = min(np.ptp(profile[:, 0]), np.ptp(profile[:, 1])) * 0.22
        dome = np.array([(0.0, 0.55), (0.35, 0.85), (1.0, 1.0)])
        head, tail = path[0] - path[1], path[-1] - path[-2]
        head, tail = head / np.linalg.norm(head), tail / np.linalg.norm(tail)
        ends = [path[0] + head * depth * (1 - d) for d, _ in dome], [path[-1] + tail * depth * (1 - d) for d, _ in dome]
        sizes = [s for _, s in dome]
        path = np.vstack([ends[0], path[1:-1], ends[1][::-1]])
        up = np.vstack([up[[0] * 3], up[1:-1], up[[-1] * 3]])
        scale = np.vstack([[scale[0] * s for s in sizes], scale[1:-1], [scale[-1] * s for s in sizes[::-1]]])
    after = np.roll(path, -1, axis=0) if closed else np.vstack([path[1:], 2 * path[-1] - path[-2]])
    before = np.roll(path, 1, axis=0) if closed else np.vstack([2 * path[0] - path[1], path[:-1]])
    tangent = after - before
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    side = np.cross(tangent, up)
    side /= np.maximum(np.linalg.norm(side, axis=1, keepdims=True), 1e-9)
    raised = np.cross(side, tangent)
    rings = (
        path[:, None, :]
        + side[:, None, :] * (profile[:, 0] * scale[:, :1])[..., None]
        + raised[:, None, :] * (profile[:, 1] * scale[:, 1:])[..., None]
    )
    n, m = len(path), len(profile)
    i, j = np.meshgrid(np.arange(n if closed else n - 1), np.arange(m), indexing="ij")
    i, j = i.ravel(), j.ravel()
    faces = np.stack([i * m + j, i * m + (j + 1) % m, (i + 1) % n * m + (j + 1) % m, (i + 1) % n * m + j], axis=1).tolist()
    if not closed:
        faces += [list(range(m))[::-1], list(range((n - 1) * m, n * m))]
    item = mesh_object(name, rings.reshape(-1, 3), faces, material, angle=angle)
    bm = bmesh.new()
    bm.from_mesh(item.data)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(item.data)
    bm.free()
    return item
