"""Outlines of lenses in the plane, in millimetres, boxed exactly to lens width x lens height.

Every outline is drawn for the lens on the right of the picture: +x points to the temple, +z up.
Source of the boxing system (width, height and distance between lenses measured on the boxes around
the lenses): ISO 8624.
"""
import numpy as np

POINTS = 480

# Corners in box coordinates (-1 to 1), how far each edge bows outward (share of the half box) and
# how much the corners are rounded, in millimetres.
POLYGONS = {
    "rectangle": ([(-1, 0.86), (1, 1), (0.9, -0.94), (-0.8, -1)], 0.06, 3.4),
    "square": ([(-1, 0.94), (1, 1), (0.9, -0.98), (-0.84, -1)], 0.08, 4.4),
    "wayfarer": ([(-1, 0.7), (-0.4, 0.98), (1, 1), (0.98, 0.55), (0.68, -0.92), (-0.6, -1), (-0.93, -0.1)], 0.06, 4.2),
    "cat-eye": (
        [(-1, 0.5), (-0.1, 0.72), (1.06, 1.06), (0.86, -0.35), (0.35, -1), (-0.55, -0.95), (-0.95, -0.3)],
        0.06,
        3.0,
    ),
    "pilot": (
        [(-1, 0.62), (-0.72, 1), (0.82, 1), (1, 0.5), (0.78, -0.5), (0.22, -1), (-0.3, -0.86), (-0.84, -0.1)],
        0.05,
        3.6,
    ),
    "panto": (
        [(-0.9, 0.82), (-0.1, 1), (0.86, 0.92), (1, 0.3), (0.62, -0.72), (0, -1), (-0.58, -0.78), (-0.98, 0.2)],
        0.05,
        5.2,
    ),
    "hexagon": ([(-0.56, 1), (0.6, 1), (1, 0), (0.6, -1), (-0.56, -1), (-1, 0)], 0.02, 1.7),
    "octagon": (
        [(-0.62, 1), (0.56, 1), (1, 0.5), (1, -0.3), (0.56, -1), (-0.5, -1), (-0.94, -0.34), (-1, 0.48)],
        0.01,
        1.3,
    ),
    "sport": ([(-1, 0.45), (-0.4, 1), (0.9, 0.82), (1, 0.1), (0.35, -0.95), (-0.5, -1), (-0.86, -0.4)], 0.05, 3.0),
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


def lens_outline(shape, width, height):
    """Outline of one lens around its box centre, counter-clockwise, `POINTS` points."""
    if shape == "round":
        line = superellipse(width, height, 2.04)
    elif shape == "oval":
        line = superellipse(width, height, 2.25)
    else:
        corners, bow, rounding = POLYGONS[shape]
        line = smooth(resample(bowed_polygon(corners, bow, width, height), 1600), rounding)
        line = boxed(line, width, height)
    line = resample(line, POINTS)
    area = np.sum(line[:, 0] * np.roll(line[:, 1], -1) - np.roll(line[:, 0], -1) * line[:, 1])
    return line if area > 0 else line[::-1].copy()


def offset(points, distance):
    """Each point moved outward along the normal of a counter-clockwise closed line."""
    tangent = np.roll(points, -1, axis=0) - np.roll(points, 1, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    return points + np.stack([tangent[:, 1], -tangent[:, 0]], axis=1) * np.asarray(distance).reshape(-1, 1)


def shield_outline(lens_width, bridge, height):
    """One lens across both eyes, arched over the nose; width is two lens widths and the bridge."""
    half = lens_width + bridge / 2
    z = height / 2
    corners = [
        (0, z), (half * 0.7, z * 0.94), (half, z * 0.62), (half * 0.98, z * 0.05),
        (half * 0.66, -z * 0.82), (half * 0.36, -z), (half * 0.17, -z * 0.72), (half * 0.07, -z * 0.12),
    ]
    right = np.array(corners)
    left = right[::-1] * np.array([-1, 1])
    line = np.vstack([right, [(0, z * 0.06)], left[:-1]])
    line = smooth(resample(line, 1600), 2.6)
    line = resample(boxed(line, half * 2, height), POINTS * 2)
    area = np.sum(line[:, 0] * np.roll(line[:, 1], -1) - np.roll(line[:, 0], -1) * line[:, 1])
    return line if area > 0 else line[::-1].copy()
