# SPDX-License-Identifier: GPL-3.0-or-later
"""Scenes in open country. Each function builds the surroundings of a car and returns its exposure and views."""

import numpy as np

from countryside import ground, lane, shots, snow, strew, verge
from nodes import Graph
from plants import bark, broadleaf, conifer, foliage
from roads import LANE, Road, asphalt, beams, gravel, packed_snow, snow_poles, wall
from scenery import Air, land, mesh, scatter, step, water, waves


def winter(car, left=False):
    """Snow, low sun through spruces, packed wheel tracks."""
    air = Air((8, 160), (0.55, 0.64, 0.84), (1.35, 0.82, 0.5), near=40, reach=520, sharp=5)
    air.sky(
        ((0.0, (0.62, 0.66, 0.78)), (0.16, (0.4, 0.56, 0.86)), (0.7, (0.15, 0.32, 0.7))),
        ((1.0, 0.62, 0.32), 24), ((0.8, 0.72, 0.72), 0.5, 0.78, (0.5, 1.3)), rise=0.2, strength=0.75,
    )
    air.sunlight(6.5, (1.0, 0.7, 0.42))
    road = Road(lambda x: 14 * np.tanh((-x - 40) / 60) + 8.2, lambda x: 0.0 * x, LANE)

    def height(x, y):
        natural = 0.9 * waves(x, y, 38, 3) + 0.25 * waves(x, y, 5, 8, 3) + 0.5
        natural = natural + 26 * step(170, 700, np.hypot(x, y)) * (0.6 + 0.5 * waves(x, y, 260, 4))
        away = np.abs(road.away(x, y))
        bank = 0.42 * np.exp(-(((away - road.half - 0.75) / 0.5) ** 2)) * (1 + 0.5 * waves(x, y, 1.6, 9, 3))
        return road.bed(x, y, natural, 0.2, 5, 0) + bank

    land(height, snow(air), reach=1500, finest=0.16)
    road.lay(packed_snow(air, road.half), -260, 120)
    spot = road.spot(0, lane(left))
    car.place(*spot)
    wood = bark(air, (0.03, 0.024, 0.02), (0.11, 0.085, 0.07))
    needles = foliage(air, (0.012, 0.028, 0.016), (0.03, 0.055, 0.028), 0.15, snow=0.42)
    trees = [conifer(seed, 13, wide, wood, needles) for seed, wide in ((1, 2.3), (2, 2.7), (3, 1.9))]

    def wooded(x, y):
        clear = np.abs(road.away(x, y)) > 9
        field = np.hypot(x, y) < 115 + 30 * waves(x, y, 50, 2) - 30 * step(0, 40, -y)
        return clear & ~field & (waves(x, y, 30, 12, 2) > -0.32)

    places, turns, random = strew(3400, (-330, 190, -330, 190), height, wooded, 4)
    scatter(trees, places, random.uniform(0.55, 1.25, len(places)), turns, 0.02)
    lone = np.array([(-21, 19), (-25, 22), (-30, 17), (-44, 24), (-46, 5.5), (-52, 2), (-58, -34), (-64, -30), (-40, -44)])
    places = np.column_stack([lone, height(lone[:, 0], lone[:, 1])])
    scatter(trees, places, random.uniform(0.4, 0.85, len(lone)), random.uniform(0, 6, len(lone)), 0.02)
    snow_poles(air, road, np.arange(-200, 60, 24), -(road.half + 0.8))
    car.repaint(0.36, 0.012, 0.016)
    car.lamps(3)
    return shots(
        spot, car, exposure=0.3,
        wide=((11.5, 6.3, 1.45), (0, 0, 1.0), 54, (-0.2, 0.05), 4),
        rear=((-9.5, 5.2, 0.75), (0, 0, 0.95), 46, (-0.2, 0.07), 4),
        tall=((10.5, 6.4, 1.5), (0, 0, 0.9), 84, (0, 0.1), 4),
    )


