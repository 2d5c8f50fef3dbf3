import { drawCar } from '../illustrations/car';
import { blurFilter, linearGradient, radialGradient, round } from '../illustrations/svg';
import { driftingClouds, leafCrown } from './landscape';
import { placeVehicle } from './placeVehicle';
import { seededRandom } from '../../services/stock/random';
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
import { drawTownHouses, type HousePalette } from './townHouses';

interface Palette extends HousePalette {
  sky: readonly [string, string, string];
  glow: string;
  cloud: string;
  skyline: readonly [string, string];
  water: readonly [string, string];
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
      enlarged(HOUSES, HOUSE_SCALE, drawTownHouses(HOUSES, PAVEMENT, palette)),
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
