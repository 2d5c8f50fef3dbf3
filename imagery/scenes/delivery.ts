import { drawCar } from '../illustrations/car';
import { blurFilter, linearGradient, radialGradient } from '../illustrations/svg';
import { driftingClouds, leafCrown, ridgePath, spruceRowPath } from './landscape';
import { placeVehicle } from './placeVehicle';
import {
  ellipse,
  fullWidth,
  rect,
  shape,
  STAGE_BOTTOM,
  STAGE_TOP,
  steps,
  type DrawScene,
  type Light,
} from './stage';

interface Palette {
  sky: readonly [string, string, string];
  cloud: string;
  hills: string;
  forest: string;
  lawn: readonly [string, string];
  cladding: readonly [string, string];
  plaster: readonly [string, string];
  roof: string;
  trim: string;
  pane: readonly [string, string];
  hedge: readonly [string, string];
  paving: readonly [string, string];
  street: readonly [string, string];
  parcel: readonly [string, string, string];
  lampStrength: number;
  exposure: readonly [number, number, number];
}

const palettes: Record<Light, Palette> = {
  day: {
    sky: ['#a6c9de', '#d7e5ea', '#f6f0e3'],
    cloud: '#ffffff',
    hills: '#a9c0bb',
    forest: '#6f9080',
    lawn: ['#a9bb7c', '#86a062'],
    cladding: ['#8a5a44', '#754a37'],
    plaster: ['#f1eee8', '#dcd7ce'],
    roof: '#3e4247',
    trim: '#f7f5f0',
    pane: ['#90a9b5', '#5a7482'],
    hedge: ['#6f9159', '#547444'],
    paving: ['#d2cdc4', '#b7b2a9'],
    street: ['#7a7f84', '#595e63'],
    parcel: ['#c99f6b', '#b38956', '#d9b585'],
    lampStrength: 0,
    exposure: [1, 1, 1],
  },
  dusk: {
    sky: ['#18264a', '#5f5f8a', '#eda67f'],
    cloud: '#c78f98',
    hills: '#4d4d72',
    forest: '#232b46',
    lawn: ['#2d3742', '#222b35'],
    cladding: ['#4f3935', '#3c2b2a'],
    plaster: ['#7c7680', '#5f5c69'],
    roof: '#1b1e26',
    trim: '#8c8790',
    pane: ['#ffd894', '#f2b765'],
    hedge: ['#2b3a38', '#1e2a2a'],
    paving: ['#5c5a61', '#46454d'],
    street: ['#373b44', '#1f2229'],
    parcel: ['#8f714f', '#775b3d', '#a1835e'],
    lampStrength: 1,
    exposure: [0.82, 0.77, 0.78],
  },
};

const HORIZON = 640;
const PAVEMENT = 770;
const KERB = 806;
const WHEELS = 884;

/** A delivery van at a family house. */
export const drawDelivery: DrawScene = (light) => {
  const palette = palettes[light];
  const van = placeVehicle({
    vehicle: drawCar({ body: 'van', paint: 'white', wheel: 3, electric: true, id: 'hero' }),
    x: 1265,
    ground: WHEELS,
    scale: 0.182,
    shadow: 0.5,
    reflection: 0.08,
    exposure: palette.exposure,
    lit: light === 'dusk',
  });
  return {
    phoneCentre: 1340,
    defs: [van.defs, gradients(palette)].join(''),
    markup: [
      background(palette),
      `<g transform="translate(-306 -185.5) scale(1.25)">${house(palette)}</g>`,
      garden(palette),
      street(palette),
      van.markup,
      parcels(palette),
    ].join(''),
  };
};

function gradients(palette: Palette): string {
  const vertical = (id: string, [top, foot]: readonly [string, string]): string =>
    linearGradient(id, [
      [0, top],
      [1, foot],
    ]);
  return [
    linearGradient('home-sky', [
      [0, palette.sky[0]],
      [0.6, palette.sky[1]],
      [1, palette.sky[2]],
    ]),
    linearGradient('home-haze', [
      [0, palette.sky[2], 0],
      [1, palette.sky[2], 0.8],
    ]),
    vertical('home-lawn', palette.lawn),
    vertical('home-cladding', palette.cladding),
    vertical('home-plaster', palette.plaster),
    vertical('home-pane', palette.pane),
    vertical('home-hedge', palette.hedge),
    vertical('home-paving', palette.paving),
    vertical('home-street', palette.street),
    radialGradient('home-lamp', [
      [0, '#fff0cf', 0.9],
      [0.25, '#ffd48f', 0.45],
      [1, '#ffd48f', 0],
    ]),
    blurFilter('home-soft', 9),
  ].join('');
}

function background({ cloud, hills, forest }: Palette): string {
  return [
    fullWidth(STAGE_TOP, HORIZON + 40, 'url(#home-sky)'),
    driftingClouds(61, 10, [50, 390], cloud, 'home-soft'),
    `<path d="${ridgePath({ seed: 36, base: HORIZON, floor: HORIZON + 60, height: 170, wave: 620, roughness: 0.4 })}" fill="${hills}"/>`,
    fullWidth(HORIZON - 140, HORIZON + 20, 'url(#home-haze)'),
    `<path d="${spruceRowPath({ seed: 48, from: -20, to: 1950, base: () => HORIZON + 24, heights: [36, 110], spacing: 15 })}" fill="${forest}"/>`,
    fullWidth(HORIZON + 18, PAVEMENT, 'url(#home-lawn)'),
  ].join('');
}

