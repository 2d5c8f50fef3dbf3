# SPDX-License-Identifier: GPL-3.0-or-later
"""Parts of rooms: floors, walls, glazed fronts, lamps. Metres, linear RGB."""

import math

import bpy
import numpy as np
from mathutils import Vector

from nodes import Graph, glowing, plain
from roads import box
from scenery import blend, bump, ease, mesh, noise, position, scatter, stretched


def level(name, area, height, material):
    """A horizontal plane over an area (x from, x to, y from, y to)."""
    a, b, c, d = area
    corners = [(a, c, height), (b, c, height), (b, d, height), (a, d, height)]
    return mesh(name, corners, [(0, 1, 2, 3)], material, False)


def polished(name, tone, rough=0.16, joint=0.0, cloud=0.25, wet=0.0):
    """A stone or resin floor with clouding; `joint`: metres between joints; `wet`: share covered by puddles."""
    graph = Graph(name)
    place = position(graph)
    clouds, grit = noise(graph, place, 0.45, 5.0, 0.6), noise(graph, place, 40.0, 3.0, 0.7)
    light = graph.math("MULTIPLY_ADD", clouds, cloud, 1 - cloud / 2)
    light = graph.both(light, graph.math("MULTIPLY_ADD", grit, 0.16, 0.92))
    colour = blend(graph, light, (0.0, 0.0, 0.0), tone)
    roughness = graph.math("MULTIPLY_ADD", clouds, rough * 0.7, rough * 0.65)
    if wet:
        pools = ease(graph, noise(graph, place, 0.22, 5.0, 0.6), 0.62 - wet * 0.3, 0.7 - wet * 0.2)
        roughness = graph.math("MULTIPLY_ADD", pools, 0.04 - rough, rough)
    if joint:
        x, y, _ = graph.separate(place)
        for along in (x, y):
            off = graph.math("ABSOLUTE", graph.math("SUBTRACT", graph.math("FRACT", graph.math("DIVIDE", along, joint)), 0.5))
            line = ease(graph, off, 0.5 - 0.005 / joint, 0.5)
            colour = blend(graph, line, colour, tuple(part * 0.35 for part in tone))
    shader = graph.surface(Base_Color=colour, Roughness=roughness, Specular_IOR_Level=0.45)
    return graph.finish(shader)


def timber(name, dark=(0.16, 0.085, 0.038), light=(0.36, 0.21, 0.1)):
    """Planed wood with a vertical grain."""
    graph = Graph(name)
    place = position(graph)
    chance = graph.node("ShaderNodeObjectInfo").outputs["Random"]
    grain = noise(graph, stretched(graph, place, 22, 22, 1.2), 1.0, 5.0, 0.6)
    share = graph.math("ADD", graph.math("MULTIPLY", chance, 0.35), graph.math("MULTIPLY", grain, 0.75))
    colour = blend(graph, ease(graph, share, 0.1, 0.95), dark, light)
    return graph.finish(graph.surface(Base_Color=colour, Roughness=0.45, Normal=bump(graph, grain, 0.15, 0.01)))


def textile(name, tone, pitch=0.16):
    """Heavy cloth with vertical folds."""
    graph = Graph(name)
    x, y, _ = graph.separate(position(graph))
    run = graph.math("MULTIPLY", graph.math("ADD", x, y), 2 * math.pi / pitch)
    sway = noise(graph, stretched(graph, position(graph), 0.8, 0.8, 0.12), 1.0, 3.0)
    fold = graph.math("SINE", graph.math("MULTIPLY_ADD", sway, 14.0, run))
    weave = noise(graph, position(graph), 260.0, 2.0)
    colour = blend(graph, weave, tuple(part * 0.7 for part in tone), tone)
    return graph.finish(
        graph.surface(Base_Color=colour, Roughness=0.95, Normal=bump(graph, fold, 0.8, 0.05), Sheen_Weight=0.3)
    )


def rows(item, start, end, pitch):
    """Copies of an object along a line between two points, every `pitch` metres, rotated to the line's direction."""
    start, end = np.array(start, float), np.array(end, float)
    count = max(1, int(np.linalg.norm(end - start) / pitch) + 1)
    places = start + (end - start) * np.linspace(0, 1, count)[:, None]
    turn = math.atan2(end[1] - start[1], end[0] - start[0])
    scatter([item], places, np.ones(count), np.full(count, turn))


def glass_front(start, end, height, frame, bay=2.4, rail=(0.0, 2.6)):
    """Posts and rails of a glazed front between two points of the floor, without the panes."""
    post = box("post", (-0.03, -0.07, 0), (0.03, 0.07, height), frame)
    rows(post, (*start, 0), (*end, 0), bay)
    length = math.hypot(end[0] - start[0], end[1] - start[1])
    for z in (*rail, height - 0.12):
        bar = box("rail", (-length / 2, -0.06, z), (length / 2, 0.06, z + 0.08), frame)
        middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, 0)
        bar.location = middle
        bar.rotation_euler = (0, 0, math.atan2(end[1] - start[1], end[0] - start[0]))


