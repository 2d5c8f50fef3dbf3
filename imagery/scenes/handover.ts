import { drawCar } from '../illustrations/car';
import { blurFilter, linearGradient, radialGradient } from '../illustrations/svg';
import { face, groundAt, level, project, receding, scaleAt, upright, type Camera } from './camera';
import { placeVehicle } from './placeVehicle';
import {
  ellipse,
  fullWidth,
  STAGE_BOTTOM,
  steps,
  stroke,
  type DrawScene,
  type Light,
} from './stage';

interface Palette {
  wall: readonly [string, string];
  side: readonly [string, string];
  ceiling: readonly [string, string];
  floor: readonly [string, string, string];
  panel: readonly [string, string];
  lightBox: string;
  lightStrength: number;
  edge: string;
  plinth: readonly [string, string];
  exposure: readonly [number, number, number];
}

const palettes: Record<Light, Palette> = {
  day: {
    wall: ['#e9e6e0', '#d3cec5'],
    side: ['#f0eee9', '#dcd8d0'],
    ceiling: ['#efede8', '#d9d5cd'],
    floor: ['#d9d5cd', '#c4c0b8', '#a29f99'],
    panel: ['#e3d3bb', '#c9b394'],
    lightBox: '#ffffff',
    lightStrength: 0.55,
    edge: '#4a4740',
    plinth: ['#fbfaf7', '#d6d1c7'],
    exposure: [1, 1, 1],
  },
  dusk: {
    wall: ['#34363b', '#1f2125'],
    side: ['#3c3e43', '#222428'],
    ceiling: ['#222428', '#17181b'],
    floor: ['#43454a', '#2b2d31', '#16171a'],
    panel: ['#4d4238', '#2d2722'],
    lightBox: '#fff3de',
    lightStrength: 1,
    edge: '#0c0d0f',
    plinth: ['#54565b', '#2c2e32'],
    exposure: [0.95, 0.93, 0.92],
  },
};

const camera: Camera = { centre: 1180, horizon: 540, focal: 1760, eye: 1450 };
const LEFT = -5600;
const RIGHT = 5900;
const BACK = 13200;
const NEAR = 2600;
const CEILING = 4700;
const CAR_DEPTH = 8400;
const BOX = { left: -2700, right: 2700, near: 5600, far: 10800 };

/** A delivery bay: a new car under a field of light, its key waiting on a plinth. */
export const drawHandover: DrawScene = (light) => {
  const palette = palettes[light];
  const car = placeVehicle({
    vehicle: drawCar({
      body: 'saloon',
      paint: light === 'day' ? 'black' : 'red',
      wheel: 2,
      id: 'hero',
    }),
    x: project(camera, [180, 0, CAR_DEPTH])[0],
    ground: groundAt(camera, CAR_DEPTH),
    scale: scaleAt(camera, CAR_DEPTH),
    shadow: 0.55,
    reflection: 0.42,
    exposure: palette.exposure,
  });
  return {
    phoneCentre: 1200,
    defs: [car.defs, gradients(palette)].join(''),
    markup: [
      backWall(palette),
      ceiling(palette),
      floor(palette),
      sideWalls(palette),
      car.markup,
      plinth(palette),
    ].join(''),
  };
};

function gradients({
  wall,
  side,
  ceiling,
  floor,
  panel,
  lightBox,
  plinth: stand,
}: Palette): string {
  return [
    linearGradient('bay-wall', [
      [0, wall[0]],
      [1, wall[1]],
    ]),
    linearGradient(
      'bay-side',
      [
        [0, side[1]],
        [0.6, side[0]],
        [1, side[1]],
      ],
      [0, 0, 1, 0],
    ),
    linearGradient('bay-ceiling', [
      [0, ceiling[1]],
      [1, ceiling[0]],
    ]),
    linearGradient('bay-floor', [
      [0, floor[0]],
      [0.4, floor[1]],
      [1, floor[2]],
    ]),
    linearGradient('bay-panel', [
      [0, panel[0]],
      [1, panel[1]],
    ]),
    linearGradient('bay-stand', [
      [0, stand[0]],
      [1, stand[1]],
    ]),
    radialGradient('bay-halo', [
      [0, lightBox, 0.75],
      [0.5, lightBox, 0.25],
      [1, lightBox, 0],
    ]),
    blurFilter('bay-soft', 12),
    blurFilter('bay-near', 5),
  ].join('');
}

