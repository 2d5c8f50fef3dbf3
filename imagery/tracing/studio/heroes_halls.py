# SPDX-License-Identifier: GPL-3.0-or-later
"""Scenes in rooms. Each function builds the room around a car and returns its exposure and views."""

import numpy as np

from car import Car
from countryside import shots, strew
from nodes import plain
from plants import bark, broadleaf, foliage
from roads import box
from halls import disc, glass_front, lamp, level, polished, rows, steel, strip, textile, timber, tyre_stack
from scenery import Air, scatter

SPOT = (0.0, 0.0, 0.0, 0.0)


def _garden(air, y, count=26):
    """A lawn with birches beyond a glazed front along x."""
    level("lawn", (-60, 40, y - 60, y - 0.3), -0.05, plain("lawn", (0.07, 0.11, 0.03), 0.9))
    wood, leaves = bark(air, (0.05, 0.045, 0.04), (0.55, 0.53, 0.5), 1.0), foliage(air, (0.05, 0.09, 0.02), (0.17, 0.22, 0.05))
    trees = [broadleaf(seed, 8.5, 2.2, wood, leaves, leaves=3500, size=0.2) for seed in (3, 5)]
    places, turns, random = strew(count * 3, (-40, 26, y - 34, y - 6), lambda x, y: 0 * x - 0.05, lambda x, y: x == x, 8)
    places, turns = places[:count], turns[:count]
    scatter(trees, places, random.uniform(0.7, 1.15, len(places)), turns)


def hall(car, left=False):
    """A bright hall: glass towards a garden with birches, an oak wall, a reflecting stone floor."""
    air = Air((34, 246), (0.8, 0.86, 0.95), (1.0, 0.95, 0.85), near=60, reach=500, sharp=4)
    air.sky(((0.0, (0.85, 0.9, 1.0)), (0.4, (0.55, 0.72, 1.0)), (0.9, (0.35, 0.55, 0.95))), rise=0.2, strength=1.6)
    air.sunlight(4.5, (1.0, 0.92, 0.8), 1.5)
    level("floor", (-16, 16, -9, 14), 0.0, polished("stone", (0.42, 0.41, 0.39), 0.13, 1.6))
    _garden(air, -9)
    glass_front((-16, -9), (14, -9), 5.6, steel(), 2.6, (0.0,))
    box("wall", (-12.6, -9, 0), (-12.4, 14, 5.6), plain("wall", (0.1, 0.055, 0.028), 0.7))
    slat = box("slat", (-0.03, -0.04, 0), (0.03, 0.04, 5.6), timber("oak"))
    rows(slat, (-12.3, -9, 0), (-12.3, 14, 0), 0.13)
    level("ceiling", (-16, 20, -9.4, 18), 5.6, plain("ceiling", (0.5, 0.5, 0.49), 0.9))
    for y in (-6.0, -2.0, 2.0, 6.0):
        strip((-12, y, 5.5), (14, y, 5.5), 0.1, (1.0, 0.95, 0.88), 9)
    for x in (-7, 0, 7):
        lamp((x, 1, 5.4), (5, 7), 260, (1.0, 0.96, 0.9))
    disc("plinth", (0, 0), 3.1, 0.0, 0.09, polished("plinth", (0.75, 0.74, 0.72), 0.2))
    Car(car.folder.parent / "roundsuv", (0.6, 0.6, 0.58)).place(-7.6, -4.6, 62)
    Car(car.folder.parent / "estate", (0.02, 0.03, 0.05)).place(-8.2, 3.2, 100)
    car.place(0, 0, 14, 0.09)
    car.repaint(0.03, 0.16, 0.11)
    car.lamps(4)
    return shots(
        SPOT, car, exposure=-0.15,
        wide=((9.6, 5.6, 1.3), (0, 0, 1.15), 54, (-0.2, 0.045), 4),
        rear=((-8.2, 6.0, 1.4), (0, 0, 0.95), 44, (-0.2, 0.06), 4),
        tall=((9.4, 5.4, 1.6), (0, 0, 1.1), 70, (0, 0.1), 4),
    )


