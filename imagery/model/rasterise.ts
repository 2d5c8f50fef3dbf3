import type { Mesh } from './mesh';
import { projectPoint, type Viewpoint } from './viewpoint';

/** The triangle that is visible at each pixel. */
export interface VisibleTriangles {
  width: number;
  height: number;
  /** Index of the triangle at each pixel, or -1. */
  triangle: Int32Array;
  /** Projected corners: x and y in pixels, and the inverse of the distance. */
  projected: Float32Array;
}

/** Renders a mesh into a depth buffer, without back faces; `mirrored` if the view is a reflection. */
export function rasterise(
  mesh: Mesh,
  view: Viewpoint,
  width: number,
  height: number,
  mirrored = false,
): VisibleTriangles {
  const { positions, corners } = mesh;
  const count = positions.length / 3;
  const projected = new Float32Array(count * 3);
  for (let index = 0; index < count; index += 1) {
    const at = index * 3;
    const [x, y, depth] = projectPoint(
      view,
      positions[at] ?? 0,
      positions[at + 1] ?? 0,
      positions[at + 2] ?? 0,
    );
    projected[at] = x;
    projected[at + 1] = y;
    projected[at + 2] = 1 / depth;
  }
  const nearest = new Float32Array(width * height);
  const triangle = new Int32Array(width * height).fill(-1);
  const triangles = corners.length / 3;
  for (let number = 0; number < triangles; number += 1) {
    const a = (corners[number * 3] ?? 0) * 3;
    const b = (corners[number * 3 + 1] ?? 0) * 3;
    const c = (corners[number * 3 + 2] ?? 0) * 3;
    const ax = projected[a] ?? 0;
    const ay = projected[a + 1] ?? 0;
    const bx = projected[b] ?? 0;
    const by = projected[b + 1] ?? 0;
    const cx = projected[c] ?? 0;
    const cy = projected[c + 1] ?? 0;
    // Triangles that extend behind the camera are skipped.
    const [aw, bw, cw] = [projected[a + 2] ?? 0, projected[b + 2] ?? 0, projected[c + 2] ?? 0];
    if (aw <= 0 || bw <= 0 || cw <= 0) continue;
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (mirrored ? area <= 0 : area >= 0) continue;
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    if (left > right || top > bottom) continue;
    const inverse = 1 / area;
    for (let y = top; y <= bottom; y += 1) {
      const py = y + 0.5;
      for (let x = left; x <= right; x += 1) {
        const px = x + 0.5;
        const u = ((bx - px) * (cy - py) - (by - py) * (cx - px)) * inverse;
        const v = ((cx - px) * (ay - py) - (cy - py) * (ax - px)) * inverse;
        const w = 1 - u - v;
        if (u < 0 || v < 0 || w < 0) continue;
        const depth = u * aw + v * bw + w * cw;
        const at = y * width + x;
        if (depth <= (nearest[at] ?? 0)) continue;
        nearest[at] = depth;
        triangle[at] = number;
      }
    }
  }
  return { width, height, triangle, projected };
}