/** Tall panels between joints of light. */
function backWall({ lightBox, lightStrength, edge }: Palette): string {
  const [haloX, haloY] = project(camera, [0, 2300, BACK]);
  const panels = steps(-3000, 2000, 1000).map((x) =>
    upright(camera, BACK, [x + 20, x + 980], [160, CEILING - 500], 'url(#bay-panel)'),
  );
  const joints = steps(-3000, 3000, 1000).map((x) =>
    [
      upright(
        camera,
        BACK,
        [x - 70, x + 70],
        [160, CEILING - 500],
        lightBox,
        `opacity="${lightStrength * 0.16}"`,
      ),
      upright(
        camera,
        BACK,
        [x - 16, x + 16],
        [160, CEILING - 500],
        lightBox,
        `opacity="${0.5 + lightStrength * 0.5}"`,
      ),
    ].join(''),
  );
  return [
    upright(camera, BACK, [LEFT, RIGHT], [0, CEILING], 'url(#bay-wall)'),
    panels.join(''),
    joints.join(''),
    ellipse(haloX, haloY, 640, 330, 'url(#bay-halo)', `opacity="${0.25 + lightStrength * 0.2}"`),
    upright(camera, BACK, [LEFT, RIGHT], [0, 120], edge, 'opacity=".5"'),
  ].join('');
}

/** A large luminous ceiling above the car. */
function ceiling({ lightBox, edge }: Palette): string {
  const { left, right, near, far } = BOX;
  const seams = steps(left, right, 1350).map((x) =>
    level(camera, CEILING - 60, [x - 12, x + 12], [near, far], edge, 'opacity=".16"'),
  );
  return [
    level(camera, CEILING, [LEFT, RIGHT], [NEAR, BACK], 'url(#bay-ceiling)'),
    level(
      camera,
      CEILING - 40,
      [left - 500, right + 500],
      [near, far + 500],
      lightBox,
      'opacity=".35" filter="url(#bay-soft)"',
    ),
    level(
      camera,
      CEILING - 50,
      [left - 90, right + 90],
      [near - 80, far + 100],
      edge,
      'opacity=".55"',
    ),
    level(camera, CEILING - 60, [left, right], [near, far], lightBox),
    seams.join(''),
    upright(camera, far, [left, right], [CEILING - 60, CEILING], edge, 'opacity=".35"'),
  ].join('');
}

/** Polished floor that mirrors the light joints and the luminous ceiling. */
function floor({ lightBox, lightStrength, edge }: Palette): string {
  const mirrored = steps(-3000, 3000, 1000).map((x) =>
    face(
      camera,
      [
        [x - 60, 0, BACK],
        [x + 60, 0, BACK],
        [x + 60, 0, 8000],
        [x - 60, 0, 8000],
      ],
      lightBox,
      `opacity="${0.05 + lightStrength * 0.09}" filter="url(#bay-near)"`,
    ),
  );
  const joints = steps(4000, BACK, 2000).map((z) => {
    const y = groundAt(camera, z);
    return stroke([-20, y], [1940, y], edge, 1, 'opacity=".14"');
  });
  const [poolX, poolY] = project(camera, [180, 0, CAR_DEPTH]);
  return [
    fullWidth(groundAt(camera, BACK), STAGE_BOTTOM, 'url(#bay-floor)'),
    mirrored.join(''),
    joints.join(''),
    ellipse(
      poolX,
      poolY + 26,
      820,
      130,
      'url(#bay-halo)',
      `opacity="${0.3 + lightStrength * 0.2}"`,
    ),
  ].join('');
}

const sideWalls = ({ edge, lightBox, lightStrength }: Palette): string =>
  [LEFT, RIGHT]
    .map((x) =>
      [
        receding(camera, x, [NEAR, BACK], [0, CEILING], 'url(#bay-side)'),
        receding(camera, x, [NEAR, BACK], [0, 120], edge, 'opacity=".35"'),
        receding(
          camera,
          x,
          [NEAR, BACK],
          [120, 150],
          lightBox,
          `opacity="${0.3 + lightStrength * 0.6}"`,
        ),
      ].join(''),
    )
    .join('');

/** A plinth with the key on it, in front of the car's nose. */
function plinth({ edge, lightBox }: Palette): string {
  const z = 6900;
  const x = -3050;
  const [cx, cy] = project(camera, [x, 0, z]);
  const [keyX, keyY] = project(camera, [x, 1000, z]);
  return [
    ellipse(cx, cy + 3, 92, 13, '#000', 'opacity=".4" filter="url(#bay-near)"'),
    upright(camera, z, [x - 230, x + 230], [0, 960], 'url(#bay-stand)'),
    upright(camera, z, [x - 230, x - 120], [0, 960], '#fff', 'opacity=".12"'),
    face(
      camera,
      [
        [x - 230, 960, z],
        [x + 230, 960, z],
        [x + 230, 960, z + 460],
        [x - 230, 960, z + 460],
      ],
      lightBox,
      'opacity=".85"',
    ),
    `<g transform="translate(${(keyX - 14).toFixed(1)} ${(keyY + 4).toFixed(1)})"><rect x="0" y="-11" width="30" height="12" rx="6" fill="${edge}"/><rect x="3" y="-10" width="24" height="3" rx="1.5" fill="#fff" opacity=".35"/><circle cx="-4" cy="-5" r="5.5" fill="none" stroke="#a8adb3" stroke-width="2"/></g>`,
  ].join('');
}
