import { drawCar } from '../illustrations/car';
import { blurFilter, linearGradient, radialGradient } from '../illustrations/svg';
import { face, groundAt, level, project, receding, scaleAt, upright, type Camera } from './camera';
import { ridgePath, spruceRowPath } from './landscape';
import { placeVehicle } from './placeVehicle';
import {
  ellipse,
  fullWidth,
  rect,
  STAGE_BOTTOM,
  STAGE_TOP,
  steps,
  stroke,
  type DrawScene,
  type Light,
} from './stage';

interface Palette {
  wall: readonly [string, string];
  ceiling: readonly [string, string];
  floor: readonly [string, string, string];
  timber: readonly [string, string];
  frame: string;
  outside: readonly [string, string];
  hills: string;
  trees: string;
  lamp: string;
  lampStrength: number;
  wash: string;
  exposure: readonly [number, number, number];
}

const palettes: Record<Light, Palette> = {
  day: {
    wall: ['#eceae5', '#dad7d0'],
    ceiling: ['#f4f3f0', '#dedcd7'],
    floor: ['#d3d2ce', '#c2c2c0', '#a9aaaa'],
    timber: ['#c39b6d', '#a27c52'],
    frame: '#30353a',
    outside: ['#c6dbe8', '#eef4f4'],
    hills: '#a9bfc0',
    trees: '#6f8e83',
    lamp: '#ffffff',
    lampStrength: 0.35,
    wash: '#ffffff',
    exposure: [1, 1, 1],
  },
  dusk: {
    wall: ['#8b8782', '#5e5b5a'],
    ceiling: ['#3c3b3d', '#2a2a2d'],
    floor: ['#6e6a66', '#514f4e', '#2e2e31'],
    timber: ['#b07f4b', '#7a5430'],
    frame: '#15181c',
    outside: ['#233a5e', '#8a86a0'],
    hills: '#3c4a6a',
    trees: '#1f2c45',
    lamp: '#ffe2b5',
    lampStrength: 0.8,
    wash: '#ffd9a0',
    exposure: [0.93, 0.88, 0.84],
  },
};

const camera: Camera = { centre: 1150, horizon: 520, focal: 1760, eye: 1450 };
const LEFT = -6300;
const RIGHT = 6000;
/** Where the timber wall ends and the glass of the back wall begins. */
const GLASS = -700;
const BACK = 16500;
const NEAR = 3000;
const CEILING = 5200;
const CAR_DEPTH = 8400;

/** A glazed car showroom: timber wall behind, glass to the right, a calm wall to the left. */
export const drawShowroom: DrawScene = (light) => {
  const palette = palettes[light];
  const hero = placeVehicle({
    vehicle: drawCar({ body: 'suv', paint: 'green', wheel: 0, id: 'hero' }),
    x: 1225,
    ground: groundAt(camera, CAR_DEPTH),
    scale: scaleAt(camera, CAR_DEPTH),
    shadow: 0.5,
    reflection: 0.34,
    exposure: palette.exposure,
  });
  const second = placeVehicle({
    vehicle: drawCar({ body: 'hatch', paint: 'white', wheel: 3, electric: true, id: 'second' }),
    x: 1610,
    ground: groundAt(camera, 13600),
    scale: scaleAt(camera, 13600),
    flip: true,
    shadow: 0.4,
    reflection: 0.25,
    exposure: palette.exposure,
  });
  return {
    phoneCentre: 1225,
    defs: [hero.defs, second.defs, gradients(palette)].join(''),
    markup: [
      timberWall(palette),
      glassFront(palette),
      ceiling(palette),
      floor(palette),
      leftWall(palette),
      lounge(palette),
      second.markup,
      turntable(palette),
      hero.markup,
    ].join(''),
  };
};

