"""How a frame is drawn where its facts leave room: read from facts, then from what its words promise.

`BY_HANDLE` holds only what the product's description, or the look its model is known for, says and no fact can hold.
"""

BY_HANDLE = {
    "maison-orvanne-lisiere": {"bridge": "keyhole"},
    "maison-orvanne-aubade": {"rim": 3.6},
    "maison-orvanne-pivoine": {"rim": 2.5},
    "officina-selvana-marina": {"gradient": True, "chamfer": 1.5},
    "officina-selvana-contessa": {"chamfer": 1.9, "temple": "metal", "trim": "gold"},
    "officina-selvana-piazza": {"rim": 4.6, "thickness": 6.0, "chamfer": 1.9},
    "grachtwerk-tulp": {"outline": "octagon", "chamfer": 1.0},
    "grachtwerk-brug": {"bridge_drop": 2.5},
    "grachtwerk-sluis": {"temple": "metal", "trim": "silver"},
    "hinoki-koba-shoji": {"outline": "hexagon"},
    "ashcombe-reed-harcourt": {"front": "wire", "wound": "tortoise", "trim": "gold", "temple": "metal"},
    "ashcombe-reed-bramley": {"front": "brow", "trim": "gold", "temple": "plastic"},
    "torvik-polar": {"double_bridge": True},
    "ashcombe-reed-whitby": {"double_bridge": True},
    "filou-puce-sauterelle": {"rim": 2.9},
    "filou-puce-biscuit": {"rim": 3.2, "bridge_drop": 1.5},
    "oakley-frogskins": {"bridge": "keyhole", "bridge_rise": 7.0, "flare": 2.4, "rim": 3.3, "matte": False, "temple": "straight"},
    "oakley-holbrook": {"outline": "trapezoid", "rivets": "bolt", "rim": 3.4, "bridge": "keyhole", "bridge_rise": 6.5, "temple": "straight"},
    "oakley-holbrook-xs": {"outline": "trapezoid", "rivets": "bolt", "rim": 3.2, "bridge": "keyhole", "bridge_rise": 6.0, "temple": "straight"},
    "oakley-latch": {"bridge": "keyhole", "bridge_rise": 3.5, "temple": "straight"},
    "oakley-gascan": {"outline": "slab", "rim": 4.4, "bridge_rise": 9.4, "chamfer": 1.5, "temple": "slab", "end_half": 7.5},
    "oakley-flak-2-0-xl": {"outline": "sport"},
    "oakley-sutro": {"rim": 2.5},
    "oakley-radar-ev-path": {"outline": "swept", "rim": 3.4, "matte": False},
    "oakley-encoder": {"outline": "toric", "rim": 2.6},
    "oakley-jawbreaker": {"outline": "jaw", "rim": 4.2, "chamfer": 1.0},
    "oakley-crosslink-zero": {"outline": "oblong", "rim": 2.4, "end_half": 3.2, "bridge_rise": 3.0, "temple": "straight"},
    "oakley-field-house": {"outline": "oblong", "rim": 2.4, "end_half": 3.0, "bridge_rise": 2.0, "temple": "straight"},
    "oakley-pitchman-r": {"outline": "panto", "rim": 2.6, "end_half": 3.2, "bridge": "keyhole", "bridge_rise": 2.0, "temple": "straight"},
    "oakley-feedback": {"finish": "satin"},
}


def style_of(handle, facts):
    """Everything the builders ask for, with sizes in millimetres."""
    shape, material, rim, sun = facts["shape"], facts["material"], facts["rim"], facts.get("sun")
    sport = shape == "shield" or (material == "nylon" and sun is not None and sun["baseCurve"] >= 8)
    wire = material in ("metal", "titanium")
    style = {
        "outline": {"geometric": "octagon", "shield": "visor"}.get(shape, shape),
        "front": "rimless" if rim == "rimless" and shape != "shield"
        else "wire" if wire or (material == "steel" and rim == "half")
        else "plate" if material == "steel" else "solid",
        "rim": {"acetate": 3.3, "horn": 3.2, "wood": 3.7, "nylon": 2.9, "combined": 3.3, "steel": 1.35}.get(material, 1.3),
        "thickness": {"steel": 0.9, "nylon": 3.6, "wood": 4.4, "horn": 4.2}.get(material, 4.2),
        "wire": {"titanium": (1.15, 1.5), "steel": (1.2, 2.4)}.get(material, (1.5, 1.8)),
        "finish": {"titanium": "brushed", "steel": "satin"}.get(material, "polished"),
        "temple": "metal" if wire or material == "steel" else "sport" if sport else "plastic",
        "bridge": "saddle",
        "bridge_drop": 0.0,
        "bridge_rise": 0.0,  # how much further up a bridge reaches, straight, towards the line of the brow
        "flare": 0.0,  # how much the rim gains at the outer end of the brow
        "end_half": None,  # half the height of an end piece; from the lens where None
        "chamfer": 0.0,
        "matte": material == "nylon",
        "rivets": material in ("acetate", "horn") and facts["forWhom"] != "children",
        "gradient": False,
        "double_bridge": False,
        "wound": None,
        "trim": facts["colour"] if wire or material == "steel" or rim == "rimless" else "silver",
        # Radii of the front: how far it wraps from side to side, and from brow to cheek.
        "wrap": {4: 300.0, 6: 105.0 if shape == "shield" else 150.0, 8: 82.0}.get(sun["baseCurve"] if sun else 0, 340.0),
        "bow": {4: 260.0, 6: 190.0, 8: 140.0}.get(sun["baseCurve"] if sun else 0, 300.0),
    }
    style.update(BY_HANDLE.get(handle, {}))
    return style
