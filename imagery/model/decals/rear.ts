import type { Face } from '../../illustrations/face';
import { pathPoint, polygon } from '../../illustrations/svg';
import type { BodySolid } from '../bodySolid';
import { filled, materials, stroked, type DecalShape } from './decal';
import { rearScreen } from './screens';

const RED = '#7c0710';
const BRIGHT = '#e3202a';
const redLens = { mirror: 0.06, rough: 0, glow: 0.12 };
const redLight = { mirror: 0.05, rough: 0, glow: 0.75 };

interface Measures {
  lamp: number;
  half: number;
  /** Position on the side, `distance` millimetres behind the corner, limited to the rear's chart. */
  beyond: (distance: number) => number;
  bar: boolean;
}

const bladeLine = (path: string, width: number): DecalShape[] => [
  stroked(path, BRIGHT, width, redLight),
  stroked(path, '#ff8a80', width * 0.35, redLight),
];

function sweptLamp({ lamp, half, beyond, bar }: Measures): DecalShape[] {
  const lens = `M${pathPoint(half * 0.52, lamp - 40)}C${pathPoint(half * 0.7, lamp - 56)} ${pathPoint(half * 0.9, lamp - 60)} ${pathPoint(beyond(30), lamp - 44)}C${pathPoint(beyond(140), lamp - 10)} ${pathPoint(beyond(230), lamp + 20)} ${pathPoint(beyond(330), lamp + 56)}C${pathPoint(beyond(160), lamp + 70)} ${pathPoint(half * 0.98, lamp + 66)} ${pathPoint(half * 0.8, lamp + 40)}C${pathPoint(half * 0.68, lamp + 22)} ${pathPoint(half * 0.58, lamp + 10)} ${pathPoint(half * 0.5, lamp + 6)}Z`;
  return [
    filled(lens, RED, redLens),
    stroked(lens, '#1c0305', 7, materials.gap),
    ...bladeLine(
      `M${pathPoint(half * 0.56, lamp - 14)}C${pathPoint(half * 0.76, lamp - 4)} ${pathPoint(half * 0.95, lamp + 26)} ${pathPoint(beyond(220), lamp + 40)}`,
      15,
    ),
    ...(bar
      ? bladeLine(`M${pathPoint(-50, lamp - 14)}L${pathPoint(half * 0.52, lamp - 14)}`, 9)
      : []),
  ];
}

function columnLamp({ lamp, half, beyond, bar }: Measures): DecalShape[] {
  const lens = `M${pathPoint(half * 0.78, lamp + 110)}L${pathPoint(half * 0.93, lamp + 120)}C${pathPoint(beyond(90), lamp + 60)} ${pathPoint(beyond(120), lamp - 40)} ${pathPoint(beyond(70), lamp - 190)}L${pathPoint(half * 0.86, lamp - 180)}C${pathPoint(half * 0.82, lamp - 90)} ${pathPoint(half * 0.8, lamp)} ${pathPoint(half * 0.78, lamp + 110)}Z`;
  return [
    filled(lens, RED, redLens),
    stroked(lens, '#1c0305', 7, materials.gap),
    ...bladeLine(
      `M${pathPoint(half * 0.86, lamp + 84)}C${pathPoint(half * 0.88, lamp - 20)} ${pathPoint(half * 0.9, lamp - 80)} ${pathPoint(half * 0.94, lamp - 150)}`,
      16,
    ),
    ...bladeLine(
      `M${pathPoint(beyond(10), lamp + 60)}C${pathPoint(beyond(50), lamp)} ${pathPoint(beyond(50), lamp - 70)} ${pathPoint(beyond(30), lamp - 150)}`,
      12,
    ),
    ...(bar
      ? bladeLine(`M${pathPoint(-50, lamp - 30)}L${pathPoint(half * 0.8, lamp - 30)}`, 9)
      : []),
  ];
}

