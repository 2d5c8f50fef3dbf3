import { drawCar } from '../illustrations/car';
import { blurFilter, linearGradient, radialGradient } from '../illustrations/svg';
import { driftingClouds, ridgePath, spruceRowPath } from './landscape';
import { placeVehicle } from './placeVehicle';
import { seededRandom } from '../../services/stock/random';
import {
  ellipse,
  fullWidth,
  rect,
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
  ranges: readonly [string, string, string, string];
  mist: string;
  water: readonly [string, string];
  glint: string;
  forest: string;
  verge: readonly [string, string];
  asphalt: readonly [string, string];
  line: string;
  rail: string;
  exposure: readonly [number, number, number];
}

const palettes: Record<Light, Palette> = {
  day: {
    sky: ['#a9c6d9', '#d5e4ea', '#f5efe4'],
    glow: '#fff6e3',
    cloud: '#ffffff',
    ranges: ['#b3c8d2', '#8eabb8', '#658894', '#3f6470'],
    mist: '#e6eeee',
    water: ['#b9d0d8', '#7fa3b1'],
    glint: '#f4fafb',
    forest: '#29453f',
    verge: ['#8c9a6c', '#56663f'],
    asphalt: ['#5b6269', '#43494f'],
    line: '#eef0ee',
    rail: '#c3cacf',
    exposure: [1, 1, 1],
  },
  dusk: {
    sky: ['#1b2b49', '#5b5f86', '#f0a574'],
    glow: '#ffcf94',
    cloud: '#f4b79b',
    ranges: ['#8d7893', '#655f84', '#43486d', '#272f4d'],
    mist: '#d79a80',
    water: ['#d69a7e', '#3b4468'],
    glint: '#ffd9ae',
    forest: '#141b2e',
    verge: ['#2e3440', '#1b2029'],
    asphalt: ['#32363f', '#1d2027'],
    line: '#c9c5bd',
    rail: '#6d7484',
    exposure: [0.74, 0.68, 0.74],
  },
};

const WATER_LINE = 560;
const VERGE = 742;
const ASPHALT = 778;
const WHEELS = 878;
const ASPHALT_END = 962;

/** The far side stays low on the left, where text stands. */
const risingRight = (across: number): number => 0.28 + 0.72 * Math.max(0, across - 0.12) ** 0.8;

/** A coast road along a fjord with mountains in the haze. */
export const drawRoad: DrawScene = (light) => {
  const palette = palettes[light];
  const car = placeVehicle({
    vehicle: drawCar({
      body: 'suv',
      paint: light === 'day' ? 'blue' : 'silver',
      wheel: 2,
      id: 'hero',
    }),
    x: 1265,
    ground: WHEELS,
    scale: 0.208,
    shadow: 0.5,
    exposure: palette.exposure,
    lit: light === 'dusk',
  });
  return {
    phoneCentre: 1240,
    defs: [car.defs, gradients(palette)].join(''),
    markup: [
      sky(palette),
      mountains(palette),
      water(palette),
      shore(palette),
      roadside(palette),
      car.markup,
      foreground(palette),
    ].join(''),
  };
};

function gradients({ sky: skyColours, glow, water: waterColours, verge, asphalt, mist }: Palette) {
  return [
    linearGradient('road-sky', [
      [0, skyColours[0]],
      [0.55, skyColours[1]],
      [1, skyColours[2]],
    ]),
    radialGradient('road-glow', [
      [0, glow, 0.95],
      [0.35, glow, 0.4],
      [1, glow, 0],
    ]),
    linearGradient('road-water', [
      [0, waterColours[0]],
      [1, waterColours[1]],
    ]),
    linearGradient('road-verge', [
      [0, verge[0]],
      [1, verge[1]],
    ]),
    linearGradient('road-asphalt', [
      [0, asphalt[0]],
      [1, asphalt[1]],
    ]),
    linearGradient('road-mist', [
      [0, mist, 0],
      [1, mist, 0.85],
    ]),
    blurFilter('road-soft', 9),
  ].join('');
}

const sky = ({ glow, cloud }: Palette): string =>
  [
    fullWidth(STAGE_TOP, WATER_LINE + 20, 'url(#road-sky)'),
    ellipse(820, WATER_LINE - 60, 760, 420, 'url(#road-glow)'),
    driftingClouds(17, 11, [130, 400], cloud, 'road-soft'),
    ellipse(820, WATER_LINE - 92, 34, 34, glow, 'opacity=".9"'),
  ].join('');

