# SPDX-License-Identifier: GPL-3.0-or-later
"""Scenes in a dealer's rooms. Each function builds a room around a car and returns its exposure and views."""

import math

import numpy as np

from car import Car
from nodes import glowing, plain
from people import person
from plants import bark, broadleaf, conifer, foliage
from roads import box
from rooms import (
    backdrop, bench, built, cloth, curtain, drum, epoxy, facade, floor, glass, lamp, lift, pebble, plaster, rack, rim_of, ring, rod, slab,
    slats, spot, stone_floor, strip, timber, trolley, turned, tyre, views,
)
from scenery import Air, mesh, scatter


def another(car, look, paint, place):
    """A second car, of another body style if its model is in the same folder as the first."""
    folder = car.folder.parent / look
    second = Car(folder if folder.exists() else car.folder)
    second.repaint(*paint)
    second.place(*place)
    return second


def outdoors(air, area, seed=3, count=26, tall=8.0):
    """Lawn, hedge and birches outside a room; area: x from, x to, y from, y to."""
    x0, x1, y0, y1 = area
    grass = plain("lawn", (0.075, 0.12, 0.028), 0.9)
    mesh("lawn", [(x0 - 60, y0, -0.04), (x1 + 60, y0, -0.04), (x1 + 60, y1 + 90, 1.5), (x0 - 60, y1 + 90, 1.5)], [(0, 1, 2, 3)], grass)
    wood = bark(air, (0.02, 0.018, 0.016), (0.55, 0.52, 0.47), 1)
    leaves = foliage(air, (0.05, 0.11, 0.015), (0.17, 0.24, 0.035), 0.5)
    trees = [broadleaf(number, tall, 3.2, wood, leaves, leaves=6500, size=0.17) for number in (1, 2, 5)]
    random = np.random.default_rng(seed)
    places = np.column_stack([random.uniform(x0, x1, count), random.uniform(y0 + 5, y1, count), np.zeros(count)])
    scatter(trees, places, random.uniform(0.75, 1.35, count), random.uniform(0, 6, count), 0.02)
    wall = foliage(air, (0.02, 0.05, 0.01), (0.07, 0.12, 0.02), 0.3)
    far = [broadleaf(11, 7, 3.6, wood, wall, bare=0.02, leaves=8000, size=0.26)]
    places = np.column_stack([np.linspace(x0 - 30, x1 + 40, 46), np.full(46, y1 + 14) + random.normal(0, 3, 46), np.zeros(46)])
    scatter(far, places, random.uniform(0.9, 1.6, 46), random.uniform(0, 6, 46))


def showroom(car, left=False):
    """A bright hall: daylight through tall windows, a stone floor, an oak wall, another car in the background."""
    air = Air((38, 52), (0.82, 0.94, 1.02), (1.15, 1.12, 1.0), near=14, reach=150, sharp=3)
    air.sky(
        ((0.0, (0.8, 0.86, 0.93)), (0.3, (0.52, 0.68, 0.9)), (0.9, (0.26, 0.44, 0.76))),
        ((0.5, 0.45, 0.36), 8), ((1.0, 1.0, 1.0), 0.45, 0.7, (0.5, 0.8)), rise=0.1, strength=2.2,
    )
    air.sunlight(11.0, (1.0, 0.9, 0.76), 1.0)
    high, back, right = 5.4, 9.0, 11.5
    floor(stone_floor(), (-16, -16), (right + 0.1, back + 0.1))
    white = plaster((0.78, 0.77, 0.74))
    box("ceiling", (-16, -16, high), (right + 0.4, back + 0.6, high + 0.4), white)
    box("wall", (-16.3, -16, 0), (-16, back, high), white)
    box("rear wall", (-16, -16.3, 0), (right, -16, high), plaster((0.5, 0.49, 0.47)))
    frame = plain("bronze", (0.035, 0.032, 0.03), 0.4, 0.7)
    pane = glass()
    facade((0.6, back), (right, back), high, frame, pane, 2.2)
    facade((right, back), (right, -16), high, frame, pane, 2.5)
    box("core", (-16, back - 0.5, 0), (0.5, back + 0.4, high), timber((0.1, 0.05, 0.024), (0.2, 0.115, 0.055)))
    slats(timber(), (-16, back - 0.5), (0.5, back - 0.5), high)
    slats(timber(), (0.5, back - 0.5), (0.5, back + 0.3), high)
    outdoors(air, (-6, 40, back + 1, back + 26))
    outdoors_right(air, right)
    for x in (-10.5, -6.5, -2.5, 1.5, 5.5, 9.0):
        strip((x, -2.5, high), 17, (1.0, 0.95, 0.88), 9, 0.1, "y")
    lamp((right - 0.3, -3, 2.8), (0, -2, 1.0), (14, 4.6), (0.92, 0.97, 1.0), 620)
    lamp((5.5, back - 0.6, 2.8), (2, -2, 0.8), (9, 4.6), (0.95, 0.98, 1.0), 330)
    lamp((-4, -9, high - 0.1), (1, -1, 0.5), (9, 5), (1.0, 0.95, 0.88), 260)
    for x in np.arange(-14.5, 0.5, 1.5):
        spot((x, back - 1.5, high - 0.1), (x, back - 0.5, 1.6), (1.0, 0.8, 0.56), 46, 84)
    furnish(car, air)
    place = (2.75, 0.0, -131.0, 0.0)
    car.place(*place)
    car.repaint(0.01, 0.032, 0.085)
    car.lamps(3)
    return views(
        place, car, exposure=0.5,
        wide=((0.4, -11.2, 1.2), (0.4, 0, 1.2), 41, (0, 0.075), 2.4),
        tall=((2.2, -11.2, 1.4), (2.6, 0, 1.4), 76, (0, 0.16), 2.8),
    )


