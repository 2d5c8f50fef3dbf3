# SPDX-License-Identifier: GPL-3.0-or-later
"""Houses along a street that runs along x: their fronts look to +y. Metres, linear RGB."""

import numpy as np

from nodes import Graph, plain
from roads import box
from scenery import bump, ease, mesh, noise, position, stretched


def brick(name, first, second, mortar=(0.3, 0.28, 0.25), size=(0.23, 0.075)):
    """Brick or ashlar masonry."""
    graph = Graph(name)
    x, y, z = graph.separate(position(graph))
    node = graph.node("ShaderNodeTexBrick")
    graph.plug(node.inputs["Vector"], graph.combine(graph.math("ADD", x, y), z))
    for key, value in (("Color1", first), ("Color2", second), ("Mortar", mortar)):
        node.inputs[key].default_value = (*value, 1.0)
    for key, value in (("Scale", 1.0), ("Mortar Size", 0.008), ("Brick Width", size[0]), ("Row Height", size[1])):
        node.inputs[key].default_value = value
    worn = noise(graph, position(graph), 0.9, 6.0, 0.65)
    light = graph.node("ShaderNodeMixRGB", blend_type="MULTIPLY")
    light.inputs[0].default_value = 0.55
    graph.plug(light.inputs[1], node.outputs["Color"])
    graph.plug(light.inputs[2], graph.combine(*(graph.math("MULTIPLY_ADD", worn, 1.0, 0.5) for _ in range(3))))
    normal = bump(graph, node.outputs["Fac"], -0.4, 0.02)
    return graph.finish(graph.surface(Base_Color=light.outputs[0], Roughness=0.9, Normal=normal))


def plaster(name, tone):
    """Weathered painted plaster."""
    graph = Graph(name)
    place = position(graph)
    worn = noise(graph, stretched(graph, place, 1, 1, 0.35), 0.7, 6.0, 0.6)
    light = graph.math("MULTIPLY_ADD", worn, 0.45, 0.76)
    colour = graph.combine(*(graph.math("MULTIPLY", light, part) for part in tone))
    grain = noise(graph, place, 90.0, 3.0)
    return graph.finish(graph.surface(Base_Color=colour, Roughness=0.92, Normal=bump(graph, grain, 0.1, 0.01)))


def slates(name, tone):
    """A roof of slates or tiles."""
    return brick(name, tone, tuple(part * 0.6 for part in tone), tuple(part * 0.3 for part in tone), (0.3, 0.2))


def lit_room(name, shade, strength):
    """Windows of a lit room: brighter towards the ceiling, with furniture."""
    graph = Graph(name)
    x, y, z = graph.separate(position(graph))
    things = noise(graph, graph.combine(graph.math("MULTIPLY", x, 1.6), y, graph.math("MULTIPLY", z, 0.7)), 0.8, 1.0, 0.5)
    up = graph.math("FRACT", graph.math("DIVIDE", graph.math("SUBTRACT", z, 0.5), 3.05))
    light = graph.math("MULTIPLY_ADD", ease(graph, up, 0.0, 0.7), 0.7, 0.3)
    light = graph.both(light, graph.math("MULTIPLY_ADD", ease(graph, things, 0.3, 0.68), 0.8, 0.2), strength)
    node = graph.node("ShaderNodeEmission")
    node.inputs["Color"].default_value = (1.0, shade, shade * 0.5, 1.0)
    graph.plug(node.inputs["Strength"], light)
    mirror = graph.surface(Base_Color=(0.0, 0.0, 0.0), Roughness=0.05)
    return graph.finish(graph.mix(0.85, mirror, node.outputs[0]))


