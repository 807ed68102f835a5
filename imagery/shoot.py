"""Takes the picture: the empty ground as a smooth surface, the object and its shadow over it.

The ground of an empty studio has no detail, so a small render shows all there is, and a polynomial
through it has neither grain nor blotches. Only the part of the picture that the object and its shadow
cover is rendered sharply, and only what differs from the empty ground is kept of it. Everything stays
linear until the last step.
"""
import os
import shutil
import tempfile

import bpy
import cv2
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from denoise import denoise, expanded
from studio import SETTING

COARSE = 10  # percent
COARSE_SAMPLES = 40
DEGREE = {"light": 6, "hue": 2}  # of the polynomials through the empty ground
MARGIN = {"left": 0.03, "right": 0.09, "below": 0.045, "above": 0.025}  # room for the shadow
FEATHER = 56  # pixels over which the sharp part runs into the ground
PASSES = {"picture": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal", "depth": "Denoising Depth",
          "object": "IndexOB"}


def shoot(path, whole=False):
    """Renders and saves a PNG. `whole`: sharp everywhere, for a scene that fills the picture.

    Returns the noise that is left, in percent of white: of the object, its outlines and the ground.
    """
    scene = bpy.context.scene
    scene.render.use_persistent_data = True
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = layer.use_pass_object_index = True
    for item in scene.objects:
        item.pass_index = int(item.name not in SETTING)
    size = scene.render.resolution_y, scene.render.resolution_x
    samples = scene.cycles.samples
    rows, columns = (slice(0, size[0]), slice(0, size[1])) if whole else _part(scene, size)
    if whole:
        ground = None
    else:
        ground = _empty_ground(scene, size)
        _border(scene, size, rows, columns)
    scene.cycles.samples = samples
    first, second = (_render(scene, seed) for seed in (7, 8))
    guides = [(first[name] + second[name]) / 2 for name in ("albedo", "normal", "depth")]
    halves = denoise(first["picture"], second["picture"], guides[0], guides[1], guides[2][..., 0])
    sharp = expanded((halves[0] + halves[1]) / 2)
    if whole:
        picture = sharp
    else:
        picture = ground.copy()
        weight = _feather(rows, columns, size)[..., None]
        picture[rows, columns] = ground[rows, columns] * (1 - weight) + sharp * weight
    _save(scene, picture, path)
    seen = [_as_shown(scene, expanded(half), path) for half in halves]
    return _noise(*seen, first["object"][..., 0] > 0, guides[2][..., 0])


def _noise(first, second, on_object, depth):
    """Root mean square of the difference between two whole renders, in percent of white.

    Each half has twice the variance of the picture, which is their mean; so their difference is
    `sqrt(2)` times what two such pictures would differ by. Outlines are counted by themselves: there a
    pixel is a mixture of two surfaces, and what is grain elsewhere is only a slightly other mixture.
    """
    gap = ((first - second) ** 2).mean(axis=2) / 2
    kernel = np.ones((3, 3), np.uint8)

    def range_of(values):
        return cv2.dilate(values, kernel) - cv2.erode(values, kernel)

    # Behind what lets light pass lies another surface, now the one and now the other in a pixel.
    near = cv2.medianBlur(np.log(np.clip(depth, 1, 1e5)).astype(np.float32), 5)
    outline = (range_of(on_object.astype(np.float32)) > 0) | (range_of(near) > 0.008)
    outline = cv2.dilate(outline.astype(np.uint8), kernel) > 0
    parts = {"object": on_object & ~outline, "outline": outline, "ground": ~on_object & ~outline}
    return {name: round(float(np.sqrt(gap[part].mean())) * 100, 3) if part.any() else 0.0 for name, part in parts.items()}


def _part(scene, size):
    """Rows (counted from below) and columns that the objects cover, with margins."""
    bpy.context.view_layer.update()
    points = []
    for item in scene.objects:
        if item.type in ("MESH", "FONT") and item.name not in SETTING:
            points += [world_to_camera_view(scene, scene.camera, item.matrix_world @ Vector(c)) for c in item.bound_box]
    xs, ys = [p.x for p in points], [p.y for p in points]
    left, right = max(0.0, min(xs) - MARGIN["left"]), min(1.0, max(xs) + MARGIN["right"])
    low, high = max(0.0, min(ys) - MARGIN["below"]), min(1.0, max(ys) + MARGIN["above"])
    return slice(round(low * size[0]), round(high * size[0])), slice(round(left * size[1]), round(right * size[1]))


