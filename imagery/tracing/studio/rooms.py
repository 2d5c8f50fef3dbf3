# SPDX-License-Identifier: GPL-3.0-or-later
"""Rooms: lamps, floors, walls, glass, and objects of showrooms and workshops."""

import math

import bpy
import numpy as np
from mathutils import Vector

from countryside import shots
from nodes import Graph, glowing, plain
from plants import _join
from roads import box
from scenery import blend, bump, ease, mesh, noise, position, scatter, stretched

# Light


def lamp(place, aim, size, colour, watts, mirrored=False, spread=180):
    """A soft area light at one place, directed at another; size in metres; invisible to the camera."""
    data = bpy.data.lights.new("lamp", "AREA")
    data.shape, data.size, data.size_y = "RECTANGLE", *size
    data.energy, data.color, data.spread = watts, colour, math.radians(spread)
    item = bpy.data.objects.new("lamp", data)
    item.location = place
    item.rotation_euler = (Vector(aim) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
    item.visible_camera, item.visible_glossy = False, mirrored
    bpy.context.scene.collection.objects.link(item)
    return item


def spot(place, aim, colour, watts, degrees=40, soft=0.08):
    """A spot lamp on the ceiling."""
    data = bpy.data.lights.new("spot", "SPOT")
    data.energy, data.color = watts, colour
    data.spot_size, data.spot_blend, data.shadow_soft_size = math.radians(degrees), 0.9, soft
    item = bpy.data.objects.new("spot", data)
    item.location = place
    item.rotation_euler = (Vector(aim) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
    item.visible_camera = item.visible_glossy = False
    bpy.context.scene.collection.objects.link(item)
    return item


def backdrop(colour, strength):
    """Even ambient light for areas that no lamp reaches."""
    world = bpy.data.worlds.new("room")
    bpy.context.scene.world = world
    world.use_nodes = True
    node = world.node_tree.nodes["Background"]
    node.inputs["Color"].default_value = (*colour, 1.0)
    node.inputs["Strength"].default_value = strength


def views(spot, car, exposure, **given):
    """Like `countryside.shots`, with positions in the room and an additional detail view of the lamp."""
    _, own = shots(spot, car, exposure)
    return exposure, {**own, **given}


# Materials


def _cells(graph, place, width, depth, joint):
    """Slabs: 1 on joints, and a random number from 0 to 1 per slab."""
    x, y, _ = graph.separate(place)
    u, v = graph.math("DIVIDE", x, width), graph.math("DIVIDE", y, depth)
    row = graph.math("FLOOR", v)
    u = graph.math("ADD", u, graph.math("MULTIPLY", graph.math("MODULO", row, 2.0), 0.5))
    edges = []
    for value, size in ((u, width), (v, depth)):
        part = graph.math("ABSOLUTE", graph.math("SUBTRACT", graph.math("FRACT", value), 0.5))
        edges.append(ease(graph, part, 0.5 - joint / size, 0.5 - joint / size * 0.4))
    chance = graph.node("ShaderNodeTexWhiteNoise", noise_dimensions="2D")
    graph.plug(chance.inputs["Vector"], graph.combine(graph.math("FLOOR", u), row))
    return graph.math("MAXIMUM", *edges), chance.outputs["Value"]


def stone_floor(dark=(0.3, 0.29, 0.27), light=(0.44, 0.425, 0.4), slab=(1.6, 0.8), polish=0.1):
    """Polished slabs of stone with fine joints and pale veins."""
    graph = Graph("stone floor")
    place = position(graph)
    joint, chance = _cells(graph, place, *slab, 0.006)
    cloud, grain = noise(graph, place, 0.9, 7.0, 0.62), noise(graph, place, 34.0, 3.0, 0.7)
    share = graph.math("ADD", graph.math("MULTIPLY", cloud, 0.75), graph.math("MULTIPLY", chance, 0.28))
    share = graph.math("ADD", share, graph.math("MULTIPLY", grain, 0.25))
    colour = blend(graph, ease(graph, share, 0.35, 0.95), dark, light)
    colour = blend(graph, graph.math("MULTIPLY", joint, 0.55), colour, tuple(value * 0.35 for value in dark))
    rough = graph.math("MULTIPLY_ADD", cloud, 0.16, polish)
    shader = graph.surface(Base_Color=colour, Roughness=rough, Specular_IOR_Level=0.5)
    return graph.finish(shader)


def epoxy(tone=(0.3, 0.31, 0.32), shine=0.12):
    """A poured floor: even, glossy, slightly wavy and worn."""
    graph = Graph("epoxy")
    place = position(graph)
    wide, scuffs = noise(graph, place, 0.35, 5.0), noise(graph, stretched(graph, place, 1.0, 0.3, 1.0), 5.0, 6.0, 0.75)
    worn = ease(graph, graph.math("ADD", wide, graph.math("MULTIPLY", scuffs, 0.06)), 0.2, 0.9)
    colour = blend(graph, worn, tone, tuple(value * 0.88 for value in tone))
    rough = graph.math("MULTIPLY_ADD", worn, 0.06, shine)
    swell = bump(graph, noise(graph, place, 1.2, 0.0), 0.012, 0.03)
    shader = graph.surface(Base_Color=colour, Roughness=rough, Normal=swell, Specular_IOR_Level=0.5)
    return graph.finish(shader)


def plaster(tone, rough=0.85):
    """A smooth wall, slightly uneven."""
    graph = Graph("plaster")
    place = position(graph)
    cloud = noise(graph, place, 0.5, 6.0, 0.6)
    colour = blend(graph, cloud, tuple(value * 0.93 for value in tone), tuple(min(1, value * 1.05) for value in tone))
    shader = graph.surface(
        Base_Color=colour, Roughness=rough, Normal=bump(graph, noise(graph, place, 40.0, 3.0), 0.06, 0.01), Specular_IOR_Level=0.25
    )
    return graph.finish(shader)


def timber(dark=(0.16, 0.085, 0.04), light=(0.42, 0.25, 0.125), grain=(14.0, 14.0, 0.8), rough=0.5):
    """Oiled wood; `grain`: fineness along each axis of a piece; each piece differs."""
    graph = Graph("timber")
    chance = graph.node("ShaderNodeObjectInfo").outputs["Random"]
    place = graph.node("ShaderNodeTexCoord").outputs["Object"]
    moved = graph.node("ShaderNodeVectorMath", operation="ADD")
    graph.plug(moved.inputs[0], stretched(graph, place, *grain))
    far = graph.math("MULTIPLY", chance, 91.0)
    graph.plug(moved.inputs[1], graph.combine(far, far, far))
    rings = noise(graph, moved.outputs[0], 1.0, 5.0, 0.62)
    pores = noise(graph, stretched(graph, moved.outputs[0], 6.0, 6.0, 2.0), 1.0, 3.0, 0.7)
    share = graph.math("ADD", graph.math("MULTIPLY", rings, 0.95), graph.math("MULTIPLY", chance, 0.3))
    share = graph.math("ADD", share, graph.math("MULTIPLY", pores, 0.22))
    colour = blend(graph, ease(graph, share, 0.3, 1.1), dark, light)
    shader = graph.surface(Base_Color=colour, Roughness=rough, Normal=bump(graph, pores, 0.15, 0.004), Specular_IOR_Level=0.35)
    return graph.finish(shader)


def cloth(tone, sheen=0.4):
    """Woven cloth with bright edges."""
    graph = Graph("cloth")
    weave = noise(graph, position(graph), 260.0, 2.0)
    colour = blend(graph, weave, tuple(value * 0.7 for value in tone), tuple(min(1, value * 1.25) for value in tone))
    shader = graph.surface(Base_Color=colour, Roughness=0.95, Sheen_Weight=sheen, Sheen_Roughness=0.4, Specular_IOR_Level=0.1)
    return graph.finish(shader)


def glass(tint=(0.93, 0.96, 0.95), mirror=0.05):
    """A tall pane: clear, with a faint reflection on both sides."""
    graph = Graph("glass")
    through = graph.node("ShaderNodeBsdfTransparent")
    through.inputs["Color"].default_value = (*tint, 1.0)
    shine = graph.node("ShaderNodeBsdfGlossy")
    shine.inputs["Roughness"].default_value = 0.0
    facing = graph.node("ShaderNodeLayerWeight")
    facing.inputs["Blend"].default_value = 0.2
    share = graph.math("MULTIPLY_ADD", facing.outputs["Facing"], 0.25, mirror)
    camera = graph.node("ShaderNodeLightPath").outputs["Is Camera Ray"]
    return graph.finish(graph.mix(graph.both(share, camera), through.outputs[0], shine.outputs[0]))


# Shapes


def slab(name, low, high, material, edge=0.012):
    """A box with bevelled edges."""
    item = box(name, low, high, material)
    bevel = item.modifiers.new("edge", "BEVEL")
    bevel.width, bevel.segments = edge, 2
    return item


def rod(name, start, end, radius, material, sides=20):
    """A cylinder between two points."""
    start, end = np.asarray(start, float), np.asarray(end, float)
    return turned(name, [(radius, 0.0), (radius, np.linalg.norm(end - start))], material, start, end - start, sides)


def turned(name, profile, material, place=(0, 0, 0), axis=(0, 0, 1), sides=48, closed=True, smooth=True):
    """A solid of revolution: a profile of (radius, length along the axis), rotated about an axis at a place."""
    profile = np.asarray(profile, float)
    if closed:
        profile = np.concatenate([[(0.0005, profile[0, 1])], profile, [(0.0005, profile[-1, 1])]])
        profile = np.repeat(profile, [1, 2] + [1] * (len(profile) - 4) + [2, 1], axis=0)
    turn = np.arange(sides) * 2 * math.pi / sides
    points = np.stack(
        [profile[:, :1] * np.cos(turn), profile[:, :1] * np.sin(turn), np.repeat(profile[:, 1:], sides, 1)], -1
    ).reshape(-1, 3)
    item = mesh(name, points, ring_faces(len(profile), sides), material, smooth)
    item.location = place
    item.rotation_euler = Vector(axis).to_track_quat("Z", "Y").to_euler()
    return item


def ring_faces(rows, sides):
    """Quads between rings of points."""
    i, j = np.meshgrid(np.arange(rows - 1), np.arange(sides), indexing="ij")
    after = (j + 1) % sides
    return np.stack([i * sides + j, i * sides + after, (i + 1) * sides + after, (i + 1) * sides + j], -1).reshape(-1, 4)


def ring(name, radius, thick, material, place=(0, 0, 0)):
    """A horizontal ring of round wire."""
    turn, around = np.arange(64) * 2 * math.pi / 64, np.arange(14) * 2 * math.pi / 14
    out = radius + thick * np.cos(around)[:, None]
    points = np.stack([out * np.cos(turn), out * np.sin(turn), np.repeat(thick * np.sin(around)[:, None], 64, 1)], -1)
    points = np.concatenate([points, points[:1]]).reshape(-1, 3)
    item = mesh(name, points, ring_faces(15, 64), material)
    item.location = place
    return item


def pebble(name, half, material, square=3.2, sides=96):
    """A smooth flat body at the origin; half length, half width and half thickness."""
    turn = np.arange(sides) * 2 * math.pi / sides
    outline = np.stack([np.sign(f(turn)) * np.abs(f(turn)) ** (2 / square) for f in (np.cos, np.sin)], 1) * half[:2]
    lean = np.linspace(-math.pi / 2, math.pi / 2, 25)
    inset = (1 - np.maximum(np.cos(lean), 0) ** (2 / 3.0)) * min(half)
    up = np.sign(np.sin(lean)) * np.abs(np.sin(lean)) ** (2 / 3.0) * half[2]
    share = 1 - inset[:, None] / np.array(half[:2])
    rows = [np.column_stack([outline * share[row], np.full(sides, up[row])]) for row in range(25)]
    rows = [rows[0] * (0.01, 0.01, 1), *rows, rows[-1] * (0.5, 0.5, 1.0), rows[-1] * (0.01, 0.01, 1)]
    return mesh(name, np.concatenate(rows), ring_faces(len(rows), sides), material)


def floor(material, low, high, z=0.0):
    """A horizontal floor between two corners (x, y)."""
    (a, b), (c, d) = low, high
    return mesh("floor", [(a, b, z), (c, b, z), (c, d, z), (a, d, z)], [(0, 1, 2, 3)], material, False)


def slats(material, start, end, height, wide=0.062, deep=0.045, pitch=0.092, foot=0.0):
    """Vertical slats along a wall between two points (x, y)."""
    start, end = np.asarray(start, float), np.asarray(end, float)
    length = np.linalg.norm(end - start)
    along = (end - start) / length
    item = box("slat", (-wide / 2, -deep, foot), (wide / 2, 0, height), material)
    share = np.arange(pitch / 2, length, pitch)
    places = np.column_stack([start + along * share[:, None], np.zeros(len(share))])
    scatter([item], places, np.ones(len(share)), np.full(len(share), math.atan2(along[1], along[0])))


def facade(start, end, height, frame, pane, bay=2.4, rails=(0.0, 3.2)):
    """A glass wall between two points: slim posts at each bay, rails at given heights, panes between them."""
    start, end = np.asarray(start, float), np.asarray(end, float)
    length = np.linalg.norm(end - start)
    along = (end - start) / length
    turn = math.atan2(along[1], along[0])
    count = max(1, round(length / bay))
    post = slab("mullion", (-0.035, -0.11, 0), (0.035, 0.11, height), frame, 0.006)
    places = np.column_stack([start + along * (np.arange(count + 1) / count * length)[:, None], np.zeros(count + 1)])
    scatter([post], places, np.ones(count + 1), np.full(count + 1, turn))
    for level in (*rails, height):
        rail = slab("rail", (0, -0.09, level - 0.03), (length, 0.09, level + 0.04), frame, 0.006)
        rail.location, rail.rotation_euler = (*start, 0), (0, 0, turn)
    corners = [(*start, 0), (*end, 0), (*end, height), (*start, height)]
    mesh("pane", corners, [(0, 1, 2, 3)], pane, False)


def curtain(name, start, end, height, material, fold=0.16, depth=0.07, seed=1, foot=0.02):
    """Heavy cloth with folds between two points."""
    random = np.random.default_rng(seed)
    start, end = np.asarray(start, float), np.asarray(end, float)
    length = np.linalg.norm(end - start)
    along = (end - start) / length
    count = int(length / fold * 14)
    share = np.linspace(0, length, count)
    phase = np.cumsum(random.uniform(0.7, 1.3, count)) * 2 * math.pi / 14
    size = 1 + 0.35 * np.interp(share, np.linspace(0, length, 40), random.normal(0, 1, 40))
    rows = []
    for level in np.linspace(foot, height, 7):
        loose = 1.15 - 0.35 * level / height
        out = depth * loose * size * (np.sin(phase) + 0.25 * np.sin(2 * phase + 1 + level * 0.25))
        rows.append(
            np.column_stack([start[0] + along[0] * share - along[1] * out, start[1] + along[1] * share + along[0] * out, np.full(count, level)])
        )
    corner = (np.arange(6)[:, None] * count + np.arange(count - 1)).ravel()
    faces = np.stack([corner, corner + 1, corner + count + 1, corner + count], 1)
    return mesh(name, np.concatenate(rows), faces, material)


def strip(place, length, colour, strength, wide=0.09, along="x", housing=None):
    """A strip light below the ceiling; `place` is its middle."""
    x, y, z = place
    half = (length / 2, wide / 2) if along == "x" else (wide / 2, length / 2)
    box("strip", (x - half[0], y - half[1], z - 0.02), (x + half[0], y + half[1], z), glowing("strip", colour, strength))
    if housing:
        slab("housing", (x - half[0] - 0.03, y - half[1] - 0.03, z), (x + half[0] + 0.03, y + half[1] + 0.03, z + 0.07), housing, 0.005)


# A workshop's things


def lift(steel, dark, pads, reach, level, gauge=1.62):
    """A two-post lift below a car at the origin along x; its pads (x, y) hold the car."""
    for side in (-1, 1):
        y = side * gauge
        slab("post", (-0.16, y - 0.13, 0), (0.16, y + 0.13, reach), steel, 0.02)
        slab("slot", (-0.05, y - side * 0.135 - 0.01, 0.1), (0.05, y - side * 0.135 + 0.01, reach - 0.15), dark, 0.003)
        slab("foot", (-0.3, y - 0.25, 0), (0.3, y + 0.25, 0.02), dark, 0.004)
        slab("carriage", (-0.2, y - side * 0.16 - 0.11, level - 0.3), (0.2, y - side * 0.16 + 0.11, level + 0.35), steel, 0.015)
        for x, inner in pads:
            end = (x, side * inner, level - 0.1)
            beam(steel, (math.copysign(0.1, x), y - side * 0.2, level - 0.12), end, 0.075)
            turned("pad", [(0.06, 0), (0.06, 0.06), (0.075, 0.07), (0.075, 0.1)], dark, (end[0], end[1], end[2]))
        slab("box", (-0.12, y + side * 0.13 - 0.06, 1.1), (0.12, y + side * 0.13 + 0.1, 1.5), dark, 0.01)
    slab("bridge", (-0.1, -gauge, reach - 0.02), (0.1, gauge, reach + 0.12), steel, 0.015)


def beam(material, start, end, half=0.05):
    """A square bar between two points."""
    start, end = Vector(start), Vector(end)
    item = slab("beam", (-half, -half, 0), (half, half, (end - start).length), material, 0.01)
    item.location = start
    item.rotation_euler = (end - start).to_track_quat("Z", "Y").to_euler()
    return item


def together(items, place, degrees=0.0):
    """Moves objects that were built at the origin to a place and rotates them together."""
    root = bpy.data.objects.new("group", None)
    bpy.context.scene.collection.objects.link(root)
    for item in items:
        item.parent = root
    root.location, root.rotation_euler = place, (0, 0, math.radians(degrees))
    return root


def built(make, place, degrees=0.0):
    """Builds objects with `make` at the origin and moves them to a place as one."""
    before = set(bpy.data.objects)
    make()
    return together([item for item in bpy.data.objects if item not in before and item.parent is None], place, degrees)


def trolley(paint, dark, metal):
    """A tool trolley with drawers and castors, with a mat and some tools on top."""
    slab("body", (-0.36, -0.23, 0.14), (0.36, 0.23, 0.92), dark, 0.015)
    for number, (low, tall) in enumerate(((0.17, 0.2), (0.385, 0.2), (0.6, 0.1), (0.715, 0.08), (0.81, 0.08))):
        slab(f"drawer {number}", (-0.335, -0.25, low), (0.335, -0.22, low + tall - 0.015), paint, 0.008)
        slab("pull", (-0.3, -0.262, low + tall - 0.035), (0.3, -0.245, low + tall - 0.022), metal, 0.004)
    slab("top", (-0.38, -0.25, 0.92), (0.38, 0.25, 0.95), paint, 0.012)
    slab("mat", (-0.33, -0.2, 0.95), (0.33, 0.2, 0.956), dark, 0.003)
    rod("bar", (0.43, -0.2, 0.86), (0.43, 0.2, 0.86), 0.014, metal)
    for y in (-0.2, 0.2):
        rod("bar", (0.36, y, 0.86), (0.435, y, 0.86), 0.012, metal)
    for x in (-0.29, 0.29):
        for y in (-0.17, 0.17):
            turned("wheel", [(0.05, -0.02), (0.062, -0.012), (0.062, 0.012), (0.05, 0.02)], dark, (x, y, 0.062), (0, 1, 0), 20)
            slab("fork", (x - 0.02, y - 0.03, 0.06), (x + 0.02, y + 0.03, 0.15), metal, 0.004)
    for number, x in enumerate((-0.24, -0.16, -0.09, 0.02)):
        rod("tool", (x, -0.14 + 0.02 * number, 0.968), (x + 0.05, 0.1 - 0.03 * number, 0.968), 0.01, metal, 8)
    for x in (0.14, 0.2, 0.255):
        turned("socket", [(0.018, 0), (0.018, 0.05), (0.014, 0.05)], metal, (x, 0.05, 0.956), sides=12)


def bench(top, body, pull, length):
    """A workbench along a wall: drawers below a thick wooden top; the wall is at y = 0, the room at -y."""
    slab("plinth", (0.03, -0.56, 0), (length - 0.03, -0.02, 0.1), plain("plinth", (0.02, 0.02, 0.02), 0.6))
    count = round(length / 0.75)
    wide = length / count
    for number in range(count):
        x = number * wide
        slab("body", (x + 0.004, -0.6, 0.1), (x + wide - 0.004, -0.02, 0.84), body, 0.006)
        rows = ((0.12, 0.34), (0.47, 0.16), (0.64, 0.18)) if number % 2 else ((0.12, 0.7),)
        for low, tall in rows:
            slab("front", (x + 0.02, -0.622, low), (x + wide - 0.02, -0.598, low + tall), body, 0.006)
            slab("pull", (x + wide * 0.3, -0.64, low + tall - 0.05), (x + wide * 0.7, -0.62, low + tall - 0.035), pull, 0.004)
    slab("top", (-0.02, -0.66, 0.84), (length + 0.02, 0, 0.9), top, 0.008)


def drum(body, lid, height=0.88, radius=0.29):
    """An oil drum."""
    rings = [(radius - 0.006, 0.0), (radius, 0.012), (radius, 0.28)]
    rings += [(radius + 0.012, 0.295), (radius, 0.31), (radius, 0.58), (radius + 0.012, 0.595), (radius, 0.61)]
    turned("drum", [*rings, (radius, height - 0.01), (radius - 0.008, height), (radius - 0.012, height - 0.015)], body)
    turned("bung", [(0.03, height - 0.015), (0.03, height)], lid, (0.16, 0, 0), sides=16)


# Wheels


def tyre(radius=0.33, width=0.225, rim=0.222, pitches=64, seed=1):
    """A tyre around the y axis: circumferential grooves and cross cuts."""
    half = width / 2
    side = [(rim, 0.72), (rim + 0.01, 0.86), (rim + 0.03, 0.96), (rim + 0.055, 1.0), (radius - 0.04, 0.98), (radius - 0.016, 0.91)]
    tread = np.linspace(-0.86, 0.86, 45)
    profile = [(r, -s) for r, s in side] + [(radius - 0.004 * abs(t) ** 3, t) for t in tread] + [(r, s) for r, s in reversed(side)]
    profile = np.array(profile)
    count = pitches * 6
    turn = np.arange(count) * 2 * math.pi / count
    r = np.repeat(profile[:, :1], count, 1)
    across = np.repeat(profile[:, 1:], count, 1)
    on = (np.abs(across) < 0.93) & (r > radius - 0.018)
    around = np.any([np.abs(across - middle) < 0.045 for middle in (-0.52, -0.17, 0.17, 0.52)], axis=0)
    phase = (turn / (2 * math.pi) * pitches + 0.9 * np.abs(across) + 0.35 * np.sign(across)) % 1.0
    cut = (phase < 0.24) & (np.abs(across) > 0.22)
    r = r - on * (0.0085 * around + 0.007 * (cut & ~around))
    points = np.stack([r * np.cos(turn), across * half, r * np.sin(turn)], -1).reshape(-1, 3)
    graph = Graph("rubber")
    place = graph.node("ShaderNodeTexCoord").outputs["Object"]
    shader = graph.surface(
        Base_Color=(0.017, 0.017, 0.018), Roughness=graph.math("MULTIPLY_ADD", noise(graph, place, 9.0, 4.0), 0.2, 0.42),
        Specular_IOR_Level=0.4, Normal=bump(graph, noise(graph, place, 160.0, 2.0), 0.12, 0.003),
    )
    item = mesh("tyre", points, ring_faces(len(profile), count)[:, ::-1], graph.finish(shader), True)
    item.data.set_sharp_from_angle(angle=math.radians(38))
    return item


def rim_of(metal, dark, radius=0.222, width=0.2, spokes=10, tilt=0.0):
    """A cast rim around the y axis; its face is towards -y."""
    half = width / 2
    barrel = [(radius, -half), (radius + 0.006, -half), (radius + 0.006, -half + 0.012), (radius - 0.012, -half + 0.02)]
    barrel += [(radius - 0.02, 0), (radius - 0.012, half), (radius, half)]
    hub = [(0.0005, 0.02), (0.03, 0.02), (0.036, 0.03), (0.062, 0.036), (0.066, 0.07), (0.0005, 0.07)]
    parts = []
    for profile in (barrel, [(r, y - half) for r, y in hub]):
        profile = np.array(profile)
        turn = np.arange(96) * 2 * math.pi / 96
        points = np.stack([profile[:, :1] * np.cos(turn), np.repeat(profile[:, 1:], 96, 1), profile[:, :1] * np.sin(turn)], -1)
        parts.append((points.reshape(-1, 3), ring_faces(len(profile), 96), 0))
    for number in range(spokes):
        around = number * 2 * math.pi / spokes
        rows = []
        for share in np.linspace(0, 1, 7):
            r = 0.05 + share * (radius - 0.062)
            wide = 0.017 - 0.006 * math.sin(math.pi * share) + 0.006 * share
            front = -half + 0.034 - 0.022 * share**2
            back = front + 0.034 - 0.012 * share
            lean = tilt * share
            for out, y in ((-wide * 0.7, front), (wide * 0.7, front), (wide, back), (-wide, back)):
                a = around + lean
                rows.append((r * math.cos(a) - out * math.sin(a), y, r * math.sin(a) + out * math.cos(a)))
        parts.append((np.array(rows), ring_faces(7, 4), 0))
    disc = np.array([(0.0005, half - 0.08), (radius * 0.72, half - 0.08)])
    turn = np.arange(48) * 2 * math.pi / 48
    points = np.stack([disc[:, :1] * np.cos(turn), np.repeat(disc[:, 1:], 48, 1), disc[:, :1] * np.sin(turn)], -1)
    parts.append((points.reshape(-1, 3), ring_faces(2, 48), 1))
    item = _join("rim", parts, [metal, dark])
    item.data.polygons.foreach_set("use_smooth", np.ones(len(item.data.polygons), bool))
    item.data.set_sharp_from_angle(angle=math.radians(34))
    return item


def rack(paint, bar, length, levels, deep=0.5, height=3.0, bay=2.0):
    """A tyre rack along x: uprights at each bay, two bars per level."""
    count = round(length / bay)
    for number in range(count + 1):
        x = number * length / count
        for y in (0, deep):
            slab("upright", (x - 0.035, y - 0.03, 0), (x + 0.035, y + 0.03, height), paint, 0.006)
        for low in np.arange(0.25, height - 0.5, 0.7):
            beam(paint, (x, 0.02, low), (x, deep - 0.02, low + 0.45), 0.012)
    for level in levels:
        for y in (0.06, deep - 0.06):
            slab("bar", (0, y - 0.025, level - 0.07), (length, y + 0.025, level), bar, 0.006)
