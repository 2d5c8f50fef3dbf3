# SPDX-License-Identifier: GPL-3.0-or-later
"""Trees and grass, each built once and instanced."""

import math

import numpy as np

from nodes import Graph
from scenery import blend, ease, mesh, noise, position, stretched

# Materials


def foliage(air, dark, light, through=0.35, snow=0.0):
    """Leaves or needles: colours between two, partly translucent; `snow`: share covered by snow."""
    graph = Graph("foliage")
    place = graph.node("ShaderNodeTexCoord").outputs["Object"]
    chance = graph.node("ShaderNodeObjectInfo").outputs["Random"]
    share = graph.math("MULTIPLY_ADD", chance, 0.5, graph.math("SUBTRACT", noise(graph, place, 1.7), 0.25))
    colour = blend(graph, ease(graph, share, 0.1, 0.9), dark, light)
    if snow:
        _, _, up = graph.separate(graph.node("ShaderNodeNewGeometry").outputs["Normal"])
        up = graph.math("ABSOLUTE", up)
        lies = graph.math("ADD", up, graph.math("MULTIPLY", noise(graph, position(graph), 1.1), 0.9))
        colour = blend(graph, ease(graph, lies, 1.5 - snow, 1.72 - snow), colour, (0.82, 0.86, 0.92))
    diffuse = graph.node("ShaderNodeBsdfDiffuse")
    graph.plug(diffuse.inputs["Color"], colour)
    behind = graph.node("ShaderNodeBsdfTranslucent")
    graph.plug(behind.inputs["Color"], colour)
    return graph.finish(air.over(graph, graph.mix(through, diffuse.outputs[0], behind.outputs[0])))


def bark(air, dark, light, bands=0.0):
    """Bark; `bands`: strength of the birch pattern."""
    graph = Graph("bark")
    place = graph.node("ShaderNodeTexCoord").outputs["Object"]
    marks = noise(graph, stretched(graph, place, 2.2, 2.2, 9.0), 1.6, 5.0, 0.65)
    if bands:
        share = ease(graph, marks, 0.40, 0.47)
    else:
        share = noise(graph, stretched(graph, place, 9, 9, 1.5), 1.0)
    colour = blend(graph, share, dark, light)
    return graph.finish(air.over(graph, graph.surface(Base_Color=colour, Roughness=0.85)))


# Shapes


def _frame(direction):
    """Two directions perpendicular to each direction."""
    up = np.where(np.abs(direction[:, 2:3]) > 0.95, [[1.0, 0, 0]], [[0, 0, 1.0]])
    side = np.cross(direction, up)
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    return side, np.cross(side, direction)


def _tube(points, radii, sides=7):
    points, radii = np.asarray(points, float), np.asarray(radii, float)
    direction = np.gradient(points, axis=0)
    direction /= np.linalg.norm(direction, axis=1, keepdims=True)
    side, over = _frame(direction)
    turn = np.arange(sides) * 2 * math.pi / sides
    ring = (
        points[:, None]
        + radii[:, None, None] * (side[:, None] * np.cos(turn)[:, None] + over[:, None] * np.sin(turn)[:, None])
    )
    i, j = np.meshgrid(np.arange(len(points) - 1), np.arange(sides), indexing="ij")
    after = (j + 1) % sides
    faces = np.stack([i * sides + j, i * sides + after, (i + 1) * sides + after, (i + 1) * sides + j], -1)
    return ring.reshape(-1, 3), faces.reshape(-1, 4)


def _leaves(base, direction, length, width, random, flat=0.0):
    """Diamond-shaped leaves that start at base points; `flat`: how horizontal they are."""
    side = random.normal(size=base.shape)
    side[:, 2] *= 1 - flat
    side -= direction * (side * direction).sum(1, keepdims=True)
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    middle = base + direction * (length * 0.45)[:, None]
    half = side * (width / 2)[:, None]
    corners = np.stack([base, middle + half, base + direction * length[:, None], middle - half], 1)
    return corners.reshape(-1, 3)


def _join(name, parts, materials):
    """One object made of parts (points, faces, material index)."""
    points, faces, slots, count = [], [], [], 0
    for part_points, part_faces, slot in parts:
        points.append(part_points)
        faces.append(part_faces + count)
        slots.append(np.full(len(part_faces), slot))
        count += len(part_points)
    return mesh(name, np.concatenate(points), np.concatenate(faces), materials, False, None, np.concatenate(slots))


