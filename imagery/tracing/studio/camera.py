# SPDX-License-Identifier: GPL-3.0-or-later
"""Cameras and views."""

import math

import bpy
import numpy as np
from mathutils import Vector

# Azimuth and elevation in degrees, and the maximum share of the picture that the vehicle fills.
VIEWS = {
    "front-quarter": (38, 7, 0.84, 0.7),
    "rear-quarter": (142, 7, 0.84, 0.7),
    "side": (90, 4, 0.86, 0.7),
}
SENSOR = 36.0


def look(eye, target, lens, shift=(0.0, 0.0), blur=None):
    """A camera at `eye` (metres) that looks at `target`; focal length in millimetres."""
    data = bpy.data.cameras.new("camera")
    data.sensor_width, data.lens = SENSOR, lens
    data.sensor_fit = "HORIZONTAL"
    data.shift_x, data.shift_y = shift
    data.clip_end = 20_000
    if blur:
        data.dof.use_dof = True
        data.dof.focus_distance = (Vector(target) - Vector(eye)).length
        data.dof.aperture_fstop = blur
    item = bpy.data.objects.new("camera", data)
    item.location = eye
    item.rotation_euler = (Vector(target) - Vector(eye)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(item)
    bpy.context.scene.camera = item
    return item


def frame(car, view, width, height):
    """Frames a whole vehicle, from a named view or from degrees around it (a frame of a rotation)."""
    is_turn = not isinstance(view, str)
    azimuth, elevation, wide, tall = (view, 7, 0.0, 0.0) if is_turn else VIEWS[view]
    turn, tilt = math.radians(azimuth), math.radians(elevation)
    target = Vector((0, 0, car.height * 0.42))
    distance = car.length * 2.3
    away = Vector((math.cos(turn) * math.cos(tilt), math.sin(turn) * math.cos(tilt), math.sin(tilt)))
    eye = target + away * distance
    item = look(eye, target, 50)
    bpy.context.view_layer.update()
    if is_turn:
        reach = car.length * 0.56
        focal = min(
            width * 0.44 * (distance - reach * 0.2) / reach, height * 0.6 * distance / car.height
        )
        middle = (0.0, 0.0)
        foot = 0.545
        item.data.lens = focal / width * SENSOR
        item.data.shift_y = (foot - 0.5) * height / width
        return item
    seen = np.array(item.matrix_world.inverted())
    points = car.points() @ seen[:3, :3].T + seen[:3, 3]
    x, y = points[:, 0] / -points[:, 2], points[:, 1] / -points[:, 2]
    left, right, bottom, top = x.min(), x.max(), y.min(), y.max()
    focal = min(width * wide / (right - left), height * tall / (top - bottom))
    item.data.lens = focal / width * SENSOR
    middle = ((left + right) / 2 * focal, (bottom + top) / 2 * focal)
    item.data.shift_x = middle[0] / width
    item.data.shift_y = (middle[1] + 0.035 * height) / width
    return item