function gradients(palette: Palette): string {
  return [
    linearGradient(
      'hall-wall',
      [
        [0, palette.wall[1]],
        [0.6, palette.wall[0]],
        [1, palette.wall[1]],
      ],
      [0, 0, 1, 0.2],
    ),
    linearGradient('hall-ceiling', [
      [0, palette.ceiling[0]],
      [1, palette.ceiling[1]],
    ]),
    linearGradient('hall-floor', [
      [0, palette.floor[0]],
      [0.3, palette.floor[1]],
      [1, palette.floor[2]],
    ]),
    linearGradient('hall-timber', [
      [0, palette.timber[0]],
      [1, palette.timber[1]],
    ]),
    linearGradient('hall-outside', [
      [0, palette.outside[0]],
      [1, palette.outside[1]],
    ]),
    radialGradient('hall-wash', [
      [0, palette.wash, 0.75],
      [0.5, palette.wash, 0.25],
      [1, palette.wash, 0],
    ]),
    linearGradient('hall-streak', [
      [0, palette.outside[1], 0.5],
      [1, palette.outside[1], 0],
    ]),
    blurFilter('hall-glow', 9),
  ].join('');
}

/** Vertical timber slats washed by light from above. */
function timberWall({ timber, lampStrength }: Palette): string {
  const slats = steps(LEFT, GLASS, 150).map((x) =>
    upright(camera, BACK, [x, x + 62], [0, CEILING], timber[1], 'opacity=".5"'),
  );
  const lights = steps(-5600, -1400, 1400).map((x) => {
    const [cx, cy] = project(camera, [x, CEILING, BACK]);
    const opacity = 0.3 + lampStrength * 0.55;
    return ellipse(cx, cy + 20, 105, 200, 'url(#hall-wash)', `opacity="${opacity}"`);
  });
  return [
    upright(camera, BACK, [LEFT, GLASS], [0, CEILING], 'url(#hall-timber)'),
    slats.join(''),
    lights.join(''),
    upright(camera, BACK, [LEFT, GLASS], [0, 200], '#000', 'opacity=".22"'),
    upright(camera, BACK, [LEFT, GLASS], [CEILING - 140, CEILING], '#000', 'opacity=".14"'),
  ].join('');
}

/** What stands outside the glass: sky, hills, the edge of a forest, a lawn. */
function landscape({ hills, trees }: Palette): string {
  const left = project(camera, [GLASS, 0, BACK])[0];
  return [
    rect(left, STAGE_TOP, 1960 - left, 1000, 'url(#hall-outside)'),
    `<path d="${ridgePath({ seed: 31, base: 545, floor: 700, height: 120, wave: 330, roughness: 0.4 })}" fill="${hills}"/>`,
    `<path d="${spruceRowPath({ seed: 8, from: left, to: 1980, base: (x) => 588 + Math.sin(x / 90) * 8, heights: [60, 190], spacing: 17 })}" fill="${trees}"/>`,
    rect(left, 584, 1960 - left, 800, trees),
    rect(left, 580, 1960 - left, 90, hills, 'opacity=".5"'),
  ].join('');
}

/** Glass on the right of the back wall and along the right side, with its mullions. */
function glassFront(palette: Palette): string {
  const { frame } = palette;
  const [left] = project(camera, [GLASS, 0, BACK]);
  const mullions = steps(GLASS, RIGHT, 1650).map((x) =>
    upright(camera, BACK, [x - 45, x + 45], [0, CEILING], frame),
  );
  const sideMullions = steps(NEAR + 1500, BACK, 2000).map((z) =>
    receding(camera, RIGHT, [z, z + 130], [0, CEILING], frame),
  );
  return [
    `<clipPath id="hall-opening"><rect x="${left}" y="${STAGE_TOP}" width="1200" height="1600"/></clipPath>`,
    `<g clip-path="url(#hall-opening)">${landscape(palette)}</g>`,
    upright(camera, BACK, [GLASS, RIGHT], [CEILING - 260, CEILING], frame),
    upright(camera, BACK, [GLASS, RIGHT], [3150, 3230], frame),
    upright(camera, BACK, [GLASS, RIGHT], [0, 90], frame),
    mullions.join(''),
    receding(camera, RIGHT, [NEAR, BACK], [CEILING - 260, CEILING], frame),
    receding(camera, RIGHT, [NEAR, BACK], [0, 90], frame),
    sideMullions.join(''),
  ].join('');
}

