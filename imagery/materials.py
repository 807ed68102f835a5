"""What things are made of. Colours are linear RGB; a name maps to the colour words of the facts."""
import bpy

# Translucent acetate and nylon: base colour, how much light passes (0 to 1).
PLASTIC = {
    "black": ((0.006, 0.006, 0.007), 0.0),
    "honey": ((0.66, 0.22, 0.025), 0.72),
    "crystal": ((0.79, 0.83, 0.84), 0.84),
    "grey": ((0.11, 0.12, 0.125), 0.35),
    "blue": ((0.008, 0.03, 0.11), 0.35),
    "green": ((0.016, 0.085, 0.024), 0.4),
    "red": ((0.21, 0.005, 0.01), 0.35),
    "pink": ((0.82, 0.33, 0.33), 0.72),
    "brown": ((0.045, 0.018, 0.009), 0.3),
    "white": ((0.8, 0.79, 0.76), 0.0),
    "gold": ((0.6, 0.35, 0.08), 0.4),
    "silver": ((0.5, 0.5, 0.5), 0.3),
    "gunmetal": ((0.06, 0.062, 0.068), 0.0),
}
METAL = {
    "gold": (0.83, 0.56, 0.24),
    "silver": (0.5, 0.5, 0.495),
    "grey": (0.3, 0.3, 0.3),
    "gunmetal": (0.15, 0.15, 0.16),
    "black": (0.018, 0.018, 0.02),
    "blue": (0.05, 0.085, 0.24),
    "brown": (0.3, 0.16, 0.09),
    "pink": (0.85, 0.5, 0.4),
    "red": (0.4, 0.04, 0.05),
    "green": (0.06, 0.16, 0.1),
    "white": (0.8, 0.8, 0.78),
}
# Colour of the light a sun lens lets through, and of its mirror where it has one.
TINT = {
    "grey": ((0.15, 0.155, 0.165), (0.5, 0.55, 0.62)),
    "brown": ((0.26, 0.125, 0.05), (0.75, 0.5, 0.25)),
    "blue": ((0.13, 0.14, 0.17), (0.06, 0.22, 0.95)),
    "red": ((0.16, 0.13, 0.14), (0.95, 0.1, 0.05)),
    "rose": ((0.34, 0.13, 0.12), (0.78, 0.2, 0.11)),
    "silver": ((0.13, 0.135, 0.145), (0.8, 0.82, 0.84)),
    "green": ((0.12, 0.17, 0.11), (0.15, 0.75, 0.3)),
    "clear": ((0.8, 0.82, 0.82), (0.8, 0.8, 0.8)),
}