def outdoors_right(air, right):
    """A paved yard and trees beyond the glass on the right."""
    paving = plain("paving", (0.26, 0.25, 0.23), 0.85)
    mesh("yard", [(right, -40, -0.03), (right + 14, -40, -0.03), (right + 14, 12, -0.03), (right, 12, -0.03)], [(0, 1, 2, 3)], paving)


def furnish(car, clear):
    """Objects of the showroom: another car on a low plinth, a bench, a potted tree, two people."""
    relaxed, showing = ((0.26, 0.04, 1.13), (0.24, -0.06, 0.9)), ((0.3, -0.06, 1.18), (0.3, -0.32, 1.16))
    built(lambda: person(1.82, (0.03, 0.04, 0.065), hem=0.86, broad=1.04, left=showing, right=relaxed), (2.0, 6.7, 0), 128)
    built(lambda: person(1.68, (0.34, 0.25, 0.16), (0.05, 0.05, 0.06), (0.07, 0.04, 0.02), 0.66, 0.9, long_hair=True), (1.35, 6.4, 0), 150)
    slab("plinth", (5.2, 4.7, 0), (10.8, 8.3, 0.16), plain("plinth", (0.7, 0.69, 0.66), 0.35), 0.015)
    another(car, "compact", (0.62, 0.64, 0.66), (8.0, 6.5, -166, 0.16))
    oak, dark = timber(grain=(0.8, 14, 14)), plain("feet", (0.02, 0.02, 0.02), 0.4, 0.5)
    pot = plain("pot", (0.05, 0.05, 0.05), 0.6)
    turned("pot", [(0.2, 0), (0.27, 0.3), (0.3, 0.62), (0.27, 0.62), (0.26, 0.55)], pot, (0.1, 7.75, 0))
    tree = broadleaf(7, 2.2, 0.75, bark(clear, (0.03, 0.025, 0.02), (0.1, 0.08, 0.06)), foliage(clear, (0.02, 0.055, 0.012), (0.07, 0.13, 0.03), 0.3),
                     bare=0.4, droop=0.3, leaves=1500, size=0.13)
    tree.location = (0.1, 7.75, 0.5)
    slab("bench", (-8.6, 6.0, 0.38), (-6.2, 6.5, 0.46), oak)
    for x in (-8.3, -6.55):
        slab("foot", (x, 6.05, 0), (x + 0.06, 6.45, 0.38), dark, 0.005)


