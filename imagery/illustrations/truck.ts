import type { Drawing } from './car';
import { darken, lighten } from './colour';
import { commonMaterials } from './materials';
import { paints, type PaintName } from './paints';
import { shadesOf, type Shades } from './shades';
import {
  at,
  linearGradient,
  namingFor,
  polygon,
  round,
  verticalGradient,
  type Naming,
} from './svg';
import { drawTyre } from './wheels';

/** Measurements of a three-axle distribution truck with a box body; millimetres. */
export const TRUCK_LENGTH = 9400;
export const TRUCK_HEIGHT = 3860;
export const TRUCK_TYRE = 505;
export const TRUCK_AXLES = [1420, 6750, 8080] as const;
export const CAB = { back: 2330, sill: 880, roof: 3080 };
export const BOX = { front: 2560, back: 9340, floor: 1180, top: TRUCK_HEIGHT };

export interface TruckOptions {
  paint: PaintName;
  /** Makes ids unique when several vehicles share a document. */
  id?: string;
}

const cabOutline = `M${at(110, 560)}L${at(40, 900)}C${at(0, 1300)} ${at(10, 1600)} ${at(60, 1840)}L${at(300, 2820)}Q${at(350, 3040)} ${at(560, CAB.roof)}L${at(CAB.back, CAB.roof)}L${at(CAB.back, CAB.sill)}L${at(TRUCK_AXLES[0] + 518, CAB.sill)}A640 640 0 0 0 ${at(TRUCK_AXLES[0] - 603, CAB.sill - 160)}L${at(TRUCK_AXLES[0] - 637, 560)}Z`;

/** The fairing that leads the air from the cab's roof over the box. */
const deflector = `M${at(620, CAB.roof - 10)}C${at(1000, CAB.roof + 60)} ${at(1500, 3640)} ${at(CAB.back, TRUCK_HEIGHT - 40)}L${at(CAB.back + 60, CAB.roof - 10)}Z`;

const fill = (path: string, colour: string, rest = ''): string =>
  `<path d="${path}" fill="${colour}" ${rest}/>`;

const line = (path: string, colour: string, width: number, opacity: number): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`;

const box = (x: number, top: number, width: number, height: number, colour: string, rest = '') =>
  `<rect x="${round(x)}" y="${round(-top)}" width="${round(width)}" height="${round(height)}" fill="${colour}" ${rest}/>`;

function materials(name: Naming, shades: Shades): string {
  return [
    verticalGradient(name('cab'), -CAB.roof, -560, [
      [0, lighten(shades.base, 0.36)],
      [0.3, shades.base],
      [0.5, lighten(shades.base, 0.12)],
      [0.62, shades.turned],
      [1, shades.shadow],
    ]),
    verticalGradient(name('fairing'), -TRUCK_HEIGHT, -CAB.roof, [
      [0, lighten(shades.base, 0.4)],
      [1, darken(shades.base, 0.22)],
    ]),
    verticalGradient(name('body'), -BOX.top, -BOX.floor, [
      [0, '#fbfcfc'],
      [0.5, '#eceef0'],
      [0.85, '#d2d6da'],
      [1, '#b3b9bf'],
    ]),
    verticalGradient(name('pane'), -2900, -1900, [
      [0, '#55656f'],
      [0.5, '#27323a'],
      [1, '#10161b'],
    ]),
    linearGradient(
      name('front-shade'),
      [
        [0, '#000000', 0.42],
        [1, '#000000', 0],
      ],
      [0, 0, 1, 0],
    ),
    `<clipPath id="${name('cab-clip')}"><path d="${cabOutline}"/></clipPath>`,
  ].join('');
}

/** Frame, battery boxes, side skirts, mudguards and the underrun bar. */
function chassis(): string {
  return [
    box(500, 1180, TRUCK_LENGTH - 700, 330, '#14171a'),
    box(2520, 1160, 240, 560, '#22262a'),
    fill(
      polygon([2780, 1120], [TRUCK_AXLES[1] - 640, 1120], [TRUCK_AXLES[1] - 760, 470], [2860, 470]),
      '#2b3035',
    ),
    line(`M${at(2860, 1060)}L${at(TRUCK_AXLES[1] - 700, 1060)}`, '#5c636a', 10, 0.6),
    line(`M${at(4200, 1110)}L${at(4200, 490)}`, '#101315', 8, 0.7),
    box(TRUCK_AXLES[2] + 640, 1120, 520, 300, '#22262a'),
    box(TRUCK_LENGTH - 240, 900, 60, 340, '#22262a'),
    box(TRUCK_LENGTH - 330, 640, 240, 110, '#3a4046'),
    box(TRUCK_LENGTH - 70, 860, 60, 160, '#b3141c', 'rx="12"'),
  ].join('');
}

/** The box body: aluminium posts, a coloured sweep, marker lamps. */
function boxBody(name: Naming, shades: Shades): string {
  const { front, back, floor, top } = BOX;
  const sweep = `M${at(front, floor + 260)}C${at(front + 2400, floor + 340)} ${at(front + 4600, floor + 900)} ${at(back, top - 500)}L${at(back, floor)}L${at(front, floor)}Z`;
  const markers = [3300, 4700, 6100, 7500, 8900].map((x) =>
    box(x, floor + 60, 120, 34, '#e39a2d', 'rx="8"'),
  );
  return [
    box(front, top, back - front, top - floor, `url(#${name('body')})`, 'rx="40"'),
    fill(sweep, shades.base, 'opacity=".92"'),
    fill(sweep, '#000', 'opacity=".08"'),
    box(front, top, back - front, 60, '#fff', 'opacity=".7" rx="30"'),
    box(front, floor + 40, back - front, 60, '#7f868d'),
    box(front, top, 46, top - floor, '#c3c8cd'),
    box(back - 46, top, 46, top - floor, '#aab0b6'),
    markers.join(''),
  ].join('');
}