def bay(car, left=False):
    """A handover bay: dark cloth and one rectangular light above."""
    Air((0, 0), (0.02, 0.02, 0.025), (0.02, 0.02, 0.025)).sky(((0.0, (0.02, 0.02, 0.025)), (1.0, (0.02, 0.02, 0.025))), strength=0.3)
    level("floor", (-14, 14, -8, 12), 0.0, polished("floor", (0.035, 0.035, 0.038), 0.1, 0, 0.3))
    cloth = textile("cloth", (0.07, 0.068, 0.075))
    box("back", (-8.1, -6, 0), (-8.0, 12, 6), cloth)
    box("side", (-8, -5.6, 0), (14, -5.5, 6), cloth)
    strip((-3.2, -1.9, 3.7), (3.2, -1.9, 3.7), 0.05, (1.0, 0.96, 0.9), 26)
    strip((-3.2, 1.9, 3.7), (3.2, 1.9, 3.7), 0.05, (1.0, 0.96, 0.9), 26)
    for x in (-3.2, 3.2):
        strip((x, -1.9, 3.7), (x, 1.9, 3.7), 0.05, (1.0, 0.96, 0.9), 26)
    lamp((7, 4.5, 2.6), (3.0, 1.2), 90, (0.9, 0.95, 1.0), (1, 0, 0.6))
    lamp((0, 0, 3.75), (6.2, 3.6), 420, (1.0, 0.97, 0.93))
    for y in (-4, -1, 2, 5):
        lamp((-7.7, y, 5.8), (0.3, 1.6), 70, (1.0, 0.8, 0.58))
    for x in (-6, -2, 2, 6):
        lamp((x, -5.2, 5.8), (1.6, 0.3), 60, (1.0, 0.8, 0.58))
    car.place(0, 0, 8)
    car.repaint(0.32, 0.006, 0.012)
    car.lamps(8)
    return shots(
        SPOT, car, exposure=0.85,
        wide=((9.8, 5.4, 1.05), (0, 0, 1.1), 54, (-0.2, 0.045), 4),
        tall=((9.6, 5.2, 1.3), (0, 0, 1.25), 66, (0, 0.1), 4),
    )


def garage(car, left=False):
    """A tidy workshop in the morning: a car on a lift, tools in red cabinets, light through tall doors."""
    air = Air((24, 200), (0.9, 0.92, 0.95), (1.0, 0.94, 0.85), near=60, reach=500)
    air.sky(((0.0, (0.9, 0.93, 1.0)), (0.9, (0.6, 0.75, 1.0))), rise=0.2, strength=1.3)
    level("floor", (-16, 16, -8, 14), 0.0, polished("resin", (0.3, 0.31, 0.32), 0.22, 0, 0.12))
    white, grey = plain("white", (0.68, 0.69, 0.69), 0.6), plain("grey", (0.11, 0.115, 0.12), 0.5)
    box("back", (-10.2, -8, 0), (-10, 14, 5.4), white)
    box("plinth wall", (-10, -8, 0), (-9.97, 14, 1.15), grey)
    _tall_doors(-7.6)
    level("ceiling", (-16, 18, -8, 16), 5.4, plain("ceiling", (0.32, 0.33, 0.34), 0.9))
    for y in (-5.2, -1.8, 1.8, 5.2):
        strip((-9, y, 4.9), (12, y, 4.9), 0.14, (0.95, 0.98, 1.0), 13)
        lamp((1, y, 4.8), (18, 0.3), 190, (0.96, 0.98, 1.0))
    line = plain("line", (0.62, 0.42, 0.03), 0.4)
    for y in (-3.3, 3.3):
        level("line", (-8.5, 12, y, y + 0.1), 0.004, line)
    _cabinets()
    _lift(car)
    car.place(0, 0, 0, 0.62)
    car.repaint(0.4, 0.02, 0.02)
    car.lamps(1)
    return shots(
        SPOT, car, exposure=-0.2,
        wide=((9.2, 5.9, 1.45), (0, 0, 1.5), 50, (-0.19, 0.03), 4),
        rear=((-8.0, 6.2, 1.3), (0, 0, 1.5), 42, (-0.2, 0.03), 4),
        tall=((9.0, 5.6, 1.6), (0, 0, 1.55), 66, (0, 0.08), 4),
        detail=((4.6, 3.4, 1.25), (1.5, 0.9, 1.0), 46, (-0.2, 0.02), 2.4),
    )


