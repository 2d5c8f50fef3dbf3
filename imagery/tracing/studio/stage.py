# SPDX-License-Identifier: GPL-3.0-or-later
"""The photo studio: softboxes above and at the sides, a pale floor that fades into the wall."""

import math

import bpy

from nodes import Graph

# Linear light of the wall at the horizon and at the top.
HORIZON, ZENITH = 0.78, 0.62
# Distances from the middle in metres: where the floor starts to fade into the wall, and where it is fully faded.
FADE = (3.4, 7.5)


def _softbox(place, turn, size, strength, is_mirrored=True):
    """An area light that fades towards its edges, so that reflections have no border; size in metres."""
    graph = Graph("softbox")
    across = graph.separate(graph.node("ShaderNodeTexCoord").outputs["Generated"])
    fade = 1.0
    for axis in (0, 1):
        from_edge = graph.math("SUBTRACT", 0.5, graph.math("ABSOLUTE", graph.math("SUBTRACT", across[axis], 0.5)))
        edge = graph.node("ShaderNodeMapRange", interpolation_type="SMOOTHSTEP")
        for socket, value in zip(edge.inputs, (from_edge, 0.0, 0.34, 0.0, 1.0)):
            graph.plug(socket, value)
        fade = graph.math("MULTIPLY", fade, edge.outputs[0])
    lamp = graph.node("ShaderNodeEmission")
    graph.plug(lamp.inputs["Strength"], graph.math("MULTIPLY", fade, strength))
    bpy.ops.mesh.primitive_plane_add(size=1)
    item = bpy.context.active_object
    item.name = "softbox"
    item.scale = (*size, 1)
    item.location = place
    item.rotation_euler = [math.radians(angle) for angle in turn]
    item.visible_camera = False
    item.visible_glossy = is_mirrored
    item.visible_shadow = False
    item.data.materials.append(graph.finish(lamp.outputs[0]))


def _ramp(tree, value, stops):
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    tree.links.new(value, ramp.inputs[0])
    elements = ramp.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(1.0)
    for element, (position, light) in zip(elements, stops):
        element.position = position
        element.color = (light, light, light * 1.015, 1)
    return ramp.outputs[0]


def _world():
    """The reflected environment is dark at the horizon, which emphasises edges; the camera sees a pale wall."""
    world = bpy.data.worlds.new("studio")
    world.use_nodes = True
    tree = world.node_tree
    place = tree.nodes.new("ShaderNodeTexCoord")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(place.outputs["Generated"], split.inputs[0])
    up = split.outputs[2]
    mirrored = _ramp(tree, up, ((0.0, 0.4), (0.03, 0.1), (0.14, 0.05), (0.3, 0.1), (0.7, 0.34)))
    wall = _ramp(tree, up, ((0.0, HORIZON), (0.3, ZENITH)))
    path = tree.nodes.new("ShaderNodeLightPath")
    shown = tree.nodes.new("ShaderNodeMixRGB")
    for socket, value in zip(shown.inputs, (path.outputs["Is Camera Ray"], mirrored, wall)):
        tree.links.new(value, socket)
    tree.links.new(shown.outputs[0], tree.nodes["Background"].inputs[0])
    bpy.context.scene.world = world


def _floor():
    graph = Graph("floor")
    place = graph.node("ShaderNodeNewGeometry").outputs["Position"]
    length = graph.node("ShaderNodeVectorMath", operation="LENGTH")
    graph.plug(length.inputs[0], place)
    fade = graph.node("ShaderNodeMapRange", interpolation_type="SMOOTHSTEP")
    for socket, value in zip(fade.inputs, (length.outputs["Value"], *FADE, 0.0, 1.0)):
        graph.plug(socket, value)
    near = graph.surface(Base_Color=(0.7, 0.7, 0.71), Roughness=0.32, Specular_IOR_Level=0.35)
    far = graph.node("ShaderNodeEmission")
    far.inputs["Color"].default_value = (HORIZON, HORIZON, HORIZON * 1.015, 1)
    bpy.ops.mesh.primitive_circle_add(vertices=96, radius=60, fill_type="NGON")
    floor = bpy.context.active_object
    floor.name = "floor"
    floor.data.materials.append(graph.finish(graph.mix(fade.outputs[0], near, far.outputs[0])))


def build(car):
    """Adds the lights for a vehicle at the origin."""
    _world()
    _floor()
    long, tall = car.length, car.height
    _softbox((0, 0, tall + 2.7), (0, 0, 0), (long * 1.7, 4.2), 9)
    for side in (-1, 1):
        _softbox((0, side * (car.width / 2 + 4.4), tall * 1.5), (side * 66, 0, 0), (long * 2, 1.8), 5)
    for end in (1, -1):
        _softbox((end * (long / 2 + 4.6), 0, tall * 1.7), (0, end * 60, 0), (1.6, 6.0), 3.5, is_mirrored=False)
