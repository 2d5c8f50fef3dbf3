import type { Decal } from './decals/decal';
import { readLight, type Environment } from './environment';
import type { Chart, Mesh } from './mesh';
import type { VisibleTriangles } from './rasterise';
import type { Viewpoint } from './viewpoint';

/** A car paint in linear light. */
export interface PaintFinish {
  colour: readonly [number, number, number];
  metallic: number;
}

export interface ShadeOptions {
  mesh: Mesh;
  view: Viewpoint;
  environment: Environment;
  decals: Partial<Record<Chart, Decal>>;
}

/** The light of a view, from which pictures in any paint are computed. */
export interface Shaded {
  /** Light at every covered pixel without the light of the paint's colour: linear RGB and coverage. */
  light: Float32Array;
  /** Weights of the paint's colour, two numbers per pixel: for diffuse light, and for light reflected by its flakes. */
  paintwork: Float32Array;
}

/** Computes the light of a view without the paint's colour, which `applyPaint` adds. */
export function shade(visible: VisibleTriangles, options: ShadeOptions): Shaded {
  const { mesh, view, environment, decals } = options;
  const { width, height, triangle, projected } = visible;
  const { positions, normals, places, openness, corners, finishOf, finishes } = mesh;
  const light = new Float32Array(width * height * 4);
  const paintwork = new Float32Array(width * height * 2);
  const finishDecals = finishes.map((finish) =>
    'chart' in finish ? decals[finish.chart] : undefined,
  );

  for (let pixel = 0; pixel < triangle.length; pixel += 1) {
    const number = triangle[pixel] ?? -1;
    if (number < 0) continue;
    const a = corners[number * 3] ?? 0;
    const b = corners[number * 3 + 1] ?? 0;
    const c = corners[number * 3 + 2] ?? 0;
    const a3 = a * 3;
    const b3 = b * 3;
    const c3 = c * 3;
    const px = (pixel % width) + 0.5;
    const py = ((pixel / width) | 0) + 0.5;
    const ax = projected[a3] ?? 0;
    const ay = projected[a3 + 1] ?? 0;
    const bx = projected[b3] ?? 0;
    const by = projected[b3 + 1] ?? 0;
    const cx = projected[c3] ?? 0;
    const cy = projected[c3 + 1] ?? 0;
    let u = ((bx - px) * (cy - py) - (by - py) * (cx - px)) * (projected[a3 + 2] ?? 0);
    let v = ((cx - px) * (ay - py) - (cy - py) * (ax - px)) * (projected[b3 + 2] ?? 0);
    let w = ((ax - px) * (by - py) - (ay - py) * (bx - px)) * (projected[c3 + 2] ?? 0);
    const total = 1 / (u + v + w);
    u *= total;
    v *= total;
    w *= total;

    const x = u * (positions[a3] ?? 0) + v * (positions[b3] ?? 0) + w * (positions[c3] ?? 0);
    const y =
      u * (positions[a3 + 1] ?? 0) + v * (positions[b3 + 1] ?? 0) + w * (positions[c3 + 1] ?? 0);
    const z =
      u * (positions[a3 + 2] ?? 0) + v * (positions[b3 + 2] ?? 0) + w * (positions[c3 + 2] ?? 0);
    let nx = u * (normals[a3] ?? 0) + v * (normals[b3] ?? 0) + w * (normals[c3] ?? 0);
    let ny = u * (normals[a3 + 1] ?? 0) + v * (normals[b3 + 1] ?? 0) + w * (normals[c3 + 1] ?? 0);
    let nz = u * (normals[a3 + 2] ?? 0) + v * (normals[b3 + 2] ?? 0) + w * (normals[c3 + 2] ?? 0);
    const nl = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1);
    nx *= nl;
    ny *= nl;
    nz *= nl;
    let vx = view.eye[0] - x;
    let vy = view.eye[1] - y;
    let vz = view.eye[2] - z;
    const vl = 1 / Math.sqrt(vx * vx + vy * vy + vz * vz);
    vx *= vl;
    vy *= vl;
    vz *= vl;
    const facing = Math.max(0.02, nx * vx + ny * vy + nz * vz);
    const rx = 2 * facing * nx - vx;
    const ry = 2 * facing * ny - vy;
    const rz = 2 * facing * nz - vz;
    const rl = 1 / Math.sqrt(rx * rx + ry * ry + rz * rz);
    const open = u * (openness[a] ?? 1) + v * (openness[b] ?? 1) + w * (openness[c] ?? 1);
    const grazing = (1 - facing) ** 5;
    // The floor below the vehicle is in its shadow: light from below gets weaker near the ground.
    const lift = ny < 0.2 ? Math.min(1, 0.45 + y / 900) : 1;
    const diffuse = readLight(environment.soft, nx, ny, nz) * open * lift;
    const clear =
      readLight(environment.sharp, rx * rl, ry * rl, rz * rl) *
      (0.35 + 0.65 * open) *
      (ry < -0.02 ? Math.min(1, 0.35 + y / 1100) : 1);

    const finishNumber = finishOf[number] ?? 0;
    const finish = finishes[finishNumber];
    let red = 0;
    let green = 0;
    let blue = 0;
    let cover = 0;
    if (finish && !('chart' in finish)) {
      const blurredLight = readLight(environment.glossy, rx * rl, ry * rl, rz * rl) * open;
      const mirrorLight = clear + (blurredLight - clear) * finish.rough;
      const mirror =
        (finish.mirror + (1 - finish.mirror) * grazing * (1 - finish.rough * 0.85)) * mirrorLight;
      red = finish.colour[0] * diffuse + mirror;
      green = finish.colour[1] * diffuse + mirror;
      blue = finish.colour[2] * diffuse + mirror;
    } else {
      const decal = finishDecals[finishNumber];
      let at = -1;
      if (decal) {
        const column =
          (u * (places[a * 2] ?? 0) +
            v * (places[b * 2] ?? 0) +
            w * (places[c * 2] ?? 0) -
            decal.left) *
          decal.scale;
        const row =
          decal.height -
          (u * (places[a * 2 + 1] ?? 0) +
            v * (places[b * 2 + 1] ?? 0) +
            w * (places[c * 2 + 1] ?? 0) -
            decal.bottom) *
            decal.scale;
        if (column >= 0 && row >= 0 && column < decal.width && row < decal.height) {
          at = ((row | 0) * decal.width + (column | 0)) * 4;
          cover = decal.colour[at + 3] ?? 0;
        }
      }
      if (cover < 0.999) {
        const flake = readLight(environment.glossy, rx * rl, ry * rl, rz * rl) * open;
        paintwork[pixel * 2] = diffuse * (1 - cover);
        paintwork[pixel * 2 + 1] = flake * (1 - cover);
        const coat = (0.045 + 0.955 * grazing) * clear * (1 - cover);
        red = coat;
        green = coat;
        blue = coat;
      }
      if (decal && at >= 0 && cover > 0.001) {
        const plate = (decal.material[at] ?? 0) / 255;
        const rough = (decal.material[at + 1] ?? 0) / 255;
        const glow = (decal.material[at + 2] ?? 0) / 255;
        const lit = diffuse * (1 - glow) + glow * 1.6;
        const mirror =
          (plate + (1 - plate) * grazing * (1 - rough * 0.9)) *
          clear *
          cover *
          (plate > 0 ? 1 : 0) *
          (1 - rough * 0.5);
        red += (decal.colour[at] ?? 0) * lit + mirror;
        green += (decal.colour[at + 1] ?? 0) * lit + mirror;
        blue += (decal.colour[at + 2] ?? 0) * lit + mirror;
      }
    }
    const target = pixel * 4;
    light[target] = red;
    light[target + 1] = green;
    light[target + 2] = blue;
    light[target + 3] = 1;
  }
  return { light, paintwork };
}

/** A paint's colour, and its weights for diffuse light and for the light of its flakes. */
function paintWeights({ colour: [red, green, blue], metallic }: PaintFinish) {
  return { red, green, blue, matt: 1 - metallic * 0.45, shine: metallic * 0.62 };
}

/** The view with a paint: linear RGB and coverage, four numbers per pixel. */
export function applyPaint({ light, paintwork }: Shaded, paint: PaintFinish): Float32Array {
  const picture = light.slice();
  const { red, green, blue, matt, shine } = paintWeights(paint);
  for (let pixel = 0; pixel < paintwork.length / 2; pixel += 1) {
    const body = (paintwork[pixel * 2] ?? 0) * matt + (paintwork[pixel * 2 + 1] ?? 0) * shine;
    if (body === 0) continue;
    const at = pixel * 4;
    picture[at] = (picture[at] ?? 0) + red * body;
    picture[at + 1] = (picture[at + 1] ?? 0) + green * body;
    picture[at + 2] = (picture[at + 2] ?? 0) + blue * body;
  }
  return picture;
}
