# SPDX-License-Identifier: GPL-3.0-or-later
"""Roads and roadside objects. A road runs along x; its middle and its level are functions of x."""

import math

import bpy
import numpy as np

from nodes import Graph, glowing, plain
from scenery import blend, bump, ease, mesh, noise, scatter, step, stretched

LANE = 3.5


class Road:
    """A road of half width `half` in metres; `curve` and `level` are functions of x."""

    def __init__(self, curve, level, half=LANE + 0.4):
        self.curve, self.level, self.half = curve, level, half

    def _slope(self, x):
        return (self.curve(x + 0.5) - self.curve(x - 0.5)) / 1.0

    def away(self, x, y):
        """Distance from the middle in metres, positive to the left of +x."""
        return (y - self.curve(x)) / np.sqrt(1 + self._slope(x) ** 2)

    def bed(self, x, y, natural, shoulder=1.2, bank=8.0, ditch=0.35):
        """Height of the ground, levelled along the road."""
        away = np.abs(self.away(x, y))
        share = step(self.half + shoulder, self.half + shoulder + bank, away)
        dip = ditch * np.exp(-(((away - self.half - shoulder - 1.2) / 0.9) ** 2))
        under = 0.12 * (1 - step(self.half - 0.1, self.half + 0.15, away))
        return (self.level(x) - 0.03) * (1 - share) + natural * share - dip - under

    def lay(self, material, start, end, spacing=0.5):
        """The carriageway between two values of x."""
        x = np.arange(start, end, spacing)
        across = np.array([-1.25, -1.0, -0.5, 0.0, 0.5, 1.0, 1.25]) * self.half
        sunk = np.array([0.3, 0.0, -0.02, -0.05, -0.02, 0.0, 0.3])
        slope = self._slope(x)
        length = np.sqrt(1 + slope**2)
        along = np.cumsum(length) * spacing
        points = np.stack(
            [
                x[:, None] - across * (slope / length)[:, None],
                self.curve(x)[:, None] + across / length[:, None],
                self.level(x)[:, None] + 0.0 * across - sunk,
            ],
            -1,
        ).reshape(-1, 3)
        i, j = np.meshgrid(np.arange(len(x) - 1), np.arange(6), indexing="ij")
        corner = (i * 7 + j).ravel()
        faces = np.stack([corner, corner + 7, corner + 8, corner + 1], 1)
        fields = {"across": np.tile(across, len(x)), "along": np.repeat(along, 7)}
        return mesh("road", points, faces, material, True, fields)

    def spot(self, x, offset):
        """x, y, degrees and z of a position in metres left of the middle, facing +x."""
        slope = float(self._slope(np.float64(x)))
        length = math.sqrt(1 + slope * slope)
        y = float(self.curve(np.float64(x)))
        return (
            x - offset * slope / length,
            y + offset / length,
            math.degrees(math.atan(slope)),
            float(self.level(np.float64(x))) + 0.015,
        )

    def beside(self, xs, offset):
        """Points (n × 3) and directions (radians) along the road, at a distance in metres left of its middle."""
        spots = np.array([self.spot(x, offset) for x in xs])
        return spots[:, [0, 1, 3]], np.radians(spots[:, 2])


def _line(graph, away, middle, half, blur=0.012):
    off = graph.math("ABSOLUTE", graph.math("SUBTRACT", away, middle))
    return graph.inverse(ease(graph, off, half - blur, half + blur))


def _wheels(graph, away, lane, gauge=0.78, wide=0.32):
    """Wheel tracks, 0 to 1, in a lane on each side of the middle."""
    off = graph.math("SUBTRACT", graph.math("ABSOLUTE", away), lane)
    off = graph.math("SUBTRACT", graph.math("ABSOLUTE", off), gauge)
    return graph.inverse(ease(graph, graph.math("ABSOLUTE", off), wide * 0.2, wide))


def _frame(graph):
    away = graph.attribute("across").outputs["Fac"]
    along = graph.attribute("along").outputs["Fac"]
    return away, along, graph.combine(away, along)


