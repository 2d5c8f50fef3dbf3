import { drawCar } from '../illustrations/car';
import { blurFilter, linearGradient, radialGradient, round } from '../illustrations/svg';
import { driftingClouds, leafCrown } from './landscape';
import { placeVehicle } from './placeVehicle';
import { seededRandom } from './random';
import {
  ellipse,
  fullWidth,
  rect,
  shape,
  STAGE_BOTTOM,
  STAGE_TOP,
  steps,
  stroke,
  type DrawScene,
  type Light,
} from './stage';

interface Palette {
  sky: readonly [string, string, string];
  glow: string;
  cloud: string;
  skyline: readonly [string, string];
  water: readonly [string, string];
  facades: readonly [string, string, string, string, string, string];
  roof: string;
  trim: string;
  window: string;
  litWindow: string;
  /** Share of the windows that are lit. */
  lit: number;
  shop: string;
  tree: readonly [string, string];
  pavement: readonly [string, string];
  street: readonly [string, string];
  lampStrength: number;
  exposure: readonly [number, number, number];
}

const palettes: Record<Light, Palette> = {
  day: {
    sky: ['#a9cbe2', '#d6e4e8', '#f6efe2'],
    glow: '#fff7e6',
    cloud: '#ffffff',
    skyline: ['#c6d4da', '#a9bcc5'],
    water: ['#c4d8de', '#94b2bd'],
    facades: ['#d9b98c', '#c98f78', '#dcd6c8', '#9fae9f', '#c7a06f', '#b9c2c6'],
    roof: '#5d5a5c',
    trim: '#f4f0e8',
    window: '#4f6470',
    litWindow: '#f0d9a8',
    lit: 0.06,
    shop: '#2f3a40',
    tree: ['#7c9a62', '#5f7f50'],
    pavement: ['#c9c6bf', '#b3b0aa'],
    street: ['#767b80', '#585d62'],
    lampStrength: 0,
    exposure: [1, 1, 1],
  },
  dusk: {
    sky: ['#17243f', '#5c5b85', '#f0ab83'],
    glow: '#ffc999',
    cloud: '#c08c98',
    skyline: ['#6a6484', '#4b4a6c'],
    water: ['#c38f85', '#3b4166'],
    facades: ['#6f5f5c', '#6a4d4f', '#706c73', '#505c62', '#6b5850', '#5b616d'],
    roof: '#22242f',
    trim: '#8d8791',
    window: '#262f42',
    litWindow: '#ffcf87',
    lit: 0.5,
    shop: '#ffd9a0',
    tree: ['#323c40', '#232b31'],
    pavement: ['#58575f', '#47474f'],
    street: ['#363a43', '#1f2229'],
    lampStrength: 1,
    exposure: [0.84, 0.77, 0.76],
  },
};

const QUAY = 672;
const PAVEMENT = 742;
const KERB = 796;
const WHEELS = 880;
/** Houses, trees and lamps are drawn small and enlarged to stand right beside the car. */
const HOUSE_SCALE = 1.62;
const FURNITURE_SCALE = 1.42;
/** Where the houses begin; water and sky stay free to the left. */
const HOUSES = 742;

/** A street of town houses by the water. */
export const drawCity: DrawScene = (light) => {
  const palette = palettes[light];
  const car = placeVehicle({
    vehicle: drawCar({ body: 'city', paint: 'orange', wheel: 1, id: 'hero' }),
    x: 1230,
    ground: WHEELS,
    scale: 0.212,
    shadow: 0.5,
    reflection: light === 'dusk' ? 0.2 : 0.08,
    exposure: palette.exposure,
    lit: light === 'dusk',
  });
  return {
    phoneCentre: 1240,
    defs: [car.defs, gradients(palette)].join(''),
    markup: [
      distance(palette),
      enlarged(HOUSES, HOUSE_SCALE, houses(palette)),
      street(palette),
      trees(palette),
      lamps(palette),
      car.markup,
    ].join(''),
  };
};