def _tall_doors(y):
    """Sectional doors along x; the morning light comes through their panes."""
    frame, pane = steel((0.3, 0.31, 0.32), 0.5), plain("sash", (0.5, 0.51, 0.52), 0.5)
    box("pier", (-16, y - 0.2, 0), (-8.2, y, 5.4), plain("pier", (0.62, 0.63, 0.63), 0.7))
    for start in (-8.0, -3.4, 1.2, 5.8):
        box("pier", (start + 4.2, y - 0.2, 0), (start + 4.6, y, 5.4), pane)
        for z in np.arange(0, 4.4, 0.62):
            box("bar", (start, y - 0.08, z), (start + 4.2, y, z + 0.1), frame)
        box("foot", (start, y - 0.06, 0), (start + 4.2, y - 0.02, 0.62), frame)
        for x in np.arange(start, start + 4.3, 1.05):
            box("bar", (x - 0.03, y - 0.08, 0), (x + 0.03, y, 4.4), frame)
        box("head", (start, y - 0.2, 4.4), (start + 4.2, y, 5.4), pane)
        lamp((start + 2.1, y + 0.1, 2.3), (4.0, 3.6), 210, (1.0, 0.96, 0.9), (start + 2.1, 6, 1.0))
    level("yard", (-40, 30, y - 50, y - 0.2), -0.05, plain("yard", (0.3, 0.3, 0.3), 0.9))


def _cabinets():
    """Red drawers along the back wall, with a worktop, and tool boards above."""
    red, black, top = plain("red", (0.35, 0.015, 0.012), 0.3), steel(), timber("bench")
    metal = plain("chrome", (0.6, 0.6, 0.6), 0.25, 1.0)
    for y in np.arange(-7.2, 11, 1.24):
        box("cabinet", (-9.9, y, 0.1), (-9.25, y + 1.2, 0.9), red)
        for z in (0.12, 0.32, 0.52, 0.72):
            box("gap", (-9.26, y + 0.02, z + 0.17), (-9.245, y + 1.18, z + 0.185), black)
            box("grip", (-9.25, y + 0.1, z + 0.12), (-9.22, y + 1.1, z + 0.14), metal)
        box("board", (-9.95, y + 0.05, 1.3), (-9.93, y + 1.15, 2.2), black)
        for number in range(6):
            x = y + 0.16 + number * 0.17
            box("tool", (-9.93, x, 2.05 - 0.1 * number), (-9.9, x + 0.035, 2.12), metal)
    box("top", (-9.95, -7.2, 0.9), (-9.2, 11.3, 0.95), top)


def _lift(car):
    """A two-post lift whose arms hold a car by its sills."""
    blue, black = plain("blue", (0.02, 0.05, 0.12), 0.35), steel()
    for side in (-1, 1):
        y = side * (car.width / 2 + 0.42)
        low, high = sorted((y, y + side * 0.28))
        box("post", (-0.2, low, 0), (0.2, high, 3.3), blue)
        box("base", (-0.35, low - 0.05, 0), (0.35, high + 0.05, 0.03), black)
        a, b = sorted((y, y - side * 0.75))
        for x in (-1, 1):
            box("arm", (x * 0.95 - 0.55, a, 0.66), (x * 0.95 + 0.05, b, 0.74), black)
            box("pad", (x * 1.1 - 0.08, side * car.width / 2 * 0.78 - 0.08, 0.72), (x * 1.1 + 0.08, side * car.width / 2 * 0.78 + 0.08, 0.84), black)


