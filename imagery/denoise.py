"""Takes the grain out of a render, because Debian builds Blender without Open Image Denoise.

Non-local means with the noise that was measured (Rousselle, Knaus and Zwicker, 2012): a picture is
rendered twice with other random numbers, and where the two differ is noise. Pixels are averaged whose
surroundings differ no more than that, and whose surfaces agree: colour, direction and distance are
known almost without noise, so edges and textures stay. What grain is coarser than the window is taken
out of the picture at half and at a quarter of its size.
"""
import cv2
import numpy as np

WINDOW = 5  # pixels to each side
LEVELS = 4
REACH = 1.0  # how many times the measured noise two surroundings may differ
TOLERANCE = {"albedo": 0.03, "normal": 0.22, "depth": 0.014}  # differences that stop the average


def compressed(picture):
    """Near to how bright it looks, so that noise counts alike in light and shadow."""
    return np.log1p(6 * np.clip(picture, 0, 30)).astype(np.float32)


def expanded(picture):
    return np.expm1(picture) / 6


def _box(values, radius):
    side = 2 * radius + 1
    return cv2.blur(values, (side, side), borderType=cv2.BORDER_REFLECT)


def _pairs(array, dy, dx):
    """Two views of the same size: the pixels, and their neighbours at (dy, dx); dy is not negative."""
    h, w = array.shape[:2]
    here = array[: h - dy, max(0, -dx) : w - max(0, dx)]
    there = array[dy:, max(0, dx) : w - max(0, -dx)]
    return here, there


def _means(halves, guide):
    """Both halves averaged by the same weights, of neighbours that look alike."""
    both = (halves[0] + halves[1]) / 2
    # The variance of the mean of both, from one difference a pixel: steadied by its surroundings.
    gap = (halves[0] - halves[1]) ** 2 / 4
    noise = _box(gap.sum(axis=2), 2) + 1e-7
    stack = np.concatenate(halves, axis=2)
    total, weight, most = stack * 0, np.zeros(both.shape[:2], np.float32), np.full(both.shape[:2], 1e-3, np.float32)
    for dy in range(WINDOW + 1):
        for dx in range(-WINDOW, WINDOW + 1):
            if dy == 0 and dx <= 0:
                continue
            here, there = _pairs(both, dy, dx)
            n_here, n_there = _pairs(noise, dy, dx)
            step = here - there
            apart = np.einsum("ijk,ijk->ij", step, step) - (n_here + n_there)
            apart = _box(apart / (REACH**2 * (n_here + n_there)), 1)
            g_here, g_there = _pairs(guide, dy, dx)
            step = g_here - g_there
            apart = np.maximum(apart, 0) + np.einsum("ijk,ijk->ij", step, step)
            w = np.exp(-np.minimum(apart, 30))
            s_here, s_there = _pairs(stack, dy, dx)
            t_here, t_there = _pairs(total, dy, dx)
            w_here, w_there = _pairs(weight, dy, dx)
            m_here, m_there = _pairs(most, dy, dx)
            t_here += s_there * w[..., None]
            w_here += w
            np.maximum(m_here, w, out=m_here)
            t_there += s_here * w[..., None]
            w_there += w
            np.maximum(m_there, w, out=m_there)
    # A pixel counts for itself as much as the likest of its neighbours.
    total += stack * most[..., None]
    result = total / (weight + most)[..., None]
    return result[..., :3], result[..., 3:]


def _levels(halves, guide, level):
    fine = _means(halves, guide)
    if level + 1 == LEVELS:
        return fine
    size = (fine[0].shape[1] // 2, fine[0].shape[0] // 2)
    if min(size) < 4 * WINDOW:
        return fine

    def half(picture):
        channels = [cv2.resize(c, size, interpolation=cv2.INTER_AREA) for c in np.moveaxis(picture, 2, 0)]
        return np.stack(channels, axis=2)

    def full(picture):
        return cv2.resize(picture, (fine[0].shape[1], fine[0].shape[0]), interpolation=cv2.INTER_LINEAR)

    small = tuple(half(picture) for picture in fine)
    smoother = _levels(small, half(guide), level + 1)
    return tuple(picture + full(after - before) for picture, before, after in zip(fine, small, smoother))


def denoise(first, second, albedo, normal, depth):
    """Both halves without grain, as they look (`compressed`); the picture is their mean.

    `first` and `second`: two independent renders, linear RGB (rows, columns, 3).
    """
    near = np.log(np.clip(depth, 1, 1e5))[..., None]
    guide = np.concatenate(
        [np.clip(albedo, 0, 1) / TOLERANCE["albedo"], normal / TOLERANCE["normal"], near / TOLERANCE["depth"]], axis=2
    ).astype(np.float32)
    return _levels((compressed(first), compressed(second)), guide, 0)
