import type { Face } from '../../illustrations/lamps';
import { at, polygon, type Point } from '../../illustrations/svg';
import type { BodySolid } from '../bodySolid';
import { filled, materials, stroked, type DecalShape } from './decal';

const DARK = '#07090b';
const LENS = '#0d1115';
const PLASTIC = '#15171a';

/** Measures of a face: bonnet edge, nose, chin, and half the width up to the corner. */
interface Measures {
  edge: number;
  nose: number;
  chin: number;
  half: number;
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

function sweptLamp({ edge, half }: Measures): DecalShape[] {
  const lens = `M${at(half * 0.55, edge - 172)}C${at(half * 0.7, edge - 112)} ${at(half * 0.92, edge - 84)} ${at(half + 250, edge - 34)}C${at(half + 200, edge - 96)} ${at(half + 80, edge - 150)} ${at(half * 0.94, edge - 178)}C${at(half * 0.8, edge - 204)} ${at(half * 0.62, edge - 206)} ${at(half * 0.55, edge - 172)}Z`;
  return [
    filled(lens, LENS, materials.glass),
    stroked(lens, DARK, 10, materials.gap),
    ...projector(half * 0.76, edge - 160, 27),
    ...projector(half * 0.9, edge - 146, 25),
    ...blade(
      `M${at(half * 0.585, edge - 168)}C${at(half * 0.72, edge - 118)} ${at(half * 0.93, edge - 96)} ${at(half + 190, edge - 58)}`,
      11,
    ),
  ];
}

function uprightLamp({ edge, half }: Measures): DecalShape[] {
  const [left, right, top, foot] = [half * 0.6, half + 90, edge - 72, edge - 196];
  const lens = `M${at(left + 14, top - 6)}L${at(half * 0.95, top + 8)}L${at(right + 36, top + 12)}Q${at(right + 54, top - 10)} ${at(right + 20, foot + 26)}Q${at(right, foot)} ${at(half * 0.96, foot - 4)}L${at(left + 30, foot)}Q${at(left - 4, foot + 8)} ${at(left, foot + 40)}Z`;
  return [
    filled(lens, LENS, materials.glass),
    stroked(lens, DARK, 10, materials.gap),
    ...projector(half * 0.74, edge - 132, 38),
    ...projector(half * 0.92, edge - 130, 34),
    ...blade(
      `M${at(left + 22, foot + 22)}L${at(left + 24, top - 22)}L${at(half * 0.95, top - 10)}L${at(right + 20, top - 6)}`,
      12,
    ),
  ];
}

function splitLamp({ edge, nose, half }: Measures): DecalShape[] {
  const lens = `M${at(half * 0.5, edge - 108)}C${at(half * 0.7, edge - 80)} ${at(half * 0.95, edge - 62)} ${at(half + 210, edge - 44)}C${at(half + 120, edge - 96)} ${at(half * 0.9, edge - 124)} ${at(half * 0.52, edge - 138)}Z`;
  const y = nose - 24;
  const pod = `M${at(half * 0.66, y + 74)}L${at(half * 0.97, y + 84)}Q${at(half + 60, y + 80)} ${at(half + 40, y + 10)}Q${at(half + 20, y - 66)} ${at(half * 0.9, y - 72)}L${at(half * 0.72, y - 66)}Q${at(half * 0.62, y - 40)} ${at(half * 0.66, y + 74)}Z`;
  return [
    filled(lens, LENS, materials.glass),
    ...blade(
      `M${at(half * 0.53, edge - 122)}C${at(half * 0.72, edge - 98)} ${at(half * 0.95, edge - 82)} ${at(half + 140, edge - 64)}`,
      12,
    ),
    filled(pod, DARK, materials.gloss),
    ...projector(half * 0.8, y + 6, 46),
    ...projector(half * 0.95, y + 8, 34),
  ];
}

const lamps = [sweptLamp, uprightLamp, splitLamp] as const;

/** Bars inside an opening, clipped to it. */
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
  const foots = [nose - 40, nose - 70, nose + 70] as const;
  const reach = [half * 0.5, half * 0.54, half * 0.46] as const;
  const [top, foot, wide] = [tops[face], foots[face], reach[face]];
  const outline = symmetric(
    face === 1
      ? [
          [wide, top - 14],
          [wide + 10, (top + foot) / 2],
          [wide - 70, foot],
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

/** An electric car needs no grille: a closed panel with a line of light from lamp to lamp. */
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
    ...blade(`M${at(-half * 0.52, y + 12)}L${at(half * 0.54, y + 12)}`, 7),
    stroked(
      `M${at(-half * 0.5, nose + 6)}L${at(half * 0.5, nose + 6)}L${at(half * 0.62, nose + 40)}`,
      '#030405',
      5,
      materials.gap,
      0.5,
    ),
  ];
}

function lowerBumper({ nose, chin, half }: Measures, electric: boolean): DecalShape[] {
  const top = nose - (electric ? 170 : 168);
  const foot = chin + 74;
  const intake = symmetric([
    [half * 0.5, top],
    [half * 0.6, (top + foot) / 2],
    [half * 0.54, foot],
  ]);
  const vent = polygon(
    [half * 0.76, nose - 96],
    [half * 0.99, nose - 70],
    [half + 20, nose - 150],
    [half * 0.97, chin + 110],
    [half * 0.74, chin + 92],
    [half * 0.7, nose - 190],
  );
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

/** The face of a car on the front chart: distance along the bumper from the middle, and height. */
export function frontDecal(solid: BodySolid, face: Face, electric: boolean): DecalShape[] {
  const { body, across } = solid;
  const measures: Measures = {
    edge: body.bonnetEdge[1],
    nose: body.nose[1],
    chin: body.chin[1],
    half: across.width / 2 - 30,
  };
  const { edge, half, nose } = measures;
  return [
    stroked(
      `M${at(-50, edge - 42)}C${at(half * 0.6, edge - 44)} ${at(half * 0.8, edge - 24)} ${at(half + 120, edge + 10)}`,
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
    ...lowerBumper(measures, electric),
    ...(electric ? closedFace(measures) : grille(measures, face)),
    ...lamps[face](measures),
    ...plate(measures),
    disc(0, electric ? edge - 76 : edge - 92, electric ? 30 : 34, '#c4cad0', materials.chrome),
    disc(0, electric ? edge - 76 : edge - 92, electric ? 21 : 24, '#0d1013', materials.gloss),
    stroked(
      `M${at(half + 430, nose - 100)}C${at(half + 420, nose + 40)} ${at(half + 330, edge - 150)} ${at(half + 200, edge - 130)}`,
      '#030405',
      5,
      materials.gap,
      0.6,
    ),
  ];
}
