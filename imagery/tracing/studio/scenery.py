# SPDX-License-Identifier: GPL-3.0-or-later
"""The surroundings of a vehicle: sky, haze, sun, ground from a height function, and water."""

import math

import bpy
import numpy as np
from mathutils import Vector

from nodes import Graph

# Shader expressions


def blend(graph, share, first, second):
    """Mixes colours; each is a socket or linear RGB."""
    node = graph.node("ShaderNodeMixRGB")
    for socket, value in zip(node.inputs, (share, first, second)):
        graph.plug(socket, (*value, 1.0) if isinstance(value, tuple) else value)
    return node.outputs[0]


def ease(graph, value, low, high):
    """Smooth step: 0 below `low`, 1 above `high`."""
    node = graph.node("ShaderNodeMapRange", interpolation_type="SMOOTHSTEP")
    for socket, given in zip(node.inputs, (value, low, high, 0.0, 1.0)):
        graph.plug(socket, given)
    return node.outputs[0]


def noise(graph, vector, scale, detail=4.0, rough=0.55):
    """Noise from 0 to 1 with mean 0.5."""
    node = graph.node("ShaderNodeTexNoise")
    graph.plug(node.inputs["Vector"], vector)
    for name, value in (("Scale", scale), ("Detail", detail), ("Roughness", rough)):
        graph.plug(node.inputs[name], value)
    return node.outputs[0]


def bump(graph, height, strength, distance=0.1):
    """A bump normal for a height."""
    node = graph.node("ShaderNodeBump")
    for name, value in (("Strength", strength), ("Distance", distance), ("Height", height)):
        graph.plug(node.inputs[name], value)
    return node.outputs[0]


def stretched(graph, vector, x, y, z):
    """Scales the axes of a vector."""
    node = graph.node("ShaderNodeVectorMath", operation="MULTIPLY")
    graph.plug(node.inputs[0], vector)
    node.inputs[1].default_value = (x, y, z)
    return node.outputs[0]


def position(graph):
    """World position of the shaded point."""
    return graph.node("ShaderNodeNewGeometry").outputs["Position"]


def toward(elevation, azimuth):
    """Direction of an elevation above the horizon and an azimuth anticlockwise from +x, in degrees."""
    up, around = math.radians(elevation), math.radians(azimuth)
    return Vector((math.cos(up) * math.cos(around), math.cos(up) * math.sin(around), math.sin(up)))


# Air


