"""Takes the grain out of a render, because Debian builds Blender without Open Image Denoise.

An edge-avoiding a-trous wavelet filter (Dammertz and others, 2010) whose strength follows measured
noise: the picture is rendered twice with other random numbers, and where the two differ is noise.
Colour, surface colour and direction of the surface stop the filter, so texture and edges stay.
"""
import numpy as np

REACH = 2.6  # how many times the measured noise two pixels may differ and still be averaged
KERNEL = {0: 0.25, 1: 0.125, 2: 0.0625}  # by how many axes a tap is off centre


def _blur(values, radius):
    """Mean over a square, by running sums."""
    for axis in (0, 1):
        padded = np.pad(values, [(radius + 1, radius) if a == axis else (0, 0) for a in range(values.ndim)], mode="edge")
        total = np.cumsum(padded, axis=axis, dtype=np.float64)
        size = 2 * radius + 1
        ahead = np.take(total, range(size, total.shape[axis]), axis=axis)
        behind = np.take(total, range(0, total.shape[axis] - size), axis=axis)
        values = ((ahead - behind) / size).astype(np.float32)
    return values


def _patch(values):
    """Mean over 3 x 3: comparing small patches is steadier than comparing pixels."""
    for axis in (0, 1):
        padded = np.pad(values, [(1, 1) if a == axis else (0, 0) for a in (0, 1)], mode="edge")
        size = values.shape[axis]
        values = (padded.take(range(size), axis) + padded.take(range(1, size + 1), axis) + padded.take(range(2, size + 2), axis)) / 3
    return values


def _shifted(array, dy, dx):
    """Two views of the same size: the pixels, and their neighbours at (dy, dx)."""
    h, w = array.shape[:2]
    here = array[max(0, -dy) : h - max(0, dy), max(0, -dx) : w - max(0, dx)]
    there = array[max(0, dy) : h - max(0, -dy), max(0, dx) : w - max(0, -dx)]
    return here, there


def denoise(first, second, albedo, normal, strength=1.0, levels=5):
    """`first` and `second`: two independent renders, linear RGB (rows, columns, 3), as are the guides."""
    compress = [np.log1p(4 * np.clip(p, 0, 40)).astype(np.float32) for p in (first, second)]
    picture = (compress[0] + compress[1]) / 2
    gap = (compress[0] - compress[1]) ** 2 / 4
    noise = np.maximum(_blur(gap.sum(axis=2), 3), gap.sum(axis=2) * 0.2) * strength + 2e-6
    guide = np.concatenate([np.clip(albedo, 0, 1) * 9, normal * 5], axis=2).astype(np.float32)
    guide_noise = 0.05
    for level in range(levels):
        step = 2**level
        total = picture * KERNEL[0]
        weight = np.full(picture.shape[:2], KERNEL[0], np.float32)
        spread = noise * KERNEL[0] ** 2
        for dy, dx in ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)):
            k = KERNEL[abs(dy) + abs(dx)]
            here, there = _shifted(picture, dy * step, dx * step)
            n_here, n_there = _shifted(noise, dy * step, dx * step)
            g_here, g_there = _shifted(guide, dy * step, dx * step)
            far = _patch(((here - there) ** 2).sum(axis=2)) / (REACH * (_patch(n_here) + _patch(n_there)))
            far += ((g_here - g_there) ** 2).sum(axis=2) / (guide_noise * 8)
            w = k * np.exp(-np.minimum(far, 30))
            spots = _shifted(total, dy * step, dx * step)[0]
            spots += there * w[..., None]
            _shifted(weight, dy * step, dx * step)[0][...] += w
            _shifted(spread, dy * step, dx * step)[0][...] += w * w * n_there
        picture = total / weight[..., None]
        noise = spread / weight**2 + 1e-7
    return np.expm1(picture) / 4
