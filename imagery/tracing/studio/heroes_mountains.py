# SPDX-License-Identifier: GPL-3.0-or-later
"""Scenes in mountains and on a main road."""

import numpy as np

from countryside import ground, lane, mountainside, shots, strew, verge
from nodes import glowing, plain
from plants import bark, broadleaf, conifer, foliage, tuft
from roads import Road, asphalt, beams, box, glow, rail
from scenery import Air, far_land, land, mesh, scatter, step, water, waves


def fjord(car, left=False):
    """A fjord at blue hour: a wet road, lamps, steep snowy mountains."""
    air = Air((1, 222), (0.1, 0.17, 0.33), (0.66, 0.36, 0.28), near=150, reach=7500, sharp=30)
    air.sky(
        ((0.0, (0.3, 0.32, 0.46)), (0.12, (0.2, 0.29, 0.5)), (0.4, (0.09, 0.17, 0.38)), (0.9, (0.04, 0.09, 0.24))),
        ((0.5, 0.26, 0.18), 10), ((0.3, 0.26, 0.36), 0.5, 0.75, (0.4, 1.3)), rise=0.12, strength=0.9,
    )
    road = Road(lambda x: 10 * np.tanh((-x - 45) / 40) + 8.1, lambda x: 0.0 * x)
    shore = -5.0

    def natural(x, y):
        away = road.away(x, y)
        ground = -9 * step(7, 20, -away + 2 * waves(x, y, 9, 4, 3)) + 0.4 * waves(x, y, 5, 8, 4)
        crag = 0.35 + 1.0 * waves(x, y, 1100, 3, 8, 0.52, True)
        out, aside = -0.75 * x - 0.66 * y, 0.66 * x - 0.75 * y
        bend = 330 * waves(out, 0 * out, 1500, 9, 2) * step(300, 1500, out)
        right = 1150 * step(230, 1500, -aside - bend) * step(250, 1200, out)
        across = 1250 * step(700, 1900, aside - bend) * step(-200, 900, out)
        end = 800 * step(6200, 7600, out)
        return ground + crag * np.maximum(np.maximum(right, across), end)

    def height(x, y):
        return road.bed(x, y, natural(x, y), 1.0, 6, 0)

    land(height, mountainside(air, 420, 260), reach=900, finest=0.25, count=460)
    rock = mountainside(air, 420, 260)
    far_land("mountains", lambda x, y: natural(x, y) - 40 * (np.hypot(x, y) < 800), rock, (-7600, 300, -7000, 1300), (620, 640))
    water(air, shore, (0.004, 0.01, 0.016), 0.22, 0.16, (1.0, 1.6))
    road.lay(asphalt(air, road.half, (0.62, 0.42, 0.06), (6.0, 6.0), 0.045, wet=0.9), -420, 80)
    spot = road.spot(0, lane(left))
    car.place(*spot)
    rail(air, road, -420, 60, -road.half - 0.9)
    random = np.random.default_rng(8)
    for number in range(22):
        out, aside = random.uniform(900, 2600), random.uniform(620, 1050)
        x, y = -0.75 * out + 0.66 * aside, -0.66 * out - 0.75 * aside
        ground = float(natural(np.float64(x), np.float64(y)))
        if -4 < ground < 90:
            glow(f"window {number}", (x, y, ground + 3), random.uniform(1.5, 3.0), (1.0, 0.6, 0.25), 14)
    car.repaint(0.5, 0.52, 0.55)
    car.lamps(14)
    beams(spot, car.length, 260)
    return shots(
        spot, car, exposure=1.1,
        wide=((11.5, 4.3, 1.75), (0, 0, 1.0), 42, (-0.22, 0.14), 8),
        tall=((10.5, 3.9, 1.6), (0, 0, 1.0), 64, (0, 0.14), 8),
    )


