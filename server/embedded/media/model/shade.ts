import type { Decal } from './decals/decal';
import { lightFrom, type Environment } from './environment';
import type { Chart, Mesh } from './mesh';
import type { Visible } from './rasterise';
import type { Viewpoint } from './viewpoint';

/** A car paint in linear light. */
export interface PaintLook {
  colour: readonly [number, number, number];
  metallic: number;
}

export interface ShadeOptions {
  mesh: Mesh;
  view: Viewpoint;
  environment: Environment;
  paint: PaintLook;
  decals: Partial<Record<Chart, Decal>>;
}

/** Light seen at every covered pixel: linear RGB and cover, four numbers per pixel. */
export function shade(visible: Visible, options: ShadeOptions): Float32Array {
  const { mesh, view, environment, paint, decals } = options;
  const { width, height, triangle, projected } = visible;
  const { positions, normals, places, openness, corners, finishOf, finishes } = mesh;
  const picture = new Float32Array(width * height * 4);
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
    // The floor under the vehicle is in its own shadow: light from below fades near the ground.
    const lift = ny < 0.2 ? Math.min(1, 0.45 + y / 900) : 1;
    const diffuse = lightFrom(environment.soft, nx, ny, nz) * open * lift;
    const clear =
      lightFrom(environment.sharp, rx * rl, ry * rl, rz * rl) *
      (0.35 + 0.65 * open) *
      (ry < -0.02 ? Math.min(1, 0.35 + y / 1100) : 1);

    const finishNumber = finishOf[number] ?? 0;
    const finish = finishes[finishNumber];
    let red = 0;
    let green = 0;
    let blue = 0;
    let cover = 0;
    if (finish && !('chart' in finish)) {
      const blurredLight = lightFrom(environment.glossy, rx * rl, ry * rl, rz * rl) * open;
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
        const flake = lightFrom(environment.glossy, rx * rl, ry * rl, rz * rl) * open;
        const shine = paint.metallic;
        const body = diffuse * (1 - shine * 0.45) + flake * shine * 0.62;
        const coat = (0.045 + 0.955 * grazing) * clear;
        red = (paint.colour[0] * body + coat) * (1 - cover);
        green = (paint.colour[1] * body + coat) * (1 - cover);
        blue = (paint.colour[2] * body + coat) * (1 - cover);
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
    picture[target] = red;
    picture[target + 1] = green;
    picture[target + 2] = blue;
    picture[target + 3] = 1;
  }
  return picture;
}
