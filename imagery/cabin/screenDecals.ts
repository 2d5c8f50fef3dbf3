import {
  drawDecal,
  filled,
  materials,
  stroked,
  type Decal,
  type DecalShape,
} from '../model/decals/decal';
import type { Chart } from '../model/mesh';
import { screens } from './cabinFittings';

const TEXELS_PER_MM = 3;

const box = (x: number, y: number, wide: number, tall: number, colour: string, glow = true) =>
  filled(
    `M${x} ${-y}h${wide}v${-tall}h${-wide}Z`,
    colour,
    glow ? materials.light : materials.glass,
  );

/** A map with a route, and a column of tiles. */
function middleScreen(wide: number, tall: number): DecalShape[] {
  const map = wide * 0.66;
  const tile = (row: number, colour: string): DecalShape =>
    box(map + 12, 14 + row * ((tall - 28) / 3), wide - map - 26, (tall - 28) / 3 - 10, colour);
  const road = (path: string, width: number, colour: string): DecalShape =>
    stroked(path, colour, width, materials.light);
  return [
    box(0, 0, wide, tall, '#0b1118'),
    box(0, 0, map, tall, '#141d27'),
    filled(`M0 ${-tall}H${map}V${-tall * 0.7}C${map * 0.7} ${-tall * 0.6} ${map * 0.4} ${-tall * 0.85} 0 ${-tall * 0.66}Z`, '#12303f', materials.light), // prettier-ignore
    ...[0.18, 0.42, 0.6, 0.84].map((y) => road(`M0 ${-tall * y}C${map * 0.3} ${-tall * (y + 0.08)} ${map * 0.7} ${-tall * (y - 0.1)} ${map} ${-tall * y}`, 3, '#2b3947')), // prettier-ignore
    ...[0.2, 0.48, 0.78].map((x) => road(`M${map * x} 0C${map * (x + 0.06)} ${-tall * 0.4} ${map * (x - 0.05)} ${-tall * 0.7} ${map * x} ${-tall}`, 3, '#2b3947')), // prettier-ignore
    road(`M${map * 0.5} ${-10}C${map * 0.52} ${-tall * 0.4} ${map * 0.4} ${-tall * 0.5} ${map * 0.66} ${-tall * 0.74}`, 8, '#2f8fe0'), // prettier-ignore
    filled(`M${map * 0.5} ${-34}l10 22l-10 -6l-10 6Z`, '#f4f8fb', materials.light),
    tile(0, '#1d2833'),
    tile(1, '#23313f'),
    tile(2, '#1d2833'),
    ...[0, 1, 2].flatMap((row) => {
      const y = 14 + row * ((tall - 28) / 3) + (tall - 28) / 6;
      return [
        box(map + 24, y + 2, (wide - map) * 0.4, 6, '#c9d6e0'),
        box(map + 24, y - 12, (wide - map) * 0.25, 4, '#71879a'),
      ];
    }),
  ];
}

/** Speed and range as bars and arcs; without text, so that it suits every market. */
function cluster(wide: number, tall: number): DecalShape[] {
  const arc = (x: number, colour: string, to: number): DecalShape =>
    stroked(
      `M${x - 30} ${-tall / 2 + 18}A34 34 0 1 1 ${x + 30 * to} ${-tall / 2 + 18}`,
      colour,
      5,
      materials.light,
    );
  return [
    box(0, 0, wide, tall, '#070b10'),
    arc(58, '#33414e', 1),
    arc(wide - 58, '#33414e', 1),
    stroked(
      `M28 ${-tall / 2 + 18}A34 34 0 0 1 58 ${-tall / 2 - 34}`,
      '#37b6a6',
      5,
      materials.light,
    ),
    stroked(`M${wide - 88} ${-tall / 2 + 18}A34 34 0 0 1 ${wide - 86} ${-tall / 2 - 12}`, '#d7e3ec', 5, materials.light), // prettier-ignore
    filled(`M${wide / 2 - 34} -12L${wide / 2 - 8} ${-tall + 26}h16L${wide / 2 + 34} -12Z`, '#1c2732', materials.light), // prettier-ignore
    stroked(`M${wide / 2 - 34} -12L${wide / 2 - 8} ${-tall + 26}M${wide / 2 + 34} -12L${wide / 2 + 8} ${-tall + 26}`, '#8fa5b8', 2.5, materials.light), // prettier-ignore
    box(wide / 2 - 16, tall - 20, 32, 8, '#d7e3ec'),
  ];
}

/** Draws the contents of the screens. */
export async function screenDecals(electric: boolean): Promise<Partial<Record<Chart, Decal>>> {
  const draw = ({ wide, tall }: { wide: number; tall: number }, shapes: DecalShape[]) =>
    drawDecal(shapes, { left: 0, bottom: 0, wide, tall, scale: TEXELS_PER_MM });
  const middle = electric ? screens.middleElectric : screens.middle;
  const [front, rear] = await Promise.all([
    draw(middle, middleScreen(middle.wide, middle.tall)),
    draw(screens.cluster, cluster(screens.cluster.wide, screens.cluster.tall)),
  ]);
  return { front, rear };
}
