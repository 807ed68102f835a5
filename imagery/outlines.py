"""Outlines of lenses in the plane, in millimetres, boxed exactly to lens width x lens height.

Every outline is drawn for the lens on the right of the picture: +x points to the temple, +z up.
Source of the boxing system (width, height and distance between lenses measured on the boxes around
the lenses): ISO 8624.
"""
import numpy as np

POINTS = 480

# Straight-edged shapes: corners in box coordinates (-1 to 1), how far each edge bows outward (share of the
# half box) and how much the corners are rounded, in millimetres.
POLYGONS = {
    "rectangle": ([(-1, 0.86), (1, 1), (0.9, -0.94), (-0.8, -1)], 0.06, 3.4),
    "square": ([(-1, 0.94), (1, 1), (0.9, -0.98), (-0.84, -1)], 0.08, 4.4),
    "slab": ([(-0.98, 0.9), (1, 1), (0.88, -0.84), (0.7, -1), (-0.72, -0.94)], 0.05, 2.6),
    "hexagon": ([(-0.56, 1), (0.6, 1), (1, 0), (0.6, -1), (-0.56, -1), (-1, 0)], 0.02, 1.7),
    "octagon": (
        [(-0.62, 1), (0.56, 1), (1, 0.5), (1, -0.3), (0.56, -1), (-0.5, -1), (-0.94, -0.34), (-1, 0.48)],
        0.01,
        1.3,
    ),
}

# Curved shapes: points in box coordinates, clockwise from the nose, on a smooth closed line.
CURVES = {
    "wayfarer": [
        (-1, 0.42), (-0.95, 0.76), (-0.76, 0.94), (-0.2, 0.97), (0.5, 1), (0.85, 0.98), (0.99, 0.82), (0.97, 0.45), (0.88, -0.1),
        (0.73, -0.62), (0.48, -0.92), (0.05, -1), (-0.42, -0.95), (-0.72, -0.72), (-0.9, -0.2),
    ],
    "trapezoid": [
        (-1, 0.55), (-0.95, 0.85), (-0.8, 0.96), (-0.2, 0.99), (0.5, 1), (0.84, 0.97), (0.97, 0.84), (0.99, 0.52), (0.93, 0),
        (0.83, -0.56), (0.68, -0.88), (0.4, -0.99), (-0.1, -1), (-0.52, -0.95), (-0.73, -0.72), (-0.88, -0.15),
    ],
    "oblong": [
        (-1, 0.42), (-0.95, 0.78), (-0.8, 0.93), (-0.2, 0.98), (0.5, 1), (0.86, 0.96), (0.985, 0.76), (0.99, 0.35), (0.93, -0.25),
        (0.83, -0.7), (0.62, -0.94), (0.1, -1), (-0.45, -0.98), (-0.76, -0.85), (-0.92, -0.4), (-0.985, 0.05),
    ],
    "cat-eye": [
        (-1, 0.28), (-0.93, 0.58), (-0.66, 0.75), (-0.1, 0.82), (0.45, 0.92), (0.86, 1), (1, 0.9), (0.97, 0.52), (0.84, -0.05),
        (0.62, -0.6), (0.3, -0.92), (-0.12, -1), (-0.54, -0.9), (-0.82, -0.55), (-0.97, -0.1),
    ],
    "pilot": [
        (-1, 0.5), (-0.94, 0.8), (-0.74, 0.95), (-0.1, 1), (0.55, 0.95), (0.88, 0.76), (1, 0.36), (0.95, -0.15), (0.78, -0.62),
        (0.48, -0.92), (0.12, -1), (-0.26, -0.91), (-0.58, -0.64), (-0.82, -0.22), (-0.96, 0.15),
    ],
    "panto": [
        (-1, 0.26), (-0.9, 0.68), (-0.62, 0.92), (-0.1, 1), (0.45, 0.97), (0.82, 0.78), (0.99, 0.38), (0.95, -0.1), (0.78, -0.56),
        (0.45, -0.9), (0.02, -1), (-0.42, -0.9), (-0.76, -0.56), (-0.95, -0.12),
    ],
    "sport": [
        (-1, 0.3), (-0.94, 0.64), (-0.74, 0.88), (-0.3, 0.99), (0.2, 0.99), (0.65, 0.88), (0.93, 0.66), (1, 0.4), (0.92, 0.02),
        (0.72, -0.42), (0.42, -0.78), (0.05, -0.97), (-0.35, -1), (-0.68, -0.86), (-0.88, -0.46), (-0.98, -0.08),
    ],
}