/** A window with frame, sill and cross bar. */
function pane({ trim }: Palette, x: number, y: number, width: number, height: number): string {
  return [
    rect(x - 6, y - 6, width + 12, height + 12, trim),
    rect(x, y, width, height, 'url(#home-pane)'),
    shape(
      [
        [x, y + height],
        [x, y + height * 0.35],
        [x + width * 0.6, y],
        [x + width * 0.85, y],
      ],
      '#fff',
      'opacity=".14"',
    ),
    rect(x + width / 2 - 2, y, 4, height, trim),
    rect(x - 10, y + height + 6, width + 20, 5, '#000', 'opacity=".18"'),
  ].join('');
}

/** A modern house: a timber-clad gable and a plastered wing with the entrance. */
function house(palette: Palette): string {
  const { roof, trim, lampStrength } = palette;
  const gable = [
    [1010, 742],
    [1010, 376],
    [1225, 196],
    [1440, 376],
    [1440, 742],
  ] as const;
  const boards = steps(1026, 1436, 18).map((x) => {
    const top = 376 - (1 - Math.abs(x - 1225) / 215) * 180;
    return rect(x, top, 2, 742 - top, '#000', 'opacity=".13"');
  });
  return [
    rect(1440, 452, 380, 290, 'url(#home-plaster)'),
    rect(1440, 452, 380, 26, '#000', 'opacity=".14"'),
    shape(
      [
        [1400, 456],
        [1846, 456],
        [1846, 426],
        [1400, 426],
      ],
      roof,
    ),
    shape(gable, 'url(#home-cladding)'),
    boards.join(''),
    shape(
      [
        [984, 392],
        [1225, 188],
        [1466, 392],
        [1466, 362],
        [1225, 156],
        [984, 362],
      ],
      roof,
    ),
    rect(1330, 170, 34, 100, roof),
    pane(palette, 1100, 410, 100, 108),
    pane(palette, 1252, 410, 100, 108),
    pane(palette, 1180, 286, 90, 70),
    pane(palette, 1070, 590, 130, 110),
    pane(palette, 1640, 530, 130, 140),
    rect(1500, 540, 92, 202, trim),
    rect(1507, 547, 78, 195, roof),
    rect(1520, 562, 22, 150, 'url(#home-pane)'),
    rect(1572, 640, 5, 34, trim),
    rect(1476, 506, 140, 10, roof),
    lampStrength ? ellipse(1546, 536, 190, 190, 'url(#home-lamp)', 'opacity=".7"') : '',
  ].join('');
}

function garden({ hedge }: Palette): string {
  const tree = (x: number, foot: number, size: number, seed: number): string =>
    [
      rect(x - size * 0.08, foot - size * 1.5, size * 0.16, size * 1.5, '#4b4038'),
      leafCrown(x, foot - size * 1.9, size, seed, hedge[1]),
      leafCrown(x - size * 0.12, foot - size * 2.05, size * 0.8, seed + 9, hedge[0]),
    ].join('');
  return [
    tree(1868, 756, 104, 15),
    tree(880, 752, 70, 21),
    `<rect x="-30" y="716" width="990" height="58" rx="18" fill="url(#home-hedge)"/>`,
    `<rect x="-30" y="716" width="990" height="16" rx="8" fill="#fff" opacity=".1"/>`,
    rect(1482, 742, 136, PAVEMENT - 742, 'url(#home-paving)'),
    rect(1440, 728, 40, 40, hedge[1], 'rx="12"'),
    rect(1622, 728, 200, 42, hedge[1], 'rx="14"'),
  ].join('');
}

const street = ({ paving }: Palette): string =>
  [
    fullWidth(PAVEMENT, KERB, 'url(#home-paving)'),
    steps(-40, 1940, 70)
      .map((x) => rect(x, PAVEMENT, 1.5, KERB - PAVEMENT, '#000', 'opacity=".12"'))
      .join(''),
    fullWidth(KERB, KERB + 9, paving[1]),
    fullWidth(KERB + 8, KERB + 13, '#000', 'opacity=".3"'),
    fullWidth(KERB + 11, STAGE_BOTTOM, 'url(#home-street)'),
    steps(-160, 1900, 310)
      .map((x) => rect(x, 1000, 180, 8, '#fff', 'opacity=".45"'))
      .join(''),
  ].join('');

/** A parcel with tape and label. */
function parcel(x: number, foot: number, width: number, height: number, colour: string): string {
  return [
    rect(x, foot - height, width, height, colour, 'rx="2"'),
    rect(x + width * 0.42, foot - height, width * 0.16, height, '#fff', 'opacity=".22"'),
    rect(
      x + width * 0.64,
      foot - height * 0.72,
      width * 0.26,
      height * 0.3,
      '#fff',
      'opacity=".75"',
    ),
    rect(x, foot - height, width, height * 0.09, '#fff', 'opacity=".16"'),
    rect(x + width * 0.86, foot - height, width * 0.14, height, '#000', 'opacity=".1"'),
  ].join('');
}

/** Parcels on a hand truck by the kerb, behind the van. */
function parcels({ parcel: [first, second, third] }: Palette): string {
  const foot = 868;
  return [
    ellipse(1826, foot + 14, 92, 10, '#000', 'opacity=".35" filter="url(#home-soft)"'),
    `<path d="M1768 ${foot + 2}L1768 ${foot - 214}q0 -14 -14 -14h-12" fill="none" stroke="#2a3036" stroke-width="7" stroke-linecap="round"/>`,
    rect(1764, foot - 2, 124, 7, '#2a3036', 'rx="3"'),
    `<circle cx="1772" cy="${foot + 4}" r="16" fill="#17191c"/><circle cx="1772" cy="${foot + 4}" r="7" fill="#8b9197"/>`,
    parcel(1776, foot - 4, 106, 74, first),
    parcel(1782, foot - 78, 88, 58, second),
    parcel(1780, foot - 136, 70, 44, third),
  ].join('');
}