def conifer(seed, height, spread, wood, needles, bare=0.06, dense=1.0):
    """A spruce, or with `bare` up to its crown a pine."""
    random = np.random.default_rng(seed)
    count = int(height * 26 * dense)
    rise = bare + (1 - bare) * random.uniform(0, 1, count) ** 0.85
    reach = spread * ((1 - rise) / (1 - bare)) ** 0.8 * random.uniform(0.65, 1.12, count)
    reach = np.maximum(reach, 0.12)
    if bare > 0.2:
        reach *= np.clip((rise - bare) * 9, 0.25, 1)
    around = random.uniform(0, 2 * math.pi, count)
    lift = np.interp(rise, [0, 0.5, 1], [-0.35, -0.12, 0.7]) + random.normal(0, 0.07, count)
    steps = 13
    share = np.linspace(0.12, 1, steps)
    out = np.stack([np.cos(around), np.sin(around)], 1)
    run = reach[:, None] * share
    sag = lift[:, None] * run + 0.16 * run * share
    spine = np.concatenate([out[:, None] * run[..., None], (rise * height)[:, None, None] + sag[..., None]], 2)
    along = np.gradient(spine, axis=1)
    along /= np.linalg.norm(along, axis=2, keepdims=True)
    base, along = np.repeat(spine.reshape(-1, 3), 3, 0), np.repeat(along.reshape(-1, 3), 3, 0)
    length = np.repeat((reach[:, None] * (0.5 - 0.36 * share)).ravel(), 3) * random.uniform(0.6, 1.2, len(base))
    length = np.clip(length, 0.1, 0.75)
    side, _ = _frame(along)
    side *= np.tile([1.0, -1.0, 0.15], len(base) // 3)[:, None]
    direction = along * 0.75 + side * 0.75 + random.normal(0, 0.16, base.shape)
    direction[:, 2] -= 0.16
    direction /= np.linalg.norm(direction, axis=1, keepdims=True)
    corners = _leaves(base, direction, length, length * 0.3 + 0.03, random, 0.6)
    bend = np.linspace(0, 1, 8)
    stem = np.stack([bend * 0, bend * 0, bend * height], 1)
    trunk = _tube(stem, 0.014 * height * (1.03 - bend))
    parts = [(*trunk, 0), (corners, np.arange(len(corners)).reshape(-1, 4), 1)]
    return _join("conifer", parts, [wood, needles])


def broadleaf(seed, height, spread, wood, leaf, bare=0.3, droop=0.5, leaves=8000, size=0.15, stem=0.011):
    """A birch; with little `droop` a rowan or ash; without leaves if `leaves` is 0."""
    random = np.random.default_rng(seed)
    bend = np.linspace(0, 1, 14)
    sway = np.cumsum(random.normal(0, 0.012 * height, (14, 2)), 0) * bend[:, None] ** 0.5
    spine = np.column_stack([sway, bend * height])
    parts = [(*_tube(spine, stem * height * (1.04 - bend) ** 0.9 + 0.004, 10), 0)]
    tips, ways = [], []
    for _ in range(int(height * 4.2)):
        rise = bare + (1 - bare) * random.uniform() ** 0.9
        start = np.array([np.interp(rise, bend, spine[:, axis]) for axis in range(3)])
        crown = math.sin(math.pi * min(1, max(0.1, (rise - bare) / (1 - bare) * 0.82 + 0.14)))
        reach = spread * (0.35 + 0.65 * crown) * random.uniform(0.7, 1.15)
        around = random.uniform(0, 2 * math.pi)
        t = np.linspace(0, 1, 7)
        out = np.stack([np.cos(around) * t, np.sin(around) * t], 1) * reach
        lift = reach * (0.95 * t - (0.3 + droop * 0.9) * t**2.2)
        branch = start + np.column_stack([out, lift]) + np.cumsum(random.normal(0, 0.03 * reach, (7, 3)), 0)
        parts.append((*_tube(branch, 0.0045 * height * (1 - rise * 0.6) * (1.08 - t), 4), 0))
        for _ in range(7):
            at = random.uniform(0.3, 1)
            begin = np.array([np.interp(at, t, branch[:, axis]) for axis in range(3)])
            way = random.normal(0, 0.6, 3)
            way[:2] += np.array([math.cos(around), math.sin(around)]) * 0.6
            way[2] -= droop * 1.3
            way /= np.linalg.norm(way)
            tips.append(begin)
            ways.append(way * spread * random.uniform(0.2, 0.42))
            twig = begin + ways[-1] * np.linspace(0, 1, 3)[:, None]
            parts.append((*_tube(twig, (0.009, 0.007, 0.003), 3), 0))
    if leaves:
        tips, ways = np.array(tips), np.array(ways)
        chosen = random.integers(0, len(tips), leaves)
        base = tips[chosen] + ways[chosen] * random.uniform(0, 1.05, (leaves, 1))
        base += random.normal(0, 0.07, base.shape)
        direction = random.normal(0, 1, base.shape) + [0, 0, -0.7]
        direction /= np.linalg.norm(direction, axis=1, keepdims=True)
        length = random.uniform(0.7, 1.3, leaves) * size
        corners = _leaves(base, direction, length, length * 0.75, random)
        parts.append((corners, np.arange(len(corners)).reshape(-1, 4), 1))
    return _join("broadleaf", parts, [wood, leaf])


def tuft(seed, material, blades=44, height=0.35, spread=0.2, width=0.0035):
    """Grass."""
    random = np.random.default_rng(seed)
    around, far = random.uniform(0, 2 * math.pi, blades), random.uniform(0, 1, blades) ** 0.6 * spread
    foot = np.stack([np.cos(around) * far, np.sin(around) * far, np.full(blades, -0.02)], 1)
    lean = np.stack([np.cos(around), np.sin(around), np.zeros(blades)], 1) * random.uniform(0.1, 0.6, (blades, 1))
    lean += random.normal(0, 0.16, lean.shape)
    tall = height * random.uniform(0.5, 1.1, (blades, 1))
    up = np.array([[0, 0, 1.0]])
    middle = foot + (up + lean * 0.35) * tall * 0.6
    tip = foot + (up + lean * 1.1) * tall
    side = np.stack([-np.sin(around), np.cos(around), np.zeros(blades)], 1) * width
    corners = np.stack([foot - side, foot + side, middle + side * 0.8, tip], 1)
    back = np.stack([foot - side, middle + side * 0.8, tip, middle - side * 0.8], 1)
    points = np.concatenate([corners.reshape(-1, 3), back.reshape(-1, 3)])
    return mesh("tuft", points, np.arange(len(points)).reshape(-1, 4), material, False)
