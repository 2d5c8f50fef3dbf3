import { drawCar } from '../illustrations/car';
import { blurFilter, linearGradient, radialGradient, round } from '../illustrations/svg';
import { groundAt, level, project, scaleAt, upright, type Camera } from './camera';
import { driftingClouds, ridgePath, spruceRowPath } from './landscape';
import { placeVehicle } from './placeVehicle';
import {
  ellipse,
  fullWidth,
  STAGE_BOTTOM,
  STAGE_TOP,
  steps,
  type DrawScene,
  type Light,
} from './stage';

interface Palette {
  sky: readonly [string, string, string];
  cloud: string;
  hills: readonly [string, string];
  trees: string;
  meadow: readonly [string, string];
  ground: readonly [string, string];
  line: string;
  timber: readonly [string, string];
  steel: string;
  post: readonly [string, string];
  led: string;
  lamp: string;
  lampStrength: number;
  reflection: number;
  exposure: readonly [number, number, number];
}

const palettes: Record<Light, Palette> = {
  day: {
    sky: ['#a8cbe0', '#d3e4ea', '#eef3ef'],
    cloud: '#ffffff',
    hills: ['#b4cac9', '#8fafa6'],
    trees: '#4b6f62',
    meadow: ['#a9b985', '#8ba06c'],
    ground: ['#8b9095', '#676c72'],
    line: '#f1f2f0',
    timber: ['#c8a074', '#a67c52'],
    steel: '#3a4147',
    post: ['#f4f5f5', '#cfd4d7'],
    led: '#2fbf8a',
    lamp: '#fff8ea',
    lampStrength: 0.2,
    reflection: 0.12,
    exposure: [1, 1, 1],
  },
  dusk: {
    sky: ['#1a2846', '#595d8a', '#eaa684'],
    cloud: '#c98f97',
    hills: ['#585a80', '#3a4067'],
    trees: '#171f35',
    meadow: ['#232b3e', '#1c2333'],
    ground: ['#3a3f4a', '#20242c'],
    line: '#aab0b8',
    timber: ['#c9945c', '#7c5632'],
    steel: '#14181f',
    post: ['#c9ced6', '#8d95a2'],
    led: '#4df0b4',
    lamp: '#ffe3b4',
    lampStrength: 1,
    reflection: 0.34,
    exposure: [0.86, 0.82, 0.82],
  },
};

const camera: Camera = { centre: 1120, horizon: 575, focal: 1760, eye: 1400 };
const CAR_DEPTH = 8400;
const CAR_X = 1165;
/** The canopy: its sides, near and far edge, and the height of its underside. */
const CANOPY = { left: -2350, right: 9000, near: 7000, far: 12600, height: 4050, depth: 330 };
const POST_DEPTH = 10300;
const POSTS = [-1500, 2760, 7020];

/** A charging hub under a timber canopy at the edge of a forest. */
export const drawCharging: DrawScene = (light) => {
  const palette = palettes[light];
  const stand = {
    ground: groundAt(camera, CAR_DEPTH),
    scale: scaleAt(camera, CAR_DEPTH),
    shadow: 0.5,
    reflection: palette.reflection,
    exposure: palette.exposure,
  };
  const hero = placeVehicle({
    vehicle: drawCar({ body: 'hatch', paint: 'petrol', wheel: 3, electric: true, id: 'hero' }),
    x: CAR_X,
    ...stand,
  });
  const next = placeVehicle({
    vehicle: drawCar({ body: 'suv', paint: 'white', wheel: 3, electric: true, id: 'next' }),
    x: 2170,
    ...stand,
  });
  return {
    phoneCentre: CAR_X,
    defs: [hero.defs, next.defs, gradients(palette)].join(''),
    markup: [
      surroundings(palette),
      ground(palette),
      farColumns(palette),
      canopy(palette),
      POSTS.map((x) => chargingPost(x, palette)).join(''),
      next.markup,
      hero.markup,
      cable(palette),
      nearColumn(palette),
    ].join(''),
  };
};