function cab(name: Naming, shades: Shades): string {
  const windscreen = polygon([86, 1900], [318, 2840], [400, 2860], [250, 1900]);
  const window = `M${at(560, 1960)}L${at(700, 2760)}Q${at(720, 2840)} ${at(800, 2840)}L${at(1500, 2840)}Q${at(1560, 2840)} ${at(1560, 2780)}L${at(1560, 1960)}Z`;
  const door = `M${at(700, 1040)}L${at(600, 1040)}Q${at(482, 1040)} ${at(478, 1180)}L${at(480, 1800)}L${at(640, 2850)}Q${at(660, 2920)} ${at(740, 2920)}L${at(1640, 2920)}L${at(1640, 1180)}Q${at(1630, 1020)} ${at(1560, 1040)}`;
  return [
    fill(deflector, `url(#${name('fairing')})`),
    fill(cabOutline, `url(#${name('cab')})`),
    `<g clip-path="url(#${name('cab-clip')})">`,
    box(0, CAB.roof, 520, 2600, `url(#${name('front-shade')})`),
    box(0, 1560, CAB.back, 90, shades.highlight, `opacity=".45" filter="url(#${name('band')})"`),
    box(0, 1180, CAB.back, 320, shades.deepShadow, `opacity=".4" filter="url(#${name('broad')})"`),
    box(0, 760, 900, 240, '#15181b'),
    fill(polygon([0, 1500], [190, 1500], [160, 1000], [0, 1000]), '#101316'),
    '</g>',
    fill(windscreen, `url(#${name('pane')})`),
    fill(window, '#0b0d10', 'stroke="#0b0d10" stroke-width="40" stroke-linejoin="round"'),
    fill(window, `url(#${name('pane')})`),
    fill(polygon([900, 2840], [1080, 2840], [780, 1960], [600, 1960]), '#fff', 'opacity=".1"'),
    line(door, '#04060a', 12, 0.6),
    line(`M${at(1720, 1650)}L${at(CAB.back, 1650)}`, '#04060a', 8, 0.35),
    box(1360, 1700, 190, 44, shades.shadow, 'rx="20"'),
    steps(),
    visor(),
    mirrorArm(),
    lamp(name),
    line(`M${at(560, CAB.roof)}L${at(CAB.back, CAB.roof)}`, '#04060a', 8, 0.35),
  ].join('');
}

/** Leads the air from the cab's side over the gap to the box. */
const flap = (name: Naming): string => {
  const edge = CAB.back + 150;
  const outline = polygon(
    [CAB.back - 20, TRUCK_HEIGHT - 50],
    [edge, TRUCK_HEIGHT - 90],
    [edge, CAB.sill + 60],
    [CAB.back - 20, CAB.sill],
  );
  return [
    fill(outline, `url(#${name('cab')})`),
    fill(outline, '#000', 'opacity=".3"'),
    line(`M${at(CAB.back, TRUCK_HEIGHT - 70)}L${at(CAB.back, CAB.sill + 20)}`, '#04060a', 12, 0.5),
  ].join('');
};

