import type { Field } from './field';

/** Half of a symmetric surface (z ≥ 0): positions and outward normals of shared corners, and triangles. */
export interface Surface {
  positions: number[];
  normals: number[];
  triangles: number[];
}

export interface SurfaceBox {
  x: readonly [number, number];
  y: readonly [number, number];
  /** Maximum z; the box begins at the middle plane. */
  z: number;
}

/** Cells per edge of a block; blocks far from the surface are skipped. */
const BLOCK_CELLS = 8;
const CORNERS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const EDGES = [
  [0, 1], [2, 3], [4, 5], [6, 7], [0, 2], [1, 3], [4, 6], [5, 7], [0, 4], [1, 5], [2, 6], [3, 7],
] as const; // prettier-ignore

/** Outward direction of a field at a point as a unit vector, and its slope. */
function findDirection(field: Field, x: number, y: number, z: number, h: number) {
  const gx = field(x + h, y, z) - field(x - h, y, z);
  const gy = field(x, y + h, z) - field(x, y - h, z);
  const gz = field(x, y, z + h) - field(x, y, z - h);
  const length = Math.hypot(gx, gy, gz) || 1;
  return { x: gx / length, y: gy / length, z: gz / length, slope: length / (2 * h) };
}

/**
 * Finds the surface of a field that is symmetric about z = 0 with naive surface nets: one corner
 * per cell of `size` millimetres, moved onto the surface.
 */
export function findSurface(field: Field, box: SurfaceBox, size: number): Surface {
  const nx = Math.ceil((box.x[1] - box.x[0]) / size / BLOCK_CELLS) * BLOCK_CELLS;
  const ny = Math.ceil((box.y[1] - box.y[0]) / size / BLOCK_CELLS) * BLOCK_CELLS;
  const nz = Math.ceil(box.z / size / BLOCK_CELLS + 0.1) * BLOCK_CELLS;
  const sx = 1;
  const sy = nx + 1;
  const sz = (nx + 1) * (ny + 1);
  const xAt = (i: number): number => box.x[0] + i * size;
  const yAt = (j: number): number => box.y[0] + j * size;
  const zAt = (k: number): number => (k - 0.5) * size;
  const values = new Float32Array(sz * (nz + 1)).fill(Number.NaN);
  const reach = size * BLOCK_CELLS * 0.87 * 1.7 + size * 2;
  const blocks: [number, number, number][] = [];
  for (let k = 0; k < nz; k += BLOCK_CELLS) {
    for (let j = 0; j < ny; j += BLOCK_CELLS) {
      for (let i = 0; i < nx; i += BLOCK_CELLS) {
        const half = BLOCK_CELLS / 2;
        if (Math.abs(field(xAt(i + half), yAt(j + half), zAt(k + half))) < reach)
          blocks.push([i, j, k]);
      }
    }
  }
  for (const [i0, j0, k0] of blocks) {
    for (let k = k0; k <= k0 + BLOCK_CELLS; k += 1) {
      for (let j = j0; j <= j0 + BLOCK_CELLS; j += 1) {
        for (let i = i0; i <= i0 + BLOCK_CELLS; i += 1) {
          const at = i + j * sy + k * sz;
          if (Number.isNaN(values[at])) values[at] = field(xAt(i), yAt(j), zAt(k));
        }
      }
    }
  }

  const surface: Surface = { positions: [], normals: [], triangles: [] };
  const corner = new Int32Array(sz * (nz + 1)).fill(-1);
  const offsets = CORNERS.map((c) => (c & 1) * sx + ((c >> 1) & 1) * sy + (c >> 2) * sz);
  const cellValues = new Float64Array(8);

  function placeCorner(i: number, j: number, k: number, at: number): void {
    let mask = 0;
    for (const c of CORNERS) {
      const value = values[at + (offsets[c] ?? 0)] ?? Number.NaN;
      cellValues[c] = value;
      if (value < 0) mask |= 1 << c;
    }
    if (mask === 0 || mask === 255) return;
    let [x, y, z, count] = [0, 0, 0, 0];
    for (const [a, b] of EDGES) {
      const va = cellValues[a] ?? 0;
      const vb = cellValues[b] ?? 0;
      if (va < 0 === vb < 0) continue;
      const t = va / (va - vb);
      x += (a & 1) + t * ((b & 1) - (a & 1));
      y += ((a >> 1) & 1) + t * (((b >> 1) & 1) - ((a >> 1) & 1));
      z += (a >> 2) + t * ((b >> 2) - (a >> 2));
      count += 1;
    }
    x = xAt(i) + (x / count) * size;
    y = yAt(j) + (y / count) * size;
    z = k === 0 ? 0 : zAt(k) + (z / count) * size;
    for (let step = 0; step < 2; step += 1) {
      const d = findDirection(field, x, y, z, 2);
      const move = Math.max(-size, Math.min(size, field(x, y, z) / Math.max(d.slope, 0.3)));
      x -= d.x * move;
      y -= d.y * move;
      if (k !== 0) z -= d.z * move;
    }
    const normal = findDirection(field, x, y, z, 4);
    corner[at] = surface.positions.length / 3;
    surface.positions.push(x, y, z);
    const flat = k === 0 ? 0 : normal.z;
    const length = Math.hypot(normal.x, normal.y, flat) || 1;
    surface.normals.push(normal.x / length, normal.y / length, flat / length);
  }

  function quad(a: number, b: number, c: number, d: number, flip: boolean): void {
    const [p, q, r, s] = [corner[a] ?? -1, corner[b] ?? -1, corner[c] ?? -1, corner[d] ?? -1];
    if (p < 0 || q < 0 || r < 0 || s < 0) return;
    if (flip) surface.triangles.push(p, r, q, p, s, r);
    else surface.triangles.push(p, q, r, p, r, s);
  }

  const cells = (visit: (i: number, j: number, k: number, at: number) => void): void => {
    for (const [i0, j0, k0] of blocks) {
      for (let k = k0; k < k0 + BLOCK_CELLS; k += 1) {
        for (let j = j0; j < j0 + BLOCK_CELLS; j += 1) {
          for (let i = i0; i < i0 + BLOCK_CELLS; i += 1) visit(i, j, k, i + j * sy + k * sz);
        }
      }
    }
  };
  cells(placeCorner);
  cells((i, j, k, at) => {
    const inside = (values[at] ?? 0) < 0;
    if (i > 0 && j > 0 && inside !== (values[at + sz] ?? 0) < 0) {
      quad(at, at - sx, at - sx - sy, at - sy, !inside);
    }
    if (i > 0 && k > 0 && inside !== (values[at + sy] ?? 0) < 0) {
      quad(at, at - sz, at - sz - sx, at - sx, !inside);
    }
    if (j > 0 && k > 0 && inside !== (values[at + sx] ?? 0) < 0) {
      quad(at, at - sy, at - sy - sz, at - sz, !inside);
    }
  });
  return surface;
}