def workshop(car, left=False):
    """A tidy workshop: a car on a lift, a bench, a trolley, and strip lights in the floor."""
    backdrop((0.8, 0.88, 1.0), 0.25)
    high, back = 4.9, 7.0
    floor(epoxy((0.36, 0.37, 0.38)), (-14, -16), (13, back + 0.1))
    pale, grey = plaster((0.5, 0.51, 0.515)), plaster((0.1, 0.105, 0.11))
    box("ceiling", (-14, -16, high), (13, back + 0.4, high + 0.3), plaster((0.5, 0.51, 0.52)))
    box("wall", (-14, back, 0), (13, back + 0.4, high), pale)
    box("skirting", (-14, back - 0.012, 0), (13, back, 0.32), grey)
    box("left", (-14.4, -16, 0), (-14, back, high), pale)
    box("right", (13, -16, 0), (13.4, back, high), pale)
    box("rear", (-14, -16.4, 0), (13, -16, high), grey)
    _sectional_door(-7.6, -2.6, back - 0.02, 3.9)
    steel = plain("lift", (0.055, 0.06, 0.066), 0.38, 0.0, Coat_Weight=0.5, Coat_Roughness=0.1)
    dark, metal = plain("dark", (0.018, 0.018, 0.02), 0.45), plain("chrome", (0.7, 0.7, 0.72), 0.16, 1.0)
    red = plain("drawers", (0.28, 0.018, 0.014), 0.3, 0.0, Coat_Weight=0.6, Coat_Roughness=0.08)
    for y in (-8.0, -4.2, -0.4, 3.4):
        strip((-0.5, y, high - 0.35), 21, (0.96, 0.98, 1.0), 8, 0.12, "x", plain("housing", (0.6, 0.6, 0.6), 0.5))
    _overhead(high, back)
    spot((-7.5, -7.0, 4.3), (2.8, 0.4, 0.9), (1.0, 0.86, 0.66), 2600, 34, 0.25)
    lamp((-11, -4, 4.2), (2, 0, 1.0), (5, 3), (0.9, 0.95, 1.0), 900)
    lamp((7, -9, 4.3), (3, 0, 1.2), (6, 3), (1.0, 0.93, 0.84), 240)
    lamp((-2.5, -10, 3.4), (2.8, 0, 1.4), (4, 2), (1.0, 0.97, 0.93), 330)
    raised, place = 0.95, (2.8, 0.2, -121.0, 0.95)
    car.place(*place)
    built(lambda: lift(steel, dark, ((0.85, 0.6), (-0.85, 0.6)), 3.55, raised + 0.24), place[:2] + (0,), place[2])
    built(_bay_lines, place[:2] + (0,), place[2])
    built(lambda: trolley(red, dark, metal), (0.75, 1.0, 0), 24)
    built(lambda: bench(timber(grain=(0.8, 14, 14)), steel, metal, 9.0), (-0.8, back, 0))
    _tool_wall(-0.4, 7.8, back, dark, metal, red)
    for x, y, tone in ((8.9, 6.3, (0.03, 0.08, 0.16)), (9.6, 6.5, (0.03, 0.08, 0.16)), (9.3, 5.7, (0.2, 0.2, 0.2))):
        built(lambda: drum(plain("drum", tone, 0.35), metal), (x, y, 0))
    reaching = ((0.27, -0.16, 1.2), (0.2, -0.4, 1.3))
    built(
        lambda: person(1.8, (0.018, 0.03, 0.06), (0.018, 0.03, 0.06), (0.06, 0.035, 0.02), 0.8, 1.05, left=reaching, right=reaching, turn=10),
        (-0.15, 6.1, 0), 168,
    )
    car.repaint(0.012, 0.04, 0.1)
    car.lamps(0.6)
    return views(
        place, car, exposure=0.35,
        wide=((0.5, -11.2, 1.5), (0.5, 0, 1.5), 43, (0, 0.05), 3.2),
        tall=((1.5, -11.2, 1.5), (1.5, 0, 1.5), 68, (0.18, 0.1), 3.2),
    )


def _overhead(high, back):
    """Beams and a galvanised duct below the ceiling."""
    paint, zinc = plain("girder", (0.3, 0.31, 0.32), 0.5), plain("zinc", (0.5, 0.51, 0.53), 0.35, 0.9)
    for x in np.arange(-11.5, 13, 4.0):
        slab("flange", (x - 0.1, -16, high - 0.3), (x + 0.1, back, high - 0.28), paint, 0.004)
        box("web", (x - 0.01, -16, high - 0.28), (x + 0.01, back, high), paint)
    rod("duct", (-14, back - 1.3, high - 0.62), (13, back - 1.3, high - 0.62), 0.24, zinc, 40)
    for x in np.arange(-13, 13, 1.5):
        turned("seam", [(0.25, -0.02), (0.253, 0.0), (0.25, 0.02)], zinc, (x, back - 1.3, high - 0.62), (1, 0, 0), 40)


