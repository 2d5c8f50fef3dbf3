import { drawTruck } from '../illustrations/truck';
import { blurFilter, linearGradient, radialGradient, round } from '../illustrations/svg';
import { driftingClouds, ridgePath, spruceRowPath } from './landscape';
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
  glow: string;
  cloud: string;
  hills: readonly [string, string, string];
  forest: string;
  field: readonly [string, string];
  asphalt: readonly [string, string];
  line: string;
  barrier: readonly [string, string];
  turbine: string;
  exposure: readonly [number, number, number];
}

const palettes: Record<Light, Palette> = {
  day: {
    sky: ['#9fc3da', '#d2e3e9', '#f5f0e4'],
    glow: '#fff6e2',
    cloud: '#ffffff',
    hills: ['#b9cdd2', '#93b0b1', '#6b8f86'],
    forest: '#3f6156',
    field: ['#b5b678', '#8f9a5f'],
    asphalt: ['#6b7177', '#4a4f55'],
    line: '#f2f2ee',
    barrier: ['#d3d8db', '#98a0a6'],
    turbine: '#f4f6f6',
    exposure: [1, 1, 1],
  },
  dusk: {
    sky: ['#1a2a48', '#5f6189', '#f2ae80'],
    glow: '#ffcf9b',
    cloud: '#d79a98',
    hills: ['#7d6f8e', '#565475', '#353b5c'],
    forest: '#181f35',
    field: ['#33384a', '#222737'],
    asphalt: ['#353943', '#1d2027'],
    line: '#bfc0bf',
    barrier: ['#6a7080', '#3d4353'],
    turbine: '#57567a',
    exposure: [0.8, 0.74, 0.76],
  },
};

const HORIZON = 618;
const FIELD_END = 742;
const FAR_LANE = 762;
const NEAR_LANE = 886;
const ROAD_END = 968;

/** Distribution trucks on a motorway between fields and forest. */
export const drawTrucks: DrawScene = (light) => {
  const palette = palettes[light];
  const lit = light === 'dusk';
  const hero = placeVehicle({
    vehicle: drawTruck({ paint: 'blue', id: 'hero' }),
    x: 1270,
    ground: NEAR_LANE,
    scale: 0.107,
    shadow: 0.5,
    exposure: palette.exposure,
    lit,
  });
  const far = placeVehicle({
    vehicle: drawTruck({ paint: 'orange', id: 'far' }),
    x: 360,
    ground: FAR_LANE,
    scale: 0.036,
    flip: true,
    shadow: 0.4,
    exposure: palette.exposure,
    lit,
  });
  return {
    phoneCentre: 1250,
    defs: [hero.defs, far.defs, gradients(palette)].join(''),
    markup: [
      land(palette),
      road(palette),
      far.markup,
      barrier(palette),
      hero.markup,
      verge(palette),
    ].join(''),
  };
};

function gradients({ sky, glow, field, asphalt, barrier: rail }: Palette): string {
  return [
    linearGradient('haul-sky', [
      [0, sky[0]],
      [0.6, sky[1]],
      [1, sky[2]],
    ]),
    radialGradient('haul-glow', [
      [0, glow, 0.95],
      [0.4, glow, 0.35],
      [1, glow, 0],
    ]),
    linearGradient('haul-haze', [
      [0, sky[2], 0],
      [1, sky[2], 0.75],
    ]),
    linearGradient('haul-field', [
      [0, field[0]],
      [1, field[1]],
    ]),
    linearGradient('haul-asphalt', [
      [0, asphalt[0]],
      [1, asphalt[1]],
    ]),
    linearGradient('haul-rail', [
      [0, rail[0]],
      [1, rail[1]],
    ]),
    blurFilter('haul-soft', 9),
  ].join('');
}

