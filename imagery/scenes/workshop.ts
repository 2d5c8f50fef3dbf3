import { drawCar } from '../illustrations/car';
import { blurFilter, linearGradient, radialGradient } from '../illustrations/svg';
import { face, groundAt, level, project, receding, scaleAt, upright, type Camera } from './camera';
import { placeVehicle } from './placeVehicle';
import { ellipse, fullWidth, STAGE_BOTTOM, steps, type DrawScene, type Light } from './stage';
import { drawBenches, drawTrolley } from './workshopFurniture';

interface Palette {
  wall: readonly [string, string];
  dado: string;
  ceiling: readonly [string, string];
  steel: string;
  floor: readonly [string, string, string];
  pane: readonly [string, string];
  door: readonly [string, string];
  lamp: string;
  lampStrength: number;
  lift: readonly [string, string];
  cabinet: readonly [string, string];
  line: string;
  exposure: readonly [number, number, number];
}

const palettes: Record<Light, Palette> = {
  day: {
    wall: ['#eef0f0', '#dcdfe0'],
    dado: '#8c979d',
    ceiling: ['#d9dddf', '#c3c9cc'],
    steel: '#9aa3a8',
    floor: ['#ccd1d3', '#b4babd', '#8f979b'],
    pane: ['#d7e9f3', '#f8fbfb'],
    door: ['#f4f5f5', '#d9dddf'],
    lamp: '#ffffff',
    lampStrength: 0.4,
    lift: ['#2f6f7c', '#1f4e58'],
    cabinet: ['#3d464d', '#2a3137'],
    line: '#e0b64a',
    exposure: [1, 1, 1],
  },
  dusk: {
    wall: ['#646a76', '#3c424e'],
    dado: '#2c333d',
    ceiling: ['#21262e', '#171b21'],
    steel: '#4a525c',
    floor: ['#6a6e78', '#464a54', '#24272d'],
    pane: ['#1f3a6b', '#b79aa6'],
    door: ['#6b707b', '#4c515c'],
    lamp: '#ffe3b5',
    lampStrength: 0.95,
    lift: ['#27606c', '#173e47'],
    cabinet: ['#2b3238', '#1b2025'],
    line: '#c39a3c',
    exposure: [0.93, 0.92, 0.92],
  },
};

const camera: Camera = { centre: 1180, horizon: 560, focal: 1720, eye: 1650 };
const LEFT = -6900;
const RIGHT = 6600;
const BACK = 14500;
const NEAR = 3000;
const CEILING = 5900;
const LIFT = { left: -2750, right: 2650, near: 7700, far: 9500, height: 1420 };
const CAR_DEPTH = 8500;

/** A bright workshop: a car on a four-post lift, daylight through sectional doors. */
export const drawWorkshop: DrawScene = (light) => {
  const palette = palettes[light];
  const car = placeVehicle({
    vehicle: drawCar({ body: 'estate', paint: 'red', wheel: 2, id: 'hero' }),
    x: project(camera, [0, 0, CAR_DEPTH])[0],
    ground: project(camera, [0, LIFT.height, CAR_DEPTH])[1],
    scale: scaleAt(camera, CAR_DEPTH),
    exposure: palette.exposure,
  });
  return {
    phoneCentre: 1180,
    defs: [car.defs, gradients(palette)].join(''),
    markup: [
      backWall(palette),
      ceiling(palette),
      floor(palette),
      leftWall(palette),
      drawBenches(camera, BACK - 700, palette),
      liftFar(palette),
      car.markup,
      liftNear(palette),
      drawTrolley(camera, palette),
    ].join(''),
  };
};

