"""The one studio: warm ground, one large soft light from the upper left, a long lens.

Millimetres. The camera looks along +y; things stand on z = 0 and face -y.
"""
import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

import materials
from solids import mesh_object

WIDTH, HEIGHT = 1600, 1200
SENSOR = 36.0
GROUND = (0.74, 0.675, 0.585)
SETTING = ("ground", "reflector", "wall")  # what is no part of the object


def begin(samples, share=1.0, threads=1, gpu=False):
    """An empty scene with its render settings; `share` shrinks the picture for a quick look."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device, cycles.samples = "GPU" if gpu else "CPU", samples
    if gpu:
        _use_card()
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.3 / samples**0.5, 8
    cycles.use_denoising = False  # see denoise.py
    cycles.max_bounces, cycles.transparent_max_bounces = 6, 12
    cycles.transmission_bounces, cycles.glossy_bounces, cycles.diffuse_bounces = 5, 3, 2
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3
    cycles.seed = 7
    scene.render.threads_mode, scene.render.threads = "FIXED", threads
    scene.render.resolution_x, scene.render.resolution_y = int(WIDTH * share), int(HEIGHT * share)
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "High Contrast"
    scene.view_settings.exposure = 0.12
    scene.render.image_settings.file_format = "PNG"
    return scene


def _use_card():
    """Renders on NVIDIA cards alone: Blender would take the processor when it finds none."""
    preferences = bpy.context.preferences.addons["cycles"].preferences
    preferences.compute_device_type = "CUDA"
    preferences.refresh_devices()
    for device in preferences.devices:
        device.use = device.type == "CUDA"
    if not any(device.use for device in preferences.devices):
        raise RuntimeError("Blender finds no NVIDIA card")


def ground(depth=520.0, material=None):
    """A sheet of paper that curves up behind the object, so that no horizon shows."""
    curve = [(-1400.0, 0.0), (depth, 0.0)]
    for turn in np.linspace(0, np.pi / 2, 24)[1:]:
        curve.append((depth + 420 * np.sin(turn), 420 * (1 - np.cos(turn))))
    curve.append((depth + 420, 2400.0))
    vertices = [(x, y, z) for y, z in curve for x in (-2600.0, 2600.0)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(curve) - 1)]
    return mesh_object("ground", vertices, faces, material or materials.principled("paper", GROUND, 0.85))


def area(name, at, target, size, energy, colour=(1, 1, 1), seen=True):
    light = bpy.data.lights.new(name, "AREA")
    light.shape, light.size, light.size_y = "RECTANGLE", size[0], size[1]
    light.energy, light.color = energy, colour
    item = bpy.data.objects.new(name, light)
    item.location = at
    item.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    item.visible_glossy = seen
    bpy.context.scene.collection.objects.link(item)
    return item


def _card(name, at, target, size, brightness, colour, fading=False):
    """A pale card that is seen in reflections only: too weak to light anything, it would only add grain.

    `fading`: darker toward its upper edge.
    """
    n = materials.Nodes(name)
    glow = n.add("Emission", Color=(*colour, 1), Strength=brightness)
    if fading:
        _fade(n.tree, glow.inputs["Strength"], size[1], brightness)
    x, y = size[0] / 2, size[1] / 2
    item = mesh_object(name, [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], [(3, 2, 1, 0)], n.surface(glow.outputs[0]))
    item.data.materials[0].cycles.sample_as_light = False
    item.location = at
    item.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    item.visible_camera = item.visible_diffuse = item.visible_shadow = item.visible_transmission = False


def _fade(tree, strength, height, brightness):
    """The strength falls from `brightness` at the lower edge to a tenth of it at the upper one."""
    place, split, fall = (tree.nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "SeparateXYZ", "MapRange"))
    fall.interpolation_type = "SMOOTHSTEP"
    tree.links.new(place.outputs["Object"], split.inputs[0])
    tree.links.new(split.outputs["Y"], fall.inputs["Value"])
    ends = {"From Min": -height / 2, "From Max": height / 2, "To Min": brightness, "To Max": brightness / 10}
    for name, value in ends.items():
        fall.inputs[name].default_value = value
    tree.links.new(fall.outputs[0], strength)


def lights(strength=1.0):
    """Key from the upper left, a pale card on the right, a wall behind the camera, a sky that falls off downward.

    Every path looks for the key and for nothing else; it meets card and sky where it happens to go. A choice
    between several lights would be most of the grain.
    """
    area("key", (-620, -260, 820), (0, 30, 10), (560, 420), 2.5e7 * strength, (1, 0.965, 0.92))
    _card("reflector", (760, -120, 300), (0, 40, 20), (300, 520), 2.5 * strength, (1, 0.98, 0.95))
    # Where the paper ends before the camera: a mirrored lens would show its edge as a line.
    _card("wall", (0, -1390, 1200), (0, 0, 1200), (16000, 2400), 0.8 * strength, (1, 0.95, 0.88), fading=True)
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    world.cycles.sampling_method = "NONE"
    tree = world.node_tree
    back = tree.nodes["Background"]
    place = tree.nodes.new("ShaderNodeTexCoord")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    tree.links.new(place.outputs["Generated"], split.inputs[0])
    tree.links.new(split.outputs["Z"], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], back.inputs[0])
    low, high = ramp.color_ramp.elements
    low.position, low.color = 0.0, (0.05, 0.048, 0.045, 1)
    high.position, high.color = 0.75, (0.95, 0.93, 0.9, 1)
    back.inputs[1].default_value = 0.17 * strength


def camera(target, azimuth, elevation, span, distance=900.0, blur=3.0, focus=None):
    """Looks at `target` from `azimuth` (degrees, + is from the right) and `elevation`.

    `span`: millimetres across the picture at the target. `blur`: diameter of the aperture in
    millimetres; `focus`: the sharpest point, the target when absent.
    """
    a, e = np.radians(azimuth), np.radians(elevation)
    target = Vector(target)
    away = Vector((np.sin(a) * np.cos(e), -np.cos(a) * np.cos(e), np.sin(e)))
    data = bpy.data.cameras.new("camera")
    data.sensor_width = SENSOR
    data.lens = SENSOR * distance / span
    data.clip_start, data.clip_end = 10, 10000
    data.dof.use_dof = blur > 0
    data.dof.focus_distance = (Vector(focus if focus is not None else target) - (target + away * distance)).dot(-away)
    # Blender divides the focal length by 1000, for metres; in millimetres the number is that small.
    data.dof.aperture_fstop = data.lens * 1e-3 / max(blur, 1e-6)
    item = bpy.data.objects.new("camera", data)
    item.location = target + away * distance
    item.rotation_euler = (-away).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(item)
    bpy.context.scene.camera = item
    return item


def centre(below=0.0):
    """Shifts the lens so that the object stands in the middle, without turning the camera."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    seen = [
        world_to_camera_view(scene, scene.camera, item.matrix_world @ Vector(corner))
        for item in scene.objects if item.type == "MESH" and item.name not in SETTING for corner in item.bound_box
    ]
    xs, ys = [p.x for p in seen], [p.y for p in seen]
    data = scene.camera.data
    data.shift_x += (min(xs) + max(xs)) / 2 - 0.5
    data.shift_y += ((min(ys) + max(ys)) / 2 - 0.5 + below) * HEIGHT / WIDTH
