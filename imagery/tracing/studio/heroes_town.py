# SPDX-License-Identifier: GPL-3.0-or-later
"""Scenes in towns. Each function builds the surroundings of a car and returns its exposure and views."""

import math

import numpy as np

from buildings import Fronts, brick, plaster, slates
from car import Car
from countryside import shots, strew
from nodes import glowing, plain
from plants import bark, broadleaf, conifer, foliage
from roads import box
from halls import lamp, level, polished, steel, strip, timber
from scenery import Air, mesh, scatter, step, waves

ORIGIN = (0.0, 0.0, 0.0, 0.0)


def _cable(start, end, sag, material, radius=0.018, count=28):
    """A sagging cable between two points."""
    start, end = np.array(start, float), np.array(end, float)
    along = np.linspace(0, 1, count)[:, None]
    middle = start + (end - start) * along - np.array([0, 0, 1]) * (4 * sag * along * (1 - along))
    middle[:, 2] = np.maximum(middle[:, 2], 0.03)
    ahead = np.gradient(middle, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    side = np.cross(ahead, [0, 0, 1.0])
    side /= np.maximum(np.linalg.norm(side, axis=1, keepdims=True), 1e-6)
    up = np.cross(side, ahead)
    angles = np.linspace(0, 2 * math.pi, 8, endpoint=False)
    rings = middle[:, None] + radius * (np.cos(angles)[:, None] * side[:, None] + np.sin(angles)[:, None] * up[:, None])
    i, j = np.meshgrid(np.arange(count - 1), np.arange(8), indexing="ij")
    after = (j + 1) % 8
    faces = np.stack([i * 8 + j, i * 8 + after, (i + 1) * 8 + after, (i + 1) * 8 + j], -1).reshape(-1, 4)
    return mesh("cable", rings.reshape(-1, 3), faces, material)


def _charging_park(car, glow, light):
    """A timber canopy on slender posts, a row of chargers behind the bays, a car that is charging."""
    wood, white, dark = timber("soffit", (0.2, 0.11, 0.05), (0.42, 0.26, 0.13)), plain("white", (0.7, 0.7, 0.69), 0.5), steel()
    box("roof", (-7.2, -26, 3.85), (1.6, 9.5, 4.15), white)
    board = box("board", (-7.1, -0.055, 3.82), (1.5, 0.055, 3.85), wood)
    places = np.column_stack([np.zeros(252), np.arange(252) * 0.14 - 25.9, np.zeros(252)])
    scatter([board], places, np.ones(252), np.zeros(252))
    for y in np.arange(-24.4, 9, 6.4):
        box("post", (-5.1, y - 0.09, 0), (-4.92, y + 0.09, 3.85), white)
        strip((-6.9, y + 1.6, 3.79), (1.2, y + 1.6, 3.79), 0.07, (1.0, 0.93, 0.82), 9 * light)
        lamp((-2.6, y + 1.6, 3.76), (7.0, 0.5), 95 * light, (1.0, 0.92, 0.8))
    line = glowing("charge", glow, 7)
    for y in np.arange(-23.6, 8, 3.2):
        box("charger", (-3.75, y - 0.19, 0.06), (-3.45, y + 0.19, 1.95), dark)
        box("foot", (-3.85, y - 0.25, 0), (-3.35, y + 0.25, 0.06), white)
        box("line", (-3.45, y - 0.015, 0.35), (-3.438, y + 0.015, 1.88), line)
        box("screen", (-3.45, y - 0.13, 1.32), (-3.44, y - 0.04, 1.62), glowing("screen", (0.75, 0.9, 1.0), 1.6))
        box("bay", (-2.9, y + 1.55, 0.003), (2.4, y + 1.65, 0.006), white)
    tail = -car.length / 2
    _cable((-3.46, 1.98, 1.05), (tail + 0.85, car.width / 2 - 0.03, 0.82), 0.75, dark)
    box("plug", (tail + 0.79, car.width / 2 - 0.06, 0.77), (tail + 0.91, car.width / 2 + 0.09, 0.87), dark)
    Car(car.folder.parent / "retro", (0.6, 0.6, 0.57)).place(-0.4, -6.4, 2)
    Car(car.folder.parent / "fastback", (0.03, 0.04, 0.06)).place(-0.5, -16.0, 0)


def charging(car, left=False):
    """A charging park at blue hour: light under a timber roof, wet ground, forest behind."""
    air = Air((-3, 205), (0.08, 0.12, 0.2), (0.7, 0.36, 0.2), near=40, reach=420, sharp=8)
    air.sky(
        ((0.0, (0.42, 0.3, 0.28)), (0.16, (0.2, 0.24, 0.4)), (0.5, (0.06, 0.11, 0.26)), (1.0, (0.02, 0.05, 0.14))),
        ((0.7, 0.3, 0.1), 16), ((0.12, 0.1, 0.16), 0.48, 0.7, (0.3, 1.0)), rise=0.1, strength=1.5,
    )
    level("yard", (-60, 60, -90, 60), 0.0, polished("asphalt", (0.09, 0.091, 0.094), 0.42, 0, 0.35, 0.5))
    _charging_park(car, (0.25, 1.0, 0.62), 1.0)
    _forest(air, (0.012, 0.022, 0.014), (0.03, 0.042, 0.02))
    car.place(0, 0.4, 0)
    car.repaint(0.36, 0.38, 0.4)
    car.lamps(5)
    lamp((6, 7, 4), (5, 2.5), 130, (0.55, 0.72, 1.0), (0, 0, 0.6))
    return shots(
        ORIGIN, car, exposure=0.7,
        wide=((10.6, 5.6, 1.35), (0, 0, 1.35), 50, (-0.2, 0.05), 4),
        rear=((-9.4, 7.4, 1.5), (0, 0, 1.3), 44, (-0.2, 0.06), 4),
        tall=((10.4, 5.2, 1.4), (0, 0, 1.4), 66, (0, 0.12), 4),
        detail=((-4.6, 4.6, 1.3), (-1.9, 0.9, 0.9), 46, (-0.2, 0.02), 2.4),
    )


def charging_day(car, left=False):
    """A charging park on a clear morning, with birches behind it."""
    air = Air((26, 42), (0.72, 0.8, 0.92), (1.0, 0.9, 0.74), near=60, reach=700, sharp=4)
    air.sky(
        ((0.0, (0.82, 0.88, 0.98)), (0.25, (0.45, 0.65, 0.98)), (0.9, (0.16, 0.36, 0.85))),
        None, ((0.95, 0.95, 0.96), 0.5, 0.72, (0.4, 0.9)), rise=0.14, strength=1.0,
    )
    air.sunlight(5.5, (1.0, 0.88, 0.72), 1.0)
    level("yard", (-60, 60, -90, 60), 0.0, polished("asphalt", (0.11, 0.11, 0.112), 0.7, 0, 0.3))
    _charging_park(car, (0.1, 0.85, 0.5), 0.35)
    _forest(air, (0.05, 0.085, 0.02), (0.16, 0.2, 0.05))
    car.place(0, 0.4, 0)
    car.repaint(0.4, 0.3, 0.05)
    car.lamps(2)
    return shots(
        ORIGIN, car, exposure=-0.1,
        wide=((9.6, 6.6, 1.9), (0, 0, 1.4), 46, (-0.2, 0.06), 5),
        tall=((9.8, 6.0, 1.8), (0, 0, 1.4), 66, (0, 0.12), 5),
        detail=((-4.6, 4.6, 1.3), (-1.9, 0.9, 0.9), 46, (-0.2, 0.02), 2.4),
    )


def _forest(air, dark, light):
    """Grass, birches and spruces behind the park."""
    level("grass", (-160, -9.5, -160, 80), 0.02, plain("grass", tuple(part * 0.9 for part in light), 0.95))
    wood, leaves = bark(air, (0.05, 0.045, 0.04), (0.5, 0.48, 0.45), 1.0), foliage(air, dark, light)
    needles = foliage(air, tuple(part * 0.6 for part in dark), tuple(part * 0.5 for part in light), 0.15)
    trees = [broadleaf(3, 10, 2.6, wood, leaves, leaves=3500, size=0.22), broadleaf(5, 8, 2.3, wood, leaves, leaves=3000, size=0.22),
             conifer(2, 13, 2.4, bark(air, (0.03, 0.025, 0.02), (0.09, 0.07, 0.05)), needles)]
    places, turns, random = strew(
        520, (-95, -13, -130, 60), lambda x, y: 0 * x, lambda x, y: waves(x, y, 20, 4, 2) - 0.6 * step(-18, -13, x) > -0.35, 5
    )
    scatter(trees, places, random.uniform(0.7, 1.25, len(places)), turns)


def _pavement(y, deep, kerb, stone):
    """A pavement along x in front of houses at y, with its kerb."""
    box("pavement", (-70, y, -0.2), (45, y + deep, 0.11), stone)
    box("kerb", (-70, y + deep, -0.2), (45, y + deep + 0.16, 0.12), kerb)


def street_uk(car, left=True):
    """A terrace of a British town: brick and honey-coloured stone, sash windows, slate; left-hand traffic."""
    air = Air((30, 62), (0.72, 0.75, 0.78), (0.95, 0.9, 0.82), near=40, reach=420, sharp=3)
    air.sky(
        ((0.0, (0.8, 0.83, 0.86)), (0.4, (0.62, 0.7, 0.8)), (1.0, (0.45, 0.58, 0.75))),
        None, ((0.92, 0.93, 0.94), 0.3, 0.7, (0.5, 1.1)), rise=0.2, strength=1.15,
    )
    air.sunlight(4.6, (1.0, 0.86, 0.68), 2.5)
    level("road", (-140, 80, -3.6, 60), 0.0, polished("asphalt", (0.075, 0.076, 0.078), 0.5, 0, 0.35, 0.3))
    box("double", (-70, -2.9, 0.0), (45, -2.82, 0.004), plain("yellow", (0.55, 0.36, 0.03), 0.7))
    box("double", (-70, -2.7, 0.0), (45, -2.62, 0.004), plain("yellow", (0.55, 0.36, 0.03), 0.7))
    front = -6.6
    _pavement(front, 3.0, plain("kerb", (0.3, 0.29, 0.27), 0.9), polished("flags", (0.26, 0.25, 0.235), 0.8, 0.7, 0.3))
    ashlar = (0.46, 0.24)
    honey = brick("honey", (0.42, 0.32, 0.19), (0.37, 0.28, 0.165), (0.33, 0.26, 0.165), ashlar)
    warm = brick("warm", (0.45, 0.36, 0.24), (0.41, 0.32, 0.2), (0.36, 0.29, 0.19), ashlar)
    pale = plaster("cream", (0.6, 0.56, 0.47))
    slate, fronts = slates("slate", (0.07, 0.075, 0.085)), Fronts(4, 0.12, glow=2.0)
    doors = ((0.02, 0.05, 0.1), (0.03, 0.09, 0.05), (0.25, 0.02, 0.02), (0.02, 0.02, 0.022), (0.05, 0.16, 0.2))
    x, number = -66.0, 0
    while x < 30:
        wide = (6.2, 5.4, 6.8, 5.6)[number % 4]
        stone = (warm, honey, warm, pale, honey)[number % 5]
        height = (6.0, 6.4, 5.8, 6.2)[number % 4]
        box("house", (x, front - 9, 0), (x + wide, front, height), stone)
        fronts.roof(x, wide, front, 9, height, 3.0, slate)
        fronts.chimney(x + wide, front - 4.5, height + 2.2, warm)
        fronts.door(x + 1.2, front, doors[number % 5])
        fronts.window(x + wide - 1.9, 0.95, 1.5, 1.6, front, (2, 1))
        for at in (x + 1.4, x + wide - 1.7):
            fronts.window(at, 3.75, 1.0, 1.5, front, (1, 1))
        box("course", (x, front, 3.05), (x + wide, front + 0.05, 3.2), fronts.sill)
        x, number = x + wide, number + 1
    car.place(0, -0.9, 180 if not left else 0)
    car.repaint(0.03, 0.1, 0.06)
    car.lamps(3)
    return shots(
        ORIGIN, car, exposure=0.0,
        wide=((15.8, 8.4, 1.35), (0, -0.9, 1.3), 79, (-0.2, 0.06), 1.2),
        rear=((-9.6, 5.4, 1.5), (0, -0.9, 1.3), 46, (-0.2, 0.06), 4),
        tall=((15.4, 7.6, 1.5), (0, -0.9, 1.4), 94, (0, 0.12), 1.2),
    )


def street(car, left=False):
    """A square of a northern town in the evening: plastered four-storey houses, lit shops, setts."""
    air = Air((7, 172), (0.5, 0.42, 0.4), (1.3, 0.78, 0.42), near=40, reach=520, sharp=6)
    air.sky(
        ((0.0, (0.8, 0.6, 0.5)), (0.2, (0.5, 0.5, 0.62)), (0.6, (0.2, 0.32, 0.6)), (1.0, (0.1, 0.2, 0.45))),
        ((1.0, 0.55, 0.22), 12), ((0.8, 0.6, 0.5), 0.5, 0.75, (0.4, 1.0)), rise=0.12, strength=0.75,
    )
    air.sunlight(3.2, (1.0, 0.64, 0.34), 2.0)
    level("square", (-140, 80, -3.2, 60), 0.0, polished("setts", (0.12, 0.115, 0.11), 0.42, 0.14, 0.5, 0.35))
    front = -8.2
    _pavement(front, 4.2, plain("kerb", (0.3, 0.29, 0.28), 0.8), polished("slabs", (0.24, 0.23, 0.22), 0.6, 0.5, 0.3))
    tones = [plaster(f"house {at}", tone) for at, tone in enumerate(
        ((0.52, 0.3, 0.1), (0.42, 0.4, 0.36), (0.36, 0.1, 0.06), (0.5, 0.42, 0.27), (0.22, 0.27, 0.3)))]
    base, tiles = plaster("base", (0.22, 0.21, 0.2)), slates("tiles", (0.12, 0.05, 0.03))
    fronts = Fronts(9, 0.36, (0.34, 0.32, 0.29), 3.2)
    x, number = -74.0, 0
    while x < 34:
        wide, floors = (12.4, 10.2, 13.6)[number % 3], (4, 3, 4, 4)[number % 4]
        height = 3.6 + 3.05 * (floors - 1) + 0.4
        box("house", (x, front - 12, 3.5), (x + wide, front, height), tones[number % 5])
        box("base", (x, front - 12, 0), (x + wide, front + 0.06, 3.5), base)
        fronts.roof(x, wide, front, 12, height, 3.4, tiles)
        bays = int(wide / 2.05)
        for bay in range(bays):
            at = x + wide * (bay + 0.5) / bays
            for floor in range(floors - 1):
                fronts.window(at, 4.35 + 3.05 * floor, 1.05, 1.65, front, (1, 1))
        for bay in range(int(wide / 3.3)):
            at = x + wide * (bay + 0.5) / int(wide / 3.3)
            fronts.window(at, 0.55, 2.3, 2.2, front + 0.06, (1, 0), lit=(bay + number) % 3 != 2)
        box("cornice", (x, front, height - 0.25), (x + wide, front + 0.22, height - 0.1), fronts.sill)
        x, number = x + wide + 0.02, number + 1
    for at in np.arange(-60, 30, 15.0):
        box("lamp post", (at - 0.05, front + 3.5, 0), (at + 0.05, front + 3.6, 4.6), steel())
        box("lantern", (at - 0.16, front + 3.4, 4.6), (at + 0.16, front + 3.72, 5.05), glowing("lantern", (1.0, 0.7, 0.4), 9))
    car.place(0, -0.6, 6)
    car.repaint(0.3, 0.02, 0.015)
    car.lamps(6)
    return shots(
        ORIGIN, car, exposure=0.15,
        wide=((10.0, 5.8, 0.95), (0, -0.5, 1.4), 50, (-0.2, 0.06), 4),
        rear=((-9.4, 6.0, 1.5), (0, -0.5, 1.4), 44, (-0.2, 0.06), 4),
        tall=((9.8, 5.2, 1.1), (0, -0.5, 1.8), 58, (0, 0.12), 4),
    )


SCENES = {"charging": charging, "charging_day": charging_day, "street_uk": street_uk, "street": street}