function barLamp({ lamp, half, beyond }: Measures): DecalShape[] {
  const lens = polygon(
    [-60, lamp + 34],
    [half * 0.9, lamp + 36],
    [beyond(300), lamp + 42],
    [beyond(230), lamp - 18],
    [half * 0.9, lamp - 40],
    [half * 0.55, lamp - 22],
    [-60, lamp - 18],
  );
  return [
    filled(lens, '#30060a', redLens),
    stroked(lens, '#120204', 7, materials.gap),
    ...bladeLine(
      `M${pathPoint(-50, lamp + 8)}L${pathPoint(half * 0.9, lamp + 8)}L${pathPoint(beyond(210), lamp + 16)}`,
      14,
    ),
  ];
}

const lamps = [sweptLamp, columnLamp, barLamp] as const;

/** Tailgate, lamps, plate and bumper on the rear chart: distance along the rear from the middle, and height. */
export function rearDecal(solid: BodySolid, face: Face, electric: boolean): DecalShape[] {
  const { body, across } = solid;
  const half = across.width / 2 - 60;
  const notchback = solid.has('notchback');
  const bed = solid.has('bed');
  const lamp = body.tail[1] - (notchback ? 96 : bed ? 150 : 44);
  const [, start] = solid.sides;
  const end = solid.halfWidth(start, lamp) + solid.rear(lamp) - start - 50;
  const beyond = (distance: number): number => half + Math.min(distance, end - half);
  const foot = body.heel[1];
  const seam = body.bumper[1] + 40;
  const plateY = bed ? foot + 170 : notchback ? body.bumper[1] + 130 : (lamp + seam) / 2 - 10;
  const plate = polygon(
    [-60, plateY + 55],
    [260, plateY + 55],
    [260, plateY - 55],
    [-60, plateY - 55],
  );
  const gate = solid.has('panel')
    ? `M${pathPoint(half * 0.9, body.spoiler[1] - 20)}L${pathPoint(half * 0.9, foot + 170)}L${pathPoint(-50, foot + 170)}`
    : `M${pathPoint(half * 0.86, lamp - 40)}C${pathPoint(half * 0.84, lamp - 160)} ${pathPoint(half * 0.78, seam + 60)} ${pathPoint(half * 0.66, seam)}L${pathPoint(-50, seam)}`;
  const black = solid.has('cladding') ? body.sill + 190 : foot + 96;
  return [
    filled(
      polygon(
        [-60, black],
        [half * 0.7, black + 6],
        [half + 700, black + 14],
        [half + 700, 0],
        [-60, 0],
      ),
      '#15171a',
      materials.plastic,
    ),
    filled(
      polygon(
        [-60, foot + 130],
        [half * 0.46, foot + 130],
        [half * 0.54, foot + 40],
        [-60, foot + 40],
      ),
      '#08090a',
      materials.gloss,
    ),
    ...rearScreen(solid),
    stroked(gate, '#030405', 8, materials.gap, 0.8),
    ...(solid.has('panel')
      ? [
          stroked(
            `M${pathPoint(0, body.spoiler[1] - 20)}L${pathPoint(0, foot + 170)}`,
            '#030405',
            9,
            materials.gap,
            0.8,
          ),
        ]
      : []),
    stroked(
      `M${pathPoint(half * 0.86, lamp - 60)}C${pathPoint(half * 0.98, seam + 60)} ${pathPoint(half + 200, seam + 30)} ${pathPoint(half + 430, seam - 60)}`,
      '#030405',
      5,
      materials.gap,
      0.6,
    ),
    ...lamps[face]({ lamp, half, beyond, bar: electric && face !== 2 }),
    filled(
      polygon(
        [half * 0.72, foot + 176],
        [half * 0.98, foot + 186],
        [half * 0.98, foot + 160],
        [half * 0.72, foot + 152],
      ),
      RED,
      redLens,
    ),
    filled(plate, '#dfe1e2', { mirror: 0.03, rough: 0.5 }),
    stroked(plate, '#17191b', 9, materials.plastic),
    ...(electric || solid.has('cladding')
      ? []
      : [
          stroked(
            `M${pathPoint(half * 0.56, foot + 66)}L${pathPoint(half * 0.72, foot + 68)}`,
            '#aab0b5',
            30,
            materials.chrome,
          ),
          stroked(
            `M${pathPoint(half * 0.57, foot + 66)}L${pathPoint(half * 0.71, foot + 68)}`,
            '#050505',
            17,
            materials.gap,
          ),
        ]),
  ];
}
