import type { Face } from '../../illustrations/face';
import { pathPoint, polygon, type Point } from '../../illustrations/svg';
import type { BodySolid } from '../bodySolid';
import { filled, materials, stroked, type DecalShape } from './decal';

const DARK = '#07090b';
const LENS = '#0d1115';
const PLASTIC = '#15171a';

/** Measurements of a front: bonnet edge, nose, chin, and half the width up to the corner. */
interface Measures {
  edge: number;
  nose: number;
  chin: number;
  half: number;
  /** Position on the side, `distance` millimetres behind the corner, limited to the front's chart. */
  beyond: (distance: number) => number;
}

const disc = (
  x: number,
  y: number,
  radius: number,
  colour: string,
  material: DecalShape['material'],
): DecalShape => ({
  markup: (paint) => `<circle cx="${x}" cy="${-y}" r="${radius}" fill="${paint}"/>`,
  colour,
  material,
});

const projector = (x: number, y: number, radius: number): DecalShape[] => [
  disc(x, y, radius, '#8d979f', materials.chrome),
  disc(x, y, radius * 0.8, '#151a1f', materials.glass),
  disc(x, y, radius * 0.58, '#b9c9d6', materials.lamp),
  disc(x - radius * 0.14, y + radius * 0.16, radius * 0.26, '#ffffff', materials.light),
];

const blade = (path: string, width: number): DecalShape[] => [
  stroked(path, '#b8c6d2', width * 2.1, materials.lamp, 0.45),
  stroked(path, '#ffffff', width, materials.light),
];

function sweptLamp({ edge, half, beyond }: Measures): DecalShape[] {
  const lens = `M${pathPoint(half * 0.55, edge - 172)}C${pathPoint(half * 0.7, edge - 112)} ${pathPoint(half * 0.92, edge - 84)} ${pathPoint(beyond(250), edge - 34)}C${pathPoint(beyond(200), edge - 96)} ${pathPoint(beyond(80), edge - 150)} ${pathPoint(half * 0.94, edge - 178)}C${pathPoint(half * 0.8, edge - 204)} ${pathPoint(half * 0.62, edge - 206)} ${pathPoint(half * 0.55, edge - 172)}Z`;
  return [
    filled(lens, LENS, materials.glass),
    stroked(lens, DARK, 10, materials.gap),
    ...projector(half * 0.76, edge - 160, 27),
    ...projector(half * 0.9, edge - 146, 25),
    ...blade(
      `M${pathPoint(half * 0.585, edge - 168)}C${pathPoint(half * 0.72, edge - 118)} ${pathPoint(half * 0.93, edge - 96)} ${pathPoint(beyond(190), edge - 58)}`,
      11,
    ),
  ];
}

function uprightLamp({ edge, half, beyond }: Measures): DecalShape[] {
  const [left, right, top, foot] = [half * 0.6, beyond(90), edge - 72, edge - 196];
  const lens = `M${pathPoint(left + 14, top - 6)}L${pathPoint(half * 0.95, top + 8)}L${pathPoint(right + 36, top + 12)}Q${pathPoint(right + 54, top - 10)} ${pathPoint(right + 20, foot + 26)}Q${pathPoint(right, foot)} ${pathPoint(half * 0.96, foot - 4)}L${pathPoint(left + 30, foot)}Q${pathPoint(left - 4, foot + 8)} ${pathPoint(left, foot + 40)}Z`;
  return [
    filled(lens, LENS, materials.glass),
    stroked(lens, DARK, 10, materials.gap),
    ...projector(half * 0.74, edge - 132, 38),
    ...projector(half * 0.92, edge - 130, 34),
    ...blade(
      `M${pathPoint(left + 22, foot + 22)}L${pathPoint(left + 24, top - 22)}L${pathPoint(half * 0.95, top - 10)}L${pathPoint(right + 20, top - 6)}`,
      12,
    ),
  ];
}