def lake_road(car, left=False):
    """A summer evening: a road around a lake, with sunlit hills behind it."""
    air = Air((13, 238), (0.66, 0.56, 0.62), (0.95, 0.7, 0.55), near=90, reach=5200, sharp=3)
    air.sky(
        ((0.0, (1.0, 0.68, 0.52)), (0.13, (0.78, 0.64, 0.66)), (0.32, (0.3, 0.44, 0.7)), (0.9, (0.14, 0.27, 0.56))),
        ((0.9, 0.55, 0.25), 12), ((1.1, 0.68, 0.55), 0.48, 0.72, (0.35, 1.2)), rise=0.12, strength=0.7,
    )
    air.sunlight(8.0, (1.0, 0.66, 0.36))
    road = Road(lambda x: 0.5 * (np.sqrt((x - 62) ** 2 + 44**2) + x - 62) - 7, lambda x: 0.0 * x)
    shore = -1.7

    def natural(x, y):
        away, far = road.away(x, y), np.hypot(x, y)
        bay = away + 3.5 * waves(x, y, 22, 3) + 34 * step(60, 260, x) * waves(x, y, 120, 6, 4)
        ground = 0.25 - 4.2 * step(9, 17, bay)
        ground = ground + 0.1 * np.maximum(-away - 7, 0) * step(10, 70, x) * (1 + 0.5 * waves(x, y, 40, 2)) + 0.2 * waves(x, y, 6, 7, 3)
        cape = 16 * step(0.1, 0.6, waves(x - 90, y + 60, 420, 21, 3)) * step(230, 420, far)
        hills = 330 * step(1000, 2700, far) * step(-300, 600, x) * (0.55 + 0.75 * waves(x, y, 1300, 13, 5))
        return ground + cape + np.maximum(hills, 0)

    def height(x, y):
        return road.bed(x, y, natural(x, y), 0.8, 6, 0.15)

    land(height, ground(air), reach=4800, finest=0.2, fields={"verge": lambda x, y: np.abs(road.away(x, y)) - road.half})
    water(air, shore, ripple=0.12, size=0.35, wind=(1.0, 1.7))
    road.lay(asphalt(air, road.half, tone=0.075), -60, 320)
    spot = road.spot(0, lane(left))
    car.place(*spot)
    wood, pale = bark(air, (0.03, 0.022, 0.017), (0.14, 0.09, 0.06)), bark(air, (0.02, 0.018, 0.016), (0.6, 0.57, 0.52), 1)
    needles = foliage(air, (0.012, 0.03, 0.01), (0.04, 0.07, 0.02), 0.2)
    leaves = foliage(air, (0.045, 0.1, 0.015), (0.13, 0.19, 0.03), 0.4)
    trees = [conifer(1, 14, 2.4, wood, needles), conifer(2, 15, 2.6, wood, needles, bare=0.4), broadleaf(3, 11, 3.2, pale, leaves)]

    def wooded(x, y):
        dry = natural(x, y) > shore + 0.9
        return dry & (np.abs(road.away(x, y)) > 11) & (waves(x, y, 30, 12, 2) > -0.2) & (x > 38)

    for count, area, seed in ((1500, (-10, 380, -190, 420), 4), (9000, (350, 3000, -600, 2600), 5)):
        places, turns, random = strew(count, area, height, wooded, seed)
        scatter(trees, places, random.uniform(0.6, 1.2, len(places)), turns, 0.02, seed)
    verge(air, road, height, (-12, 45, -14, 16), 22000, lambda x, y: natural(x, y) > shore)
    car.repaint(0.7, 0.7, 0.68)
    car.lamps(1.5)
    return shots(
        spot, car, exposure=0.0,
        wide=((-11.5, -5.2, 2.9), (0, 0, 0.9), 46, (-0.2, 0.11), 5.6),
        tall=((-10, -5.6, 2.6), (0, 0.4, 0.8), 80, (0, 0.1), 5.6),
    )


