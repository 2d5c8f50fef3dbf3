# SPDX-License-Identifier: GPL-3.0-or-later
"""
Traces the masters of a body style: each view once painted black and once painted white.

    python render.py <folder of the model> <folder of the masters> <views, comma> <width> <height>

A view is a key of `camera.VIEWS`, or degrees of a rotation. Masters are WebP with the light
compressed (`t = v / (1 + v)`, then sRGB). A view called `<name>-mask` is the vehicle's outline, white
on black. Existing files are kept.
Environment: SAMPLES (12).
"""

import os
import sys
import tempfile
from pathlib import Path

import bpy
import numpy as np
from PIL import Image

sys.path.insert(0, str(Path(__file__).parent))
import camera
import stage
from car import Car
from nodes import glowing

BLACK, WHITE = 0.0, 0.8


def settings(width, height, samples):
    """Sets up Cycles: CPU, denoising, few bounces."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.cycles.samples = samples
    scene.cycles.use_adaptive_sampling = False
    scene.cycles.use_denoising = True
    scene.cycles.denoiser = "OPENIMAGEDENOISE"
    scene.cycles.max_bounces = 4
    scene.cycles.diffuse_bounces = 1
    scene.cycles.glossy_bounces = 2
    scene.cycles.transparent_max_bounces = 12
    scene.cycles.caustics_reflective = False
    scene.cycles.caustics_refractive = False
    scene.cycles.sample_clamp_indirect = 4
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.use_persistent_data = True
    scene.view_settings.view_transform = "Raw"
    scene.render.image_settings.file_format = "OPEN_EXR"
    scene.render.image_settings.color_depth = "32"


def trace(samples):
    """Renders the scene. Returns linear RGB, top row first."""
    scene = bpy.context.scene
    scene.cycles.samples = samples
    with tempfile.TemporaryDirectory() as folder:
        scene.render.filepath = f"{folder}/picture.exr"
        bpy.ops.render.render(write_still=True)
        image = bpy.data.images.load(scene.render.filepath)
        width, height = image.size
        pixels = np.empty(width * height * 4, np.float32)
        image.pixels.foreach_get(pixels)
        bpy.data.images.remove(image)
    return np.maximum(pixels.reshape(height, width, 4)[::-1, :, :3], 0)


def encode(pixels, path):
    """Saves a master."""
    light = pixels / (1 + pixels)
    shown = np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)
    picture = Image.fromarray((np.clip(shown, 0, 1) * 255 + 0.5).astype(np.uint8), "RGB")
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_suffix(".part")
    picture.save(partial, "WEBP", quality=91, method=5)
    partial.rename(path)


def outline():
    """Renders the vehicle as a flat white shape on black."""
    scene, layer = bpy.context.scene, bpy.context.view_layer
    world = scene.world
    scene.world = None
    hidden = [item for item in scene.objects if item.name.startswith(("floor", "softbox"))]
    for item in hidden:
        item.hide_render = True
    layer.material_override = glowing("outline", (1, 1, 1), 1.0)
    scene.cycles.use_denoising = False
    pixels = trace(16)
    scene.cycles.use_denoising = True
    layer.material_override = None
    for item in hidden:
        item.hide_render = False
    scene.world = world
    return pixels


def main():
    model, masters, views, width, height = sys.argv[-5:]
    samples = int(os.environ.get("SAMPLES", "12"))
    size = int(width), int(height)
    wanted = [view for view in views.split(",") if not Path(masters, f"{view}-white.webp").exists()]
    if not wanted:
        return
    bpy.ops.wm.read_factory_settings(use_empty=True)
    car = Car(model)
    stage.build(car)
    settings(*size, samples)
    for view in wanted:
        name = view.removesuffix("-mask")
        camera.frame(car, float(name) if name.isdigit() else name, *size)
        if name != view:
            picture = (np.clip(outline(), 0, 1) * 255 + 0.5).astype(np.uint8)
            Image.fromarray(picture, "RGB").convert("L").save(Path(masters, f"{view}.png"))
            continue
        car.repaint(BLACK, BLACK, BLACK)
        encode(trace(samples), Path(masters, f"{view}-black.webp"))
        car.repaint(WHITE, WHITE, WHITE)
        encode(trace(max(3, samples // 2)), Path(masters, f"{view}-white.webp"))


main()