class Air:
    """The lighting of a time of day: sky, sun, and the haze that distant objects fade into."""

    def __init__(self, sun, haze, glow, near=30.0, reach=2500.0, low=None, sharp=6.0):
        """`low`: (range in metres, height in metres) of ground mist."""
        self.sun, self.haze, self.glow = toward(*sun), haze, glow
        self.near, self.reach, self.low, self.sharp = near, reach, low, sharp

    def _sunward(self, graph, direction, power):
        dot = graph.node("ShaderNodeVectorMath", operation="DOT_PRODUCT")
        graph.plug(dot.inputs[0], direction)
        dot.inputs[1].default_value = self.sun
        return graph.math("POWER", graph.math("MAXIMUM", dot.outputs["Value"], 0.0), power)

    def _colour(self, graph, direction):
        return blend(graph, self._sunward(graph, direction, self.sharp), self.haze, self.glow)

    def over(self, graph, shader):
        """A surface seen through the haze."""
        path = graph.node("ShaderNodeLightPath").outputs
        geometry = graph.node("ShaderNodeNewGeometry").outputs
        view = stretched(graph, geometry["Incoming"], -1, -1, -1)
        density = 1 / self.reach
        if self.low:
            _, _, z = graph.separate(geometry["Position"])
            fall = graph.math("MULTIPLY", graph.math("MAXIMUM", z, 0.0), -1 / self.low[1])
            density = graph.math("MULTIPLY_ADD", graph.math("EXPONENT", fall), 1 / self.low[0], density)
        far = graph.math("MAXIMUM", graph.math("SUBTRACT", path["Ray Length"], self.near), 0.0)
        clear = graph.math("EXPONENT", graph.both(far, density, -1.0))
        seen = graph.math("MAXIMUM", path["Is Camera Ray"], path["Is Glossy Ray"])
        veil = graph.node("ShaderNodeEmission")
        graph.plug(veil.inputs["Color"], self._colour(graph, view))
        graph.material.cycles.emission_sampling = "NONE"
        return graph.mix(graph.both(graph.inverse(clear), seen), shader, veil.outputs[0])

    def sky(self, stops, halo=None, clouds=None, rise=0.1, strength=1.0):
        """
        The sky: colours by elevation (its sine), a halo `(colour, power)` around the sun, clouds
        `(colour, from, to, stretch)`; haze covers the horizon up to `rise`.
        """
        world = bpy.data.worlds.new("sky")
        bpy.context.scene.world = world
        world.use_nodes = True
        graph = Graph.__new__(Graph)
        graph.tree = world.node_tree
        graph.tree.nodes.clear()
        direction = graph.node("ShaderNodeTexCoord").outputs["Generated"]
        x, y, z = graph.separate(direction)
        colour = stops[0][1]
        for (low, _), (high, shade) in zip(stops, stops[1:]):
            colour = blend(graph, ease(graph, z, low, high), colour, shade)
        if clouds:
            shade, thin, thick, stretch = clouds
            above = graph.math("MAXIMUM", graph.math("ADD", z, 0.1), 0.02)
            flat = graph.combine(graph.math("DIVIDE", x, above), graph.math("DIVIDE", y, above))
            puffs = noise(graph, stretched(graph, flat, *stretch, 1), 1.0, 7.0, 0.58)
            cover = graph.both(ease(graph, puffs, thin, thick), ease(graph, z, 0.02, 0.12))
            lit = blend(graph, self._sunward(graph, direction, self.sharp * 0.7), shade, self.glow)
            colour = blend(graph, cover, colour, lit)
        if halo:
            add = graph.node("ShaderNodeMixRGB", blend_type="ADD")
            graph.plug(add.inputs[0], self._sunward(graph, direction, halo[1]))
            graph.plug(add.inputs[1], colour)
            graph.plug(add.inputs[2], (*halo[0], 1.0))
            colour = add.outputs[0]
        colour = blend(graph, ease(graph, z, -0.01, rise), self._colour(graph, direction), colour)
        background = graph.node("ShaderNodeBackground")
        graph.plug(background.inputs["Color"], colour)
        background.inputs["Strength"].default_value = strength
        output = graph.node("ShaderNodeOutputWorld")
        graph.plug(output.inputs["Surface"], background.outputs[0])
        world.cycles.sampling_method = "MANUAL"
        world.cycles.sample_map_resolution = 256

    def sunlight(self, strength, colour, soft=1.2):
        """The sun, in watts per square metre."""
        lamp = bpy.data.lights.new("sun", "SUN")
        lamp.energy, lamp.color, lamp.angle = strength, colour, math.radians(soft)
        item = bpy.data.objects.new("sun", lamp)
        item.rotation_euler = self.sun.to_track_quat("Z", "Y").to_euler()
        bpy.context.scene.collection.objects.link(item)


# Shapes of the land


def _lattice(x, y, seed):
    value = (x * 374761393 + y * 668265263 + seed * 1274126177) & 0x7FFFFFFF
    value = ((value ^ (value >> 13)) * 1103515245) & 0x7FFFFFFF
    return ((value ^ (value >> 16)) & 0xFFFF) / 65535.0


def waves(x, y, size, seed=0, octaves=5, rough=0.5, ridged=False):
    """Fractal noise, -1 to 1 (ridged: 0 to 1 with sharp crests); wavelength in metres."""
    total, weight, strength = np.zeros(np.broadcast(x, y).shape), 0.0, 1.0
    for octave in range(octaves):
        turn = 0.6 * octave
        u = (x * math.cos(turn) - y * math.sin(turn)) / size * 2**octave
        v = (x * math.sin(turn) + y * math.cos(turn)) / size * 2**octave
        i, j = np.floor(u).astype(np.int64), np.floor(v).astype(np.int64)
        a, b = u - i, v - j
        a, b = a * a * a * (a * (a * 6 - 15) + 10), b * b * b * (b * (b * 6 - 15) + 10)
        lower = _lattice(i, j, seed) * (1 - a) + _lattice(i + 1, j, seed) * a
        upper = _lattice(i, j + 1, seed) * (1 - a) + _lattice(i + 1, j + 1, seed) * a
        wave = (lower * (1 - b) + upper * b) * 2 - 1
        total = total + strength * ((1 - np.abs(wave)) ** 2 if ridged else wave)
        weight += strength
        strength *= rough
        seed += 17
    return total / weight


def step(low, high, value):
    """Smooth step: 0 below `low`, 1 above `high`."""
    share = np.clip((value - low) / (high - low), 0, 1)
    return share * share * (3 - 2 * share)