function mountains({ ranges }: Palette): string {
  const range = (index: number, seed: number, height: number, wave: number, roughness: number) =>
    `<path d="${ridgePath({ seed, base: WATER_LINE, floor: WATER_LINE + 4, height, wave, roughness, sharp: index < 2, profile: risingRight })}" fill="${ranges[index]}"/>`;
  return [
    range(0, 7, 470, 520, 0.75),
    fullWidth(WATER_LINE - 190, WATER_LINE, 'url(#road-mist)'),
    range(1, 23, 350, 430, 0.7),
    fullWidth(WATER_LINE - 130, WATER_LINE, 'url(#road-mist)', 'opacity=".75"'),
    range(2, 41, 190, 300, 0.75),
    fullWidth(WATER_LINE - 80, WATER_LINE, 'url(#road-mist)', 'opacity=".6"'),
    range(3, 58, 92, 260, 0.7),
  ].join('');
}

/** The fjord with the sun's path as broken glints. */
function water({ glint }: Palette): string {
  const random = seededRandom(90);
  const glints = Array.from({ length: 70 }, () => {
    const depth = random();
    const spread = 60 + depth * 260;
    const width = 20 + depth * 120 * random();
    const x = 820 + (random() - 0.5) * 2 * spread - width / 2;
    return rect(
      x,
      WATER_LINE + 4 + depth * 176,
      width,
      1 + depth * 2.4,
      glint,
      `rx="1.5" opacity="${(0.2 + random() * 0.55).toFixed(2)}"`,
    );
  });
  return fullWidth(WATER_LINE, VERGE, 'url(#road-water)') + glints.join('');
}

function shore({ forest }: Palette): string {
  const trees = spruceRowPath({
    seed: 12,
    from: 1340,
    to: 1990,
    base: (x) => VERGE - 6 - Math.max(0, x - 1400) * 0.07,
    heights: [70, 250],
    spacing: 19,
  });
  const bank = `M1240 ${VERGE + 2}C1420 ${VERGE - 20} 1600 ${VERGE - 34} 1960 ${VERGE - 56}L1960 ${VERGE + 10}L1240 ${VERGE + 10}Z`;
  return `<path d="${trees}${bank}" fill="${forest}"/>`;
}

function roadside({ line, rail, verge }: Palette): string {
  const posts = steps(40, 1900, 124).map((x) => rect(x, VERGE - 36, 9, 56, verge[1]));
  return [
    fullWidth(VERGE, ASPHALT + 4, 'url(#road-verge)'),
    posts.join(''),
    fullWidth(VERGE - 40, VERGE - 16, rail),
    fullWidth(VERGE - 30, VERGE - 26, '#000', 'opacity=".22"'),
    fullWidth(VERGE - 40, VERGE - 37, '#fff', 'opacity=".45"'),
    fullWidth(ASPHALT, ASPHALT_END, 'url(#road-asphalt)'),
    fullWidth(ASPHALT + 12, ASPHALT + 16, line, 'opacity=".85"'),
    steps(-40, 1900, 250)
      .map((x) => rect(x, ASPHALT_END - 40, 130, 7, line, 'opacity=".8"'))
      .join(''),
    fullWidth(ASPHALT_END, STAGE_BOTTOM, 'url(#road-verge)'),
  ].join('');
}

/** Blurred grass close to the camera gives depth. */
function foreground({ verge }: Palette): string {
  const random = seededRandom(5);
  const blades = steps(-30, 1940, 5).map((x) => {
    const height = 14 + random() * 38;
    const lean = (random() - 0.5) * 22;
    return `M${x} ${ASPHALT_END + 46}q${lean * 0.3} ${-height * 0.6} ${lean.toFixed(1)} ${(-height).toFixed(1)}`;
  });
  return [
    `<path d="${blades.join('')}" stroke="${verge[1]}" stroke-width="3" fill="none" opacity=".9"/>`,
    fullWidth(ASPHALT_END + 26, STAGE_BOTTOM, verge[1]),
    fullWidth(ASPHALT_END + 90, STAGE_BOTTOM, '#000', 'opacity=".18" filter="url(#road-soft)"'),
  ].join('');
}