def forest_track(car, left=False):
    """A gravel track between birches, with the morning sun in the mist behind it."""
    air = Air((15, 196), (0.46, 0.56, 0.52), (1.35, 1.22, 0.85), near=14, reach=210, low=(170, 5), sharp=7)
    air.sky(
        ((0.0, (0.8, 0.82, 0.72)), (0.3, (0.6, 0.72, 0.82)), (0.9, (0.3, 0.46, 0.7))),
        ((1.2, 0.9, 0.5), 30), rise=0.5, strength=1.35,
    )
    air.sunlight(11.0, (1.0, 0.82, 0.55), 2.0)
    road = Road(lambda x: 5.5 * np.tanh((-x - 26) / 22) + 4.55, lambda x: 0.0 * x, 1.75)

    def height(x, y):
        natural = 0.5 * waves(x, y, 17, 3) + 0.12 * waves(x, y, 2.5, 8, 3) + 0.2
        return road.bed(x, y, natural + 2.5 * step(20, 90, y), 0.3, 5, 0.06)

    fields = {"verge": lambda x, y: np.abs(road.away(x, y)) - road.half}
    floor = ground(air, (0.03, 0.05, 0.012), (0.09, 0.12, 0.03), (0.13, 0.08, 0.035), 0.25)
    land(height, floor, reach=400, finest=0.1, fields=fields)
    road.lay(gravel(air, road.half), -140, 40, 0.25)
    spot = road.spot(0, 0.0)
    car.place(*spot)
    pale = bark(air, (0.02, 0.018, 0.016), (0.62, 0.6, 0.55), 1)
    leaves = foliage(air, (0.06, 0.13, 0.015), (0.2, 0.26, 0.035), 0.55)
    trees = [broadleaf(seed, tall_, 3.0, pale, leaves, bare=0.36, leaves=7000, size=0.12, stem=0.0085)
             for seed, tall_ in ((1, 15), (2, 17), (3, 14), (4, 18))]

    def wooded(x, y):
        off = np.abs(road.away(x, y))
        return (off > 3.6 + 1.2 * waves(x, y, 7, 4, 2)) & ((x < -2) | (y > 13)) & ~((y < -3) & (y > -14) & (x > -24))

    places, turns, random = strew(1150, (-130, 20, -75, 75), height, wooded, 6)
    scatter(trees, places, random.uniform(0.7, 1.15, len(places)), turns, 0.03)
    bushes = [broadleaf(9, 1.5, 0.7, pale, leaves, bare=0.05, droop=0.2, leaves=1500, size=0.075)]
    places, turns, random = strew(420, (-60, 8, -40, 40), height, wooded, 16)
    scatter(bushes, places, random.uniform(0.4, 1.2, len(places)), turns)
    verge(air, road, height, (-45, 9, -24, 22), 30000, tall=0.2, colours=((0.07, 0.14, 0.015), (0.26, 0.32, 0.06)))
    car.repaint(0.42, 0.1, 0.012)
    car.lamps(4)
    return shots(
        spot, car, exposure=0.15,
        wide=((9.6, 3.6, 0.62), (0, 0, 1.0), 44, (-0.2, 0.05), 2.8),
        tall=((9.2, 3.2, 0.7), (0, 0, 1.0), 74, (0, 0.1), 2.8),
    )