function gradients({ sky, glow, water, pavement, street: asphalt, litWindow }: Palette): string {
  return [
    linearGradient('town-sky', [
      [0, sky[0]],
      [0.6, sky[1]],
      [1, sky[2]],
    ]),
    radialGradient('town-glow', [
      [0, glow, 0.9],
      [1, glow, 0],
    ]),
    linearGradient('town-water', [
      [0, water[0]],
      [1, water[1]],
    ]),
    linearGradient('town-pavement', [
      [0, pavement[0]],
      [1, pavement[1]],
    ]),
    linearGradient('town-street', [
      [0, asphalt[0]],
      [1, asphalt[1]],
    ]),
    linearGradient('town-shade', [
      [0, '#000000', 0],
      [1, '#000000', 0.22],
    ]),
    radialGradient('town-lamp', [
      [0, '#fff2d0', 0.95],
      [0.2, litWindow, 0.5],
      [1, litWindow, 0],
    ]),
    blurFilter('town-soft', 9),
    blurFilter('town-haze', 3),
  ].join('');
}

/** Far shore: flat blocks, a dome and spires in the haze. */
function distance({ skyline, cloud }: Palette): string {
  const random = seededRandom(44);
  const block = (x: number, width: number, height: number, fill: string) =>
    rect(x, QUAY - height, width, height, fill);
  const far = steps(-20, 900, 46).map((x) => block(x, 52, 28 + random() * 44, skyline[0]));
  const near = steps(-20, 900, 62).map((x) =>
    block(x, 48 + random() * 22, 16 + random() * 30, skyline[1]),
  );
  const spire = (x: number, height: number, fill: string): string =>
    [
      rect(x - 9, QUAY - height * 0.55, 18, height * 0.55, fill),
      shape(
        [
          [x - 11, QUAY - height * 0.55],
          [x, QUAY - height],
          [x + 11, QUAY - height * 0.55],
        ],
        fill,
      ),
    ].join('');
  const dome = `<path d="M300 ${QUAY - 60}a44 46 0 0 1 88 0z" fill="${skyline[0]}"/>${rect(340, QUAY - 132, 8, 34, skyline[0])}`;
  return [
    fullWidth(STAGE_TOP, QUAY + 10, 'url(#town-sky)'),
    ellipse(560, QUAY - 20, 760, 420, 'url(#town-glow)'),
    driftingClouds(9, 10, [70, 380], cloud, 'town-soft'),
    far.join(''),
    dome,
    spire(150, 190, skyline[0]),
    spire(520, 225, skyline[0]),
    spire(640, 150, skyline[1]),
    near.join(''),
    fullWidth(QUAY, PAVEMENT, 'url(#town-water)'),
    Array.from({ length: 46 }, () => {
      const depth = random();
      return rect(
        random() * 760,
        QUAY + 6 + depth * 92,
        24 + depth * 90 * random(),
        1.5 + depth * 1.5,
        '#fff',
        `opacity="${(0.12 + random() * 0.3).toFixed(2)}" rx="1"`,
      );
    }).join(''),
  ].join('');
}

/** Enlarges what stands on the pavement about a point of its edge. */
function enlarged(x: number, factor: number, content: string): string {
  const shift = [x * (1 - factor), PAVEMENT * (1 - factor)].map(round).join(' ');
  return `<g transform="translate(${shift}) scale(${factor})">${content}</g>`;
}

interface House {
  x: number;
  width: number;
  floors: number;
  bays: number;
  facade: string;
  roof: 'gable' | 'mansard' | 'stepped';
}

const STOREY = 92;
const GROUND_FLOOR = 112;