class Nodes:
    """A material's node tree, written down in few words."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.out = self.tree.nodes.new("ShaderNodeOutputMaterial")

    def add(self, kind, links=None, **inputs):
        node = self.tree.nodes.new(f"ShaderNode{kind}")
        for key, value in inputs.items():
            if hasattr(node, key):
                setattr(node, key, value)
            else:
                node.inputs[key.replace("_", " ")].default_value = value
        for socket, source in (links or {}).items():
            self.tree.links.new(source, node.inputs[socket])
        return node

    def surface(self, socket):
        self.tree.links.new(socket, self.out.inputs["Surface"])
        return self.material

    def ramp(self, source, stops):
        node = self.add("ValToRGB", {"Fac": source})
        elements = node.color_ramp.elements
        while len(elements) > len(stops):
            elements.remove(elements[-1])
        while len(elements) < len(stops):
            elements.new(1)
        for element, (at, colour) in zip(elements, stops):
            element.position, element.color = at, (*colour, 1)
        return node.outputs["Color"]

    def position(self, scale=(1, 1, 1), shift=(0, 0, 0)):
        """Where a point lies on its own object, in millimetres."""
        place = self.add("TexCoord").outputs["Object"]
        return self.add("Mapping", {"Vector": place}, Scale=scale, Location=shift).outputs["Vector"]


def principled(name, colour, roughness=0.3, metallic=0.0, coat=0.0, passes=0.0, ior=1.48, subsurface=0.0):
    n = Nodes(name)
    shader = n.add(
        "BsdfPrincipled", Base_Color=(*colour, 1), Roughness=roughness, Metallic=metallic,
        Clearcoat=coat, Clearcoat_Roughness=0.04, Transmission=passes, IOR=ior,
    )
    if subsurface:
        shader.inputs["Subsurface"].default_value = subsurface
        shader.inputs["Subsurface Color"].default_value = (*colour, 1)
        shader.inputs["Subsurface Radius"].default_value = (2, 1.4, 1)
    return n.surface(shader.outputs["BSDF"])


def _sheet(n, colour, passes, matte=False, roughness=None):
    """Acetate as makers polish it: a coloured body under a clear coat.

    The body is a mixture of dye that scatters (diffuse) and dye that lets light through. What passes
    goes straight on: a frame is too thin to show that acetate bends light, and light that is not bent
    leaves no caustics and hardly any grain. Seen at a slant the way through is longer and so darker.
    `colour` and `passes` are a socket each, or a value.
    """
    def put(node, name, value):
        if hasattr(value, "links"):
            n.tree.links.new(value, node.inputs[name])
        else:
            node.inputs[name].default_value = (*value, 1) if isinstance(value, tuple) else value

    body = n.add("BsdfDiffuse")
    put(body, "Color", colour)
    glow = n.add("BsdfTranslucent")
    put(glow, "Color", colour)
    body = n.add("MixShader", {1: body.outputs[0], 2: glow.outputs[0]}, Fac=0.25)
    slant = n.add("LayerWeight", Blend=0.5).outputs["Facing"]
    power = n.add("Math", {0: slant}, operation="MULTIPLY_ADD")
    power.inputs[1].default_value, power.inputs[2].default_value = 2.4, 0.3
    dye = n.add("Gamma", {"Gamma": power.outputs[0]})
    put(dye, "Color", colour)
    through = n.add("BsdfTransparent", {"Color": dye.outputs[0]})
    mixed = n.add("MixShader", {1: body.outputs[0], 2: through.outputs[0]})
    put(mixed, "Fac", passes)
    rough = roughness or (0.42 if matte else 0.12)
    coat = n.add("BsdfGlossy", Color=(1, 1, 1, 1), Roughness=rough)
    # A face seen from inside would be inverted; both sides reflect alike.
    index = n.add("Math", {0: n.add("NewGeometry").outputs["Backfacing"]}, operation="MULTIPLY_ADD")
    index.inputs[1].default_value, index.inputs[2].default_value = 1 / 1.48 - 1.48, 1.48
    facing = n.add("Fresnel", {"IOR": index.outputs[0]}).outputs["Fac"]
    shader = n.add("MixShader", {0: facing, 1: mixed.outputs[0], 2: coat.outputs[0]})
    if matte:
        _grain(n, coat, 9, 0.04)
    return shader.outputs[0]


def plastic(colour, matte=False):
    base, passes = PLASTIC[colour]
    n = Nodes(f"plastic {colour}")
    return n.surface(_sheet(n, base, passes, matte))


def _grain(n, shader, scale, strength):
    noise = n.add("TexNoise", {"Vector": n.position()}, Scale=scale, Detail=2.0)
    bump = n.add("Bump", {"Height": noise.outputs["Fac"]}, Strength=strength, Distance=0.2)
    n.tree.links.new(bump.outputs["Normal"], shader.inputs["Normal"])


def tortoise(matte=False, seed=0.0, light=(0.62, 0.2, 0.022)):
    """Dark flakes floating in amber, edges soft: two scales of noise cut against each other."""
    n = Nodes("tortoise")
    at = n.position((0.055, 0.055, 0.085), (seed, seed * 0.7, 3))
    warp = n.add("TexNoise", {"Vector": at}, Scale=1.6, Detail=2.0)
    moved = n.add("MixRGB", {"Color1": at, "Color2": warp.outputs["Color"]}, Fac=0.42)
    large = n.add("TexNoise", {"Vector": moved.outputs["Color"]}, Scale=3.1, Detail=3.0, Roughness=0.55)
    dark = (0.016, 0.0055, 0.003)
    colour = n.ramp(large.outputs["Fac"], [
        (0.45, dark), (0.51, (0.075, 0.017, 0.005)), (0.57, (0.34, 0.085, 0.011)), (0.68, light),
    ])
    passes = n.ramp(large.outputs["Fac"], [(0.48, (0.02,) * 3), (0.66, (0.6,) * 3)])
    return n.surface(_sheet(n, colour, passes, matte))


def horn(blond, along="x"):
    """Streaks along the sheet; blond horn lets some light in."""
    n = Nodes("horn")
    at = n.position((0.02, 0.3, 0.16) if along == "x" else (0.3, 0.02, 0.16))
    streak = n.add("TexNoise", {"Vector": at}, Scale=2.0, Detail=5.0, Roughness=0.62, Distortion=0.5)
    stops = (
        [(0.34, (0.22, 0.1, 0.035)), (0.5, (0.5, 0.3, 0.12)), (0.62, (0.72, 0.52, 0.28))]
        if blond
        else [(0.3, (0.008, 0.005, 0.004)), (0.52, (0.028, 0.015, 0.009)), (0.6, (0.11, 0.062, 0.034)), (0.68, (0.42, 0.3, 0.19))]
    )
    return n.surface(_sheet(n, n.ramp(streak.outputs["Fac"], stops), 0.2 if blond else 0.0, roughness=0.24))


def wood(along="x"):
    """Walnut, its grain along the part."""
    n = Nodes("walnut")
    rings = n.add(
        "TexWave", {"Vector": n.position((0.03, 0.5, 0.42) if along == "x" else (0.5, 0.03, 0.42))}, Scale=1.5, Distortion=5.0, Detail=4.0,
        bands_direction="Z",
    )
    rings.inputs["Detail Scale"].default_value = 0.6
    pores = n.add("TexNoise", {"Vector": n.position((0.12, 6, 6) if along == "x" else (6, 0.12, 6))}, Scale=1.4, Detail=4.0)
    mixed = n.add("MixRGB", {"Color1": rings.outputs["Fac"], "Color2": pores.outputs["Fac"]}, Fac=0.5)
    colour = n.ramp(mixed.outputs["Color"], [
        (0.3, (0.018, 0.007, 0.003)), (0.5, (0.085, 0.035, 0.014)), (0.72, (0.2, 0.09, 0.037)),
    ])
    shader = n.add("BsdfPrincipled", {"Base Color": colour}, Roughness=0.46, Clearcoat=0.12)
    bump = n.add("Bump", {"Height": pores.outputs["Fac"]}, Strength=0.12, Distance=0.2)
    n.tree.links.new(bump.outputs["Normal"], shader.inputs["Normal"])
    return n.surface(shader.outputs["BSDF"])


def metal(colour, finish="polished"):
    """`polished`, `satin` or `brushed` (fine lines along the part)."""
    roughness = {"polished": 0.14, "satin": 0.3, "brushed": 0.27}[finish]
    n = Nodes(f"metal {colour} {finish}")
    shader = n.add("BsdfPrincipled", Base_Color=(*METAL[colour], 1), Metallic=1.0, Roughness=roughness)
    if finish == "brushed":
        lines = n.add("TexNoise", {"Vector": n.position((0.1, 6, 9))}, Scale=3.0, Detail=3.0)
        bump = n.add("Bump", {"Height": lines.outputs["Fac"]}, Strength=0.14, Distance=0.15)
        n.tree.links.new(bump.outputs["Normal"], shader.inputs["Normal"])
    if colour == "black":  # lacquer over metal
        shader.inputs["Metallic"].default_value = 0.5
        shader.inputs["Clearcoat"].default_value = 0.4
    return n.surface(shader.outputs["BSDF"])


def silicone():
    n = Nodes("silicone")
    return n.surface(_sheet(n, (0.9, 0.9, 0.87), 0.8, roughness=0.2))


def lens(sun=None, height=45.0, gradient=False):
    """A spectacle lens: what passes is tinted, what is reflected depends on its coating.

    Thin-walled on purpose: a transparent layer under a reflection needs no caustics and so no noise.
    """
    n = Nodes("lens")
    # A thin layer reflects alike from both sides; seen from behind, the index would be inverted.
    index = n.add("Math", {0: n.add("NewGeometry").outputs["Backfacing"]}, operation="MULTIPLY_ADD")
    index.inputs[1].default_value, index.inputs[2].default_value = 1 / 1.55 - 1.55, 1.55
    facing = n.add("Fresnel", {"IOR": index.outputs[0]}).outputs["Fac"]
    if sun is None:
        through = n.add("BsdfTransparent", Color=(0.965, 0.972, 0.968, 1))
        shine = n.add("BsdfGlossy", Color=(0.62, 0.86, 0.8, 1), Roughness=0.0)  # rest colour of the coating
        amount = n.add("Math", {0: facing}, operation="MULTIPLY")
        amount.inputs[1].default_value = 0.22
        mixed = n.add("MixShader", {0: amount.outputs[0], 1: through.outputs[0], 2: shine.outputs[0]})
        return n.surface(mixed.outputs[0])
    tint, mirror = TINT[sun["lensColour"]]
    lighter = {0: 2.6, 1: 1.9, 2: 1.45, 3: 1.0, 4: 0.6}[sun["category"]]
    tint = tuple(min(0.93, c * lighter) for c in tint)
    through = n.add("BsdfTransparent", Color=(*tint, 1))
    if gradient:
        split = n.add("SeparateXYZ", {"Vector": n.position((1, 1, 1 / height), (0, 0, 0.5))})
        pale = tuple(min(0.94, c * 2.3 + 0.18) for c in tint)
        n.tree.links.new(n.ramp(split.outputs["Z"], [(0.1, pale), (0.85, tint)]), through.inputs["Color"])
    shine = n.add("BsdfGlossy", Color=(0.5, 0.53, 0.56, 1), Roughness=0.0)
    amount = facing
    if sun["mirrored"]:
        glance = n.add("LayerWeight", Blend=0.35).outputs["Facing"]
        other = tuple(0.55 * c + 0.3 * d for c, d in zip(mirror, (mirror[2], mirror[0], mirror[1])))
        n.tree.links.new(n.ramp(glance, [(0.0, mirror), (0.3, mirror), (0.8, other)]), shine.inputs["Color"])
        amount = n.add("Math", {0: facing}, operation="MULTIPLY_ADD")
        amount.inputs[1].default_value, amount.inputs[2].default_value = 0.5, 0.34
        amount = amount.outputs[0]
    mixed = n.add("MixShader", {0: amount, 1: through.outputs[0], 2: shine.outputs[0]})
    return n.surface(mixed.outputs[0])


def lens_edge(sun=None):
    """The ground rim of a lens, which shows where no frame covers it."""
    colour = TINT[sun["lensColour"]][0] if sun else (0.82, 0.9, 0.87)
    return principled("lens edge", tuple(min(1, c * 1.5) for c in colour), 0.22, passes=0.6)