def asphalt(air, half, centre=(0.8, 0.8, 0.78), dash=(3.0, 9.0), tone=0.055, wet=0.0, edge=True, lanes=(0.0,)):
    """Worn asphalt with lines; `dash`: lengths of dash and gap in metres; `lanes`: positions of the dashed lines."""
    graph = Graph("asphalt")
    away, along, place = _frame(graph)
    grit = noise(graph, place, 55.0, 3.0, 0.7)
    patches = noise(graph, stretched(graph, place, 1.0, 0.12, 1), 0.7, 4.0)
    worn = _wheels(graph, away, LANE / 2)
    light = graph.math("MULTIPLY_ADD", grit, 0.5, 0.55)
    light = graph.both(light, graph.math("MULTIPLY_ADD", patches, 0.7, 0.65))
    light = graph.both(light, graph.math("MULTIPLY_ADD", worn, -0.22, 1.0), tone)
    colour = graph.combine(light, light, graph.math("MULTIPLY", light, 1.04))
    if edge:
        share = _line(graph, graph.math("ABSOLUTE", away), half - 0.35, 0.06)
    else:
        share = 0.0
    period = sum(dash)
    painted = graph.below(graph.math("MODULO", along, period), dash[0])
    for lane in lanes:
        share = graph.math("MAXIMUM", share, graph.both(_line(graph, away, lane, 0.06), painted))
    share = graph.both(share, ease(graph, noise(graph, place, 9.0, 5.0, 0.7), 0.3, 0.52))
    middle = graph.below(graph.math("ABSOLUTE", away), half - 0.8)
    paint = blend(graph, middle, (0.7, 0.7, 0.68), centre)
    colour = blend(graph, share, colour, paint)
    pools = ease(graph, graph.math("ADD", patches, graph.math("MULTIPLY", worn, 0.14)), 0.72 - wet * 0.4, 0.78 - wet * 0.2)
    rough = graph.math("MULTIPLY_ADD", graph.math("MULTIPLY", pools, 1.0 if wet else 0.0), -0.58, 0.72 - wet * 0.3)
    normal = bump(graph, grit, 0.35 * (1 - wet * 0.6), 0.012)
    shader = graph.surface(Base_Color=colour, Roughness=rough, Normal=normal, Specular_IOR_Level=0.4)
    return graph.finish(air.over(graph, shader))


def packed_snow(air, half):
    """Packed snow with two wheel tracks per lane, through which some asphalt is visible."""
    graph = Graph("packed snow")
    away, along, place = _frame(graph)
    wander = noise(graph, stretched(graph, place, 0.0, 0.05, 1), 1.0, 2.0)
    away = graph.math("ADD", away, graph.math("MULTIPLY", graph.math("SUBTRACT", wander, 0.5), 0.7))
    worn = _wheels(graph, away, LANE / 2, 0.76, 0.5)
    drift = noise(graph, stretched(graph, place, 1.0, 0.16, 1), 1.3, 6.0, 0.62)
    bare = ease(graph, graph.math("MULTIPLY_ADD", worn, 0.42, drift), 0.84, 1.0)
    colour = blend(graph, worn, (0.8, 0.83, 0.87), (0.62, 0.65, 0.7))
    colour = blend(graph, bare, colour, (0.12, 0.125, 0.135))
    treads = noise(graph, stretched(graph, place, 9, 26, 1), 1.0, 3.0, 0.6)
    depth = graph.math("MULTIPLY_ADD", worn, -0.9, graph.math("MULTIPLY", treads, 0.55))
    depth = graph.math("ADD", depth, graph.math("MULTIPLY", drift, 0.6))
    shader = graph.surface(
        Base_Color=colour, Roughness=0.6, Normal=bump(graph, depth, 0.9, 0.05), Specular_IOR_Level=0.35
    )
    return graph.finish(air.over(graph, shader))


def gravel(air, half, stone=(0.34, 0.3, 0.25), middle=(0.1, 0.12, 0.045)):
    """A gravel track, with grass in its middle and along it."""
    graph = Graph("gravel")
    away, along, place = _frame(graph)
    stones = noise(graph, place, 38.0, 3.0, 0.75)
    patches = noise(graph, place, 1.2, 5.0, 0.6)
    worn = _wheels(graph, away, 0.0, 0.78, 0.62)
    light = graph.math("MULTIPLY", graph.math("MULTIPLY_ADD", stones, 1.1, 0.45), graph.math("MULTIPLY_ADD", patches, 0.6, 0.7))
    ground = blend(graph, graph.math("MULTIPLY", light, 1.0), (0.05, 0.045, 0.038), stone)
    grown = graph.inverse(ease(graph, graph.math("MULTIPLY_ADD", worn, 0.9, graph.math("SUBTRACT", patches, 0.5)), 0.12, 0.42))
    colour = blend(graph, grown, ground, middle)
    depth = graph.math("MULTIPLY_ADD", worn, -0.5, stones)
    shader = graph.surface(Base_Color=colour, Roughness=0.9, Normal=bump(graph, depth, 0.8, 0.03))
    return graph.finish(air.over(graph, shader))


# Beside the road


def _box(low, high):
    (a, b, c), (d, e, f) = low, high
    points = [(a, b, c), (d, b, c), (d, e, c), (a, e, c), (a, b, f), (d, b, f), (d, e, f), (a, e, f)]
    faces = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    return points, faces


def box(name, low, high, material):
    """A plain box between two corners."""
    return mesh(name, *_box(low, high), material, False)


def snow_poles(air, road, xs, offset):
    """Red poles that mark a road under snow."""
    stick = box("pole", (-0.022, -0.022, 0), (0.022, 0.022, 1.7), plain("pole", (0.45, 0.05, 0.02), 0.5))
    points, turns = road.beside(xs, offset)
    scatter([stick], points, np.ones(len(points)), turns)