def _bay_lines():
    """A painted border around the lift."""
    paint = plain("line", (0.5, 0.36, 0.05), 0.4)
    long, wide = 3.3, 2.25
    for side in (-1, 1):
        across, along = sorted((side * wide, side * (wide - 0.08))), sorted((side * long, side * (long - 0.08)))
        floor(paint, (-long, across[0]), (long, across[1]), 0.002)
        floor(paint, (along[0], -wide + 0.08), (along[1], wide - 0.08), 0.002)


def _sectional_door(x0, x1, y, high):
    """A closed door of ribbed panels."""
    leaf = plain("door", (0.4, 0.41, 0.42), 0.45)
    frame = plain("door frame", (0.1, 0.1, 0.11), 0.5)
    tall = high / 7
    for number in range(7):
        low = number * tall
        slab("panel", (x0, y - 0.05, low + 0.004), (x1, y, low + tall - 0.004), leaf, 0.008)
        for share in (0.33, 0.66):
            slab("rib", (x0 + 0.02, y - 0.058, low + tall * share - 0.012), (x1 - 0.02, y - 0.045, low + tall * share + 0.012), leaf, 0.005)
    for x in (x0 - 0.1, x1):
        slab("jamb", (x, y - 0.1, 0), (x + 0.1, y, high + 0.1), frame, 0.005)
    slab("head", (x0 - 0.1, y - 0.1, high), (x1 + 0.1, y, high + 0.14), frame, 0.005)


def _tool_wall(x0, x1, y, dark, metal, red):
    """A dark board above the bench with rows of tools, and a strip light below a shelf."""
    slab("board", (x0, y - 0.04, 1.15), (x1, y, 2.05), plain("board", (0.06, 0.064, 0.07), 0.6), 0.006)
    slab("shelf", (x0, y - 0.36, 2.1), (x1, y, 2.14), dark, 0.006)
    box("line", (x0 + 0.1, y - 0.2, 2.085), (x1 - 0.1, y - 0.15, 2.1), glowing("line", (1.0, 0.9, 0.76), 14))
    random = np.random.default_rng(5)
    x = x0 + 0.25
    while x < x1 - 0.3:
        group, size, step = random.integers(3, 8), random.uniform(0.14, 0.34), random.uniform(0.07, 0.11)
        for number in range(group):
            if x > x1 - 0.25:
                break
            long, thick = size * (1 - 0.07 * number), random.choice((0.008, 0.011))
            rod("tool", (x, y - 0.06, 1.85 - long), (x, y - 0.06, 1.85), thick, metal, 8)
            if group % 2:
                rod("grip", (x, y - 0.06, 1.85 - long * 0.4), (x, y - 0.06, 1.87), 0.016, red if group == 3 else dark, 10)
            else:
                rod("ring", (x, y - 0.075, 1.85 - long), (x, y - 0.045, 1.85 - long), thick * 2.0, metal, 12)
            x += step
        x += 0.22
    x = x0 + 0.3
    while x < x1 - 0.4:
        wide, tall = random.uniform(0.2, 0.42), random.uniform(0.14, 0.3)
        tone = ((0.05, 0.055, 0.06), (0.3, 0.3, 0.3), (0.25, 0.02, 0.015), (0.03, 0.07, 0.13))[random.integers(4)]
        slab("case", (x, y - 0.32, 2.14), (x + wide, y - 0.06, 2.14 + tall), plain("case", tone, 0.5), 0.02)
        x += wide + random.uniform(0.03, 0.4)