function gradients(palette: Palette): string {
  return [
    linearGradient('shop-wall', [
      [0, palette.wall[1]],
      [1, palette.wall[0]],
    ]),
    linearGradient(
      'shop-side',
      [
        [0, palette.wall[1]],
        [0.7, palette.wall[0]],
        [1, palette.wall[1]],
      ],
      [0, 0, 1, 0],
    ),
    linearGradient('shop-ceiling', [
      [0, palette.ceiling[1]],
      [1, palette.ceiling[0]],
    ]),
    linearGradient('shop-floor', [
      [0, palette.floor[0]],
      [0.35, palette.floor[1]],
      [1, palette.floor[2]],
    ]),
    linearGradient('shop-pane', [
      [0, palette.pane[0]],
      [1, palette.pane[1]],
    ]),
    linearGradient('shop-door', [
      [0, palette.door[0]],
      [1, palette.door[1]],
    ]),
    linearGradient('shop-shine', [
      [0, palette.pane[1], 0.55],
      [1, palette.pane[1], 0],
    ]),
    linearGradient(
      'shop-lift',
      [
        [0, palette.lift[0]],
        [1, palette.lift[1]],
      ],
      [0, 0, 1, 0],
    ),
    linearGradient('shop-cabinet', [
      [0, palette.cabinet[0]],
      [1, palette.cabinet[1]],
    ]),
    radialGradient('shop-wash', [
      [0, palette.lamp, 0.34],
      [1, palette.lamp, 0],
    ]),
    radialGradient('shop-shade', [
      [0, '#000000', 0.5],
      [1, '#000000', 0],
    ]),
    blurFilter('shop-soft', 8),
  ].join('');
}

/** One sectional door with two rows of panes; returns the door and its shine on the floor. */
function sectionalDoor(x: number, { steel }: Palette): string {
  const width = 3500;
  const panel = 690;
  const rows = [0, 1, 2, 3, 4, 5].map((row) => {
    const foot = row * panel;
    const glazed = row >= 2 && row <= 4;
    const panes = steps(x + 110, x + width - 600, 680).map((left) =>
      upright(camera, BACK, [left, left + 600], [foot + 90, foot + panel - 80], 'url(#shop-pane)'),
    );
    return [
      upright(camera, BACK, [x, x + width], [foot, foot + panel], 'url(#shop-door)'),
      glazed ? panes.join('') : '',
      upright(
        camera,
        BACK,
        [x, x + width],
        [foot + panel - 16, foot + panel],
        steel,
        'opacity=".5"',
      ),
    ].join('');
  });
  return upright(camera, BACK, [x - 120, x + width + 120], [0, 4270], steel) + rows.join('');
}

const DOORS = [-2900, 1300, 5500];

function backWall(palette: Palette): string {
  return [
    upright(camera, BACK, [LEFT, RIGHT + 6000], [0, CEILING], 'url(#shop-wall)'),
    upright(camera, BACK, [LEFT, RIGHT + 6000], [0, 1150], palette.dado),
    DOORS.map((x) => sectionalDoor(x, palette)).join(''),
    [-3900, 0, 3900]
      .map((x) => {
        const [cx, cy] = project(camera, [x, CEILING, BACK]);
        return ellipse(cx, cy + 40, 330, 260, 'url(#shop-wash)');
      })
      .join(''),
  ].join('');
}

/** Steel beams and lines of light. */
function ceiling({ steel, lamp, lampStrength }: Palette): string {
  const beams = steps(4600, BACK, 2400).map(
    (z) =>
      upright(camera, z, [LEFT, RIGHT + 6000], [CEILING - 320, CEILING], steel) +
      upright(
        camera,
        z,
        [LEFT, RIGHT + 6000],
        [CEILING - 320, CEILING - 270],
        '#000',
        'opacity=".2"',
      ),
  );
  const strip = (x: number, half: number, opacity: number): string =>
    level(
      camera,
      CEILING - 420,
      [x - half, x + half],
      [NEAR, BACK - 400],
      lamp,
      `opacity="${opacity}"`,
    );
  const lines = [-3900, 0, 3900].map((x) =>
    [strip(x, 330, lampStrength * 0.14), strip(x, 190, lampStrength * 0.2), strip(x, 80, 1)].join(
      '',
    ),
  );
  return [
    level(camera, CEILING, [LEFT, RIGHT + 6000], [NEAR, BACK], 'url(#shop-ceiling)'),
    beams.reverse().join(''),
    lines.join(''),
  ].join('');
}