/** Shades the windscreen; tinted. */
const visor = (): string =>
  [
    fill(polygon([352, 2990], [190, 2920], [208, 2855], [366, 2900]), '#1c2228', 'opacity=".92"'),
    line(`M${at(208, 2914)}L${at(340, 2972)}`, '#fff', 10, 0.25),
  ].join('');

const steps = (): string =>
  [
    box(300, 1120, 420, 60, '#0c0e10', 'rx="14"'),
    box(280, 780, 420, 60, '#3d4348', 'rx="14"'),
  ].join('');

const mirrorArm = (): string =>
  [
    line(`M${at(520, 2700)}L${at(330, 2620)}`, '#15181b', 40, 1),
    box(200, 2640, 190, 620, '#15181b', 'rx="60"'),
    box(214, 2620, 40, 560, '#fff', 'opacity=".14" rx="20"'),
  ].join('');

const lamp = (name: Naming): string =>
  [
    fill(
      `M${at(70, 930)}L${at(420, 930)}Q${at(460, 860)} ${at(420, 780)}L${at(90, 760)}Z`,
      `url(#${name('lamp')})`,
      'stroke="#07090c" stroke-width="12"',
    ),
    line(`M${at(110, 890)}L${at(390, 890)}`, '#fdfefe', 26, 1),
  ].join('');

/** A steel wheel with hand holes and a hub, standing on the ground at `x`. */
function wheel(name: Naming, x: number): string {
  const rim = TRUCK_TYRE * 0.6;
  const holes = Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5;
    return `<circle cx="${round(Math.cos(angle) * rim * 0.76)}" cy="${round(Math.sin(angle) * rim * 0.76)}" r="${round(rim * 0.1)}" fill="#15181b"/>`;
  });
  return [
    `<g transform="translate(${x} ${-TRUCK_TYRE})">`,
    drawTyre(name, TRUCK_TYRE),
    `<circle r="${round(rim)}" fill="url(#${name('alloy')})"/>`,
    `<circle r="${round(rim * 0.97)}" fill="none" stroke="url(#${name('lip')})" stroke-width="18"/>`,
    holes.join(''),
    `<circle r="${round(rim * 0.55)}" fill="#2a2e33" opacity=".55"/>`,
    `<circle r="${round(rim * 0.42)}" fill="url(#${name('hub')})"/>`,
    `<circle r="${round(rim * 0.2)}" fill="#3a3f45"/>`,
    '</g>',
  ].join('');
}

const mudguard = (x: number): string =>
  `<path d="M${at(x - 610, TRUCK_TYRE + 60)}A610 610 0 0 1 ${at(x + 610, TRUCK_TYRE + 60)}" fill="none" stroke="#1b1f23" stroke-width="60"/>`;

/** Draws a distribution truck from the side, facing left. */
export function drawTruck({ paint, id = 'truck' }: TruckOptions): Drawing {
  const name = namingFor(id);
  const shades = shadesOf(paints[paint]);
  const markup = [
    chassis(),
    fill(
      `M${at(TRUCK_AXLES[0] - 620, 600)}A620 620 0 0 1 ${at(TRUCK_AXLES[0] + 620, 600)}Z`,
      '#08090b',
    ),
    box(CAB.back, 2900, BOX.front - CAB.back, 1800, '#1b1f23'),
    flap(name),
    boxBody(name, shades),
    cab(name, shades),
    mudguard(TRUCK_AXLES[1]),
    mudguard(TRUCK_AXLES[2]),
    TRUCK_AXLES.map((x) => wheel(name, x)).join(''),
  ].join('');
  return {
    id,
    length: TRUCK_LENGTH,
    height: TRUCK_HEIGHT,
    axles: TRUCK_AXLES,
    tyreRadius: TRUCK_TYRE,
    clearance: 470,
    headlamp: [60, 850],
    tailLamp: [TRUCK_LENGTH, 800],
    defs: commonMaterials(name) + materials(name, shades),
    markup,
  };
}