# One lens across both eyes: the half on the right in box coordinates, from the middle of the brow round to
# the top of the arch over the nose, and how much its corners are rounded, in millimetres.
SHIELDS = {
    "visor": (
        [(0, 0.97), (0.4, 1), (0.76, 0.97), (0.93, 0.86), (0.995, 0.6), (0.985, 0.2), (0.93, -0.25), (0.81, -0.66), (0.65, -0.91),
         (0.47, -1), (0.34, -0.95), (0.245, -0.76), (0.165, -0.46), (0.08, -0.23), (0, -0.16)],
        1.6,
    ),
    "swept": (
        [(0, 0.92), (0.35, 1), (0.7, 0.95), (0.92, 0.78), (1, 0.56), (0.98, 0.34), (0.89, -0.02), (0.75, -0.46), (0.6, -0.81),
         (0.46, -0.98), (0.34, -0.98), (0.24, -0.78), (0.155, -0.4), (0.08, -0.11), (0, -0.02)],
        1.6,
    ),
    "toric": (
        [(0, 0.88), (0.3, 0.98), (0.6, 1), (0.86, 0.88), (0.985, 0.62), (0.99, 0.28), (0.92, -0.14), (0.79, -0.58), (0.62, -0.89),
         (0.45, -1), (0.32, -0.94), (0.23, -0.72), (0.155, -0.38), (0.08, -0.12), (0, -0.04)],
        1.6,
    ),
    "jaw": (
        [(0, 0.93), (0.15, 0.95), (0.4, 0.99), (0.66, 1), (0.76, 0.97), (0.84, 0.87), (0.95, 0.68), (0.99, 0.57), (0.995, 0.46),
         (0.98, 0.33), (0.92, 0.08), (0.83, -0.28), (0.74, -0.65), (0.69, -0.82), (0.62, -0.93), (0.54, -0.98), (0.42, -1), (0.35, -0.97),
         (0.3, -0.86), (0.23, -0.62), (0.165, -0.38), (0.1, -0.22), (0, -0.16)],
        1.0,
    ),
}


def resample(points, count):
    """The closed line through `points` as `count` points at equal distances."""
    closed = np.vstack([points, points[:1]])
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(closed, axis=0), axis=1))])
    at = np.linspace(0, along[-1], count, endpoint=False)
    return np.stack([np.interp(at, along, closed[:, axis]) for axis in range(closed.shape[1])], axis=1)


def smooth(points, millimetres):
    """A closed line with its corners rounded, by a Gaussian of that width along the line."""
    length = np.linalg.norm(np.roll(points, -1, axis=0) - points, axis=1).sum()
    frequencies = np.fft.fftfreq(len(points), d=length / len(points))
    keep = np.exp(-2 * (np.pi * frequencies * millimetres) ** 2)
    return np.stack([np.fft.ifft(np.fft.fft(points[:, a]) * keep).real for a in (0, 1)], axis=1)


def boxed(points, width, height):
    """Moved and scaled so that the box around the outline is exactly width x height."""
    low, high = points.min(axis=0), points.max(axis=0)
    return (points - (low + high) / 2) / (high - low) * np.array([width, height])


