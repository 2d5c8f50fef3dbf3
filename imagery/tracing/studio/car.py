# SPDX-License-Identifier: GPL-3.0-or-later
"""A vehicle exported by `write.main.ts`: shell with decals, parts, and a cabin."""

import json
import math
from pathlib import Path

import bpy
import numpy as np
from mathutils import Matrix

import cabin
from nodes import Graph, plain

TYPES = {"Float32Array": np.float32, "Uint32Array": np.uint32, "Uint8Array": np.uint8}


class Car:
    """One vehicle in the scene. Metres; its centre is at the origin, its front towards +x."""

    def __init__(self, folder, paint=(0.5, 0.5, 0.5)):
        self.folder = Path(folder)
        self.facts = json.loads((self.folder / "model.json").read_text())
        self.length = self.facts["length"] / 1000
        self.height = self.facts["height"] / 1000
        self.width = self.facts["width"] / 1000
        self.paint = tuple(paint)
        self.paints = []
        self.lights = []
        self.root = bpy.data.objects.new("car", None)
        bpy.context.scene.collection.objects.link(self.root)
        data = (self.folder / "model.bin").read_bytes()
        self.arrays = {
            name: np.frombuffer(data, TYPES[part["type"]], part["count"], part["offset"])
            for name, part in self.facts["arrays"].items()
        }
        self.is_truck = self.facts["kind"] == "truck"
        if not self.is_truck:
            self._add_shell()
            for item in cabin.build(self.facts, self.to_metres):
                item.parent = self.root
        self._add_parts()
        self.repaint(*paint)

    # Position and appearance

    def place(self, x=0.0, y=0.0, heading=0.0, z=0.0):
        """Moves the centre of the vehicle to x, y; degrees anticlockwise from +x."""
        self.root.matrix_world = Matrix.Translation((x, y, z)) @ Matrix.Rotation(
            math.radians(heading), 4, "Z"
        )
        bpy.context.view_layer.update()
        return self

    def repaint(self, red, green, blue):
        """Sets the paint, as linear reflectance."""
        self.paint = (red, green, blue)
        for socket in self.paints:
            socket.default_value = (red, green, blue, 1.0)

    def lamps(self, strength):
        """Sets the brightness of the lamps; 1 is daylight."""
        for socket in self.lights:
            socket.default_value = strength

    def points(self):
        """Vertices of shell and parts in world coordinates, in metres."""
        sets = [self.to_metres(self.arrays["partPositions"])]
        if not self.is_truck:
            sets.append(self.to_metres(self.arrays["positions"]))
        points = np.concatenate(sets)
        matrix = np.array(self.root.matrix_world)
        return points @ matrix[:3, :3].T + matrix[:3, 3]

    def to_metres(self, numbers):
        """Converts millimetres (from the nose, upwards, to the left) to metres in the scene's axes."""
        points = np.asarray(numbers, np.float32).reshape(-1, 3)
        half = self.facts["length"] / 2
        return np.stack([half - points[:, 0], points[:, 2], points[:, 1]], 1) / 1000

    # Building

    @staticmethod
    def _turned(normals):
        normals = np.asarray(normals).reshape(-1, 3)
        return np.stack([-normals[:, 0], normals[:, 2], normals[:, 1]], 1)

    def _object(self, name, positions, normals, corners):
        mesh = bpy.data.meshes.new(name)
        points = self.to_metres(positions)
        faces = np.asarray(corners, np.int32).reshape(-1, 3)
        mesh.vertices.add(len(points))
        mesh.vertices.foreach_set("co", points.ravel())
        mesh.loops.add(faces.size)
        mesh.loops.foreach_set("vertex_index", faces.ravel())
        mesh.polygons.add(len(faces))
        mesh.polygons.foreach_set("loop_start", np.arange(0, faces.size, 3, dtype=np.int32))
        mesh.update(calc_edges=True)
        mesh.polygons.foreach_set("use_smooth", np.ones(len(faces), bool))
        turned = self._turned(normals)
        lengths = np.linalg.norm(turned, axis=1, keepdims=True)
        mesh.normals_split_custom_set_from_vertices(turned / np.maximum(lengths, 1e-9))
        item = bpy.data.objects.new(name, mesh)
        item.parent = self.root
        bpy.context.scene.collection.objects.link(item)
        return item

    def _add_shell(self):
        arrays = self.arrays
        item = self._object("shell", arrays["positions"], arrays["normals"], arrays["corners"])
        mesh = item.data
        points = arrays["positions"].reshape(-1, 3)
        measures = arrays["measures"].reshape(-1, 5)
        for name, vectors in (
            ("place", points),
            ("facing", arrays["normals"].reshape(-1, 3)),
            ("cabin", measures[:, 0:3]),
            ("ends", np.column_stack([measures[:, 3:5], np.zeros(len(points))])),
        ):
            layer = mesh.attributes.new(name, "FLOAT_VECTOR", "POINT")
            layer.data.foreach_set("vector", np.ascontiguousarray(vectors, np.float32).ravel())
        mesh.materials.append(self._decorated("shell", self._place_by_point))

    def _add_parts(self):
        arrays, facts = self.arrays, self.facts
        item = self._object(
            "parts", arrays["partPositions"], arrays["partNormals"], arrays["partCorners"]
        )
        mesh = item.data
        mesh.polygons.foreach_set("material_index", arrays["partFinishes"].astype(np.int32))
        if self.is_truck:
            layer = mesh.attributes.new("place", "FLOAT2", "POINT")
            layer.data.foreach_set("vector", arrays["partPlaces"])
        for number, finish in enumerate(facts["finishes"]):
            if self.is_truck and facts["isCab"][number]:
                mesh.materials.append(self._decorated("cab", self._place_by_corner))
            elif finish.get("paint"):
                mesh.materials.append(self._painted())
            else:
                mesh.materials.append(self._plain(finish))

    @staticmethod
    def _plain(finish):
        mirror, colour = finish["mirror"], finish["colour"]
        if mirror >= 0.15:
            shown = tuple(max(channel, mirror) for channel in colour)
            if finish["rough"] > 0:
                shown = tuple(min(1.0, channel * 2.2) for channel in colour)
            return plain("metal", shown, 0.04 + finish["rough"] * 0.45, 1.0)
        return plain(
            "plastic", tuple(colour), 0.15 + finish["rough"] * 0.7, Specular_IOR_Level=mirror * 10
        )

    def _paint(self, graph):
        shader = graph.surface(
            Base_Color=(*self.paint, 1.0),
            Roughness=0.42,
            Metallic=0.0,
            Specular_IOR_Level=0.04,
            Coat_Weight=1.0,
            Coat_Roughness=0.015,
            Coat_IOR=1.55,
        )
        self.paints.append(shader.node.inputs["Base Color"])
        return shader

    def _painted(self):
        graph = Graph("paint")
        return graph.finish(self._paint(graph))

    def _decorated(self, name, place):
        """Paint with the decals of an atlas, and transparent windows."""
        graph = Graph(name)
        vector = place(graph)
        colour, cover = graph.image(self.folder / "colour.png", vector)[:2]
        material = graph.image(self.folder / "material.png", vector, True)[0]
        pane = graph.image(self.folder / "panes.png", vector, True)[0]
        mirror, rough, glow = graph.separate(material)
        brightness = graph.node("ShaderNodeValue").outputs[0]
        brightness.default_value = 1.0
        self.lights.append(brightness)
        decal = graph.surface(
            Base_Color=colour,
            Metallic=graph.above(mirror, 0.3),
            Roughness=graph.math("MULTIPLY_ADD", rough, 0.7, 0.06),
            Specular_IOR_Level=graph.math("MINIMUM", 0.6, graph.math("MULTIPLY", mirror, 9.0)),
            Emission_Color=colour,
            Emission_Strength=graph.both(glow, brightness, 2.2),
        )
        shown = graph.mix(cover, self._paint(graph), decal)
        inside = graph.surface(Base_Color=(0.012, 0.012, 0.013), Roughness=0.9)
        backfacing = graph.node("ShaderNodeNewGeometry").outputs["Backfacing"]
        closed = graph.mix(backfacing, shown, inside)
        return graph.finish(graph.mix(pane, closed, graph.clear_glass()))

    def _place_by_corner(self, graph):
        u, v, _ = graph.separate(graph.attribute("place").outputs["Vector"])
        return graph.combine(u, v)

    def _place_by_point(self, graph):
        """Atlas coordinates of each point of the shell; position and normal determine the chart."""
        x, y, z = graph.separate(graph.attribute("place").outputs["Vector"])
        nx, ny, _ = graph.separate(graph.attribute("facing").outputs["Vector"])
        outside, beyond, within = graph.separate(graph.attribute("cabin").outputs["Vector"])
        along_front, along_rear, _ = graph.separate(graph.attribute("ends").outputs["Vector"])
        front_end, rear_end = self.facts["sides"]
        across = graph.math("ABSOLUTE", z)
        is_cabin = graph.below(outside, 0.0)
        is_body = graph.inverse(is_cabin)
        roof = graph.both(is_cabin, graph.below(beyond, 0.0))
        steep = graph.below(ny, 0.72)
        front = graph.math(
            "MAXIMUM",
            graph.both(roof, graph.below(nx, -0.9)),
            graph.both(is_body, graph.below(x, front_end), steep),
        )
        rear = graph.math(
            "MAXIMUM",
            graph.both(roof, graph.above(nx, 0.66)),
            graph.both(is_body, graph.above(x, rear_end), steep),
        )
        lids = graph.both(is_body, graph.above(ny, 0.62), graph.above(within, 0.0))
        ends = graph.math("MAXIMUM", front, rear)
        top = graph.both(graph.math("MAXIMUM", roof, lids), graph.inverse(ends))
        atlas = self.facts["atlas"]

        def place(chart, right, up):
            area = atlas["charts"][chart]
            u = graph.math("MULTIPLY", graph.math("SUBTRACT", right, area["left"]), atlas["scale"])
            u = graph.math("MINIMUM", graph.math("MAXIMUM", u, 0.0), area["wide"] * atlas["scale"])
            v = graph.math("SUBTRACT", area["bottom"] + area["tall"], up)
            v = graph.math("MINIMUM", graph.math("MAXIMUM", v, 1.0), area["tall"] - 2.0)
            v = graph.math("MULTIPLY_ADD", v, atlas["scale"], float(area["row"]))
            return (
                graph.math("DIVIDE", u, float(atlas["width"])),
                graph.math("SUBTRACT", 1.0, graph.math("DIVIDE", v, float(atlas["height"]))),
            )

        u, v = place("right", x, y)
        for condition, chart, right, up in (
            (graph.above(z, 0.0), "left", x, y),
            (top, "top", x, across),
            (front, "front", along_front, y),
            (rear, "rear", along_rear, y),
        ):
            chart_u, chart_v = place(chart, right, up)
            u = graph.choose(condition, chart_u, u)
            v = graph.choose(condition, chart_v, v)
        return graph.combine(u, v)
