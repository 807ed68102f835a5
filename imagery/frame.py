"""One frame from its facts: front, lenses, hinges, temples, then set down on the ground."""
import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

import front_wire as wire
import materials
import studio
from front_solid import Layout, build_front, sport_nose
from lenses import build_lens
from parts import place
from styles import style_of
from temples import (
    hinge_front, hinge_temple, hinged, metal_temple, plastic_temple, rivets, stamp,
)

HALF_RIM = (-14, 194)  # degrees kept of a half rim, counter-clockwise from the temple side
THREAD = (190, 350)
FOLD = {"open": (0, 0), "folded": (90.5, 80)}


def solid_material(facts, style, handle, along="x"):
    """What a solid front and its temples are cut from."""
    kind, colour = facts["material"], facts["colour"]
    if kind == "horn":
        return materials.horn(colour == "honey", along)
    if kind == "wood":
        return materials.wood(along)
    if kind == "steel":
        return materials.metal(colour, "satin")
    if colour == "tortoise":
        return materials.tortoise(style["matte"], seed=sum(map(ord, handle)) % 17)
    return materials.plastic(colour, style["matte"])


class Frame:
    """A frame built at the origin: `front` and two `temples`, lists of objects."""

    def __init__(self, facts, handle):
        self.facts, self.style = facts, style_of(handle, facts)
        self.layout = Layout(facts, self.style)
        self.body = solid_material(facts, self.style, handle)
        grained = facts["material"] in ("horn", "wood")
        self.side_body = solid_material(facts, self.style, handle, "y") if grained else self.body
        self.trim = materials.metal(self.style["trim"], self.style["finish"])
        self.front, self.temples = [], {-1: [], 1: []}
        self._front()
        self._lenses()
        self._sides()

    def _front(self):
        style, layout, facts = self.style, self.layout, self.facts
        kind = style["front"]
        if kind in ("solid", "plate"):
            self.front.append(build_front(layout, self.body))
        elif kind == "brow":
            self.front.append(build_front(layout, self.body))
            self.front += wire.rims(layout, self.trim, size=(1.0, 1.4))
        elif kind == "rimless":
            self.front += wire.rimless_bridge(layout, self.trim) + wire.end_pieces(layout, self.trim, drilled=True)
        elif facts["rim"] == "half":
            self.front += wire.rims(layout, self.trim, HALF_RIM) + wire.bridge(layout, self.trim)
            self.front += wire.end_pieces(layout, self.trim)
            self.front += wire.thread(layout, materials.principled("nylon thread", (0.8, 0.84, 0.84), 0.3, passes=0.6), THREAD)
        else:
            self.front += wire.rims(layout, self.trim) + wire.bridge(layout, self.trim) + wire.end_pieces(layout, self.trim)
            if style["wound"]:
                wound = materials.tortoise(seed=5)
                self.front += wire.rims(layout, wound, size=(2.5, 2.7), out=0.1)
        if kind == "solid" and (layout.shield or layout.part == "brow"):
            self.front += sport_nose(layout, materials.principled("rubber", (0.012, 0.012, 0.013), 0.6))
        elif kind in ("wire", "plate", "rimless", "brow"):
            self.front += wire.pads(layout, self.trim, materials.silicone())

    def _lenses(self):
        layout, facts, sun = self.layout, self.facts, self.facts.get("sun")
        face = materials.lens(sun, facts["lensHeight"], self.style["gradient"])
        bare = facts["rim"] != "full"
        behind, edge = (materials.lens(), materials.lens_edge(sun)) if bare else (None, None)
        depth = wire.lens_depth(layout) if self.style["front"] in ("wire", "rimless", "brow") else layout.thickness * 0.42
        if self.style["front"] == "plate":
            depth = 0.1
        thick = 2.3 if bare else 1.9
        for side in (0,) if layout.shield else (-1, 1):
            outline = layout.outline * np.array([side or 1, 1])
            outline = outline[::-1] if side == -1 else outline
            self.front += build_lens("lens", layout, outline, side * layout.eye, depth, face, behind, edge, thick, 0.0 if layout.shield else 1.2)

    def _sides(self):
        style, layout, facts = self.style, self.layout, self.facts
        solid = layout.solid_end
        hinge_metal = materials.metal(style["trim"], "satin")
        size = "small" if not solid or style["temple"] == "metal" else "inner" if layout.moulded else "large"
        clear = style["temple"] == "plastic" and (facts["colour"] in ("crystal", "honey", "pink", "tortoise") and facts["material"] == "acetate")
        dark = materials.principled("rubber", (0.012, 0.012, 0.013), 0.55)
        tip = self._tip_material(dark)
        pale = facts["colour"] in ("black", "brown", "blue", "green", "red", "grey", "gunmetal", "tortoise")
        ink = materials.principled("print", (0.75, 0.72, 0.66) if pale else (0.1, 0.1, 0.1), 0.5)
        self.pins = {}
        for side in (-1, 1):
            back = layout.end_thickness if solid else 6.4 if style["front"] != "plate" else 1.0
            at = layout.bend(layout.half - 2.0, layout.hinge_z, back)
            inset = 2.0 if size == "large" or style["temple"] != "metal" else 0.75 if not solid else 2.2
            pin = Vector((side * (layout.half - inset), float(at[1]) + 0.25, layout.hinge_z))
            if layout.moulded:  # the temple goes on where the turned end stops
                pin.x, pin.y = side * (layout.half - layout.end_thickness / 2), float(layout.bend(layout.half, layout.hinge_z, 0)[1]) - 1.6
            self.pins[side] = pin
            leaves = hinge_front(side, hinge_metal, size)
            place(leaves, Matrix.Translation(pin))
            self.front += leaves
            if style["temple"] == "metal":
                parts = metal_temple(layout, side, self.trim, tip)
            else:
                core = materials.metal("silver", "satin") if clear else None
                body = self.side_body
                parts = plastic_temple(layout, side, body, style["temple"], dark, core)
            parts += hinge_temple(side, hinge_metal, size)
            if style["temple"] in ("plastic", "straight"):
                parts.append(stamp(layout, side, ink, facts["temple"]))
            self.temples[side] = parts
            if style["rivets"] and solid:
                self.front += rivets(layout, side, self.trim)

    def _tip_material(self, dark):
        if self.style["wound"] or self.facts["colour"] in ("gold", "brown", "tortoise", "pink"):
            return materials.tortoise(seed=9)
        return materials.principled("tip", (0.012, 0.012, 0.013), 0.2, coat=0.5) if self.style["finish"] != "brushed" else dark

    def pose(self, kind="open", tilt=6.5):
        """Opens or folds the temples and sets the frame down; returns the height of the eye line."""
        first, second = FOLD[kind]
        for side, angle in ((-1, first), (1, second)):
            place(self.temples[side], hinged(self.pins[side], side, angle, tilt if kind == "open" else 3.0))
        bpy.context.view_layer.update()
        front, back = _points(self.front), _points(self.temples[-1] + self.temples[1])
        lean = _rest_angle(front, back)
        turn = Euler((lean, 0, 0)).to_matrix().to_4x4()
        lowest = min((p @ np.array(turn)[:3, :3].T)[:, 2].min() for p in (front, back))
        place(self.front + self.temples[-1] + self.temples[1], Matrix.Translation((0, 0, -lowest + 0.05)) @ turn)
        bpy.context.view_layer.update()
        return -lowest