def lamp(place, size, energy, colour=(1.0, 1.0, 1.0), target=None, seen=False):
    """A rectangular area light (watts), directed downwards or at a point."""
    data = bpy.data.lights.new("lamp", "AREA")
    data.shape, data.size, data.size_y = "RECTANGLE", *size
    data.energy, data.color = energy, colour
    item = bpy.data.objects.new("lamp", data)
    item.location = place
    if target is not None:
        item.rotation_euler = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
    item.visible_camera = seen
    bpy.context.scene.collection.objects.link(item)
    return item


def strip(start, end, wide, colour, strength, thick=0.03):
    """A glowing bar between two points of the same height, parallel to x or y."""
    low, high = np.minimum(start, end).astype(float), np.maximum(start, end).astype(float)
    side = np.array([0 if high[0] - low[0] > 1e-3 else wide / 2, 0 if high[1] - low[1] > 1e-3 else wide / 2, 0])
    return box("strip", tuple(low - side), tuple(high + side + (0, 0, thick)), glowing("strip", colour, strength))


def disc(name, middle, radius, low, high, material, count=96):
    """A cylinder between two heights."""
    around = np.linspace(0, 2 * math.pi, count, endpoint=False)
    ring = np.column_stack([middle[0] + radius * np.cos(around), middle[1] + radius * np.sin(around)])
    points = np.concatenate(
        [np.column_stack([ring, np.full(count, low)]), np.column_stack([ring, np.full(count, high)]), [(*middle, high)]]
    )
    at, after = np.arange(count), (np.arange(count) + 1) % count
    sides = np.stack([at, after, after + count, at + count], 1)
    tops = np.stack([at + count, after + count, np.full(count, 2 * count), np.full(count, 2 * count)], 1)
    mesh(name, points, sides, material, False)
    return mesh(name, points, tops[:, :3], material, False)


def steel(tone=(0.02, 0.021, 0.023), rough=0.4):
    """Dark powder-coated steel."""
    return plain("steel", tone, rough)


def tyre_stack():
    """A wheel upright on a rack: tread, shoulders and a rim with five double spokes; its axle points across."""
    profile = [
        (0.21, 0.09), (0.24, 0.105), (0.29, 0.11), (0.315, 0.1), (0.325, 0.085), (0.32, 0.05), (0.327, 0.045),
        (0.327, 0.01), (0.32, 0.006),
    ]
    profile = profile + [(radius, -aside) for radius, aside in reversed(profile)]
    count, around = len(profile), np.linspace(0, 2 * math.pi, 72, endpoint=False)
    points = np.array([[(r * math.cos(a), s, r * math.sin(a) + 0.33) for r, s in profile] for a in around]).reshape(-1, 3)
    i, j = np.meshgrid(np.arange(72), np.arange(count - 1), indexing="ij")
    after = (i + 1) % 72
    faces = np.stack([i * count + j, i * count + j + 1, after * count + j + 1, after * count + j], -1).reshape(-1, 4)
    rubber, metal = plain("rubber", (0.012, 0.012, 0.013), 0.75), plain("rim", (0.5, 0.51, 0.52), 0.3, 0.9)
    slots = np.zeros(len(faces), int)
    spokes, turned = [], []
    for number in range(10):
        turn = number * math.pi / 5 + (0.1 if number % 2 else -0.1)
        along, across = np.array([math.cos(turn), 0, math.sin(turn)]), np.array([-math.sin(turn), 0, math.cos(turn)])
        base = len(points) + 4 * number
        for radius, half in ((0.03, 0.022), (0.212, 0.014)):
            for side in (-1, 1):
                spokes.append(along * radius + across * half * side + np.array([0, 0.07, 0.33]))
        turned.append((base, base + 1, base + 3, base + 2))
    dark = plain("hub", (0.03, 0.03, 0.032), 0.6)
    base = len(points) + len(spokes)
    back = [(0.212 * math.cos(a), 0.03, 0.212 * math.sin(a) + 0.33) for a in around[::6]]
    hub = [(0.0, 0.03, 0.33)]
    lid = [(base + n, base + (n + 1) % 12, base + 12, base + 12) for n in range(12)]
    faces = np.concatenate([faces, np.array(turned), np.array(lid)])
    slots = np.concatenate([slots, np.ones(10, int), np.full(12, 2)])
    return mesh("wheel", np.concatenate([points, spokes, back, hub]), faces, [rubber, metal, dark], True, None, slots)
