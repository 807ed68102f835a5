"""Runs inside Blender: takes the one picture that an order (a JSON file named last) describes."""
import json
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import studio  # noqa: E402  (the folder has to be on the path first)
from shoot import shoot  # noqa: E402


def take(order):
    product = order["product"]
    studio.begin(order["samples"], order["share"], order["threads"], order["gpu"])
    whole = False
    if product["type"] == "frame":
        import frame

        frame.picture(order["frame"], product["handle"], order["view"])
    elif product["type"] == "contact-lens":
        import lens_box

        lens_box.picture(product)
    elif product["type"] == "accessory":
        import accessory

        accessory.picture(product)
    elif product["type"] == "building":
        import store_front

        whole = store_front.picture()
    else:
        import scenes

        whole = scenes.picture(product["handle"])
    noise = shoot(order["out"], whole)
    with open(f"{order['out']}.json", "w") as file:
        json.dump(noise, file)


with open(sys.argv[-1]) as file:
    take(json.load(file))