def motorway(car, left=False):
    """A main road at dusk: lamps along a bend, wet asphalt, the last light behind."""
    air = Air((1, 214), (0.14, 0.14, 0.22), (1.05, 0.42, 0.16), near=90, reach=1500, sharp=14)
    air.sky(
        ((0.0, (0.6, 0.34, 0.3)), (0.1, (0.4, 0.3, 0.4)), (0.3, (0.13, 0.18, 0.36)), (0.9, (0.05, 0.09, 0.22))),
        ((1.1, 0.4, 0.12), 20), ((0.2, 0.14, 0.2), 0.46, 0.68, (0.22, 0.9)), rise=0.1, strength=1.0,
    )

    def bend(x):
        return 0.5 * (x + 60 - np.sqrt((x + 60) ** 2 + 50**2)) + 8.9

    median = -1 if left else 1
    road = Road(bend, lambda x: 0.0 * x, 5.4)
    other = Road(lambda x: bend(x) + 15 * median, lambda x: 0.0 * x, 5.4)

    def height(x, y):
        natural = 0.4 * waves(x, y, 40, 3) + 32 * step(120, 900, np.hypot(x, y)) * (0.5 + 0.7 * waves(x, y, 380, 7))
        return other.bed(x, y, road.bed(x, y, natural - 0.5, 1.0, 9, 0.25), 1.0, 3, 0)

    fields = {"verge": lambda x, y: np.minimum(np.abs(road.away(x, y)), np.abs(other.away(x, y))) - road.half}
    land(height, ground(air), reach=1800, finest=0.3, fields=fields)
    tarmac = asphalt(air, road.half, tone=0.045, wet=0.75)
    for one in (road, other):
        one.lay(tarmac, -420, 60)
    spot = road.spot(0, lane(left))
    car.place(*spot)
    for one, offset in ((road, -6.3), (road, 6.3), (other, -6.3 * median)):
        rail(air, one, -420, -14 if offset == 6.3 and left else 40, offset)
    _masts(road, np.arange(-400, 30, 36.0), 7.5 * median)
    _masts(road, np.arange(-418, -10, 36.0), -8.6 * median)
    _traffic(road, other)
    wood, leaves = bark(air, (0.02, 0.018, 0.016), (0.06, 0.05, 0.04)), foliage(air, (0.012, 0.022, 0.008), (0.04, 0.05, 0.015))
    trees = [conifer(1, 14, 2.4, wood, leaves), broadleaf(3, 11, 3.6, wood, leaves), broadleaf(4, 9, 3.4, wood, leaves)]

    def wooded(x, y):
        return (np.abs(road.away(x, y)) > 30) & (np.abs(other.away(x, y)) > 24) & (waves(x, y, 45, 4, 3) > 0.0)

    places, turns, random = strew(2600, (-700, 20, -600, 160), height, wooded)
    scatter(trees, places, random.uniform(0.6, 1.2, len(places)), turns)
    verge(air, road, height, (-50, 12, -26, 4), 16000, tall=0.24)
    car.repaint(0.5, 0.05, 0.01)
    car.lamps(10)
    beams(spot, car.length, 500, gauge=0.95, height=0.9)
    return shots(
        spot, car, exposure=0.75,
        wide=((19, 7.6, 0.9), (0, 0, 1.9), 44, (-0.2, 0.06), 5.6),
        tall=((17.5, 7.0, 1.0), (0, 0, 2.0), 62, (0, 0.1), 5.6),
        detail=((7.0, 3.4, 1.0), (3.6, 0.8, 1.25), 46, (-0.17, 0.04), 2.8),
    )


def _masts(road, xs, offset):
    """Street lamps with an arm on each side."""
    steel, lamp = plain("mast", (0.1, 0.1, 0.11), 0.5, 0.6), glowing("mast lamp", (1.0, 0.72, 0.42), 60)
    points, turns = road.beside(xs, offset)
    size = np.ones(len(points))
    parts = [box("mast", (-0.08, -0.08, 0), (0.08, 0.08, 11), steel), box("arm", (-0.05, -2.6, 10.9), (0.05, 2.6, 11), steel)]
    for side in (-1, 1):
        parts.append(box("lamp", (-0.12, side * 2.6 - 0.4, 10.82), (0.12, side * 2.6 + 0.4, 10.9), lamp))
    for part in parts:
        scatter([part], points, size, turns)


def _traffic(road, other):
    """Lamps of following cars, and of cars that drive away in the other lane."""
    for way, colour, strength, xs in (
        (road, (1.0, 0.9, 0.75), 120, (-74, -118, -150, -205, -290)),
        (other, (1.0, 0.04, 0.02), 30, (-46, -80, -136, -180, -260)),
    ):
        for number, x in enumerate(xs):
            for side in (-0.65, 0.65):
                east, north, _, z = way.spot(x, (1.75 if number % 2 else -1.75) + side)
                glow("traffic", (east, north, z + 0.7), 0.18, colour, strength)


