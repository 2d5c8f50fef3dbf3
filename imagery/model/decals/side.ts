import { windowOutline } from '../../illustrations/glass';
import { measureCar } from '../../illustrations/geometry';
import { doorLines } from '../../illustrations/panels';
import { pathPoint, polygon, smoothPath } from '../../illustrations/svg';
import type { BodySolid } from '../bodySolid';
import { filled, materials, stroked, type DecalShape } from './decal';

const GAP = '#030405';
const BLACK = '#08090a';
const PLASTIC = '#17191b';

/** Shut lines as dark gaps. */
const gap = (path: string, width = 7): DecalShape[] => [
  stroked(path, GAP, width, materials.gap, 0.85),
];

function windows(solid: BodySolid): DecalShape[] {
  const { body } = solid;
  const geometry = measureCar(body);
  const outline = windowOutline(geometry);
  const [, middle, rear] = body.doors;
  const clip = (shape: DecalShape): DecalShape => ({
    ...shape,
    markup: (paint) =>
      `<clipPath id="dlo"><path d="${outline}"/></clipPath><g clip-path="url(#dlo)">${shape.markup(paint)}</g>`,
  });
  const seat = (x: number, y: number): DecalShape[] => [
    clip(
      filled(
        `M${pathPoint(x - 150, y - 200)}C${pathPoint(x - 130, y + 20)} ${pathPoint(x - 120, y + 130)} ${pathPoint(x - 40, y + 140)}C${pathPoint(x + 30, y + 140)} ${pathPoint(x + 60, y + 20)} ${pathPoint(x + 110, y - 200)}Z`,
        '#020303',
        materials.glass,
        0.8,
      ),
    ),
    clip(
      filled(
        `M${pathPoint(x - 66, y + 152)}Q${pathPoint(x - 76, y + 262)} ${pathPoint(x - 14, y + 262)}Q${pathPoint(x + 38, y + 262)} ${pathPoint(x + 36, y + 152)}Z`,
        '#020303',
        materials.glass,
        0.8,
      ),
    ),
  ];
  const pillar = (x: number, half: number, lean: number): DecalShape =>
    clip(
      filled(
        polygon(
          [x - half - lean, body.height],
          [x + half - lean, body.height],
          [x + half + lean, body.beltFront - 60],
          [x - half + lean, body.beltFront - 60],
        ),
        BLACK,
        materials.gloss,
      ),
    );
  const trim = smoothPath([
    [body.windows.rearFoot + 20, body.beltRear + 2],
    [(body.windows.front + body.windows.rearFoot) / 2, (body.beltFront + body.beltRear) / 2 - 12],
    [body.windows.front - 20, body.beltFront - 6],
  ]);
  return [
    filled(outline, BLACK, materials.gloss),
    stroked(outline, BLACK, 34, materials.gloss),
    filled(outline, '#151d23', materials.glass),
    ...seat(middle - 300, body.beltFront + 20),
    ...(solid.has('panel') ? [] : seat(rear - 120, body.beltRear)),
    ...(solid.has('panel') ? [] : [pillar(middle + 4, 44, 8)]),
    ...(solid.has('panel') || solid.has('twodoor') ? [] : [pillar(rear + 110, 22, 34)]),
    stroked(trim, '#c9ced2', 12, materials.chrome),
  ];
}