/** Sealed floor with the doors mirrored in it and a marked work bay. */
function floor({ line, lamp, lampStrength }: Palette): string {
  const shine = DOORS.map((x) =>
    face(
      camera,
      [
        [x, 0, BACK],
        [x + 3500, 0, BACK],
        [x + 3500, 0, 6000],
        [x, 0, 6000],
      ],
      'url(#shop-shine)',
      'opacity=".7"',
    ),
  );
  const lamps = [-3900, 0, 3900].map((x) =>
    level(
      camera,
      0,
      [x - 170, x + 170],
      [5200, BACK],
      lamp,
      `opacity="${0.1 + lampStrength * 0.1}" filter="url(#shop-soft)"`,
    ),
  );
  const stripe = (x: number): string =>
    level(camera, 0, [x, x + 110], [5600, 11200], line, 'opacity=".85"');
  return [
    fullWidth(groundAt(camera, BACK), STAGE_BOTTOM, 'url(#shop-floor)'),
    shine.join(''),
    lamps.join(''),
    stripe(-3700),
    stripe(3500),
    level(camera, 0, [-3700, 3610], [11100, 11300], line, 'opacity=".85"'),
  ].join('');
}

function leftWall({ dado }: Palette): string {
  return [
    receding(camera, LEFT, [NEAR, BACK], [0, CEILING], 'url(#shop-side)'),
    receding(camera, LEFT, [NEAR, BACK], [0, 1150], dado, 'opacity=".9"'),
    receding(camera, LEFT, [NEAR, BACK], [1150, 1180], '#fff', 'opacity=".4"'),
  ].join('');
}

/** The half of the lift behind the car. */
function liftFar({ lift }: Palette): string {
  const { left, right, near, far, height } = LIFT;
  const shade = project(camera, [0, 0, CAR_DEPTH]);
  return [
    ellipse(shade[0], shade[1], 620, 60, 'url(#shop-shade)'),
    [left, right].map((x) => liftPost(x, far)).join(''),
    level(camera, height - 60, [left, right], [near, far], lift[1]),
    level(camera, height - 60, [left, right], [near, far], '#000', 'opacity=".45"'),
  ].join('');
}

const liftPost = (x: number, z: number): string =>
  [
    upright(camera, z, [x - 210, x + 210], [0, 60], '#20262b'),
    upright(camera, z, [x - 110, x + 110], [60, 2450], 'url(#shop-lift)'),
    upright(camera, z, [x - 30, x + 10], [60, 2400], '#000', 'opacity=".35"'),
    upright(camera, z, [x - 110, x - 80], [60, 2450], '#fff', 'opacity=".18"'),
  ].join('');

/** The near runway and posts. */
function liftNear({ steel, line }: Palette): string {
  const { left, right, near, height } = LIFT;
  return [
    upright(camera, near + 400, [left - 40, right + 40], [height - 170, height - 6], steel),
    upright(
      camera,
      near + 400,
      [left - 40, right + 40],
      [height - 40, height - 6],
      '#fff',
      'opacity=".35"',
    ),
    upright(
      camera,
      near + 400,
      [left - 40, right + 40],
      [height - 170, height - 140],
      '#000',
      'opacity=".35"',
    ),
    upright(camera, near + 400, [left - 40, left + 160], [height - 140, height - 40], line),
    upright(camera, near + 400, [right - 160, right + 40], [height - 140, height - 40], line),
    [left - 220, right + 220].map((x) => liftPost(x, near)).join(''),
  ].join('');
}