function roofOf({ x, width, roof, facade }: House, eaves: number, palette: Palette): string {
  if (roof === 'mansard') {
    const dormers = [0.28, 0.72].map((along) => {
      const left = x + width * along - 16;
      return (
        rect(left, eaves - 52, 32, 40, palette.trim) +
        rect(left + 5, eaves - 46, 22, 32, palette.window)
      );
    });
    return (
      shape(
        [
          [x - 4, eaves],
          [x + 14, eaves - 72],
          [x + width - 14, eaves - 72],
          [x + width + 4, eaves],
        ],
        palette.roof,
      ) + dormers.join('')
    );
  }
  const rise = roof === 'gable' ? 96 : 118;
  const middle = x + width / 2;
  const stepped: [number, number][] = [];
  const treads = 4;
  for (let tread = 0; tread < treads; tread += 1) {
    const inset = (width / 2 - 16) * (tread / treads);
    stepped.push([x + inset, eaves - (rise * (tread + 1)) / treads]);
    stepped.push([
      x + (width / 2 - 16) * ((tread + 1) / treads),
      eaves - (rise * (tread + 1)) / treads,
    ]);
  }
  const mirrored = [...stepped].reverse().map(([px, py]) => [2 * middle - px, py] as const);
  const outline =
    roof === 'gable'
      ? ([
          [x, eaves],
          [middle, eaves - rise],
          [x + width, eaves],
        ] as const)
      : ([[x, eaves], ...stepped, ...mirrored, [x + width, eaves]] as const);
  return (
    shape(outline, facade) +
    rect(middle - 15, eaves - rise * 0.52, 30, 40, palette.trim) +
    rect(middle - 10, eaves - rise * 0.52 + 5, 20, 30, palette.window)
  );
}

function windowsOf({ x, width, floors, bays }: House, seed: number, palette: Palette): string {
  const random = seededRandom(seed);
  const pitch = width / bays;
  const glass = Math.min(34, pitch * 0.52);
  const all: string[] = [];
  for (let floor = 0; floor < floors; floor += 1) {
    for (let bay = 0; bay < bays; bay += 1) {
      const left = x + pitch * (bay + 0.5) - glass / 2;
      const top = PAVEMENT - GROUND_FLOOR - STOREY * (floor + 1) + 18;
      const fill = random() < palette.lit ? palette.litWindow : palette.window;
      all.push(
        rect(left - 4, top - 4, glass + 8, 64, palette.trim),
        rect(left, top, glass, 56, fill),
        rect(left + glass / 2 - 1, top, 2, 56, palette.trim),
        rect(left, top + 18, glass, 2, palette.trim),
        rect(left, top, glass, 10, '#000', 'opacity=".18"'),
        rect(left - 7, top + 60, glass + 14, 4, '#000', 'opacity=".14"'),
      );
    }
  }
  return all.join('');
}

function groundFloorOf({ x, width }: House, index: number, palette: Palette): string {
  const top = PAVEMENT - GROUND_FLOOR;
  const doorLeft = x + width - 52;
  const awning = ['#8b3a3a', '#2f5d5a', '#44546a'][index % 3] ?? '#44546a';
  return [
    rect(x, top - 6, width, 6, palette.trim, 'opacity=".8"'),
    rect(x, top, width, GROUND_FLOOR, '#000', 'opacity=".1"'),
    rect(x + 16, top + 26, width - 84, GROUND_FLOOR - 40, palette.shop),
    rect(x + 16, top + 26, width - 84, GROUND_FLOOR - 40, '#fff', 'opacity=".12"'),
    shape(
      [
        [x + 12, top + 18],
        [x + width - 64, top + 18],
        [x + width - 54, top + 40],
        [x + 2, top + 40],
      ],
      awning,
    ),
    rect(doorLeft, top + 22, 36, GROUND_FLOOR - 22, palette.roof),
    rect(doorLeft + 6, top + 30, 24, 26, palette.litWindow, 'opacity=".8"'),
  ].join('');
}

