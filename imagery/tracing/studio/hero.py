# SPDX-License-Identifier: GPL-3.0-or-later
"""
Traces a scene: a vehicle in its surroundings.

    python hero.py <scene> <folder of the model> <picture.png> <width> <height> <samples> [left] [box] [<view>]

Writes the vehicle's box to `<picture>.json`: left, top, right and bottom as shares of the picture. `box`: only
that, without a picture. `left`: left-hand traffic (some scenes always have it). Views: `wide`, `tall` for phones,
`detail`, and in some scenes `rear`. A scene is a function in a module whose name starts with `heroes_`: it builds the
surroundings of a car and returns the exposure and the views, like `countryside.shots`.
"""

import importlib
import json
import sys
from pathlib import Path

import bpy
import numpy as np

FOLDER = Path(__file__).parent
sys.path.insert(0, str(FOLDER))
import camera
from car import Car


def scenes():
    """All scenes by name."""
    found = {}
    for path in sorted(FOLDER.glob("heroes_*.py")):
        found.update(importlib.import_module(path.stem).SCENES)
    return found


def settings(width, height, samples, exposure):
    """Sets up Cycles: CPU, denoising, few bounces, AgX tone mapping."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = True
    cycles.denoiser = "OPENIMAGEDENOISE"
    cycles.max_bounces = 4
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 3
    cycles.transparent_max_bounces = 8
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3
    cycles.sample_clamp_direct = 12
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.threads_mode = "AUTO"
    scene.view_settings.view_transform = "AgX"
    scene.view_settings.look = "AgX - Medium High Contrast"
    scene.view_settings.exposure = exposure
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGB"


def bloom(strength=0.25):
    """Bloom around very bright areas, as in a lens."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    traced = tree.nodes.new("CompositorNodeRLayers")
    glare = tree.nodes.new("CompositorNodeGlare")
    glare.glare_type = "BLOOM"
    glare.inputs["Threshold"].default_value = 1.5
    glare.inputs["Strength"].default_value = strength
    glare.inputs["Size"].default_value = 0.6
    shown = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(traced.outputs["Image"], glare.inputs["Image"])
    tree.links.new(glare.outputs["Image"], shown.inputs["Image"])


def box(car, width, height):
    """The smallest rectangle around the vehicle, as shares of the picture."""
    item = bpy.context.scene.camera
    bpy.context.view_layer.update()
    lens = item.calc_matrix_camera(bpy.context.evaluated_depsgraph_get(), x=width, y=height)
    seen = np.array(lens) @ np.array(item.matrix_world.inverted())
    points = np.column_stack([car.points(), np.ones(len(car.points()))]) @ seen.T
    points = points[points[:, 3] > 0.1]
    x, y = points[:, 0] / points[:, 3] / 2 + 0.5, 0.5 - points[:, 1] / points[:, 3] / 2
    return [round(float(share), 3) for share in (x.min(), y.min(), x.max(), y.max())]


def main():
    name, model, picture, width, height, samples, *options = sys.argv[1:]
    bpy.ops.wm.read_factory_settings(use_empty=True)
    left = {"left": True} if "left" in options else {}
    view = next((option for option in options if option not in ("left", "box")), "wide")
    car = Car(model)
    exposure, views = scenes()[name](car, **left)
    camera.look(*views[view])
    Path(picture).with_suffix(".json").write_text(json.dumps(box(car, int(width), int(height))))
    if "box" in options:
        return
    settings(int(width), int(height), int(samples), exposure)
    bloom()
    bpy.context.scene.render.filepath = str(Path(picture).resolve())
    bpy.ops.render.render(write_still=True)


main()