function gradients({ sky, ground: asphalt, meadow, timber, post, lamp, led }: Palette): string {
  return [
    linearGradient('hub-sky', [
      [0, sky[0]],
      [0.6, sky[1]],
      [1, sky[2]],
    ]),
    linearGradient('hub-ground', [
      [0, asphalt[0]],
      [1, asphalt[1]],
    ]),
    linearGradient('hub-meadow', [
      [0, meadow[0]],
      [1, meadow[1]],
    ]),
    linearGradient('hub-timber', [
      [0, timber[0]],
      [1, timber[1]],
    ]),
    linearGradient(
      'hub-post',
      [
        [0, post[0]],
        [0.7, post[0]],
        [1, post[1]],
      ],
      [0, 0, 1, 0],
    ),
    radialGradient('hub-pool', [
      [0, lamp, 0.5],
      [0.5, lamp, 0.18],
      [1, lamp, 0],
    ]),
    radialGradient('hub-led', [
      [0, led, 0.7],
      [1, led, 0],
    ]),
    linearGradient('hub-haze', [
      [0, sky[2], 0],
      [1, sky[2], 0.8],
    ]),
    blurFilter('hub-soft', 10),
  ].join('');
}

function surroundings({ hills, trees, cloud }: Palette): string {
  const ridge = (seed: number, height: number, fill: string) =>
    `<path d="${ridgePath({ seed, base: 600, floor: 660, height, wave: 520, roughness: 0.45 })}" fill="${fill}"/>`;
  return [
    fullWidth(STAGE_TOP, 640, 'url(#hub-sky)'),
    driftingClouds(5, 9, [60, 380], cloud, 'hub-soft'),
    ridge(3, 190, hills[0]),
    fullWidth(440, 620, 'url(#hub-haze)'),
    ridge(14, 120, hills[1]),
    fullWidth(500, 640, 'url(#hub-haze)', 'opacity=".7"'),
    `<path d="${spruceRowPath({ seed: 21, from: -20, to: 1950, base: (x) => 630 + Math.sin(x / 170) * 5, heights: [34, 118], spacing: 15 })}" fill="${trees}"/>`,
    fullWidth(626, 790, 'url(#hub-meadow)'),
  ].join('');
}

/** Asphalt with painted bays; pools of light under the canopy. */
function ground({ line, lampStrength }: Palette): string {
  const far = 13200;
  const bays = steps(-4650, 9000, 3400).map((x) =>
    level(camera, 0, [x, x + 110], [6600, POST_DEPTH + 500], line, 'opacity=".75"'),
  );
  const pools = POSTS.map((x) => {
    const [cx, cy] = project(camera, [x, 0, 8600]);
    return ellipse(cx, cy, 460, 74, 'url(#hub-pool)', `opacity="${lampStrength * 0.8}"`);
  });
  return [
    fullWidth(groundAt(camera, far), STAGE_BOTTOM, 'url(#hub-ground)'),
    level(camera, 0, [-40000, 40000], [far + 400, far], line, 'opacity=".25"'),
    level(camera, 0, [-4650, 12000], [POST_DEPTH + 500, POST_DEPTH + 600], line, 'opacity=".75"'),
    bays.join(''),
    pools.join(''),
  ].join('');
}

function farColumns({ steel }: Palette): string {
  return [-2150, 1900, 5950]
    .map((x) => upright(camera, 12300, [x, x + 190], [0, CANOPY.height], steel))
    .join('');
}

