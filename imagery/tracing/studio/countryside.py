# SPDX-License-Identifier: GPL-3.0-or-later
"""Common parts of rural scenes: ground materials, roadside plants, positions of objects and cameras."""

import math

import numpy as np

from nodes import Graph
from plants import foliage, tuft
from roads import LANE
from scenery import blend, bump, ease, noise, position, scatter, waves


def lane(left):
    """Offset of a car that drives towards +x, in metres to the left of the road's middle."""
    return LANE / 2 if left else -LANE / 2


def shots(spot, car, exposure, **views):
    """
    Views of a car at a spot. A view is (eye, target, focal length in mm, lens shift, aperture); positions
    are in metres ahead of, to the left of and above the car. Close views of a lamp and a wheel are added.
    """
    x, y, degrees, z = spot
    turn = math.radians(degrees)
    nose = car.length / 2
    views.setdefault(
        "detail", ((nose + 1.3, 2.75, 0.72), (nose - 0.6, 0.6, 0.66), 44, (-0.24, 0.04), 2.4)
    )

    def placed(ahead, aside, up):
        return (
            x + ahead * math.cos(turn) - aside * math.sin(turn),
            y + ahead * math.sin(turn) + aside * math.cos(turn),
            z + up,
        )

    return exposure, {name: (placed(*view[0]), placed(*view[1]), *view[2:]) for name, view in views.items()}


def strew(count, area, height, keep, seed=1):
    """Random points in an area (x from, x to, y from, y to) that `keep` accepts."""
    random = np.random.default_rng(seed)
    x, y = random.uniform(*area[:2], count), random.uniform(*area[2:], count)
    kept = keep(x, y)
    x, y = x[kept], y[kept]
    return np.column_stack([x, y, height(x, y)]), random.uniform(0, 2 * math.pi, len(x)), random


def ground(air, dark=(0.03, 0.045, 0.012), light=(0.11, 0.13, 0.035), dry=(0.2, 0.17, 0.08), gravel_to=1.2):
    """Grass in several greens, with gravel along the road; the field `verge` is the distance from it in metres."""
    graph = Graph("ground")
    place = position(graph)
    wide, fine = noise(graph, place, 0.035, 5.0), noise(graph, place, 2.6, 5.0, 0.7)
    colour = blend(graph, ease(graph, graph.math("ADD", wide, graph.math("MULTIPLY", fine, 0.5)), 0.5, 1.0), dark, light)
    colour = blend(graph, ease(graph, noise(graph, place, 0.3, 6.0, 0.65), 0.55, 0.75), colour, dry)
    stones = noise(graph, place, 30.0, 3.0, 0.75)
    edge = graph.math("ADD", graph.attribute("verge").outputs["Fac"], graph.math("MULTIPLY", fine, 0.8))
    near = graph.inverse(ease(graph, edge, gravel_to * 0.5, gravel_to))
    colour = blend(graph, near, colour, blend(graph, stones, (0.06, 0.055, 0.05), (0.3, 0.27, 0.23)))
    depth = graph.math("MULTIPLY_ADD", near, stones, fine)
    shader = graph.surface(Base_Color=colour, Roughness=0.95, Normal=bump(graph, depth, 0.8, 0.12), Specular_IOR_Level=0.2)
    return graph.finish(air.over(graph, shader))


def snow(air):
    """Wind-blown, glittering snow."""
    graph = Graph("snow")
    place = position(graph)
    drift = graph.math("ADD", noise(graph, place, 0.9, 5.0), graph.math("MULTIPLY", noise(graph, place, 16.0, 3.0), 0.12))
    shader = graph.surface(
        Base_Color=(0.86, 0.88, 0.92), Roughness=0.5, Normal=bump(graph, drift, 0.5, 0.16), Specular_IOR_Level=0.4
    )
    return graph.finish(air.over(graph, shader))


def mountainside(air, snow_from, green_to):
    """Woods and grass at the bottom, rock on steep slopes, snow above a height."""
    graph = Graph("mountainside")
    geometry = graph.node("ShaderNodeNewGeometry").outputs
    place = geometry["Position"]
    _, _, z = graph.separate(place)
    _, _, level = graph.separate(geometry["Normal"])
    wide, fine = noise(graph, place, 0.006, 8.0, 0.65), noise(graph, place, 0.05, 8.0, 0.7)
    ragged = graph.math("MULTIPLY", graph.math("SUBTRACT", graph.math("ADD", wide, fine), 1.0), 320.0)
    high = graph.math("ADD", z, ragged)
    stone = blend(graph, fine, (0.05, 0.05, 0.055), (0.21, 0.2, 0.19))
    grown = blend(graph, fine, (0.012, 0.022, 0.01), (0.06, 0.075, 0.025))
    green = graph.both(graph.inverse(ease(graph, high, green_to * 0.6, green_to * 1.4)), ease(graph, level, 0.5, 0.75))
    colour = blend(graph, green, stone, grown)
    lies = graph.both(ease(graph, high, snow_from * 0.75, snow_from * 1.2), ease(graph, graph.math("MULTIPLY_ADD", fine, 0.3, level), 0.62, 0.86))
    colour = blend(graph, lies, colour, (0.8, 0.83, 0.88))
    depth = graph.math("ADD", fine, graph.math("MULTIPLY", noise(graph, place, 0.5, 6.0, 0.7), 0.15))
    shader = graph.surface(Base_Color=colour, Roughness=0.95, Normal=bump(graph, depth, 0.7, 14.0), Specular_IOR_Level=0.2)
    return graph.finish(air.over(graph, shader))


def verge(air, road, height, area, count, keep=None, tall=0.2, colours=((0.06, 0.1, 0.018), (0.24, 0.22, 0.08))):
    """Grass next to a road, in an area around the car."""
    blades = foliage(air, *colours, 0.45)
    tufts = [tuft(seed, blades, height=tall * (0.7 + 0.2 * seed)) for seed in range(3)]

    def grown(x, y):
        kept = np.abs(road.away(x, y)) > road.half + 0.5 + 0.5 * waves(x, y, 2.5, 3, 2)
        return kept & keep(x, y) if keep else kept

    places, turns, random = strew(count, area, height, grown, 11)
    scatter(tufts, places, random.uniform(0.5, 1.25, len(places)), turns, 0.1)
