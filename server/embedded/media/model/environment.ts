import { smoothStep } from './field';

/**
 * The light around a vehicle in a studio, looked up by direction: softboxes above, a bright wall,
 * a dark band at the horizon and a lit floor give paint its highlights. One channel: studio light
 * is neutral, colour comes from the tint of a look.
 */
export interface Environment {
  /** Light from a direction of length one; `rough` 0 is sharp, 1 fully diffuse. */
  sharp: Float32Array;
  glossy: Float32Array;
  soft: Float32Array;
}

const SIZE = 128;

/** Octahedral map: the index of a direction in a table of `SIZE`², in fractions. */
function directionAt(column: number, row: number): readonly [number, number, number] {
  const u = ((column + 0.5) / SIZE) * 2 - 1;
  const v = ((row + 0.5) / SIZE) * 2 - 1;
  const y = 1 - Math.abs(u) - Math.abs(v);
  const fold = Math.max(-y, 0);
  const x = u + (u >= 0 ? -fold : fold);
  const z = v + (v >= 0 ? -fold : fold);
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/** Reads a table bilinearly in a direction of length one. */
export function lightFrom(table: Float32Array, x: number, y: number, z: number): number {
  const scale = 1 / (Math.abs(x) + Math.abs(y) + Math.abs(z));
  let u = x * scale;
  let v = z * scale;
  if (y < 0) {
    const folded = (1 - Math.abs(v)) * (u >= 0 ? 1 : -1);
    v = (1 - Math.abs(u)) * (v >= 0 ? 1 : -1);
    u = folded;
  }
  const column = Math.min(SIZE - 1.001, Math.max(0, (u * 0.5 + 0.5) * SIZE - 0.5));
  const row = Math.min(SIZE - 1.001, Math.max(0, (v * 0.5 + 0.5) * SIZE - 0.5));
  const i = column | 0;
  const j = row | 0;
  const a = column - i;
  const b = row - j;
  const at = j * SIZE + i;
  const near = (table[at] ?? 0) * (1 - a) + (table[at + 1] ?? 0) * a;
  const far = (table[at + SIZE] ?? 0) * (1 - a) + (table[at + SIZE + 1] ?? 0) * a;
  return near * (1 - b) + far * b;
}

export interface StudioLight {
  wall: number;
  floor: number;
  horizon: number;
  softbox: number;
  fill: number;
}

function studioAt(
  { wall, floor, horizon, softbox, fill }: StudioLight,
  x: number,
  y: number,
  z: number,
): number {
  const elevation = (Math.asin(Math.max(-1, Math.min(1, y))) * 180) / Math.PI;
  const azimuth = Math.atan2(z, x);
  if (elevation < -1.5) return floor * (0.5 + 0.5 * smoothStep(-2, -45, elevation));
  let light =
    wall * (0.5 + 0.5 * smoothStep(4, 30, elevation)) * (0.86 + 0.14 * Math.cos(2 * azimuth));
  light *= 1 - (1 - horizon) * (1 - smoothStep(-1, 15, elevation));
  light +=
    fill *
    smoothStep(38, 50, elevation) *
    smoothStep(66, 58, elevation) *
    smoothStep(0.25, 0.6, Math.abs(Math.sin(azimuth)));
  const [px, pz] = [x / Math.max(y, 0.05), z / Math.max(y, 0.05)];
  const box = (cx: number, cz: number, hx: number, hz: number, edge: number): number =>
    smoothStep(hx + edge, hx - edge, Math.abs(px - cx)) *
    smoothStep(hz + edge, hz - edge, Math.abs(pz - cz));
  light += y > 0.1 ? softbox * box(0, 0, 1.5, 0.28, 0.1) : 0;
  light +=
    y > 0.1 ? softbox * 0.7 * (box(0, 1.5, 2.6, 0.3, 0.14) + box(0, -1.5, 2.6, 0.3, 0.14)) : 0;
  return light;
}

/** Averages the light over a lobe around each direction. */
function blurred(source: Float32Array, step: number, power: number): Float32Array {
  const samples: number[] = [];
  for (let row = 0; row < SIZE; row += step) {
    for (let column = 0; column < SIZE; column += step) {
      const [x, y, z] = directionAt(column + step / 2 - 0.5, row + step / 2 - 0.5);
      samples.push(
        x,
        y,
        z,
        lightFrom(source, x, y, z),
        (Math.abs(x) + Math.abs(y) + Math.abs(z)) ** 3,
      );
    }
  }
  const COARSE = 2;
  const table = new Float32Array(SIZE * SIZE);
  for (let row = 0; row < SIZE; row += COARSE) {
    for (let column = 0; column < SIZE; column += COARSE) {
      const [x, y, z] = directionAt(column + 0.5, row + 0.5);
      let sum = 0;
      let total = 0;
      for (let at = 0; at < samples.length; at += 5) {
        const cosine =
          x * (samples[at] ?? 0) + y * (samples[at + 1] ?? 0) + z * (samples[at + 2] ?? 0);
        if (cosine <= 0.02) continue;
        const weight = cosine ** power * (samples[at + 4] ?? 1);
        sum += weight * (samples[at + 3] ?? 0);
        total += weight;
      }
      const value = sum / total;
      for (const shift of [0, 1, SIZE, SIZE + 1]) table[row * SIZE + column + shift] = value;
    }
  }
  return table;
}

/** Computes the tables of a studio. */
export function createEnvironment(light: StudioLight): Environment {
  const sharp = new Float32Array(SIZE * SIZE);
  for (let row = 0; row < SIZE; row += 1) {
    for (let column = 0; column < SIZE; column += 1) {
      const [x, y, z] = directionAt(column, row);
      sharp[row * SIZE + column] = studioAt(light, x, y, z);
    }
  }
  return { sharp, glossy: blurred(sharp, 4, 24), soft: blurred(sharp, 8, 1) };
}

/** The light of every studio picture. */
export const studioLight: StudioLight = {
  wall: 0.42,
  floor: 0.34,
  horizon: 0.1,
  softbox: 4.2,
  fill: 0.5,
};