def tyre_store(car, left=False):
    """Racks with tyres in cool light, a set of wheels, and a car next to them."""
    backdrop((0.7, 0.84, 1.0), 0.12)
    high, back = 4.6, 5.2
    floor(epoxy((0.2, 0.215, 0.23), 0.16), (-14, -16), (13, back + 0.1))
    wall = plaster((0.42, 0.45, 0.475))
    box("ceiling", (-14, -16, high), (13, back + 0.4, high + 0.3), plaster((0.16, 0.17, 0.18)))
    box("wall", (-14, back, 0), (13, back + 0.4, high), wall)
    box("left", (-14.4, -16, 0), (-14, back, high), wall)
    box("right", (13, -16, 0), (13.4, back, high), wall)
    box("rear", (-14, -16.4, 0), (13, -16, high), wall)
    for y in (-7.0, -2.6, 2.6):
        strip((1.5, y, high - 0.4), 18, (0.82, 0.92, 1.0), 15, 0.1, "x", plain("housing", (0.3, 0.3, 0.3), 0.5))
    lamp((-8, -3, 4.2), (2, 0, 0.8), (6, 2.5), (0.84, 0.93, 1.0), 420)
    lamp((5, 1.6, high - 0.5), (5, 5.0, 1.6), (11, 0.5), (0.84, 0.93, 1.0), 200)
    _stocked(-0.6, back - 0.75, 10)
    _set_of_wheels((0.95, -0.9))
    place = (3.35, 0.9, 62.0, 0.0)
    car.place(*place)
    car.repaint(0.27, 0.06, 0.014)
    car.lamps(2)
    return views(
        place, car, exposure=1.0,
        wide=((0.4, -10.6, 1.25), (0.4, 0, 1.25), 38, (0, 0.06), 3.2),
        tall=((2.4, -10.6, 1.35), (2.4, 0, 1.35), 66, (0.02, 0.16), 3.2),
        detail=((-0.3, -3.9, 0.72), (0.62, -1.25, 0.42), 46, (-0.16, 0.05), 2.4),
    )


def _stocked(x0, y0, length):
    """A full tyre rack; the lowest level holds complete wheels."""
    levels = (0.3, 1.05, 1.8, 2.55)
    paint, bar = plain("rack", (0.03, 0.045, 0.075), 0.45), plain("bar", (0.35, 0.36, 0.38), 0.4, 0.7)
    built(lambda: rack(paint, bar, length, levels, 0.56, 3.3), (x0, y0, 0))
    random = np.random.default_rng(3)
    cast, shade = plain("cast", (0.6, 0.61, 0.63), 0.24, 1.0), plain("shade", (0.02, 0.02, 0.02), 0.5)
    places, turns = [], []
    for level in levels[1:]:
        x = x0 + 0.2
        while x < x0 + length - 0.2:
            if (x - x0) % 2.0 > 0.16 and (x - x0) % 2.0 < 1.86 and random.uniform() > 0.03:
                places.append((x, y0 + 0.28 + random.normal(0, 0.006), level + 0.255))
                turns.append(math.pi / 2 + random.normal(0, 0.02))
            x += 0.243
    scatter([tyre()], places, np.ones(len(places)), turns, 0.012)
    xs = [x0 + bay * 2 + at for bay in range(int(length / 2)) for at in (0.4, 1.0, 1.6)]
    low = np.array([(x, y0 + 0.2, levels[0] + 0.28) for x in xs])
    for item in (tyre(seed=2), rim_of(cast, shade, spokes=10)):
        scatter([item], low, np.ones(len(low)), np.zeros(len(low)))


def _set_of_wheels(place):
    """A stack of two wheels with a third leaning against it."""
    x, y = place
    cast, shade = plain("cast", (0.62, 0.63, 0.65), 0.2, 1.0), plain("shade", (0.02, 0.02, 0.02), 0.5)

    def wheel():
        tyre()
        rim_of(cast, shade, spokes=9, tilt=0.16)

    for number in range(3):
        group = built(wheel, (x, y, 0.115 + 0.226 * number), 40 * number)
        group.rotation_euler = (math.radians(-90), 0, 0.7 * number)
    group = built(wheel, (x - 0.36, y - 0.4, 0.33))
    group.rotation_euler = (math.radians(-11), 0, math.radians(-24))