/** A wind turbine: tower, nacelle and three blades. */
function windTurbine(
  x: number,
  foot: number,
  height: number,
  turn: number,
  colour: string,
): string {
  const hub = foot - height;
  const blades = [0, 120, 240].map(
    (angle) =>
      `<path d="M-2 0L-5 ${round(-height * 0.14)}L0 ${round(-height * 0.56)}L3 ${round(-height * 0.12)}Z" transform="rotate(${angle + turn})" fill="${colour}"/>`,
  );
  return [
    shape(
      [
        [x - 2, hub],
        [x + 2, hub],
        [x + 5, foot],
        [x - 5, foot],
      ],
      colour,
    ),
    `<g transform="translate(${x} ${round(hub)})">${blades.join('')}<circle r="5" fill="${colour}"/></g>`,
  ].join('');
}

function land({ hills, forest, cloud, turbine, glow }: Palette): string {
  const ridge = (seed: number, height: number, wave: number, fill: string): string =>
    `<path d="${ridgePath({ seed, base: HORIZON, floor: HORIZON + 40, height, wave, roughness: 0.4 })}" fill="${fill}"/>`;
  return [
    fullWidth(STAGE_TOP, HORIZON + 40, 'url(#haul-sky)'),
    ellipse(640, HORIZON - 30, 820, 440, 'url(#haul-glow)'),
    ellipse(640, HORIZON - 96, 32, 32, glow, 'opacity=".9"'),
    driftingClouds(29, 11, [60, 400], cloud, 'haul-soft'),
    ridge(71, 200, 620, hills[0]),
    fullWidth(HORIZON - 150, HORIZON + 6, 'url(#haul-haze)'),
    windTurbine(1010, HORIZON - 30, 250, 12, turbine),
    windTurbine(1400, HORIZON - 60, 300, 47, turbine),
    windTurbine(1690, HORIZON - 40, 230, 83, turbine),
    ridge(83, 130, 560, hills[1]),
    fullWidth(HORIZON - 90, HORIZON + 20, 'url(#haul-haze)', 'opacity=".7"'),
    ridge(97, 70, 480, hills[2]),
    `<path d="${spruceRowPath({ seed: 40, from: -20, to: 1950, base: (x) => HORIZON + 32 + Math.sin(x / 240) * 6, heights: [18, 62], spacing: 10 })}" fill="${forest}"/>`,
    fullWidth(HORIZON + 28, FIELD_END, 'url(#haul-field)'),
    steps(0, 5, 1)
      .map((row) =>
        fullWidth(
          HORIZON + 44 + row * row * 4,
          HORIZON + 46 + row * row * 4 + row,
          '#000',
          'opacity=".06"',
        ),
      )
      .join(''),
  ].join('');
}

const road = ({ line }: Palette): string =>
  [
    fullWidth(FIELD_END, FIELD_END + 34, 'url(#haul-asphalt)'),
    fullWidth(FIELD_END + 3, FIELD_END + 5, line, 'opacity=".7"'),
    fullWidth(FIELD_END + 32, ROAD_END, 'url(#haul-asphalt)'),
    fullWidth(806, 810, line, 'opacity=".85"'),
    steps(-60, 1900, 300)
      .map((x) => rect(x, 916, 150, 7, line, 'opacity=".85"'))
      .join(''),
  ].join('');

/** The barrier between the carriageways. */
const barrier = ({ barrier: [, shade] }: Palette): string =>
  [
    fullWidth(768, 798, 'url(#haul-rail)'),
    fullWidth(768, 771, '#fff', 'opacity=".4"'),
    fullWidth(796, 802, '#000', 'opacity=".28"'),
    steps(30, 1900, 190)
      .map((x) => rect(x, 770, 3, 28, shade))
      .join(''),
  ].join('');

const verge = ({ field }: Palette): string =>
  [
    fullWidth(ROAD_END - 14, ROAD_END - 8, '#fff', 'opacity=".6"'),
    fullWidth(ROAD_END, STAGE_BOTTOM, field[1]),
    fullWidth(ROAD_END, ROAD_END + 26, '#000', 'opacity=".12"'),
    fullWidth(1050, STAGE_BOTTOM, '#000', 'opacity=".14" filter="url(#haul-soft)"'),
  ].join('');
