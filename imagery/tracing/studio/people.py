# SPDX-License-Identifier: GPL-3.0-or-later
"""Background people, seen from behind or as silhouettes."""

import math

import numpy as np

from nodes import Graph
from rooms import ring_faces
from scenery import blend, bump, mesh, noise, stretched


def _loft(rings, sides=28):
    """Stacked ovals: (x, y, z, half width, half depth)."""
    rings = np.asarray(rings, float)
    at = np.linspace(0, 1, len(rings))
    fine = np.linspace(0, 1, len(rings) * 5)
    rings = np.column_stack([np.interp(fine, at, column) for column in rings.T])
    turn = np.arange(sides) * 2 * math.pi / sides
    points = np.stack(
        [rings[:, :1] + rings[:, 3:4] * np.cos(turn), rings[:, 1:2] + rings[:, 4:5] * np.sin(turn), np.repeat(rings[:, 2:3], sides, 1)], -1
    )
    return _capped(points, sides)


def _limb(joints, radii):
    """A bent limb through given joints."""
    at, fine = np.linspace(0, 1, len(joints)), np.linspace(0, 1, len(joints) * 6)
    joints = np.column_stack([np.interp(fine, at, column) for column in np.asarray(joints, float).T])
    for _ in range(3):
        joints[1:-1] = (joints[:-2] + joints[1:-1] * 2 + joints[2:]) / 4
    way = np.gradient(joints, axis=0)
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    side = np.array([[1.0, 0, 0]]) - way * way[:, :1]
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    over = np.cross(way, side)
    turn = np.arange(14) * 2 * math.pi / 14
    radii = np.interp(fine, at, radii)[:, None, None]
    points = joints[:, None] + radii * (side[:, None] * np.cos(turn)[:, None] + over[:, None] * np.sin(turn)[:, None])
    return _capped(points, 14)


def _capped(points, sides):
    """A solid from rings of points: closed at both ends, with outward normals."""
    rings = points.reshape(-1, sides, 3)
    for end, first in ((rings[:1], True), (rings[-1:], False)):
        middle = end.mean(1, keepdims=True)
        drawn = [middle + (end - middle) * share for share in (0.5, 0.01)]
        rings = np.concatenate([drawn[1], drawn[0], rings] if first else [rings, *drawn])
    points, faces = rings.reshape(-1, 3), ring_faces(len(rings), sides)
    a, b, c, d = (points[faces[:, corner]] for corner in range(4))
    volume = (np.cross(b - a, c - a) * a).sum() + (np.cross(c - a, d - a) * a).sum()
    return points, faces if volume > 0 else faces[:, ::-1]


def _oval(centre, size, sides=20):
    rings = [
        (centre[0], centre[1], centre[2] + size[2] * math.sin(a), size[0] * math.cos(a), size[1] * math.cos(a))
        for a in np.linspace(-1.5, 1.5, 9)
    ]
    return _loft(rings, sides)


def _solid(name, parts, material, fine=0.011, soft=6):
    """Merges parts and smooths them."""
    points, faces, count = [], [], 0
    for part_points, part_faces in parts:
        points.append(part_points)
        faces.append(part_faces + count)
        count += len(part_points)
    item = mesh(name, np.concatenate(points), np.concatenate(faces), material)
    item.data.validate()
    grown = item.modifiers.new("grown", "REMESH")
    grown.mode, grown.voxel_size, grown.use_smooth_shade = "VOXEL", fine, True
    smooth = item.modifiers.new("smooth", "SMOOTH")
    smooth.factor, smooth.iterations = 0.5, soft
    return item


def _cloth(name, tone):
    graph = Graph(name)
    place = graph.node("ShaderNodeTexCoord").outputs["Object"]
    folds = noise(graph, stretched(graph, place, 6.0, 6.0, 2.6), 1.0, 3.0, 0.5)
    colour = blend(graph, folds, tuple(value * 0.75 for value in tone), tuple(value * 1.2 for value in tone))
    shader = graph.surface(
        Base_Color=colour, Roughness=0.9, Sheen_Weight=0.25, Specular_IOR_Level=0.15, Normal=bump(graph, folds, 0.7, 0.05)
    )
    return graph.finish(shader)