def _points(items):
    stacks = []
    for item in items:
        if item.type != "MESH":
            continue
        flat = np.empty(len(item.data.vertices) * 3)
        item.data.vertices.foreach_get("co", flat)
        world = np.array(item.matrix_world)
        stacks.append(flat.reshape(-1, 3) @ world[:3, :3].T + world[:3, 3])
    return np.vstack(stacks)


def _rest_angle(front, back):
    """How far the frame leans, in radians, when both its front and its temples touch the ground."""
    low, high = np.radians(-25), np.radians(35)

    def gap(lean):
        row = np.array([0, np.sin(lean), np.cos(lean)])
        return (front @ row).min() - (back @ row).min()

    if gap(low) * gap(high) > 0:
        return np.radians(8)
    for _ in range(40):
        middle = (low + high) / 2
        if gap(low) * gap(middle) <= 0:
            high = middle
        else:
            low = middle
    return (low + high) / 2


# Millimetres across the picture, the same for all frames, so that a wide one looks wide.
SPAN = {"front": 214.0, "three-quarter": 252.0, "folded": 206.0}


def picture(facts, handle, view):
    """Builds the scene of one view; the caller renders it."""
    frame = Frame(facts, handle)
    eye = frame.pose("folded" if view == "folded" else "open")
    studio.ground()
    studio.lights()
    if view == "front":
        studio.camera((0, 6, eye - 3), 0, 4, SPAN[view], blur=3.4, focus=(0, 2, eye))
    elif view == "three-quarter":
        studio.camera((-2, 50, eye * 0.5), -34, 17, SPAN[view], blur=4.2, focus=(-12, 4, eye))
        studio.centre()
    else:
        studio.camera((2, 16, eye * 0.7), 27, 27, SPAN[view], blur=4.2, focus=(0, 4, eye))
        studio.centre()
    return frame
