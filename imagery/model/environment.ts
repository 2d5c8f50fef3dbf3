/** Light by direction, in a square table of `size`² numbers (an octahedral map). */
export interface LightTable {
  size: number;
  values: Float32Array;
}

/**
 * The light around a vehicle in a studio: softboxes above, a bright wall, a dark band at the horizon
 * and a lit floor give paint its highlights. One channel: studio light is neutral.
 */
export interface Environment {
  /** The light without blur, for clear coat and glass. */
  sharp: LightTable;
  /** The light as flakes and brushed metal reflect it. */
  glossy: LightTable;
  /** The light as matt surfaces receive it. */
  soft: LightTable;
}

/** The direction (a unit vector) at a position in the map, 0 to 1 each. */
function directionAt(column: number, row: number): readonly [number, number, number] {
  const u = column * 2 - 1;
  const v = row * 2 - 1;
  const y = 1 - Math.abs(u) - Math.abs(v);
  const fold = Math.max(-y, 0);
  const x = u + (u >= 0 ? -fold : fold);
  const z = v + (v >= 0 ? -fold : fold);
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/** Interpolates a table in a direction (a unit vector). */
export function readLight({ size, values }: LightTable, x: number, y: number, z: number): number {
  const scale = 1 / (Math.abs(x) + Math.abs(y) + Math.abs(z));
  let u = x * scale;
  let v = z * scale;
  if (y < 0) {
    const folded = (1 - Math.abs(v)) * (u >= 0 ? 1 : -1);
    v = (1 - Math.abs(u)) * (v >= 0 ? 1 : -1);
    u = folded;
  }
  const column = Math.min(size - 1.001, Math.max(0, (u * 0.5 + 0.5) * size - 0.5));
  const row = Math.min(size - 1.001, Math.max(0, (v * 0.5 + 0.5) * size - 0.5));
  const i = column | 0;
  const j = row | 0;
  const a = column - i;
  const b = row - j;
  const at = j * size + i;
  const near = (values[at] ?? 0) * (1 - a) + (values[at + 1] ?? 0) * a;
  const far = (values[at + size] ?? 0) * (1 - a) + (values[at + size + 1] ?? 0) * a;
  return near * (1 - b) + far * b;
}

/** Tabulates the light of every direction. */
export function tabulate(
  size: number,
  light: (x: number, y: number, z: number) => number,
): LightTable {
  const values = new Float32Array(size * size);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      values[row * size + column] = light(
        ...directionAt((column + 0.5) / size, (row + 0.5) / size),
      );
    }
  }
  return { size, values };
}

/** Averages light over a lobe around each direction; a higher `power` means a narrower lobe. */
export function blurLight(source: LightTable, size: number, power: number): LightTable {
  const STEPS = 40;
  const samples: (readonly [number, number, number, number, number])[] = [];
  for (let row = 0; row < STEPS; row += 1) {
    for (let column = 0; column < STEPS; column += 1) {
      const [x, y, z] = directionAt((column + 0.5) / STEPS, (row + 0.5) / STEPS);
      const area = (Math.abs(x) + Math.abs(y) + Math.abs(z)) ** 3;
      samples.push([x, y, z, area, readLight(source, x, y, z)]);
    }
  }
  return tabulate(size, (x, y, z) => {
    let sum = 0;
    let total = 0;
    for (const [sx, sy, sz, area, light] of samples) {
      const cosine = x * sx + y * sy + z * sz;
      if (cosine <= 0.02) continue;
      const weight = cosine ** power * area;
      sum += weight * light;
      total += weight;
    }
    return sum / total;
  });
}