def delivery(car, left=False):
    """A handover bay: a car below a soft rectangular light, surrounded by dark cloth."""
    backdrop((0.6, 0.66, 0.8), 0.02)
    high = 4.4
    floor(stone_floor((0.035, 0.034, 0.033), (0.06, 0.058, 0.055), (2.4, 1.2), 0.13), (-14, -14), (13, 8))
    box("ceiling", (-14, -14, high), (13, 8, high + 0.2), plaster((0.016, 0.016, 0.017)))
    textile = cloth((0.036, 0.035, 0.037), 0.6)
    curtain("back", (-12, 5.2), (10.5, 5.2), high, textile, 0.2, 0.085)
    curtain("side", (9.2, 5.4), (9.2, -9), high, textile, 0.2, 0.085, 4)
    curtain("far side", (-9.5, -13), (-9.5, 5.3), high, textile, 0.2, 0.085, 7)
    curtain("front", (-9.6, -13), (9.4, -13), high, textile, 0.2, 0.085, 9)
    box("shade", (-14, -14.2, 0), (13, -14, high), plain("shade", (0.01, 0.01, 0.011), 0.9))
    place = (2.9, 0.0, -128.0, 0.0)
    car.place(*place)
    _light_frame(place, high - 0.35, (5.2, 2.3))
    lamp((place[0], place[1], high - 0.45), (place[0], place[1], 0), (4.6, 2.2), (1.0, 0.97, 0.93), 260)
    lamp((-3.4, -7.5, 3.6), (2.6, -0.4, 0.6), (3, 2), (0.9, 0.94, 1.0), 190, False, 60)
    black = plain("can", (0.012, 0.012, 0.013), 0.5)
    for x in np.arange(-8.2, 9.0, 1.55):
        turned("can", [(0.045, 0), (0.05, 0.02), (0.05, 0.2), (0.03, 0.22)], black, (x, 4.35, high - 0.24), sides=20)
        spot((x, 4.5, high - 0.2), (x, 5.2, 0.9), (1.0, 0.76, 0.5), 190 if x > -1.0 else 60, 60)
    for y in np.arange(-11.6, 4.0, 1.55):
        spot((-8.8, y, high - 0.2), (-9.5, y, 0.9), (1.0, 0.76, 0.5), 110, 60)
    lamp((-3.6, -2.6, 2.4), (2.4, 0, 0.7), (0.5, 3.8), (0.86, 0.92, 1.0), 170, True)
    lamp((7.6, 1.8, 2.6), (3, 0, 0.9), (0.4, 3.0), (1.0, 0.86, 0.68), 90, True)
    car.repaint(0.11, 0.115, 0.125)
    car.lamps(5)
    return views(
        place, car, exposure=0.45,
        wide=((0.8, -10.6, 1.15), (0.8, 0, 1.15), 46, (0, 0.085), 3.2),
        tall=((2.4, -10.6, 1.25), (2.8, 0, 1.25), 72, (0, 0.15), 3.2),
        rear=((8.5, 2.6, 1.15), (2.9, 0, 1.15), 28, (-0.13, 0.02), 3.2),
    )


def _light_frame(place, z, size):
    """A large soft light above a car, in a black metal frame."""
    black, face = plain("border", (0.012, 0.012, 0.013), 0.4), glowing("face", (1.0, 0.97, 0.93), 2.4)
    half = (size[0] / 2, size[1] / 2)

    def make():
        mesh("face", [(-half[0], -half[1], 0), (-half[0], half[1], 0), (half[0], half[1], 0), (half[0], -half[1], 0)], [(0, 1, 2, 3)], face, False)
        for x in (-half[0], half[0]):
            slab("border", (x - 0.03, -half[1] - 0.03, -0.03), (x + 0.03, half[1] + 0.03, 0.12), black, 0.005)
        for y in (-half[1], half[1]):
            slab("border", (-half[0], y - 0.03, -0.03), (half[0], y + 0.03, 0.12), black, 0.005)
        for x in (-half[0] + 0.4, half[0] - 0.4):
            for y in (-half[1] + 0.4, half[1] - 0.4):
                rod("wire", (x, y, 0.1), (x, y, 0.5), 0.006, black, 6)

    built(make, (place[0], place[1], z), place[2])


def handover(car, left=False):
    """A glass showroom in the evening: warm light from the hall, a car in front, two people."""
    air = Air((2, 168), (0.12, 0.18, 0.33), (0.6, 0.36, 0.3), near=50, reach=900, sharp=6)
    air.sky(
        ((0.0, (0.42, 0.36, 0.44)), (0.14, (0.24, 0.31, 0.52)), (0.45, (0.1, 0.18, 0.4)), (0.9, (0.04, 0.09, 0.25))),
        ((0.5, 0.26, 0.16), 9), ((0.34, 0.28, 0.36), 0.5, 0.75, (0.4, 1.3)), rise=0.12, strength=0.75,
    )
    floor(stone_floor((0.05, 0.05, 0.052), (0.085, 0.083, 0.08), (0.9, 0.45), 0.2), (-40, -20), (40, 8.4))
    mesh("lawn", [(-400, 8.4, -0.03), (400, 8.4, -0.03), (400, 500, -0.03), (-400, 500, -0.03)], [(0, 1, 2, 3)], plain("lawn", (0.02, 0.03, 0.012), 0.95))
    _far_trees(air)
    _hall(-0.2, 24.0, 8.6, 20.0, 4.6)
    place = (3.3, 0.0, -131.0, 0.0)
    car.place(*place)
    lamp((-7, -6, 5), (2.6, 0, 0.6), (7, 4), (0.55, 0.7, 1.0), 150)
    lamp((5, 8.2, 2.6), (3.6, 0, 0.5), (9, 3.6), (1.0, 0.74, 0.46), 260)
    car.repaint(0.28, 0.29, 0.3)
    car.lamps(8)
    return views(
        place, car, exposure=0.95,
        wide=((0.7, -11.0, 1.3), (0.7, 0, 1.3), 42, (0, 0.085), 2.8),
        tall=((1.9, -11.0, 1.35), (1.9, 0, 1.35), 70, (0.21, 0.17), 2.8),
    )


