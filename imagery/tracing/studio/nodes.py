# SPDX-License-Identifier: GPL-3.0-or-later
"""Shader graphs written as expressions."""

import bpy


class Graph:
    """The nodes of one material; values are sockets or numbers."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()

    def node(self, kind, **settings):
        node = self.tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(node, key, value)
        return node

    def plug(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif value is not None:
            socket.default_value = value

    def math(self, operation, *values):
        node = self.node("ShaderNodeMath", operation=operation)
        for socket, value in zip(node.inputs, values):
            self.plug(socket, value)
        return node.outputs[0]

    def above(self, value, limit):
        return self.math("GREATER_THAN", value, limit)

    def below(self, value, limit):
        return self.math("LESS_THAN", value, limit)

    def both(self, *values):
        result = values[0]
        for value in values[1:]:
            result = self.math("MULTIPLY", result, value)
        return result

    def inverse(self, value):
        return self.math("SUBTRACT", 1.0, value)

    def choose(self, condition, when, otherwise):
        """`when` where the condition is 1, otherwise `otherwise`."""
        difference = self.math("SUBTRACT", when, otherwise)
        return self.math("MULTIPLY_ADD", condition, difference, otherwise)

    def attribute(self, name):
        return self.node("ShaderNodeAttribute", attribute_name=name)

    def combine(self, x, y, z=0.0):
        node = self.node("ShaderNodeCombineXYZ")
        for socket, value in zip(node.inputs, (x, y, z)):
            self.plug(socket, value)
        return node.outputs[0]

    def separate(self, vector):
        node = self.node("ShaderNodeSeparateXYZ")
        self.plug(node.inputs[0], vector)
        return node.outputs

    def image(self, path, vector, is_data=False):
        image = bpy.data.images.load(str(path), check_existing=True)
        image.colorspace_settings.name = "Non-Color" if is_data else "sRGB"
        node = self.node("ShaderNodeTexImage", image=image, extension="EXTEND")
        self.plug(node.inputs["Vector"], vector)
        return node.outputs

    def surface(self, **inputs):
        """A Principled BSDF; underscores in input names stand for spaces."""
        node = self.node("ShaderNodeBsdfPrincipled")
        for name, value in inputs.items():
            if isinstance(value, tuple) and len(value) == 3:
                value = (*value, 1.0)
            self.plug(node.inputs[name.replace("_", " ")], value)
        return node.outputs[0]

    def mix(self, share, first, second):
        node = self.node("ShaderNodeMixShader")
        self.plug(node.inputs[0], share)
        self.plug(node.inputs[1], first)
        self.plug(node.inputs[2], second)
        return node.outputs[0]

    def clear_glass(self, tint=(0.62, 0.66, 0.66)):
        """Thin glass: transmission and reflection."""
        through = self.node("ShaderNodeBsdfTransparent")
        through.inputs["Color"].default_value = (*tint, 1.0)
        mirror = self.node("ShaderNodeBsdfGlossy")
        mirror.inputs["Roughness"].default_value = 0.0
        fresnel = self.node("ShaderNodeFresnel")
        fresnel.inputs["IOR"].default_value = 1.45
        geometry = self.node("ShaderNodeNewGeometry")
        outside = self.inverse(geometry.outputs["Backfacing"])
        return self.mix(self.both(fresnel.outputs[0], outside), through.outputs[0], mirror.outputs[0])

    def finish(self, shader):
        output = self.node("ShaderNodeOutputMaterial")
        self.plug(output.inputs["Surface"], shader)
        return self.material


def plain(name, colour, roughness=0.5, metallic=0.0, **more):
    """A material with one colour (linear RGB)."""
    graph = Graph(name)
    return graph.finish(graph.surface(Base_Color=colour, Roughness=roughness, Metallic=metallic, **more))


def glowing(name, colour, strength):
    """A light-emitting material (linear RGB, watts per square metre and steradian)."""
    graph = Graph(name)
    node = graph.node("ShaderNodeEmission")
    node.inputs["Color"].default_value = (*colour, 1.0)
    node.inputs["Strength"].default_value = strength
    return graph.finish(node.outputs[0])
