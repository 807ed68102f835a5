"""Small solid parts that many pictures share: cylinders, rounded boxes, pads, screws, lettering."""
import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector

from solids import mesh_object


def _finish(bm, name, material, angle=35):
    mesh = bpy.data.meshes.new(name)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(mesh)
    bm.free()
    mesh.polygons.foreach_set("use_smooth", np.ones(len(mesh.polygons), bool))
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = np.radians(angle)
    mesh.materials.append(material)
    item = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(item)
    return item


def towards(direction):
    """Rotation that turns the z axis into `direction`."""
    return Vector((0, 0, 1)).rotation_difference(Vector(direction)).to_matrix().to_4x4()


def cylinder(name, centre, direction, radius, length, material, edge=0.12, segments=40):
    """A round bar around `centre`, its rims rounded by `edge`."""
    bm = bmesh.new()
    bmesh.ops.create_cone(bm, cap_ends=True, segments=segments, radius1=radius, radius2=radius, depth=length)
    rims = [e for e in bm.edges if abs(e.verts[0].co.z - e.verts[1].co.z) < 1e-6]
    bmesh.ops.bevel(bm, geom=rims, offset=edge, segments=3, affect="EDGES", profile=0.5)
    item = _finish(bm, name, material)
    item.matrix_world = Matrix.Translation(centre) @ towards(direction)
    return item


def rounded_box(name, centre, size, radius, material, rotation=None, segments=4):
    """A box with all edges rounded; `size` is x, y, z."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    for vertex in bm.verts:
        vertex.co = Vector(c * s for c, s in zip(vertex.co, size))
    bmesh.ops.bevel(bm, geom=bm.edges[:], offset=radius, segments=segments, affect="EDGES", profile=0.5)
    item = _finish(bm, name, material, 30)
    item.matrix_world = Matrix.Translation(centre) @ (rotation or Matrix())
    return item


def ellipsoid(name, centre, size, material, rotation=None, power=2.0):
    """A pillow of full `size`; `power` above 2 makes it squarer."""
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=48, v_segments=28, radius=1)
    for vertex in bm.verts:
        c = np.array(vertex.co)
        grow = (np.abs(c) ** power).sum() ** (-1 / power)
        vertex.co = Vector(c * grow * np.array(size) / 2)
    item = _finish(bm, name, material, 180)
    item.matrix_world = Matrix.Translation(centre) @ (rotation or Matrix())
    return item


def lathe(name, outline, material, segments=96, angle=35, closed=True):
    """A turned body: `outline` holds (radius, z) from bottom to top. `closed` caps both ends."""
    turn = np.linspace(0, 2 * np.pi, segments, endpoint=False)
    rings = [np.stack([r * np.cos(turn), r * np.sin(turn), np.full(segments, z)], axis=1) for r, z in outline]
    faces = []
    for i in range(len(outline) - 1):
        for j in range(segments):
            k = (j + 1) % segments
            faces.append((i * segments + j, i * segments + k, (i + 1) * segments + k, (i + 1) * segments + j))
    if closed:
        faces.append(tuple(range(segments))[::-1])
        faces.append(tuple(range((len(outline) - 1) * segments, len(outline) * segments)))
    return mesh_object(name, np.vstack(rings), faces, material, angle=angle)


def lettering(name, text, size, material, font=None, depth=0.0, align="CENTER", spacing=1.0):
    """Flat or raised type in the x-z plane, reading towards -y, around its own centre line."""
    curve = bpy.data.curves.new(name, "FONT")
    curve.body, curve.size, curve.align_x, curve.extrude = text, size, align, depth
    curve.align_y = "CENTER"
    curve.space_character = spacing
    if font:
        curve.font = bpy.data.fonts.load(font, check_existing=True)
    item = bpy.data.objects.new(name, curve)
    item.data.materials.append(material)
    bpy.context.scene.collection.objects.link(item)
    item.rotation_euler = (np.pi / 2, 0, 0)
    return item


def place(items, matrix):
    """Moves parts together."""
    for item in items:
        item.matrix_world = matrix @ item.matrix_world