def _far_trees(air):
    """Spruces against the sky behind the hall."""
    wood, needles = bark(air, (0.02, 0.016, 0.013), (0.06, 0.05, 0.04)), foliage(air, (0.008, 0.016, 0.009), (0.022, 0.034, 0.018), 0.15)
    trees = [conifer(1, 13, 2.3, wood, needles), conifer(2, 14, 2.7, wood, needles)]
    random = np.random.default_rng(4)
    count = 260
    places = np.column_stack([random.uniform(-110, 110, count), random.uniform(62, 110, count), np.zeros(count)])
    scatter(trees, places, random.uniform(0.45, 1.0, count), random.uniform(0, 6, count), 0.02)


def _hall(x0, x1, front, back, high):
    """The showroom from outside: a wide roof, glass, oak, lamps, and two people."""
    frame, white = plain("bronze", (0.03, 0.028, 0.026), 0.4, 0.7), plaster((0.66, 0.62, 0.56))
    roof = plain("roof edge", (0.05, 0.05, 0.052), 0.4, 0.6)
    floor(stone_floor(), (x0, front), (x1, back), 0.02)
    slab("roof", (x0 - 1.6, front - 1.9, high), (x1, back + 1, high + 0.42), roof, 0.02)
    box("soffit", (x0 - 1.5, front - 1.8, high - 0.02), (x1, front, high), timber((0.1, 0.05, 0.024), (0.26, 0.15, 0.075), (0.6, 14, 14)))
    box("ceiling", (x0, front + 0.1, high - 0.12), (x1, back, high - 0.02), white)
    box("core", (x0 + 0.3, back - 0.1, 0), (x1, back, high), timber((0.1, 0.05, 0.024), (0.2, 0.115, 0.055)))
    slats(timber(), (x0 + 0.3, back - 0.1), (x1, back - 0.1), high - 0.1, 0.1, 0.05, 0.15)
    pane = glass()
    facade((x0, front), (x1, front), high, frame, pane, 2.4)
    facade((x0, back), (x0, front), high, frame, pane, 2.4)
    for y in (front + 2.2, front + 5.2, front + 8.2):
        strip((x0 + 11, y, high - 0.14), 20, (1.0, 0.82, 0.58), 7, 0.1, "x")
    for x in np.arange(x0 + 1.5, x1, 4.0):
        lamp((x, front + 5, high - 0.2), (x, front + 5, 0), (3.4, 8), (1.0, 0.8, 0.56), 230)
    for x in np.arange(x0 + 0.8, x1, 2.4):
        spot((x, front - 0.9, high - 0.06), (x, front - 0.9, 0), (1.0, 0.78, 0.5), 60, 70)
    relaxed, showing = ((0.26, 0.04, 1.13), (0.24, -0.06, 0.9)), ((0.3, -0.06, 1.18), (0.34, -0.3, 1.2))
    built(lambda: person(1.8, (0.02, 0.025, 0.04), hem=0.86, broad=1.06, left=showing, right=relaxed, turn=30), (x0 + 1.0, front + 1.6, 0.02), 165)
    built(
        lambda: person(1.67, (0.3, 0.21, 0.12), (0.02, 0.025, 0.04), (0.09, 0.045, 0.02), 0.62, 0.9, long_hair=True, turn=-16),
        (x0 + 1.8, front + 1.9, 0.02), 200,
    )


