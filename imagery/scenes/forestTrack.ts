import { drawCar } from '../illustrations/car';
import { blurFilter, linearGradient, radialGradient, round } from '../illustrations/svg';
import { ridgePath, spruceRowPath } from './landscape';
import { placeVehicle } from './placeVehicle';
import { seededRandom } from '../../services/stock/random';
import {
  ellipse,
  fullWidth,
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
  mist: string;
  layers: readonly [string, string, string, string, string];
  moss: readonly [string, string];
  gravel: readonly [string, string];
  stone: string;
  foreground: string;
  ray: number;
  exposure: readonly [number, number, number];
}

const palettes: Record<Light, Palette> = {
  day: {
    sky: ['#b4cfd6', '#dbe6e2', '#f6f2e2'],
    glow: '#fff8e2',
    mist: '#edf1e8',
    layers: ['#bccfc9', '#97b2a8', '#6c8f81', '#436a5a', '#274a3d'],
    moss: ['#7d9058', '#4f6a3d'],
    gravel: ['#b8aa92', '#8d8069'],
    stone: '#7b776c',
    foreground: '#16302a',
    ray: 0.2,
    exposure: [1, 1, 1],
  },
  dusk: {
    sky: ['#1f2d4d', '#5d5c83', '#f0ac7e'],
    glow: '#ffcb8f',
    mist: '#c58f80',
    layers: ['#90768a', '#685f7d', '#454a6b', '#2a3350', '#182036'],
    moss: ['#2f3a40', '#1d262d'],
    gravel: ['#5d5553', '#3b3738'],
    stone: '#3f3d42',
    foreground: '#0c1220',
    ray: 0.12,
    exposure: [0.78, 0.72, 0.74],
  },
};

const TRACK = 806;
const WHEELS = 884;
const TRACK_END = 950;

/** A pickup on a gravel track through layered spruce forest in morning mist. */
export const drawForestTrack: DrawScene = (light) => {
  const palette = palettes[light];
  const car = placeVehicle({
    vehicle: drawCar({ body: 'pickup', paint: 'sand', wheel: 0, id: 'hero' }),
    x: 1245,
    ground: WHEELS,
    scale: 0.183,
    shadow: 0.5,
    exposure: palette.exposure,
    lit: light === 'dusk',
  });
  return {
    phoneCentre: 1235,
    defs: [car.defs, gradients(palette)].join(''),
    markup: [forest(palette), rays(palette), track(palette), car.markup, foreground(palette)].join(
      '',
    ),
  };
};

function gradients({ sky, glow, mist, moss, gravel }: Palette): string {
  return [
    linearGradient('wood-sky', [
      [0, sky[0]],
      [0.55, sky[1]],
      [1, sky[2]],
    ]),
    radialGradient('wood-glow', [
      [0, glow, 1],
      [0.4, glow, 0.45],
      [1, glow, 0],
    ]),
    linearGradient('wood-mist', [
      [0, mist, 0],
      [0.7, mist, 0.8],
      [1, mist, 0.15],
    ]),
    linearGradient(
      'wood-ray',
      [
        [0, glow, 0.9],
        [1, glow, 0],
      ],
      [0, 0, 0.4, 1],
    ),
    linearGradient('wood-moss', [
      [0, moss[0]],
      [1, moss[1]],
    ]),
    linearGradient('wood-gravel', [
      [0, gravel[0]],
      [1, gravel[1]],
    ]),
    blurFilter('wood-near', 3),
  ].join('');
}

/** Trees grow taller to the right: the clearing with the light stays on the left. */
function treeLayer(
  seed: number,
  base: number,
  heights: readonly [number, number],
  spacing: number,
  from: number,
  fill: string,
): string {
  const row = spruceRowPath({ seed, from, to: 1960, base: () => base, heights, spacing });
  return `<path d="${row}" fill="${fill}"/>`;
}