function splitLamp({ edge, nose, half, beyond }: Measures): DecalShape[] {
  const lens = `M${pathPoint(half * 0.5, edge - 108)}C${pathPoint(half * 0.7, edge - 80)} ${pathPoint(half * 0.95, edge - 62)} ${pathPoint(beyond(210), edge - 44)}C${pathPoint(beyond(120), edge - 96)} ${pathPoint(half * 0.9, edge - 124)} ${pathPoint(half * 0.52, edge - 138)}Z`;
  const y = nose - 24;
  const pod = `M${pathPoint(half * 0.68, y + 62)}Q${pathPoint(half * 0.82, y + 70)} ${pathPoint(half * 0.97, y + 76)}Q${pathPoint(beyond(40), y + 72)} ${pathPoint(beyond(26), y + 20)}Q${pathPoint(beyond(10), y - 54)} ${pathPoint(half * 0.92, y - 60)}L${pathPoint(half * 0.74, y - 56)}Q${pathPoint(half * 0.64, y - 40)} ${pathPoint(half * 0.68, y + 62)}Z`;
  return [
    filled(lens, LENS, materials.glass),
    ...blade(
      `M${pathPoint(half * 0.53, edge - 122)}C${pathPoint(half * 0.72, edge - 98)} ${pathPoint(half * 0.95, edge - 82)} ${pathPoint(beyond(140), edge - 64)}`,
      12,
    ),
    filled(pod, DARK, materials.gloss),
    ...projector(half * 0.8, y + 6, 46),
    ...projector(half * 0.95, y + 8, 34),
  ];
}

const lamps = [sweptLamp, uprightLamp, splitLamp] as const;

/** Horizontal bars that are clipped to an opening. */
function bars(
  outline: string,
  rows: readonly number[],
  colour: string,
  width: number,
  id: string,
): DecalShape {
  return {
    markup: (paint) =>
      `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${rows.map((y) => `<path d="M-900 ${-y}H900" stroke="${paint}" stroke-width="${width}"/>`).join('')}</g>`,
    colour,
    material: { mirror: 0.12, rough: 0.4 },
  };
}

const symmetric = (points: readonly Point[]): string =>
  polygon(...points, ...[...points].reverse().map(([x, y]): Point => [-x, y]));

function grille({ edge, nose, half }: Measures, face: Face): DecalShape[] {
  const tops = [edge - 148, edge - 84, edge - 148] as const;
  const foots = [nose - 40, nose - 70, edge - 186] as const;
  const reach = [half * 0.5, half * 0.54, half * 0.46] as const;
  const [top, foot, wide] = [tops[face], foots[face], reach[face]];
  const outline = symmetric(
    face === 1
      ? [
          [wide, top - 14],
          [wide + 10, (top + foot) / 2],
          [wide - 70, foot],
        ]
      : face === 2
        ? [
            [wide - 6, top],
            [wide, top - 6],
            [wide - 30, foot],
          ]
        : [
            [wide - 60, top],
            [wide, top - 34],
            [wide - 50, foot + 20],
            [wide - 110, foot],
          ],
  );
  const rows = Array.from({ length: 9 }, (_, index) => foot + ((top - foot) * (index + 0.5)) / 9);
  return [
    filled(outline, '#030405', materials.gap),
    bars(outline, rows, '#2a2e33', 9, 'grille'),
    stroked(
      outline,
      face === 1 ? '#b4babf' : '#1b1f23',
      face === 1 ? 13 : 10,
      face === 1 ? materials.chrome : materials.gloss,
    ),
  ];
}

/** The front of an electric car: a closed panel instead of a grille, with a line of light between the lamps. */
function closedFace({ edge, nose, half }: Measures): DecalShape[] {
  const y = edge - 128;
  const panel = symmetric([
    [half * 0.5, y + 26],
    [half * 0.56, y],
    [half * 0.46, y - 40],
    [half * 0.3, y - 48],
  ]);
  return [
    filled(panel, '#0a0c0e', materials.gloss),
    ...blade(`M${pathPoint(-half * 0.52, y + 12)}L${pathPoint(half * 0.54, y + 12)}`, 7),
    stroked(
      `M${pathPoint(-half * 0.5, nose + 6)}L${pathPoint(half * 0.5, nose + 6)}L${pathPoint(half * 0.62, nose + 40)}`,
      '#030405',
      5,
      materials.gap,
      0.5,
    ),
  ];
}