class Fronts:
    """Houses of one street; a random generator with a seed chooses the lit windows."""

    def __init__(self, seed, lit, frame=(0.62, 0.61, 0.58), glow=5.0):
        self.random, self.lit = np.random.default_rng(seed), lit
        self.frame = plain("frame", frame, 0.5)
        self.dark = plain("pane", (0.012, 0.015, 0.02), 0.05, 0.0, Specular_IOR_Level=0.9)
        self.warm = [lit_room("lit", shade, glow * power) for shade, power in ((0.72, 0.5), (0.62, 0.8), (0.76, 0.35))]
        self.sill = plain("sill", (0.42, 0.4, 0.37), 0.8)

    def window(self, x, z, wide, tall, y, bars=(1, 1), lit=None):
        """A window in a front at y: a reveal, panes, and horizontal and vertical glazing bars."""
        is_lit = self.random.uniform() < self.lit if lit is None else lit
        pane = self.warm[self.random.integers(3)] if is_lit else self.dark
        low, high = x - wide / 2, x + wide / 2
        box("pane", (low, y - 0.02, z), (high, y + 0.012, z + tall), pane)
        for a, b, c, d in (
            (low - 0.07, low, z - 0.07, z + tall + 0.07), (high, high + 0.07, z - 0.07, z + tall + 0.07),
            (low, high, z - 0.07, z), (low, high, z + tall, z + tall + 0.07),
        ):
            box("frame", (a, y, c), (b, y + 0.07, d), self.frame)
        for number in range(bars[0]):
            at = low + wide * (number + 1) / (bars[0] + 1)
            box("bar", (at - 0.022, y + 0.01, z), (at + 0.022, y + 0.045, z + tall), self.frame)
        for number in range(bars[1]):
            at = z + tall * (number + 1) / (bars[1] + 1)
            box("bar", (low, y + 0.01, at - 0.022), (high, y + 0.045, at + 0.022), self.frame)
        box("sill", (low - 0.1, y, z - 0.15), (high + 0.1, y + 0.14, z - 0.07), self.sill)

    def door(self, x, y, tone, tall=2.15):
        """A painted door with a step, a letter plate and a fanlight."""
        leaf = plain("door", tone, 0.35)
        box("step", (x - 0.7, y, 0), (x + 0.7, y + 0.5, 0.16), self.sill)
        box("frame", (x - 0.58, y, 0.16), (x + 0.58, y + 0.09, 0.16 + tall + 0.55), self.frame)
        box("leaf", (x - 0.46, y + 0.05, 0.16), (x + 0.46, y + 0.1, 0.16 + tall), leaf)
        box("plate", (x - 0.13, y + 0.1, 1.12), (x + 0.13, y + 0.115, 1.18), self.sill)
        box("fanlight", (x - 0.46, y + 0.06, 0.22 + tall), (x + 0.46, y + 0.1, 0.62 + tall), self.dark)

    def roof(self, x, wide, y, deep, height, rise, material):
        """A gabled roof: the ridge is parallel to the street, the eaves overhang the front."""
        low, high, front, back = x - 0.1, x + wide + 0.1, y + 0.35, y - deep
        ridge = y - deep / 2
        points = [(low, front, height - 0.1), (high, front, height - 0.1), (high, ridge, height + rise), (low, ridge, height + rise),
                  (low, back, height - 0.1), (high, back, height - 0.1)]
        mesh("roof", points, [(0, 1, 2, 3), (3, 2, 5, 4)], material, False)
        mesh("gables", [points[0], points[3], points[4], points[1], points[2], points[5]], [(0, 1, 2), (3, 5, 4)], self.sill, False)
        box("gutter", (low, front - 0.06, height - 0.16), (high, front + 0.06, height - 0.06), plain("gutter", (0.02, 0.02, 0.02), 0.5))

    def chimney(self, x, y, foot, material):
        """A chimney with two pots."""
        box("stack", (x - 0.42, y - 0.3, foot), (x + 0.42, y + 0.3, foot + 1.9), material)
        pot = plain("pot", (0.3, 0.12, 0.06), 0.9)
        for aside in (-0.2, 0.2):
            box("pot", (x + aside - 0.1, y - 0.1, foot + 1.9), (x + aside + 0.1, y + 0.1, foot + 2.35), pot)
