"""The house's own accessories, one still life each. `WORDS` follows the seed's titles."""
import numpy as np
from mathutils import Euler, Matrix

import materials
import studio
from containers import GREEN, WARM_WHITE, bottle, carton, dropper, lens_case, screw, screwdriver, spare_pad, spray, tin, tube
from parts import lathe, place
from soft_goods import FELT_GREY, cloth, cord, hard_case, pouch, sachet, strap


def _move(items, at, turn=0.0):
    place(items, Matrix.Translation(at) @ Euler((0, 0, np.radians(turn))).to_matrix().to_4x4())
    return items


def _solution():
    bottle(30, 168, "Multi-purpose\nsolution", "360 ml", paper=WARM_WHITE, cap=GREEN)
    _move(lens_case(open_lid=False), (62, -34, 0), -18)
    return 330, 12


def _peroxide():
    bottle(29, 160, "Peroxide\nsolution", "360 ml", tint=(0.02, 0.034, 0.07), paper=WARM_WHITE, cap=(0.5, 0.03, 0.03))
    clear = materials.principled("cup", (0.86, 0.92, 0.94), 0.06, passes=0.9)
    lid = materials.principled("cap", (0.5, 0.03, 0.03), 0.38)
    _move([
        lathe("cup", [(0.05, 0), (13, 0), (14.5, 1), (15.5, 52), (14.3, 52), (13.4, 3), (0.05, 2.4)], clear),
        lathe("lid", [(0.05, 52), (17, 52), (17.4, 53), (17.4, 64), (16.4, 65.5), (0.05, 66)], lid),
        lathe("stem", [(0.05, 8), (3.4, 8), (3.4, 50), (0.05, 50)], materials.principled("cage", WARM_WHITE, 0.4)),
        lathe("disc", [(0.05, 6), (8, 6), (8.6, 7), (8.6, 9), (0.05, 9.4)], materials.principled("disc", (0.05, 0.05, 0.05), 0.6)),
    ], (58, -26, 0))
    return 320, 12


def _saline():
    bottle(29, 160, "Saline\nrinse", "360 ml", tint=(0.78, 0.88, 0.9), paper=(0.1, 0.25, 0.32), cap=WARM_WHITE)
    return 300, 12


def _travel():
    _move(bottle(17, 88, "Travel\nset", "60 ml", cap=GREEN), (-44, 8, 0))
    _move(lens_case(open_lid=False), (16, -26, 0), 14)
    steel, glass = materials.metal("silver", "satin"), materials.metal("silver", "polished")
    _move([lathe("mirror", [(0.05, 0), (21, 0), (22, 1), (22, 4), (20.5, 5), (0.05, 5)], steel),
           lathe("glass", [(0.05, 5), (19.4, 5), (19.4, 5.2), (0.05, 5.2)], glass)], (54, 26, 0))
    return 220, 24


def _drops():
    _move(dropper("Moisturising\ndrops", "10 ml"), (16, -14, 0))
    _move(carton((34, 28, 76), "Moisturising\ndrops", "hyaluronic acid 0.2 %"), (-24, 6, 0), -14)
    return 165, 11


def _gel():
    _move(tube("Evening\neye gel", "10 g"), (12, -8, 0), 10)
    _move(carton((44, 30, 108), "Evening\neye gel", "for the night", band=(0.02, 0.026, 0.045)), (-36, 10, 0), -16)
    return 210, 11


def _spray():
    spray("Lens\nspray", "30 ml")
    _move(cloth(120, FELT_GREY, seed=5), (70, 56, 0), 34)
    return 245, 16


def _case():
    lens_case()
    return 135, 32


def _hard_case():
    _move(hard_case(), (0, 0, 0), -18)
    return 250, 18


def _pouch():
    _move(pouch(), (0, 0, 0), -20)
    return 245, 32


def _cloth():
    cloth(180, FELT_GREY, seed=3)
    return 300, 34


def _wipes():
    for number, (x, y, turn) in enumerate([(-20, 12, 0.5), (8, -2, -0.15), (34, -26, 0.3)]):
        sachet("Wipe\nfor lenses", (x, y, number * 4.6), turn, GREEN if number == 1 else WARM_WHITE)
    return 195, 36


def _anti_fog():
    sachet("Anti-fog\ncloth", (-32, 10, 0), 0.2, (0.05, 0.06, 0.07), (86, 70))
    _move(cloth(130, (0.03, 0.1, 0.14), seed=8), (44, -6, 0), 12)
    return 265, 36


def _cord():
    cord()
    return 245, 42


def _screwdrivers():
    _move(tin(92, 62, 12), (22, 16, 0), 12)
    _move(screwdriver(), (-34, -48, 0), 22)
    _move(screwdriver((0.5, 0.03, 0.03), 66), (22, 14, 2), 14)
    for at in ((44, -30, 0), (53, -24, 0), (50, -37, 0), (60, -33, 0), (38, -38, 0)):
        screw(at)
    spare_pad((2, 32, 1.6), 0.6)
    spare_pad((17, 33, 1.6), 1.2)
    return 200, 38


def _strap():
    _move(strap(), (0, 4, 0), 6)
    return 265, 30


STILL_LIFES = {
    "clairval-multi-purpose-solution": _solution, "clairval-peroxide-solution": _peroxide, "clairval-saline": _saline,
    "clairval-travel-care-set": _travel, "clairval-moisturising-drops": _drops, "clairval-evening-eye-gel": _gel,
    "clairval-lens-spray": _spray, "clairval-lens-case": _case, "clairval-hard-case": _hard_case,
    "clairval-reading-glass-pouch": _pouch, "clairval-microfibre-cloth": _cloth, "clairval-cleaning-wipes": _wipes,
    "clairval-anti-fog-cloth": _anti_fog, "clairval-glasses-cord": _cord, "clairval-screwdriver-kit": _screwdrivers,
    "clairval-swim-goggle-strap": _strap,
}


def picture(product):
    """Lays out the still life; fails for a product that has none, so that a new one is noticed."""
    span, elevation = STILL_LIFES[product["handle"]]()
    studio.ground()
    studio.lights()
    studio.camera((0, 0, 12), -12, elevation, span, blur=3.6, focus=(0, -14, 14))
    studio.centre()