function lowerBumper({ nose, chin, half }: Measures, face: Face, electric: boolean): DecalShape[] {
  const top = nose - (electric ? 170 : 168);
  const foot = chin + 74;
  const intake = symmetric([
    [half * 0.5, top],
    [half * 0.6, (top + foot) / 2],
    [half * 0.54, foot],
  ]);
  // Split lamps extend down to the place where other fronts have an air vent.
  const vent =
    face === 2
      ? `M${pathPoint(half * 0.68, chin + 150)}L${pathPoint(half * 0.99, chin + 168)}L${pathPoint(half + 10, chin + 128)}L${pathPoint(half * 0.7, chin + 112)}Z`
      : `M${pathPoint(half * 0.84, nose - 70)}Q${pathPoint(half * 0.99, nose - 66)} ${pathPoint(half + 4, nose - 90)}L${pathPoint(half * 0.97, chin + 140)}Q${pathPoint(half * 0.96, chin + 112)} ${pathPoint(half * 0.9, chin + 110)}L${pathPoint(half * 0.7, chin + 104)}Q${pathPoint(half * 0.66, chin + 108)} ${pathPoint(half * 0.7, chin + 136)}L${pathPoint(half * 0.86, chin + 196)}Z`;
  const rows = Array.from({ length: 5 }, (_, index) => foot + ((top - foot) * (index + 0.5)) / 5);
  return [
    filled(
      polygon(
        [-60, chin + 56],
        [half * 0.7, chin + 58],
        [half + 600, chin + 66],
        [half + 600, chin - 120],
        [-60, chin - 120],
      ),
      PLASTIC,
      materials.plastic,
    ),
    filled(vent, '#0b0d0f', materials.gloss),
    filled(intake, '#040506', materials.gap),
    bars(intake, rows, '#1e2226', 8, 'intake'),
  ];
}

function plate({ nose }: Measures): DecalShape[] {
  const rect = polygon([-60, nose - 30], [260, nose - 30], [260, nose - 140], [-60, nose - 140]);
  return [
    filled(rect, '#dfe1e2', { mirror: 0.03, rough: 0.5 }),
    stroked(rect, '#17191b', 9, materials.plastic),
  ];
}

/** Limits shapes that extend around the corner to the front's chart. */
function beyondCorner(half: number, solid: BodySolid, y: number): Measures['beyond'] {
  const [start] = solid.sides;
  const end = solid.halfWidth(start, y) + start - solid.front(y) - 50;
  return (distance) => half + Math.min(distance, end - half);
}

/** The front of a car on its chart: distance along the bumper from the middle, and height. */
export function frontDecal(solid: BodySolid, face: Face, electric: boolean): DecalShape[] {
  const { body, across } = solid;
  const half = across.width / 2 - 30;
  const measures: Measures = {
    edge: body.bonnetEdge[1],
    nose: body.nose[1],
    chin: body.chin[1],
    half,
    beyond: beyondCorner(half, solid, body.bonnetEdge[1] - 80),
  };
  const { edge, nose } = measures;
  return [
    stroked(
      `M${pathPoint(-50, edge - 70)}L${pathPoint(half * 0.4, edge - 72)}L${pathPoint(half * 0.6, edge - 80)}`,
      '#030405',
      7,
      materials.gap,
      0.75,
    ),
    ...(solid.has('cladding')
      ? [
          filled(
            polygon(
              [-60, body.sill + 150],
              [half * 0.8, body.sill + 160],
              [half + 700, body.sill + 150],
              [half + 700, 0],
              [-60, 0],
            ),
            PLASTIC,
            materials.plastic,
          ),
        ]
      : []),
    ...lowerBumper(measures, face, electric),
    ...(electric ? closedFace(measures) : grille(measures, face)),
    ...lamps[face](measures),
    ...plate(measures),
    disc(0, electric ? edge - 76 : edge - 92, electric ? 30 : 34, '#c4cad0', materials.chrome),
    disc(0, electric ? edge - 76 : edge - 92, electric ? 21 : 24, '#0d1013', materials.gloss),
    stroked(
      `M${pathPoint(half + 430, nose - 100)}C${pathPoint(half + 420, nose + 40)} ${pathPoint(half + 330, edge - 150)} ${pathPoint(half + 200, edge - 130)}`,
      '#030405',
      5,
      materials.gap,
      0.6,
    ),
  ];
}