/** The underside with joists and luminous lines, and the timber fascia in front. */
function canopy({ lamp, lampStrength, timber }: Palette): string {
  const { left, right, near, far, height, depth } = CANOPY;
  const joists = steps(left + 300, right, 620).map((x) =>
    level(camera, height, [x, x + 120], [near, far], timber[1], 'opacity=".6"'),
  );
  const lights = POSTS.map(
    (x) =>
      level(
        camera,
        height - 5,
        [x - 240, x + 240],
        [near + 500, far - 600],
        lamp,
        `opacity="${0.12 + lampStrength * 0.2}"`,
      ) + level(camera, height - 5, [x - 70, x + 70], [near + 500, far - 600], lamp),
  );
  return [
    level(camera, height, [left, right], [near, far], 'url(#hub-timber)'),
    level(
      camera,
      height,
      [left, right],
      [near, far],
      '#000',
      `opacity="${0.34 - lampStrength * 0.12}"`,
    ),
    joists.join(''),
    lights.join(''),
    upright(camera, near, [left, right], [height, height + depth], 'url(#hub-timber)'),
    upright(
      camera,
      near,
      [left, right],
      [height + depth - 60, height + depth],
      '#fff',
      'opacity=".22"',
    ),
    upright(camera, near, [left, right], [height, height + 40], '#000', 'opacity=".25"'),
  ].join('');
}

/** A slim column at the front edge, left of the car: it frames the view. */
function nearColumn({ steel }: Palette): string {
  const x = CANOPY.left + 160;
  const shade = project(camera, [x + 90, 0, 7200]);
  return [
    ellipse(shade[0], shade[1] + 2, 60, 8, '#000', 'opacity=".35" filter="url(#hub-soft)"'),
    upright(camera, 7200, [x, x + 120], [0, CANOPY.height], steel),
    upright(camera, 7200, [x, x + 28], [0, CANOPY.height], '#fff', 'opacity=".14"'),
  ].join('');
}

/** A charging post with display, light bar and the cable's holster. */
function chargingPost(x: number, { steel, led, lampStrength }: Palette): string {
  const z = POST_DEPTH;
  const [glowX, glowY] = project(camera, [x + 250, 1900, z]);
  return [
    upright(camera, z, [x - 60, x + 560], [0, 90], steel),
    upright(camera, z, [x, x + 500], [90, 2250], 'url(#hub-post)'),
    upright(camera, z, [x + 70, x + 430], [1330, 1800], '#14191f'),
    upright(camera, z, [x + 120, x + 300], [1660, 1700], led),
    upright(camera, z, [x + 120, x + 380], [1560, 1590], '#ffffff', 'opacity=".55"'),
    upright(camera, z, [x + 120, x + 340], [1470, 1500], '#ffffff', 'opacity=".35"'),
    upright(camera, z, [x, x + 500], [2080, 2130], led),
    upright(camera, z, [x + 180, x + 320], [820, 1060], steel),
    ellipse(glowX, glowY - 34, 110, 70, 'url(#hub-led)', `opacity="${0.25 + lampStrength * 0.55}"`),
  ].join('');
}

/** The cable from the post to the charge flap above the rear wheel. */
function cable({ led }: Palette): string {
  const scale = scaleAt(camera, CAR_DEPTH);
  const floor = groundAt(camera, CAR_DEPTH);
  const plugX = CAR_X + (3400 + 40 - 2030) * scale;
  const plugY = floor - 850 * scale;
  const [postX, postY] = project(camera, [2760 + 250, 940, POST_DEPTH]);
  const path = `M${round(plugX + 14)} ${round(plugY)}C${round(plugX + 74)} ${round(plugY + 4)} ${round(plugX + 70)} ${round(floor - 8)} ${round(plugX + 122)} ${round(floor + 4)}S${round(postX)} ${round(floor + 4)} ${round(postX)} ${round(postY)}`;
  return [
    `<path d="${path}" fill="none" stroke="#000" stroke-width="8" opacity=".25" transform="translate(3 6)" filter="url(#hub-soft)"/>`,
    `<path d="${path}" fill="none" stroke="#15191e" stroke-width="6.5" stroke-linecap="round"/>`,
    `<path d="${path}" fill="none" stroke="#fff" stroke-width="1.4" opacity=".3" transform="translate(-1 -1.5)"/>`,
    `<rect x="${round(plugX - 10)}" y="${round(plugY - 9)}" width="30" height="18" rx="6" fill="#15191e"/>`,
    `<circle cx="${round(plugX + 2)}" cy="${round(plugY - 17)}" r="3" fill="${led}"/>`,
  ].join('');
}