def superellipse(width, height, power):
    turn = np.linspace(0, 2 * np.pi, 2000, endpoint=False)
    c, s = np.cos(turn), np.sin(turn)
    line = np.stack([np.sign(c) * np.abs(c) ** (2 / power), np.sign(s) * np.abs(s) ** (2 / power)], axis=1)
    return boxed(line, width, height)


def bowed_polygon(corners, bow, width, height):
    half = np.array([width / 2, height / 2])
    at = np.array(corners, float) * half
    line = []
    for start, end in zip(at, np.roll(at, -1, axis=0)):
        along = end - start
        outward = np.array([along[1], -along[0]]) / max(np.linalg.norm(along), 1e-9)
        if outward @ (start + end) < 0:
            outward = -outward
        control = (start + end) / 2 + outward * bow * half.mean() * 2
        t = np.linspace(0, 1, 120, endpoint=False)[:, None]
        line.append((1 - t) ** 2 * start + 2 * t * (1 - t) * control + t**2 * end)
    return np.vstack(line)


def curve(points, count=1600):
    """The smooth closed line through `points`: centripetal Catmull-Rom, which keeps its ends free of loops."""
    p = np.asarray(points, float)
    p0, p1, p2, p3 = np.roll(p, 1, axis=0), p, np.roll(p, -1, axis=0), np.roll(p, -2, axis=0)
    steps = [np.sqrt(np.linalg.norm(b - a, axis=1))[:, None, None] for a, b in ((p0, p1), (p1, p2), (p2, p3))]
    t0 = np.zeros_like(steps[0])
    t1, t2, t3 = t0 + steps[0], t0 + steps[0] + steps[1], t0 + steps[0] + steps[1] + steps[2]
    t = t1 + (t2 - t1) * np.linspace(0, 1, 60, endpoint=False)[None, :, None]
    q0, q1, q2, q3 = (q[:, None, :] for q in (p0, p1, p2, p3))

    def between(a, b, start, end):
        return ((end - t) * a + (t - start) * b) / (end - start)

    a1, a2, a3 = between(q0, q1, t0, t1), between(q1, q2, t1, t2), between(q2, q3, t2, t3)
    b1, b2 = between(a1, a2, t0, t2), between(a2, a3, t1, t3)
    return resample(between(b1, b2, t1, t2).reshape(-1, 2), count)


def _finished(line, width, height, count):
    """Boxed, evenly spaced and counter-clockwise."""
    line = resample(boxed(line, width, height), count)
    area = np.sum(line[:, 0] * np.roll(line[:, 1], -1) - np.roll(line[:, 0], -1) * line[:, 1])
    return line if area > 0 else line[::-1].copy()


def lens_outline(shape, width, height):
    """Outline of one lens around its box centre, counter-clockwise, `POINTS` points."""
    if shape == "round":
        line = superellipse(width, height, 2.04)
    elif shape == "oval":
        line = superellipse(width, height, 2.25)
    elif shape in CURVES:
        line = smooth(curve(np.array(CURVES[shape]) * [width / 2, height / 2]), 1.4)
    else:
        corners, bow, rounding = POLYGONS[shape]
        line = smooth(resample(bowed_polygon(corners, bow, width, height), 1600), rounding)
    return _finished(line, width, height, POINTS)


def shield_outline(shape, width, height):
    """Outline of one lens across both eyes around its box centre, counter-clockwise."""
    points, rounding = SHIELDS[shape]
    right = np.array(points) * [width / 2, height / 2]
    line = np.vstack([right, right[-2:0:-1] * [-1, 1]])
    return _finished(smooth(curve(line, 3200), rounding), width, height, POINTS * 2)


def offset(points, distance):
    """Each point moved outward along the normal of a counter-clockwise closed line."""
    tangent = np.roll(points, -1, axis=0) - np.roll(points, 1, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    return points + np.stack([tangent[:, 1], -tangent[:, 0]], axis=1) * np.asarray(distance).reshape(-1, 1)
