"""A clipped box tree in its tub, as it stands beside the door of a store."""
import numpy as np
from mathutils import Matrix

import materials
from parts import ellipsoid, lathe, place
from solids import mesh_object


def _leaves(centre, radius, count, material, seed):
    """Small folded leaves all over a ball, each turned its own way."""
    random = np.random.default_rng(seed)

    def unit(values):
        return values / np.linalg.norm(values, axis=1, keepdims=True)

    out = unit(random.normal(size=(count, 3)))
    face = unit(out + random.normal(size=(count, 3)) * 0.45)
    along = unit(np.cross(face, random.normal(size=(count, 3))))
    across = np.cross(face, along)
    foot = np.array(centre) + out * radius * random.uniform(0.88, 1.04, (count, 1))
    long, wide = random.uniform(1.3, 2.0, (count, 1)), random.uniform(0.7, 1.0, (count, 1))
    lifted = face * wide * 0.35
    corners = [foot - along * long, foot + across * wide + lifted, foot + along * long, foot - across * wide + lifted]
    vertices = np.stack(corners, axis=1).reshape(-1, 3)
    faces = [side for i in range(0, 4 * count, 4) for side in ((i, i + 1, i + 2), (i, i + 2, i + 3))]
    return mesh_object("leaves", vertices, faces, material, smooth=False)


def tub(at, radius):
    """The tub of terracotta stands on z = 0; `radius` of the ball."""
    clay = materials.principled("terracotta", (0.4, 0.165, 0.085), 0.8)
    earth = materials.principled("earth", (0.03, 0.02, 0.014), 0.95)
    leaf = materials.principled("leaf", (0.035, 0.085, 0.02), 0.5)
    shade = materials.principled("shade", (0.006, 0.016, 0.005), 0.9)
    outline = [(0.05, 0), (9.4, 0), (9.8, 0.4), (12, 18), (13.2, 18.2), (13.5, 18.6), (13.7, 22.4), (13.3, 22.9), (12.4, 22.9), (12, 22.4), (11.8, 20.5)]
    middle = (0, 0, 21 + radius * 0.9)
    items = [
        lathe("tub", outline, clay, closed=False), lathe("earth", [(0.05, 20.6), (11.85, 20.6)], earth, closed=False),
        ellipsoid("shade", middle, (radius * 1.82,) * 3, shade), _leaves(middle, radius, 2600, leaf, 3),
    ]
    place(items, Matrix.Translation(at))
    return items