def coast(car, left=True):
    """Green hills above the sea, drystone walls, a lane under a bright grey sky; left-hand traffic."""
    air = Air((32, 95), (0.6, 0.7, 0.8), (0.86, 0.86, 0.82), near=60, reach=4200, sharp=2)
    air.sky(
        ((0.0, (0.8, 0.85, 0.9)), (0.2, (0.46, 0.58, 0.76)), (0.9, (0.26, 0.42, 0.68))),
        ((0.35, 0.33, 0.28), 6), ((0.97, 0.97, 0.97), 0.44, 0.66, (0.3, 0.55)), rise=0.14, strength=0.9,
    )
    air.sunlight(3.6, (1.0, 0.94, 0.84), 7)
    road = Road(lambda x: 9 * np.tanh((-x - 30) / 34) + 6.4 + 12 * step(-90, -190, x), lambda x: 7.5 * step(-15, -150, x), 2.95)

    def natural(x, y):
        hills = 9 * waves(x, y, 130, 3, 4) + 0.5 * waves(x, y, 14, 5, 3)
        rise = 38 * step(10, 330, y - 0.25 * x) + 12 * step(0, -260, x)
        fall = 52 * step(26, 210, -y + 12 * waves(x, 0 * y, 90, 2, 3))
        heads = 120 * step(600, 1200, -x) * step(0, 500, y - 0.78 * x) * (0.75 + 0.6 * waves(x, y, 700, 31, 4))
        return np.maximum(hills * step(8, 70, np.hypot(x, y)) + rise - fall, -60 + heads) + 0.1 * waves(x, y, 3, 8, 3)

    def height(x, y):
        return road.bed(x, y, natural(x, y), 0.5, 16, 0.1)

    fields = {"verge": lambda x, y: np.abs(road.away(x, y)) - road.half + 0.6}
    land(height, ground(air, (0.035, 0.075, 0.012), (0.1, 0.17, 0.03), (0.17, 0.19, 0.06), 0.5), reach=3200, finest=0.16, fields=fields)
    water(air, -26, (0.02, 0.05, 0.06), 0.3, 0.1)
    road.lay(asphalt(air, road.half, tone=0.085, dash=(2.0, 4.0), edge=False), -300, 60)
    spot = road.spot(0, lane(left))
    car.place(*spot)
    for offset, start, end, seed in ((-road.half - 2.2, -150, 45, 5), (road.half + 2.6, -150, -14, 6)):
        points, _ = road.beside(np.arange(start, end, 1.0), offset)
        wall(air, points[:, 0], points[:, 1], height, seed, 0.95)
    for number, (begin, end) in enumerate((((-70, 19), (-150, 150)), ((-60, 7), (-72, -130)), ((-128, 13), (-150, -140)), ((-150, 60), (-40, 170)), ((-72, -62), (-148, -70)))):
        share = np.linspace(0, 1, 60)
        xs = begin[0] + (end[0] - begin[0]) * share + 3 * np.sin(share * 7)
        wall(air, xs, begin[1] + (end[1] - begin[1]) * share, height, 20 + number)
    verge(air, road, height, (-40, 13, -16, 18), 26000, tall=0.16, colours=((0.05, 0.11, 0.015), (0.17, 0.23, 0.05)))
    wood, leaves = bark(air, (0.03, 0.027, 0.022), (0.1, 0.09, 0.075)), foliage(air, (0.02, 0.05, 0.012), (0.07, 0.12, 0.025), 0.3)
    thorn = [broadleaf(seed, 5, 2.6, wood, leaves, bare=0.25, droop=0.25, leaves=7000, size=0.16, stem=0.02) for seed in (1, 2)]
    places, turns, random = strew(150, (-260, -45, -120, 170), height, lambda x, y: (np.abs(road.away(x, y)) > 9) & (waves(x, y, 40, 9, 2) > 0.25), 3)
    scatter(thorn, places, random.uniform(0.6, 1.3, len(places)), turns)
    car.repaint(0.012, 0.075, 0.05)
    return shots(
        spot, car, exposure=0.1,
        wide=((12.2, 5.6, 2.9), (0, 0, 0.9), 52, (-0.21, 0.1), 5.6),
        rear=((-10.5, 4.9, 1.6), (0, 0, 0.9), 46, (-0.2, 0.09), 5.6),
        tall=((10.5, 5.2, 2.7), (0, 0, 0.8), 82, (0, 0.1), 5.6),
    )