def forecourt(car, left=False):
    """A lit glass hall at blue hour: a car on wet stone, other cars behind the glass."""
    air = Air((-2, 235), (0.10, 0.13, 0.22), (0.5, 0.3, 0.2), near=60, reach=900, sharp=6)
    air.sky(((0.0, (0.3, 0.26, 0.32)), (0.25, (0.12, 0.18, 0.36)), (0.9, (0.03, 0.06, 0.16))), rise=0.12, strength=0.8)
    level("yard", (-60, 60, -6.5, 60), 0.0, polished("setts", (0.09, 0.092, 0.097), 0.3, 0.8, 0.35, 0.55))
    level("hall floor", (-26, 16, -19, -6.5), 0.02, polished("stone", (0.4, 0.38, 0.35), 0.14, 1.2))
    glass_front((-26, -6.5), (16, -6.5), 5.0, steel(), 3.0, (0.0,))
    box("roof", (-27, -19.4, 5.0), (17, -5.4, 5.5), plain("fascia", (0.03, 0.031, 0.034), 0.5))
    level("ceiling", (-26, 16, -19, -6.6), 4.99, plain("ceiling", (0.5, 0.47, 0.42), 0.9))
    box("wall", (-26, -19.2, 0), (16, -19, 5), timber("oak"))
    box("end", (-26.2, -19, 0), (-26, -6.5, 5), plain("end", (0.5, 0.46, 0.4), 0.8))
    for y in (-16.5, -13, -9.5):
        strip((-25, y, 4.9), (15, y, 4.9), 0.12, (1.0, 0.82, 0.58), 11)
        for x in (-19, -6, 7):
            lamp((x, y, 4.85), (10, 0.5), 210, (1.0, 0.82, 0.6))
    strip((-27, -5.38, 5.1), (17, -5.38, 5.1), 0.02, (1.0, 0.85, 0.62), 6, 0.04)
    for look, paint, place in (
        ("compact", (0.6, 0.6, 0.58), (-9.5, -11.5, 40)), ("roundsuv", (0.2, 0.02, 0.02), (-15.5, -12.5, 60)),
        ("fastback", (0.03, 0.05, 0.12), (-4, -13.5, 25)),
    ):
        Car(car.folder.parent / look, paint).place(*place)
    car.place(0, 0, 12)
    car.repaint(0.42, 0.43, 0.44)
    car.lamps(12)
    lamp((4, 9, 5), (5, 3), 150, (0.6, 0.75, 1.0), (0, 0, 0.6))
    return shots(
        SPOT, car, exposure=0.55,
        wide=((10.4, 5.9, 1.1), (0, 0, 1.25), 48, (-0.2, 0.06), 4),
        rear=((-9.6, 6.4, 1.2), (0, 0, 1.2), 46, (-0.2, 0.06), 4),
        tall=((10.2, 5.6, 1.2), (0, 0, 1.3), 68, (0, 0.12), 4),
        yard=((19.5, 11.5, 1.7), (0, 0, 1.7), 48, (-0.12, 0.03), 8),
    )


def racks(car, left=False):
    """A wheel store: racks up to the ceiling and one aisle with a car at its end."""
    air = Air((30, 200), (0.7, 0.75, 0.8), (0.8, 0.82, 0.85))
    air.sky(((0.0, (0.6, 0.66, 0.72)), (1.0, (0.6, 0.66, 0.72))), strength=0.25)
    level("floor", (-24, 18, -10, 14), 0.0, polished("resin", (0.2, 0.21, 0.22), 0.2, 0, 0.15))
    level("ceiling", (-24, 20, -10, 14), 6.2, plain("ceiling", (0.2, 0.21, 0.22), 0.9))
    box("back", (-24.2, -10, 0), (-24, 14, 6.2), plain("back", (0.5, 0.52, 0.54), 0.7))
    box("side", (-24, 8.8, 0), (-6, 9, 6.2), plain("back", (0.5, 0.52, 0.54), 0.7))
    beam, upright = plain("beam", (0.55, 0.16, 0.01), 0.4), plain("upright", (0.02, 0.06, 0.16), 0.4)
    stack = tyre_stack()
    for y in (-5.2, -7.6):
        for z in (0.25, 1.65, 3.05, 4.45):
            rows(stack, (-22.5, y, z), (10.5, y, z), 0.72)
            for aside in (-0.38, 0.34):
                box("beam", (-23, y + aside, z - 0.1), (11, y + aside + 0.04, z), beam)
        for x in np.arange(-23, 11.5, 2.9):
            for aside in (-0.4, 0.36):
                box("upright", (x - 0.04, y + aside, 0), (x + 0.04, y + aside + 0.06, 5.7), upright)
    for y in (-3, 1, 5):
        strip((-23, y, 5.9), (14, y, 5.9), 0.12, (0.9, 0.96, 1.0), 13)
        for x in (-16, -4, 8):
            lamp((x, y, 5.85), (11, 0.4), 190, (0.92, 0.97, 1.0))
    line = plain("line", (0.6, 0.6, 0.58), 0.5)
    for y in (-3.6, 3.4):
        level("line", (-22, 14, y, y + 0.1), 0.004, line)
    car.place(0, 0, 6)
    car.repaint(0.03, 0.09, 0.3)
    car.lamps(3)
    return shots(
        SPOT, car, exposure=0.1,
        wide=((9.4, 5.3, 1.25), (0, 0, 1.25), 46, (-0.2, 0.04), 4),
        tall=((9.2, 5.0, 1.3), (0, 0, 1.3), 68, (0, 0.08), 4),
        detail=((6.4, 1.6, 1.2), (-3, -5.2, 1.6), 50, (0, 0), 2.8),
    )


SCENES = {"hall": hall, "garage": garage, "racks": racks, "bay": bay, "forecourt": forecourt}