def person(tall=1.76, coat=(0.03, 0.035, 0.05), trousers=(0.02, 0.02, 0.024), hair=(0.03, 0.02, 0.012), hem=0.8, broad=1.0,
           right=((0.27, 0.03, 1.12), (0.25, -0.08, 0.9)), left=((0.27, 0.03, 1.12), (0.25, -0.08, 0.9)), turn=0.0, long_hair=False):
    """
    A person who stands at the origin, facing -y; `right` and `left` are elbow and wrist of the arms
    (outwards, towards -y, up; for a height of 1.76 m), `turn`: degrees of the head, `hem`: height of the coat's hem.
    """
    skin = Graph("skin")
    skin = skin.finish(skin.surface(Base_Color=(0.42, 0.25, 0.17), Roughness=0.55))
    items = []
    legs, shoes = [], []
    for side, ahead in ((-1, -0.03), (1, 0.05)):
        x = side * 0.095 * broad
        legs.append(_limb([(x * 0.9, 0, 0.95), (x * 1.05, ahead * 0.4, 0.5), (x * 1.15, ahead, 0.08)], (0.088, 0.072, 0.06)))
        shoes.append(_oval((x * 1.2, ahead - 0.06, 0.045), (0.047, 0.14, 0.05)))
    items.append(_solid("trousers", legs, _cloth("trousers", trousers)))
    items.append(_solid("shoes", shoes, _cloth("shoes", (0.012, 0.01, 0.009))))
    flare = 0.205 if hem < 0.75 else 0.19
    body = [
        (0, 0, hem, flare * broad, 0.145), (0, 0, 0.92, 0.185 * broad, 0.135), (0, -0.005, 1.08, 0.162 * broad, 0.118),
        (0, 0.005, 1.28, 0.188 * broad, 0.13), (0, 0.012, 1.4, 0.19 * broad, 0.11), (0, 0.016, 1.465, 0.13 * broad, 0.082),
        (0, 0.012, 1.5, 0.072, 0.068), (0, 0.006, 1.525, 0.062, 0.062),
    ]
    parts, hands = [_loft(body)], []
    for side, (elbow, wrist) in ((-1, right), (1, left)):
        neck, shoulder = (side * 0.08 * broad, 0.014, 1.425), (side * 0.188 * broad, 0.012, 1.385)
        elbow, wrist = (side * elbow[0], *elbow[1:]), (side * wrist[0], *wrist[1:])
        parts.append(_limb([neck, shoulder, elbow, wrist], (0.05, 0.064, 0.052, 0.042)))
        reach = np.array(wrist) + (np.array(wrist) - np.array(elbow)) * 0.3
        hands.append(_limb([wrist, reach], (0.032, 0.026)))
    items.append(_solid("coat", parts, _cloth("coat", coat)))
    items.append(_solid("hands", hands, skin))
    items.append(_solid("head", [_limb([(0, 0.01, 1.45), (0, -0.005, 1.58)], (0.054, 0.05)), _oval((0, -0.015, 1.635), (0.073, 0.09, 0.118))], skin))
    locks = [_oval((0, 0.004, 1.665), (0.082, 0.095, 0.1)), _oval((0, 0.035, 1.62), (0.074, 0.06, 0.09))]
    if long_hair:
        locks.append(_loft([(0, 0.06, 1.38, 0.065, 0.03), (0, 0.06, 1.5, 0.08, 0.045), (0, 0.05, 1.64, 0.078, 0.055)]))
    hair_item = _solid("hair", locks, _cloth("hair", hair))
    for item in (items[-1], hair_item):
        item.rotation_euler = (0, 0, math.radians(turn))
    items.append(hair_item)
    for item in items:
        item.scale = (tall / 1.76,) * 3
    return items