def rain(car, left=False):
    """Rain on a road through a spruce forest, with reflections of lamps."""
    air = Air((60, 200), (0.26, 0.31, 0.34), (0.3, 0.34, 0.36), near=14, reach=75, sharp=2)
    air.sky(((0.0, (0.34, 0.39, 0.42)), (0.3, (0.42, 0.47, 0.5)), (0.9, (0.6, 0.65, 0.7))), rise=0.35, strength=1.3)
    road = Road(lambda x: 10 * np.tanh((-x - 36) / 26) + 8.8, lambda x: 0.0 * x)

    def height(x, y):
        natural = 1.2 * waves(x, y, 22, 3) + 0.3 * waves(x, y, 3, 6, 3) + 0.6
        return road.bed(x, y, natural + 5 * step(8, 40, np.abs(road.away(x, y))), 0.8, 5, 0.3)

    fields = {"verge": lambda x, y: np.abs(road.away(x, y)) - road.half}
    floor = ground(air, (0.015, 0.028, 0.008), (0.045, 0.065, 0.016), (0.05, 0.035, 0.018), 0.9)
    land(height, floor, reach=300, finest=0.14, fields=fields)
    road.lay(asphalt(air, road.half, tone=0.035, wet=1.0), -160, 50)
    spot = road.spot(0, lane(left))
    car.place(*spot)
    wood = bark(air, (0.018, 0.014, 0.011), (0.07, 0.055, 0.045))
    needles = foliage(air, (0.006, 0.018, 0.009), (0.018, 0.038, 0.016), 0.15)
    trees = [conifer(seed, tall_, 3.1, wood, needles) for seed, tall_ in ((1, 19), (2, 22), (3, 16))]

    def wooded(x, y):
        return (np.abs(road.away(x, y)) > 12.5) & ((x < 0) | (y > 24)) & (waves(x, y, 16, 4, 2) > -0.3)

    places, turns, random = strew(1500, (-150, 20, -95, 95), height, wooded, 6)
    scatter(trees, places, random.uniform(0.5, 1.15, len(places)), turns, 0.02)
    verge(air, road, height, (-50, 14, -20, 20), 18000, tall=0.22, colours=((0.02, 0.045, 0.01), (0.08, 0.1, 0.03)))
    _drops(spot, car)
    car.repaint(0.03, 0.036, 0.045)
    car.lamps(16)
    beams(spot, car.length, 420, height=0.85)
    return shots(
        spot, car, exposure=0.9,
        wide=((11.5, 4.9, 2.1), (0, 0, 1.0), 46, (-0.21, 0.09), 4),
        tall=((10.5, 4.4, 1.8), (0, 0, 1.0), 74, (0, 0.12), 4),
    )


def _drops(spot, car):
    """Falling rain in front of and around the car, as streaks of a short exposure."""
    random = np.random.default_rng(3)
    count = 1900
    x, y = random.uniform(-12, 9, count) + spot[0], random.uniform(-14, 5, count) + spot[1]
    low = np.column_stack([x, y, random.uniform(0.0, 6.5, count)])
    inside = (np.abs(x - spot[0]) < car.length / 2) & (np.abs(y - spot[1]) < car.width / 2) & (low[:, 2] < car.height)
    low = low[~inside]
    count = len(low)
    high = low + np.array([0.015, 0.03, 1.0]) * random.uniform(0.12, 0.3, (count, 1))
    side = np.array([[-0.4, 0.9, 0.0]]) * 0.0012
    corners = np.stack([low - side, low + side, high + side, high - side], 1).reshape(-1, 3)
    graph = Graph("drop")
    through = graph.node("ShaderNodeBsdfTransparent").outputs[0]
    streak = graph.surface(Base_Color=(0.8, 0.83, 0.86), Roughness=0.3, Emission_Color=(0.5, 0.55, 0.6), Emission_Strength=0.35)
    graph.material.cycles.emission_sampling = "NONE"
    item = mesh("rain", corners, np.arange(count * 4).reshape(-1, 4), graph.finish(graph.mix(0.35, through, streak)), False)
    item.visible_shadow = False


SCENES = {"winter": winter, "lake_road": lake_road, "forest_track": forest_track, "coast": coast, "rain": rain}
