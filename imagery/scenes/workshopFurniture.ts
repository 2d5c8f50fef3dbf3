import { project, upright, type Camera } from './camera';
import { ellipse, steps } from './stage';

/** Colours of the furniture; its gradients `shop-cabinet`, `shop-lift` and `shop-shade` belong to the scene. */
export interface FurniturePalette {
  steel: string;
  lift: readonly [string, string];
  cabinet: readonly [string, string];
}

/** Tool cabinets and a board with hanging tools against the back wall. */
export function drawBenches(
  camera: Camera,
  z: number,
  { steel, cabinet }: FurniturePalette,
): string {
  const left = -6500;
  const drawers = steps(left, left + 2400, 800).map((x) =>
    [
      upright(camera, z, [x, x + 780], [60, 900], 'url(#shop-cabinet)'),
      [250, 470, 690]
        .map((y) => upright(camera, z, [x + 80, x + 700], [y, y + 24], steel, 'opacity=".8"'))
        .join(''),
    ].join(''),
  );
  const tools = steps(left + 220, left + 2900, 230).map((x, index) => {
    const length = [420, 520, 350, 470, 300][index % 5] ?? 400;
    return (
      upright(camera, z, [x, x + 46], [2250 - length, 2250], cabinet[1]) +
      upright(camera, z, [x - 30, x + 76], [2200, 2290], cabinet[1])
    );
  });
  return [
    upright(camera, z, [left, left + 3180], [1500, 2450], steel, 'opacity=".45"'),
    tools.join(''),
    drawers.join(''),
    upright(camera, z, [left - 40, left + 3220], [900, 980], steel),
  ].join('');
}

/** A tool trolley beside the lift. */
export function drawTrolley(camera: Camera, { steel, lift }: FurniturePalette): string {
  const z = 7300;
  const x = -4400;
  const shade = project(camera, [x + 380, 0, z]);
  return [
    ellipse(shade[0], shade[1] + 4, 130, 16, 'url(#shop-shade)'),
    upright(camera, z, [x + 60, x + 160], [0, 130], '#15191d'),
    upright(camera, z, [x + 600, x + 700], [0, 130], '#15191d'),
    upright(camera, z, [x, x + 760], [120, 980], 'url(#shop-lift)'),
    [240, 400, 560, 720, 860]
      .map((y) => upright(camera, z, [x + 60, x + 700], [y, y + 22], lift[1]))
      .join(''),
    [262, 422, 582, 742]
      .map((y) => upright(camera, z, [x + 60, x + 700], [y, y + 8], '#fff', 'opacity=".25"'))
      .join(''),
    upright(camera, z, [x - 30, x + 790], [980, 1030], steel),
  ].join('');
}