/** Luminous lines running towards the vanishing point. */
function ceiling({ lamp, lampStrength }: Palette): string {
  const strip = (x: number, half: number, opacity: number): string =>
    level(
      camera,
      CEILING - 10,
      [x - half, x + half],
      [NEAR, BACK - 900],
      lamp,
      `opacity="${opacity}"`,
    );
  const lines = [-4500, -1500, 1500, 4500].map((x) =>
    [
      strip(x, 420, lampStrength * 0.1),
      strip(x, 240, lampStrength * 0.14),
      strip(x, 130, lampStrength * 0.25),
      strip(x, 55, 1),
    ].join(''),
  );
  const beams = steps(4000, BACK, 2500).map((z) =>
    level(camera, CEILING, [LEFT, RIGHT], [z, z + 60], '#000', 'opacity=".05"'),
  );
  return [
    level(camera, CEILING, [LEFT, RIGHT], [NEAR, BACK], 'url(#hall-ceiling)'),
    beams.join(''),
    lines.join(''),
  ].join('');
}

function leftWall({ frame }: Palette): string {
  const joints = steps(6000, BACK, 3500).map((z) => {
    const [x, top] = project(camera, [LEFT, CEILING, z]);
    const [, foot] = project(camera, [LEFT, 0, z]);
    return stroke([x, top], [x, foot], frame, 1.5, 'opacity=".16"');
  });
  return [
    receding(camera, LEFT, [NEAR, BACK], [0, CEILING], 'url(#hall-wall)'),
    joints.join(''),
    receding(camera, LEFT, [NEAR, BACK], [0, 140], '#000', 'opacity=".12"'),
  ].join('');
}

/** Polished concrete with large joints, daylight streaks and the glow of the lamps. */
function floor({ frame, lamp, lampStrength }: Palette): string {
  const across = steps(5000, BACK, 2300).map((z) => {
    const [from] = project(camera, [LEFT, 0, z]);
    const [to] = project(camera, [RIGHT, 0, z]);
    const y = groundAt(camera, z);
    return stroke([from, y], [to, y], frame, 1, 'opacity=".16"');
  });
  const along = steps(-6900, 6900, 2300).map((x) =>
    stroke(project(camera, [x, 0, NEAR]), project(camera, [x, 0, BACK]), frame, 1, 'opacity=".14"'),
  );
  const streaks = steps(GLASS + 825, RIGHT, 1650).map((x) =>
    face(
      camera,
      [
        [x - 700, 0, BACK],
        [x + 700, 0, BACK],
        [x + 300, 0, 5200],
        [x - 1000, 0, 5200],
      ],
      'url(#hall-streak)',
    ),
  );
  const glow = [-1500, 1500].map((x) =>
    level(
      camera,
      0,
      [x - 160, x + 160],
      [5200, BACK],
      lamp,
      `opacity="${0.08 + lampStrength * 0.1}" filter="url(#hall-glow)"`,
    ),
  );
  return [
    fullWidth(groundAt(camera, BACK), STAGE_BOTTOM, 'url(#hall-floor)'),
    streaks.join(''),
    glow.join(''),
    across.join(''),
    along.join(''),
  ].join('');
}

/** The low round stage under the car, with light under its edge. */
function turntable({ lamp, floor: floorColours, lampStrength }: Palette): string {
  const y = groundAt(camera, CAR_DEPTH);
  const rx = 3300 * scaleAt(camera, CAR_DEPTH);
  const ry = rx * 0.15;
  return [
    ellipse(
      1225,
      y + 20,
      rx * 1.02,
      ry * 1.05,
      lamp,
      `opacity="${0.25 + lampStrength * 0.5}" filter="url(#hall-glow)"`,
    ),
    ellipse(1225, y + 15, rx, ry, '#000', 'opacity=".35"'),
    ellipse(1225, y + 4, rx, ry, floorColours[1]),
    ellipse(1225, y + 4, rx, ry, '#fff', 'opacity=".22"'),
  ].join('');
}

/** A bench along the timber wall: scale, and a place to wait. */
function lounge({ frame, timber }: Palette): string {
  const depth = 15400;
  const leg = (x: number): string => upright(camera, depth, [x, x + 100], [0, 400], timber[1]);
  const [shadeX, shadeY] = project(camera, [-4300, 0, depth]);
  return [
    ellipse(shadeX, shadeY + 2, 150, 7, '#000', 'opacity=".22" filter="url(#hall-glow)"'),
    leg(-5480),
    leg(-3220),
    upright(camera, depth, [-5600, -3000], [400, 510], frame),
  ].join('');
}
