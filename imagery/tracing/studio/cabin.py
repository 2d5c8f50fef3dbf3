# SPDX-License-Identifier: GPL-3.0-or-later
"""The cabin as seen through a car's windows: floor, dashboard, wheel and seats, in dark cloth."""

import math

import bpy
from mathutils import Vector

from nodes import plain


def _box(name, corner, opposite, material, rounding=0.05):
    """A rounded box between two corners, in metres."""
    bpy.ops.mesh.primitive_cube_add(size=1)
    item = bpy.context.active_object
    item.name = name
    low, high = Vector(corner), Vector(opposite)
    item.scale = high - low
    item.location = (low + high) / 2
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    bevel = item.modifiers.new("soft", "BEVEL")
    bevel.width, bevel.segments = rounding, 3
    item.data.polygons.foreach_set("use_smooth", [True] * len(item.data.polygons))
    item.data.materials.append(material)
    return item


def _seat(x, y, width, base, top, material):
    """A seat: cushion, inclined back and headrest. x is the rear end of the cushion; it faces +x."""
    half = width / 2
    cushion = _box("cushion", (x - 0.5, y - half, base - 0.12), (x, y + half, base + 0.06), material)
    back = _box("back", (-0.09, -half, 0), (0.07, half, top - 0.24 - base), material, 0.06)
    rest = _box("headrest", (-0.05, -0.13, top - 0.2 - base), (0.06, 0.13, top - base), material)
    for item in (back, rest):
        item.rotation_euler = (0, math.radians(-16), 0)
        item.location = Vector((x - 0.46, y, base)) + (item.rotation_euler.to_matrix() @ item.location)
    return [cushion, back, rest]


def build(facts, to_metres):
    """Objects of a car's cabin in the car's axes; `to_metres` converts millimetres."""
    places = facts["cabin"]
    cloth = plain("cloth", (0.022, 0.022, 0.024), 0.9)
    plastic = plain("dashboard", (0.012, 0.012, 0.013), 0.7)

    def at(x, y):
        point = to_metres([x, y, 0])[0]
        return float(point[0]), float(point[2])

    half = places["halfWidth"] / 1000
    _, middle, rear = places["doors"]
    belt = places["beltFront"]
    front_x, _ = at(middle - 640, 0)
    cowl_x, cowl_z = at(places["cowl"][0] + 260, places["cowl"][1] - 40)
    _, floor = at(0, places["sill"] + 60)
    _, base = at(0, belt - 420)
    _, top = at(0, min(belt + 300, facts["height"] - 190))
    end_x, _ = at(min(places["roofRear"][0] + 500, facts["length"] - 420), 0)
    items = [
        _box("floor", (end_x, -half, floor), (cowl_x + 0.4, half, floor + 0.05), plastic, 0.01),
        _box("dashboard", (cowl_x - 0.42, 0.08 - half, base), (cowl_x + 0.3, half - 0.08, cowl_z), plastic, 0.12),
    ]
    for side in (-1, 1):
        items += _seat(front_x, side * half * 0.5, 0.5, base, top, cloth)
    bpy.ops.mesh.primitive_torus_add(major_radius=0.185, minor_radius=0.017, major_segments=48)
    wheel = bpy.context.active_object
    wheel.location = (cowl_x - 0.5, half * 0.5, cowl_z - 0.02)
    wheel.rotation_euler = (0, math.radians(66), 0)
    wheel.data.materials.append(plastic)
    items.append(wheel)
    if not {"panel"} & set(facts["features"]):
        bench_x, _ = at(min(rear - 330, middle + 560), 0)
        for place in (-0.52, 0, 0.52):
            items += _seat(bench_x, place * half, 0.44, base + 0.02, top - (0.1 if place == 0 else 0.02), cloth)
    return items