function lowerTrim(solid: BodySolid): DecalShape[] {
  const { body, axles, archRadius } = solid;
  const { sill, length } = body;
  if (!solid.has('cladding')) {
    return [
      filled(
        polygon(
          [-60, sill + 46],
          [length + 60, sill + 62],
          [length + 60, sill - 80],
          [-60, sill - 80],
        ),
        PLASTIC,
        materials.plastic,
      ),
    ];
  }
  const lip = archRadius + 56;
  const ring = (axle: number): DecalShape => ({
    markup: (paint) => `<circle cx="${axle}" cy="${-body.tyreRadius}" r="${lip}" fill="${paint}"/>`,
    colour: PLASTIC,
    material: materials.plastic,
  });
  return [
    filled(
      polygon(
        [-60, sill + 150],
        [axles[0], sill + 128],
        [axles[1], sill + 140],
        [length + 60, sill + 190],
        [length + 60, sill - 80],
        [-60, sill - 80],
      ),
      PLASTIC,
      materials.plastic,
    ),
    ...axles.map(ring),
    filled(
      polygon(
        [axles[0] + lip + 60, sill + 52],
        [axles[1] - lip - 60, sill + 60],
        [axles[1] - lip - 74, sill + 40],
        [axles[0] + lip + 76, sill + 34],
      ),
      '#9aa0a6',
      materials.chrome,
      0.7,
    ),
  ];
}

/** The hollows behind the door handles. */
function handleWells(solid: BodySolid): DecalShape[] {
  const [, middle, back] = solid.body.doors;
  const isTwoDoor = solid.has('panel') || solid.has('twodoor');
  const places = isTwoDoor ? [middle - 220] : [middle - 190, back - 160];
  return places.map((x) => {
    const y = solid.crease(x) + 26;
    return filled(
      `M${pathPoint(x - 112, y)}C${pathPoint(x - 90, y + 26)} ${pathPoint(x + 60, y + 28)} ${pathPoint(x + 104, y + 4)}C${pathPoint(x + 70, y - 32)} ${pathPoint(x - 80, y - 34)} ${pathPoint(x - 112, y)}Z`,
      GAP,
      materials.gap,
      0.6,
    );
  });
}

/** The fuel or charge flap: round for fuel, square for a charge plug. */
function flap(solid: BodySolid, electric: boolean): DecalShape[] {
  const { body, axles } = solid;
  const x = solid.has('bed') ? body.doors[2] + 480 : axles[1] + 60;
  const y = solid.crease(axles[1]) - 36;
  const path = electric
    ? `M${pathPoint(x - 62, y + 54)}h104a22 22 0 0 1 22 22v64a22 22 0 0 1 -22 22h-104a22 22 0 0 1 -22 -22v-64a22 22 0 0 1 22 -22Z`
    : `M${pathPoint(x - 74, y)}a74 74 0 1 0 148 0a74 74 0 1 0 -148 0Z`;
  return gap(path, 5);
}

/** All shapes on the side of a body; the fuel flap is on the right, a charge flap on the left. */
export function sideDecal(
  solid: BodySolid,
  side: 'left' | 'right',
  electric: boolean,
): DecalShape[] {
  const { body } = solid;
  const geometry = measureCar(body);
  const extra: DecalShape[] = [];
  const [, middle, rear] = body.doors;
  const foot = body.sill + 95;
  if (solid.has('panel')) {
    extra.push(
      ...gap(
        `M${pathPoint(middle + 60, body.beltRear - 60)}L${pathPoint(body.tail[0] - 330, body.beltRear - 40)}`,
        13,
      ),
      ...gap(
        `M${pathPoint(rear + 120, body.height - 200)}L${pathPoint(rear + 110, foot + 20)}Q${pathPoint(rear + 108, foot)} ${pathPoint(rear + 80, foot)}L${pathPoint(middle - 20, foot)}`,
      ),
      ...gap(
        `M${pathPoint(middle + 40, foot + 10)}L${pathPoint(middle + 50, body.height - 210)}L${pathPoint(rear + 120, body.height - 200)}`,
      ),
    );
  }
  if (solid.has('bed'))
    extra.push(
      ...gap(
        `M${pathPoint(rear + 290, body.beltRear + 40)}L${pathPoint(rear + 280, body.sill + 60)}`,
        14,
      ),
    );
  return [
    ...lowerTrim(solid),
    ...windows(solid),
    ...gap(doorLines(geometry)),
    ...handleWells(solid),
    ...extra,
    ...((side === 'left') === electric ? flap(solid, electric) : []),
  ];
}
