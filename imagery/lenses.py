"""Lenses: two curved faces and a ground edge, from the outline of the frame."""
import numpy as np

from solids import mesh_object

RINGS = 26


def build_lens(name, layout, outline, centre, depth, face, behind=None, edge=None, thickness=1.9, bulge=1.3):
    """A lens seated `depth` behind the front face. Its faces bulge `bulge` mm forward at the middle.

    `behind` and `edge` are the materials of the back face and of the ground rim, for lenses whose
    rim shows; under a full rim one face is enough.
    """
    count = len(outline)
    middle = np.array([0.0, layout.height * 0.12]) if layout.shield else np.zeros(2)
    share = np.linspace(0, 1, RINGS) ** 0.8
    objects, rims = [], []
    for back in (0, 1):
        rings = middle + (outline - middle) * share[1:, None, None]
        points = np.vstack([middle[None], rings.reshape(-1, 2)])
        t = np.concatenate([[0], np.repeat(share[1:], count)])
        x, z = points[:, 0] + centre, points[:, 1]
        for _ in range(3):  # behind the front face a bent sheet is narrower; the box is that of the lens where it sits
            lost = layout.bend(x, z, depth)[:, ::2] - points - (centre, 0)
            x, z = x - lost[:, 0], z - lost[:, 1]
        at = layout.bend(x, z, depth + back * thickness - bulge * (1 - t**2))
        faces = [(0, 1 + (j + 1) % count, 1 + j) for j in range(count)]
        for i in range(RINGS - 2):
            a, b = 1 + i * count, 1 + (i + 1) * count
            faces += [(a + j, a + (j + 1) % count, b + (j + 1) % count, b + j) for j in range(count)]
        rims.append(at[-count:])
        if not back:
            objects.append(mesh_object(name, at, faces, face))
        elif behind:
            objects.append(mesh_object(f"{name} back", at, [f[::-1] for f in faces], behind))
        if behind or not back:
            size = np.ptp(outline, axis=0) / 2
            slope = np.column_stack([points[:, 0] / size[0] ** 2, np.zeros(len(points)), points[:, 1] / size[1] ** 2]) * 2 * bulge
            _shade(objects[-1], (layout.bend.back(x, z) - slope) * (-1 if back else 1))
    if edge:
        objects.append(_edge(name, rims, edge))
    return objects


def _shade(item, normals):
    """The normals of the curve itself, so that what a lens mirrors does not show its facets."""
    normals = normals / np.linalg.norm(normals, axis=1, keepdims=True)
    item.data.use_auto_smooth = True
    item.data.normals_split_custom_set_from_vertices(normals.tolist())


def _edge(name, rims, material):
    """The flat ground rim with its two safety bevels."""
    front, back = rims
    count = len(front)
    inward = (front.mean(axis=0) - front)
    inward /= np.linalg.norm(inward, axis=1, keepdims=True)
    rows = [front, front * 0.86 + back * 0.14 - inward * 0.18, front * 0.14 + back * 0.86 - inward * 0.18, back]
    faces = []
    for i in range(3):
        for j in range(count):
            k = (j + 1) % count
            faces.append((i * count + j, i * count + k, (i + 1) * count + k, (i + 1) * count + j))
    return mesh_object(f"{name} edge", np.vstack(rows), faces, material, angle=30)