def _border(scene, size, rows, columns):
    render = scene.render
    render.use_border = render.use_crop_to_border = True
    # Half a pixel inside, so that rounding takes the very pixels meant.
    render.border_min_x, render.border_max_x = (columns.start + 0.02) / size[1], (columns.stop + 0.02) / size[1]
    render.border_min_y, render.border_max_y = (rows.start + 0.02) / size[0], (rows.stop + 0.02) / size[0]


def _empty_ground(scene, size):
    """The studio without its object, at full size: a polynomial through a small render."""
    hidden = [item for item in scene.objects if item.type in ("MESH", "FONT") and item.name not in SETTING]
    for item in hidden:
        item.hide_render = True
    scene.render.resolution_percentage, scene.cycles.samples = COARSE, COARSE_SAMPLES
    small = _render(scene, 7)["picture"]
    scene.render.resolution_percentage = 100
    for item in hidden:
        item.hide_render = False

    level = np.log(np.clip(small, 1e-4, None))
    light = level.mean(axis=2, keepdims=True)
    smooth = _polynomial(light, DEGREE["light"], size) + _polynomial(level - light, DEGREE["hue"], size)
    return np.exp(smooth).astype(np.float32)


def _polynomial(values, degree, size):
    """The smooth surface through a small picture, at another size."""

    def terms(count):
        return np.polynomial.chebyshev.chebvander((np.arange(count) * 2 + 1) / count - 1, degree)

    rows, columns = (np.linalg.pinv(terms(count)) for count in values.shape[:2])
    vertical, across = (terms(count) for count in size)
    channels = [vertical @ (rows @ values[..., c] @ columns.T) @ across.T for c in range(values.shape[2])]
    return np.stack(channels, axis=2)


def _render(scene, seed):
    """Every pass of one render, each an array of rows (from below), columns and channels."""
    folder = tempfile.mkdtemp(prefix="imagery-")
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.base_path = folder
    out.format.file_format, out.format.color_mode, out.format.color_depth = "OPEN_EXR", "RGBA", "32"
    out.file_slots.clear()
    for name, source in PASSES.items():
        out.file_slots.new(name)
        tree.links.new(layers.outputs[source], out.inputs[name])
    scene.frame_set(1)
    scene.cycles.seed = seed
    bpy.ops.render.render()
    passes = {name: _read(os.path.join(folder, f"{name}0001.exr")) for name in PASSES}
    shutil.rmtree(folder)
    return passes


def _read(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.is_data = True
    columns, rows = image.size
    flat = np.empty(columns * rows * 4, np.float32)
    image.pixels.foreach_get(flat)
    bpy.data.images.remove(image)
    return flat.reshape(rows, columns, 4)[..., :3]


def _feather(rows, columns, size):
    """Weight of the sharp part: 1 inside, falling to 0 at its border, except at the picture's edge."""

    def ramp(part, end):
        at = np.arange(part.start, part.stop)
        into = np.minimum(at - part.start + 1 if part.start > 0 else 1e6, part.stop - at if part.stop < end else 1e6)
        share = np.clip(into / FEATHER, 0, 1)
        return share * share * (3 - 2 * share)

    return np.outer(ramp(rows, size[0]), ramp(columns, size[1])).astype(np.float32)


def _save(scene, picture, path, depth="8"):
    rows, columns = picture.shape[:2]
    result = bpy.data.images.new("clean", columns, rows, float_buffer=True)
    result.pixels.foreach_set(np.dstack([picture, np.ones((rows, columns))]).astype(np.float32).ravel())
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = "PNG", "RGB", depth
    result.save_render(path, scene=scene)
    bpy.data.images.remove(result)


def _as_shown(scene, picture, path):
    """The picture as a screen shows it, 0 to 1."""
    beside = f"{path}.half.png"
    _save(scene, picture, beside, "16")
    shown = cv2.imread(beside, cv2.IMREAD_UNCHANGED)[::-1].astype(np.float32) / 65535
    os.unlink(beside)
    return shown