def mesh(name, points, faces, material, smooth=True, fields=None, slots=None):
    """An object from arrays; `fields`: point attributes by name; `slots`: material index of each face."""
    data = bpy.data.meshes.new(name)
    points, faces = np.asarray(points, np.float32), np.asarray(faces, np.int32)
    corners = faces.shape[1]
    data.vertices.add(len(points))
    data.vertices.foreach_set("co", points.ravel())
    data.loops.add(faces.size)
    data.loops.foreach_set("vertex_index", faces.ravel())
    data.polygons.add(len(faces))
    data.polygons.foreach_set("loop_start", np.arange(0, faces.size, corners, dtype=np.int32))
    data.update(calc_edges=True)
    data.polygons.foreach_set("use_smooth", np.full(len(faces), smooth))
    for key, values in (fields or {}).items():
        layer = data.attributes.new(key, "FLOAT", "POINT")
        layer.data.foreach_set("value", np.asarray(values, np.float32).ravel())
    for one in material if isinstance(material, (list, tuple)) else [material]:
        data.materials.append(one)
    if slots is not None:
        data.polygons.foreach_set("material_index", np.asarray(slots, np.int32))
    item = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(item)
    return item


def grid_faces(rows, columns):
    """Quads between the points of a grid."""
    corner = (np.arange(rows - 1)[:, None] * columns + np.arange(columns - 1)).ravel()
    return np.stack([corner, corner + 1, corner + columns + 1, corner + columns], 1)


def _spaced(reach, finest, count):
    """Numbers from -reach to reach, with spacing `finest` in the middle."""
    low, high = 0.01, 20.0
    for _ in range(60):
        bend = (low + high) / 2
        if reach * bend / math.sinh(bend) * 2 / count > finest:
            low = bend
        else:
            high = bend
    return reach * np.sinh(bend * np.linspace(-1, 1, count)) / math.sinh(bend)


def land(height, material, middle=(0.0, 0.0), reach=3000.0, finest=0.25, count=620, fields=None):
    """Ground from a height function of x and y, finest around its middle; `fields` are such functions too."""
    line = _spaced(reach, finest, count)
    x, y = np.meshgrid(line + middle[0], line + middle[1])
    points = np.stack([x, y, height(x, y)], -1).reshape(-1, 3)
    values = {key: field(x, y) for key, field in (fields or {}).items()}
    return mesh("land", points, grid_faces(count, count), material, True, values)


def far_land(name, height, material, area, count=(500, 260)):
    """Ground with an even grid over an area (x from, x to, y from, y to)."""
    x, y = np.meshgrid(np.linspace(*area[:2], count[0]), np.linspace(*area[2:], count[1]))
    points = np.stack([x, y, height(x, y)], -1).reshape(-1, 3)
    return mesh(name, points, grid_faces(count[1], count[0]), material)


def water(air, level, colour=(0.006, 0.014, 0.018), ripple=0.25, size=0.7, wind=(1.0, 2.2)):
    """A still lake or sea, kilometres wide."""
    graph = Graph("water")
    place = stretched(graph, position(graph), *wind, 1)
    wave = graph.math("ADD", noise(graph, place, size, 3.0), noise(graph, place, size * 0.13, 2.0))
    shader = graph.surface(
        Base_Color=colour, Roughness=0.06, IOR=1.33, Normal=bump(graph, wave, ripple, 0.35)
    )
    material = graph.finish(air.over(graph, shader))
    half = 9000
    corners = [(-half, -half, level), (half, -half, level), (half, half, level), (-half, half, level)]
    return mesh("water", corners, [(0, 1, 2, 3)], material)


def scatter(items, places, sizes, turns, tilt=0.0, seed=0):
    """Instances at places (n × 3), each a random object, with scale and rotation in radians."""
    random = np.random.default_rng(seed)
    places, sizes, turns = (np.asarray(given, np.float32) for given in (places, sizes, turns))
    which = random.integers(0, len(items), len(places))
    lean = random.normal(0, tilt, (len(places), 2)) if tilt else np.zeros((len(places), 2))
    for number, item in enumerate(items):
        chosen = which == number
        if not chosen.any():
            continue
        along = np.stack([np.cos(turns), np.sin(turns), lean[:, 0]], 1)[chosen]
        across = np.stack([-np.sin(turns), np.cos(turns), lean[:, 1]], 1)[chosen]
        half = sizes[chosen, None] / 2
        centre = places[chosen]
        corners = [centre + half * (a * along + b * across) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        points = np.stack(corners, 1).reshape(-1, 3)
        frame = mesh(f"{item.name} places", points, np.arange(len(points)).reshape(-1, 4), [])
        frame.instance_type = "FACES"
        frame.use_instance_faces_scale = True
        frame.show_instancer_for_render = False
        copied = item.copy()
        copied.hide_render = False
        copied.parent = frame
        bpy.context.scene.collection.objects.link(copied)
    for item in items:
        item.hide_render = True
