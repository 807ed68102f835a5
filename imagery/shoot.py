"""Takes the picture: the empty ground coarsely, the object and its shadow sharply, grain filtered.

The ground is smooth, so a quarter of the resolution shows all there is; most of the time goes where
the object is. Everything stays linear until the last step.
"""
import os
import shutil
import tempfile

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from denoise import denoise

COARSE = 20  # percent
MARGIN = {"left": 0.035, "right": 0.075, "below": 0.05, "above": 0.03}  # room for the shadow
GRAIN = 0.009  # share of the light
FEATHER = 28  # pixels over which the sharp part runs into the coarse one


def shoot(path, whole=False):
    """Renders and saves a PNG. `whole`: sharp everywhere, for scenes that fill the picture."""
    scene = bpy.context.scene
    scene.render.use_persistent_data = True
    bpy.context.view_layer.cycles.denoising_store_passes = True
    fine = scene.cycles.samples
    if whole:
        picture = _render(scene, fine)[0]
    else:
        box = _object_box(scene)
        scene.render.resolution_percentage = COARSE
        coarse, _ = _render(scene, fine + 4, strength=8.0, levels=6)
        scene.render.resolution_percentage = 100
        scene.render.use_border = True
        render = scene.render
        render.border_min_x, render.border_max_x, render.border_min_y, render.border_max_y = box
        sharp, seen = _render(scene, fine)
        picture = _merge(_enlarge(coarse, sharp.shape[:2]), sharp, seen)
    rows, columns = picture.shape[:2]
    # A trace of grain, as film has; without it smooth ground falls into visible bands.
    picture = picture * (1 + np.random.default_rng(7).normal(0, GRAIN, (rows, columns, 1)))
    result = bpy.data.images.new("clean", columns, rows, float_buffer=True)
    result.pixels.foreach_set(np.dstack([picture, np.ones((rows, columns))]).astype(np.float32).ravel())
    scene.render.image_settings.file_format, scene.render.image_settings.color_mode = "PNG", "RGB"
    result.save_render(path, scene=scene)


def _object_box(scene):
    """What the objects cover of the picture, with margins: left, right, bottom, top from 0 to 1."""
    bpy.context.view_layer.update()
    points = []
    for item in scene.objects:
        if item.type in ("MESH", "FONT") and item.name != "ground":
            points += [world_to_camera_view(scene, scene.camera, item.matrix_world @ Vector(c)) for c in item.bound_box]
    xs, ys = [p.x for p in points], [p.y for p in points]
    return (
        max(0.0, min(xs) - MARGIN["left"]), min(1.0, max(xs) + MARGIN["right"]),
        max(0.0, min(ys) - MARGIN["below"]), min(1.0, max(ys) + MARGIN["above"]),
    )


def _render(scene, samples, strength=1.0, levels=5):
    """The filtered linear picture, and where it was rendered."""
    folder = tempfile.mkdtemp(prefix="imagery-")
    names = _save_passes(scene, folder)
    scene.cycles.samples = samples
    shots = []
    for seed in (7, 8):
        scene.cycles.seed = seed
        bpy.ops.render.render()
        shots.append({name: _read(os.path.join(folder, f"{name}0001.exr")) for name in names})
    shutil.rmtree(folder)
    seen = shots[0]["picture"][..., 3] > 0.5
    rows, columns = np.where(seen.any(axis=1))[0], np.where(seen.any(axis=0))[0]
    part = np.s_[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
    first, second = ({k: v[part][..., :3] for k, v in shot.items()} for shot in shots)
    clean = denoise(
        first["picture"], second["picture"],
        (first["albedo"] + second["albedo"]) / 2, (first["normal"] + second["normal"]) / 2, strength, levels,
    )
    full = np.zeros((*seen.shape, 3), np.float32)
    full[part] = clean
    return full, seen


def _save_passes(scene, folder):
    """Lets every render write its linear picture and the two guides of the filter."""
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.base_path = folder
    out.format.file_format, out.format.color_mode, out.format.color_depth = "OPEN_EXR", "RGBA", "32"
    names = {"picture": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}
    out.file_slots.clear()
    for name, source in names.items():
        out.file_slots.new(name)
        tree.links.new(layers.outputs[source], out.inputs[name])
    scene.frame_set(1)
    return names


def _read(path):
    image = bpy.data.images.load(path)
    columns, rows = image.size
    flat = np.empty(columns * rows * 4, np.float32)
    image.pixels.foreach_get(flat)
    bpy.data.images.remove(image)
    return flat.reshape(rows, columns, 4)


def _enlarge(picture, size):
    """Bilinear, which is enough for ground without detail."""
    rows = np.clip((np.arange(size[0]) + 0.5) * picture.shape[0] / size[0] - 0.5, 0, picture.shape[0] - 1.001)
    columns = np.clip((np.arange(size[1]) + 0.5) * picture.shape[1] / size[1] - 0.5, 0, picture.shape[1] - 1.001)
    r, c = rows.astype(int), columns.astype(int)
    u, v = (rows - r)[:, None, None], (columns - c)[None, :, None]
    top = picture[r][:, c] * (1 - v) + picture[r][:, c + 1] * v
    low = picture[r + 1][:, c] * (1 - v) + picture[r + 1][:, c + 1] * v
    return (top * (1 - u) + low * u).astype(np.float32)


def _merge(ground, sharp, seen):
    """The sharp part over the coarse ground, its border feathered except at the picture's edge."""
    weight = np.zeros(seen.shape, np.float32)
    rows, columns = np.where(seen.any(axis=1))[0], np.where(seen.any(axis=0))[0]

    def ramp(first, last, size):
        at = np.arange(first, last + 1)
        into = np.minimum(at - first + 1 if first > 0 else 1e6, last - at + 1 if last < size - 1 else 1e6)
        return np.clip(into / FEATHER, 0, 1)

    weight[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1] = np.outer(
        ramp(rows[0], rows[-1], seen.shape[0]), ramp(columns[0], columns[-1], seen.shape[1])
    )
    return ground * (1 - weight[..., None]) + sharp * weight[..., None]