def mountain(car, left=False):
    """Early morning in summer: a flowering meadow below sharp peaks with snow in their gullies."""
    air = Air((22, 118), (0.5, 0.6, 0.8), (0.85, 0.76, 0.66), near=90, reach=8000, sharp=3)
    air.sky(
        ((0.0, (0.55, 0.7, 0.92)), (0.2, (0.28, 0.48, 0.86)), (0.8, (0.1, 0.25, 0.62))),
        ((0.3, 0.28, 0.25), 8), ((0.95, 0.96, 0.98), 0.52, 0.74, (0.35, 0.6)), rise=0.12, strength=0.85,
    )
    air.sunlight(5.2, (1.0, 0.84, 0.62), 1.2)
    road = Road(lambda x: 11 * np.tanh((-x - 34) / 30) + 8.9, lambda x: 3.0 * step(-10, -140, x), 2.9)

    def natural(x, y):
        far = np.hypot(x, y)
        out = -0.8 * x - 0.6 * y
        aside = 0.6 * x - 0.8 * y
        ground = 1.2 * waves(x, y, 45, 3, 4) + 0.12 * waves(x, y, 4, 6, 3) + 5 * step(20, 200, -aside)
        hills = 150 * step(250, 1500, out) * (0.5 + 0.6 * waves(x, y, 600, 5, 4))
        crag = waves(x, y, 1500, 23, 9, 0.56, True) ** 1.35
        peaks = 1300 * step(1900, 4300, out + 300 * waves(x, y, 1500, 8, 3)) * crag * (0.42 + 0.58 * step(2600, -600, aside))
        return ground + np.maximum(hills, 0) * step(60, 300, far) + peaks

    def height(x, y):
        return road.bed(x, y, natural(x, y), 0.5, 14, 0.08)

    fields = {"verge": lambda x, y: np.abs(road.away(x, y)) - road.half + 0.5}
    meadow = ground(air, (0.06, 0.075, 0.025), (0.15, 0.16, 0.055), (0.22, 0.2, 0.09), 0.6)
    land(height, meadow, reach=1300, finest=0.18, fields=fields)
    far_land(
        "peaks", lambda x, y: natural(x, y) - 60 * (np.hypot(x, y) < 1150), mountainside(air, 560, 300),
        (-6200, 300, -5600, 1800), (680, 720),
    )
    road.lay(asphalt(air, road.half, tone=0.1, dash=(3.0, 6.0), edge=False), -330, 60)
    spot = road.spot(0, lane(left))
    car.place(*spot)
    wood, needles = bark(air, (0.03, 0.022, 0.017), (0.12, 0.09, 0.06)), foliage(air, (0.016, 0.04, 0.016), (0.05, 0.09, 0.025), 0.25)
    trees = [conifer(seed, 15, wide, wood, needles) for seed, wide in ((1, 2.4), (2, 2.8), (3, 2.0))]

    def wooded(x, y):
        edge = np.hypot(x, y) > 135 + 60 * waves(x, y, 70, 9, 3)
        return (np.abs(road.away(x, y)) > 12) & edge & (waves(x, y, 90, 12, 3) > -0.12)

    for count, area, seed in ((1500, (-420, 0, -330, 160), 4), (9000, (-1900, -300, -1700, 700), 5)):
        places, turns, random = strew(count, area, height, wooded, seed)
        scatter(trees, places, random.uniform(0.55, 1.2, len(places)), turns, 0.02, seed)
    verge(air, road, height, (-50, 13, -34, 20), 34000, tall=0.2, colours=((0.07, 0.1, 0.025), (0.22, 0.23, 0.08)))
    _flowers(air, road, height)
    _hay_barn(air, height)
    car.repaint(0.72, 0.36, 0.012)
    return shots(
        spot, car, exposure=0.15,
        wide=((18.2, 7.4, 1.6), (0, 0, 1.0), 70, (-0.21, 0.11), 1.6),
        tall=((16.4, 7.0, 1.4), (0, 0, 0.9), 120, (0, 0.1), 2.0),
    )


def _flowers(air, road, height):
    """Flowers of three colours in the grass."""
    for number, (petal, middle) in enumerate((((0.85, 0.85, 0.8), 5), ((0.75, 0.5, 0.02), 8), ((0.3, 0.1, 0.5), 3))):
        bloom = tuft(40 + number, foliage(air, petal, petal, 0.3), blades=10, height=0.05, spread=0.14, width=0.018)

        def grown(x, y, seed=middle):
            return (np.abs(road.away(x, y)) > road.half + 1) & (waves(x, y, 9, seed, 3) > 0.05)

        places, turns, random = strew(2600, (-50, 12, -36, 20), height, grown, 60 + number)
        places[:, 2] += random.uniform(0.14, 0.24, len(places))
        scatter([bloom], places, random.uniform(0.5, 1.1, len(places)), turns, 0.2)


def _hay_barn(air, height):
    """A barn of dark boards with a low roof, in the meadow."""
    boards, roof = bark(air, (0.035, 0.025, 0.018), (0.12, 0.085, 0.06)), bark(air, (0.1, 0.1, 0.1), (0.24, 0.23, 0.22))
    x, y = -118.0, -70.0
    z = float(height(np.float64(x), np.float64(y))) - 0.3
    box("barn", (x - 3, y - 4.5, z), (x + 3, y + 4.5, z + 3.2), boards)
    gable = [(x - 3.6, y - 5.2, z + 2.9), (x + 3.6, y - 5.2, z + 2.9), (x, y - 5.2, z + 5.4)]
    gable += [(a, b + 10.4, c) for a, b, c in gable]
    mesh("roof", gable, [(0, 2, 5, 3), (2, 1, 4, 5)], roof, False)
    mesh("gable", gable, [(0, 1, 2), (3, 5, 4)], boards, False)


SCENES = {"fjord": fjord, "motorway": motorway, "mountain": mountain}