def desk(car, left=False):
    """A car key and a cup on an oak desk; the showroom behind is out of focus."""
    exposure, _ = showroom(car)
    car.place(2.5, 0.4, -131)
    top = 0.74
    slab("desk", (-2.2, -11.4, top - 0.045), (2.6, -10.15, top), timber((0.2, 0.11, 0.055), (0.44, 0.28, 0.15), (1.1, 26, 26), 0.38), 0.006)
    lamp((2.3, -9.3, 1.9), (0.5, -10.75, top), (1.1, 0.8), (0.95, 0.98, 1.0), 34, True)
    lamp((-1.6, -12.2, 2.2), (0.5, -10.75, top), (1.2, 1.0), (1.0, 0.9, 0.78), 9)
    hide = plain("hide", (0.03, 0.02, 0.015), 0.5)
    built(lambda: _folder(hide), (0.57, -10.75, top), -12)
    built(_key, (0.515, -10.79, top + 0.0125), 28)
    built(_cup, (0.68, -10.52, top), -35)
    return exposure, {
        "wide": ((0.52, -11.34, 0.885), (0.52, -10.79, 0.78), 40, (-0.17, 0.085), 3.6),
        "tall": ((0.53, -11.4, 0.9), (0.55, -10.78, 0.775), 62, (0, 0.2), 3.6),
        "detail": ((0.4, -11.16, 0.93), (0.52, -10.79, 0.76), 52, (-0.16, 0.05), 5.0),
    }


def _folder(hide):
    """A dark leather folder with a pen on it."""
    slab("folder", (-0.16, -0.115, 0), (0.16, 0.115, 0.004), hide, 0.002)
    slab("pages", (-0.153, -0.11, 0.004), (0.155, 0.11, 0.009), plain("pages", (0.7, 0.68, 0.62), 0.8), 0.001)
    slab("folder", (-0.16, -0.115, 0.009), (0.16, 0.115, 0.0125), hide, 0.002)


def _key():
    """A car key: a smooth body with a bright rim, four buttons in a row, a ring and a leather loop."""
    gloss, rim = plain("gloss", (0.008, 0.008, 0.009), 0.12, 0.0, Coat_Weight=1.0, Coat_Roughness=0.03), plain("rim", (0.75, 0.75, 0.77), 0.14, 1.0)
    soft = plain("soft", (0.02, 0.02, 0.021), 0.55)
    pebble("body", (0.036, 0.0195, 0.0125), gloss)
    pebble("rim", (0.0366, 0.0201, 0.0026), rim).location = (0, 0, 0.005)
    for number, x in enumerate((-0.018, -0.003, 0.012)):
        pebble(f"button {number}", (0.0056, 0.011, 0.0015), soft).location = (x, 0, 0.0119)
    pebble("lug", (0.006, 0.008, 0.006), rim).location = (0.0375, 0, 0.003)
    ring("ring", 0.0135, 0.0011, rim, (0.051, 0.001, 0.0012 - 0.0005))
    tan = plain("tan", (0.3, 0.13, 0.05), 0.55)
    slab("loop", (0.06, -0.009, 0.0), (0.118, 0.009, 0.0032), tan, 0.0012)
    slab("loop", (0.06, -0.009, 0.0032), (0.114, 0.009, 0.0062), tan, 0.0012)
    turned("rivet", [(0.0035, 0.006), (0.0035, 0.0072), (0.002, 0.0078)], rim, (0.072, 0, 0), sides=20)


def _cup():
    """A cup of coffee on its saucer."""
    china = plain("china", (0.78, 0.77, 0.74), 0.18, 0.0, Coat_Weight=0.5, Coat_Roughness=0.05)
    turned("saucer", [(0.032, 0), (0.034, 0.004), (0.055, 0.007), (0.076, 0.015), (0.077, 0.017), (0.055, 0.0105), (0.034, 0.008)], china, sides=72)
    outer = [(0.024, 0.008), (0.027, 0.01), (0.034, 0.02), (0.039, 0.036), (0.041, 0.055), (0.0415, 0.068)]
    inner = [(0.0395, 0.0685), (0.0385, 0.055)]
    turned("cup", outer + inner, china, sides=72, closed=False)
    turned("coffee", [(0.0388, 0.0585), (0.0388, 0.0588)], plain("coffee", (0.035, 0.014, 0.005), 0.08), sides=48)
    handle = ring("handle", 0.0155, 0.0036, china, (0.047, 0, 0.042))
    handle.rotation_euler = (math.pi / 2, 0, 0)
    handle.scale = (0.95, 1.15, 1)


SCENES = {
    "showroom": showroom, "workshop": workshop, "tyre_store": tyre_store, "delivery": delivery, "handover": handover, "desk": desk,
}