def rail(air, road, start, end, offset, tone=(0.42, 0.44, 0.46)):
    """A guard rail on posts, at `offset` metres left of the middle."""
    graph = Graph("zinc")
    shader = graph.surface(Base_Color=tone, Roughness=0.42, Metallic=0.85)
    zinc = graph.finish(air.over(graph, shader))
    xs = np.arange(start, end, 1.0)
    points, turns = road.beside(xs, offset)
    inward = -math.copysign(1, offset)
    profile = [(0, 0.42), (0.05, 0.46), (0.05, 0.53), (0, 0.57), (0, 0.6), (0.05, 0.64), (0.05, 0.71), (0, 0.75)]
    side = np.stack([-np.sin(turns), np.cos(turns), np.zeros(len(turns))], 1) * inward
    rows = points[:, None] + side[:, None] * np.array([p[0] for p in profile])[:, None]
    rows[..., 2] += np.array([p[1] for p in profile])
    count = len(profile)
    i, j = np.meshgrid(np.arange(len(xs) - 1), np.arange(count - 1), indexing="ij")
    corner = (i * count + j).ravel()
    faces = np.stack([corner, corner + count, corner + count + 1, corner + 1], 1)
    mesh("rail", rows.reshape(-1, 3), faces, zinc)
    post = box("post", (-0.05, -0.03, -0.6), (0.05, 0.03, 0.7), zinc)
    scatter([post], points[::4] - side[::4] * 0.06, np.ones(len(points[::4])), turns[::4])


def wall(air, xs, ys, base, seed=5, height=1.05, thick=0.5, lime=(0.27, 0.26, 0.225)):
    """A drystone wall along points of the ground; `base` is a height function; the stones are in courses."""
    random = np.random.default_rng(seed)
    graph = Graph("stone")
    chance = graph.node("ShaderNodeObjectInfo").outputs["Random"]
    place = graph.node("ShaderNodeTexCoord").outputs["Object"]
    spots = noise(graph, place, 3.0, 5.0, 0.7)
    share = graph.math("ADD", graph.math("MULTIPLY", chance, 0.7), graph.math("MULTIPLY", spots, 0.6))
    colour = blend(graph, ease(graph, share, 0.2, 1.1), (0.06, 0.06, 0.055), lime)
    shader = graph.surface(Base_Color=colour, Roughness=0.95, Normal=bump(graph, spots, 0.7, 0.05))
    material = graph.finish(air.over(graph, shader))
    stones = []
    for number in range(5):
        points, faces = _box((-0.5, -0.42, -0.27), (0.5, 0.42, 0.27))
        points = np.array(points) + random.normal(0, 0.055, (8, 3))
        stone = mesh(f"stone {number}", points, faces, material, False)
        stone.modifiers.new("worn", "BEVEL").width = 0.08
        stones.append(stone)
    places, sizes, turns = [], [], []
    length = np.hypot(np.diff(xs), np.diff(ys))
    total = np.concatenate([[0], np.cumsum(length)])
    for course in np.arange(0.08, height, 0.15):
        narrow = thick * (1 - 0.25 * course / height)
        at = np.arange(0, total[-1], 0.3) + random.uniform(-0.09, 0.09, int(math.ceil(total[-1] / 0.3)))
        x, y = np.interp(at, total, xs), np.interp(at, total, ys)
        ahead = np.arctan2(np.interp(at + 0.5, total, ys) - y, np.interp(at + 0.5, total, xs) - x)
        for side in (-1, 1):
            u, v = x - np.sin(ahead) * side * narrow / 2, y + np.cos(ahead) * side * narrow / 2
            places.append(np.column_stack([u, v, base(x, y) + course]))
            turns.append(ahead + random.normal(0, 0.08, len(at)))
            sizes.append(random.uniform(0.27, 0.42, len(at)))
    scatter(stones, np.concatenate(places), np.concatenate(sizes), np.concatenate(turns), 0.09, seed)


def beams(spot, length, strength, colour=(1.0, 0.86, 0.66), gauge=0.62, height=0.68):
    """Headlight beams of a car at a spot, on the road in front of it."""
    x, y, degrees, z = spot
    turn = math.radians(degrees)
    for side in (-gauge, gauge):
        data = bpy.data.lights.new("beam", "SPOT")
        data.energy, data.color = strength, colour
        data.spot_size, data.spot_blend, data.shadow_soft_size = math.radians(62), 0.8, 0.06
        item = bpy.data.objects.new("beam", data)
        ahead = length / 2 + 0.06
        item.location = (
            x + ahead * math.cos(turn) - side * math.sin(turn), y + ahead * math.sin(turn) + side * math.cos(turn), z + height
        )
        item.rotation_euler = (math.radians(82), 0, turn - math.pi / 2)
        bpy.context.scene.collection.objects.link(item)


def glow(name, place, size, colour, strength):
    """A distant lamp: a small glowing box."""
    x, y, z = place
    half = size / 2
    return box(name, (x - half, y - half, z - half), (x + half, y + half, z + half), glowing(name, colour, strength))