function forest({ layers }: Palette): string {
  const mist = (top: number, foot: number, opacity: number): string =>
    fullWidth(top, foot, 'url(#wood-mist)', `opacity="${opacity}"`);
  return [
    fullWidth(STAGE_TOP, TRACK, 'url(#wood-sky)'),
    ellipse(520, 360, 640, 460, 'url(#wood-glow)'),
    `<path d="${ridgePath({ seed: 15, base: 560, floor: 720, height: 170, wave: 700, roughness: 0.35 })}" fill="${layers[0]}"/>`,
    treeLayer(51, 590, [60, 150], 17, -20, layers[0]),
    mist(430, 640, 0.8),
    treeLayer(52, 655, [90, 250], 24, -20, layers[1]),
    mist(480, 700, 0.75),
    treeLayer(53, 715, [120, 380], 34, 420, layers[2]),
    treeLayer(57, 715, [60, 120], 26, -20, layers[2]),
    mist(560, 760, 0.6),
    treeLayer(54, 765, [180, 540], 52, 900, layers[3]),
    mist(620, 776, 0.4),
    treeLayer(58, 768, [22, 84], 15, -20, layers[3]),
    treeLayer(55, 796, [260, 700], 96, 1330, layers[4]),
  ].join('');
}

/** Sunlight falling through the mist. */
function rays({ ray }: Palette): string {
  return [-60, 150, 380, 640]
    .map((shift, index) =>
      shape(
        [
          [520 + shift * 0.2, 250],
          [560 + shift * 0.25, 250],
          [760 + shift * 1.5 + index * 40, TRACK],
          [600 + shift * 1.5, TRACK],
        ],
        'url(#wood-ray)',
        `opacity="${ray}"`,
      ),
    )
    .join('');
}

function track({ stone, moss }: Palette): string {
  const random = seededRandom(66);
  const pebbles = Array.from({ length: 150 }, () => {
    const depth = random();
    return ellipse(
      random() * 1940,
      TRACK + 12 + depth * (TRACK_END - TRACK - 18),
      1.5 + depth * 5 * random(),
      1 + depth * 2.2 * random(),
      stone,
      `opacity="${(0.25 + random() * 0.5).toFixed(2)}"`,
    );
  });
  return [
    fullWidth(TRACK - 50, STAGE_BOTTOM, 'url(#wood-moss)'),
    `<path d="${tuftPath(71, TRACK - 46, 22)}" stroke="${moss[1]}" stroke-width="2.5" fill="none" opacity=".7"/>`,
    fullWidth(TRACK, TRACK_END, 'url(#wood-gravel)'),
    fullWidth(TRACK + 46, TRACK + 62, '#000', 'opacity=".1" filter="url(#wood-near)"'),
    fullWidth(TRACK + 90, TRACK + 104, '#000', 'opacity=".1" filter="url(#wood-near)"'),
    fullWidth(TRACK, TRACK + 8, '#000', 'opacity=".12"'),
    pebbles.join(''),
  ].join('');
}

/** Grass along a line. */
function tuftPath(seed: number, y: number, height: number): string {
  const random = seededRandom(seed);
  return steps(-20, 1940, 7)
    .map((x) => {
      const tall = height * (0.3 + random() * 0.7);
      const lean = (random() - 0.5) * tall * 0.7;
      return `M${x} ${y + 4}q${round(lean * 0.3)} ${round(-tall * 0.6)} ${round(lean)} ${round(-tall)}`;
    })
    .join('');
}

/** Ferns and stones close to the camera, slightly out of focus. */
function foreground({ foreground: dark, moss, stone }: Palette): string {
  const stones = [
    [1500, 1004, 90, 34],
    [1620, 1018, 60, 24],
    [240, 1010, 70, 24],
  ] as const;
  return [
    `<path d="${tuftPath(81, TRACK_END + 14, 44)}" stroke="${moss[1]}" stroke-width="3.5" fill="none"/>`,
    fullWidth(TRACK_END + 8, STAGE_BOTTOM, moss[1]),
    stones
      .map(
        ([x, y, rx, ry]) =>
          ellipse(x, y, rx, ry, stone) +
          ellipse(x - rx * 0.15, y - ry * 0.3, rx * 0.7, ry * 0.5, '#fff', 'opacity=".1"'),
      )
      .join(''),
    `<path d="${tuftPath(91, 1076, 74)}" stroke="${dark}" stroke-width="6" fill="none" opacity=".75" filter="url(#wood-near)"/>`,
    fullWidth(1066, STAGE_BOTTOM, dark, 'opacity=".8"'),
  ].join('');
}