function houses(palette: Palette): string {
  const roofs = ['stepped', 'mansard', 'gable', 'mansard'] as const;
  const widths = [176, 214, 168, 230];
  let x = HOUSES;
  return widths
    .map((width, index) => {
      const house: House = {
        x,
        width,
        floors: [2, 3, 2, 3][index] ?? 3,
        bays: width > 200 ? 4 : 3,
        facade: palette.facades[index % palette.facades.length] ?? palette.trim,
        roof: roofs[index] ?? 'gable',
      };
      x += width;
      const eaves = PAVEMENT - GROUND_FLOOR - STOREY * house.floors;
      return [
        rect(house.x + width * 0.2, eaves - 128, 20, 60, palette.roof),
        roofOf(house, eaves, palette),
        rect(house.x, eaves, width, PAVEMENT - eaves, house.facade),
        rect(house.x - 3, eaves - 5, width + 6, 9, palette.trim),
        windowsOf(house, index + 60, palette),
        groundFloorOf(house, index, palette),
        rect(house.x, eaves, 7, PAVEMENT - eaves, '#000', 'opacity=".14"'),
      ].join('');
    })
    .join('');
}

function street({ pavement }: Palette): string {
  const slabs = steps(-40, 1940, 64).map((x) =>
    stroke([x + 16, PAVEMENT], [x - 10, KERB], '#000', 1, 'opacity=".1"'),
  );
  const railing = [
    rect(-20, PAVEMENT - 62, HOUSES + 20, 5, '#2c333a', 'opacity=".75"'),
    steps(-10, HOUSES - 20, 40)
      .map((x) => rect(x, PAVEMENT - 60, 4, 62, '#2c333a', 'opacity=".75"'))
      .join(''),
  ].join('');
  return [
    railing,
    fullWidth(PAVEMENT, KERB, 'url(#town-pavement)'),
    slabs.join(''),
    fullWidth(PAVEMENT, PAVEMENT + 16, 'url(#town-shade)', 'opacity=".6"'),
    fullWidth(KERB, KERB + 9, pavement[1]),
    fullWidth(KERB + 7, KERB + 12, '#000', 'opacity=".3"'),
    fullWidth(KERB + 10, STAGE_BOTTOM, 'url(#town-street)'),
    steps(-120, 1900, 300)
      .map((x) => rect(x, 986, 170, 8, '#fff', 'opacity=".5"'))
      .join(''),
  ].join('');
}

function trees({ tree }: Palette): string {
  return [700, 1040, 1640]
    .map((x, index) =>
      enlarged(
        x,
        FURNITURE_SCALE,
        [
          rect(x - 5, PAVEMENT - 120, 10, 138, '#4b4038'),
          ellipse(x, PAVEMENT + 18, 34, 5, '#000', 'opacity=".2"'),
          leafCrown(x, PAVEMENT - 165, 66, index + 3, tree[1]),
          leafCrown(x - 8, PAVEMENT - 178, 54, index + 30, tree[0]),
        ].join(''),
      ),
    )
    .join('');
}

function lamps({ lampStrength }: Palette): string {
  return [420, 900, 1760]
    .map((x) =>
      enlarged(
        x,
        FURNITURE_SCALE,
        [
          rect(x - 3, PAVEMENT - 210, 6, 236, '#23292f'),
          rect(
            x - 12,
            PAVEMENT - 238,
            24,
            30,
            '#fff6df',
            `opacity="${round(0.55 + lampStrength * 0.45)}" rx="5"`,
          ),
          shape(
            [
              [x - 16, PAVEMENT - 238],
              [x, PAVEMENT - 252],
              [x + 16, PAVEMENT - 238],
            ],
            '#23292f',
          ),
          lampStrength
            ? ellipse(x, PAVEMENT - 222, 150, 150, 'url(#town-lamp)', 'opacity=".75"')
            : '',
          lampStrength ? ellipse(x, PAVEMENT + 28, 150, 14, 'url(#town-lamp)', 'opacity=".4"') : '',
        ].join(''),
      ),
    )
    .join('');
}
