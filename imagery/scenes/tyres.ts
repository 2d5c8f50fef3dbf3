import { commonMaterials } from '../illustrations/materials';
import { blurFilter, linearGradient, namingFor, radialGradient } from '../illustrations/svg';
import { drawWheel } from '../illustrations/wheels';
import { groundAt, level, project, receding, scaleAt, upright, type Camera } from './camera';
import { seededRandom } from '../../services/stock/random';
import { ellipse, fullWidth, STAGE_BOTTOM, steps, type DrawScene, type Light } from './stage';

interface Palette {
  wall: readonly [string, string];
  ceiling: readonly [string, string];
  floor: readonly [string, string, string];
  steel: readonly [string, string];
  beam: string;
  tread: readonly [string, string];
  label: readonly [string, string, string];
  lamp: string;
  lampStrength: number;
  /** How strongly the lamps colour the racks below them, 0–1. */
  wash: number;
  gloom: number;
}

const palettes: Record<Light, Palette> = {
  day: {
    wall: ['#eceeee', '#d8dcdd'],
    ceiling: ['#e2e5e6', '#cbd0d3'],
    floor: ['#c9cdcf', '#aeb4b8', '#868d92'],
    steel: ['#30536b', '#21394b'],
    beam: '#e08a3c',
    tread: ['#33373c', '#17191c'],
    label: ['#f4f4f2', '#f0c65a', '#8cc3b6'],
    lamp: '#ffffff',
    lampStrength: 0.4,
    wash: 0.2,
    gloom: 0,
  },
  dusk: {
    wall: ['#565d6b', '#363c49'],
    ceiling: ['#20242c', '#171a21'],
    floor: ['#626570', '#434751', '#22252c'],
    steel: ['#2b4c66', '#152736'],
    beam: '#d98336',
    tread: ['#32353a', '#141619'],
    label: ['#efe9db', '#e6b64c', '#84b7aa'],
    lamp: '#ffdfae',
    lampStrength: 1,
    wash: 0.5,
    gloom: 0.16,
  },
};

const camera: Camera = { centre: 1180, horizon: 500, focal: 1720, eye: 1500 };
const LEFT = -5400;
const RIGHT = 9000;
const BACK = 13500;
const NEAR = 2600;
const CEILING = 6200;
const RACK = { depth: 10600, left: -3100, bay: 2500, bays: 5, shelf: 1130, levels: 5 };
const wheelName = namingFor('wheel');

/** A tyre store: racks of labelled wheels, a set standing in front. */
export const drawTyres: DrawScene = (light) => {
  const palette = palettes[light];
  return {
    phoneCentre: 1275,
    defs: commonMaterials(wheelName) + gradients(palette),
    markup: [room(palette), rack(palette), leftWall(palette), wheelSet(palette)].join(''),
  };
};

function gradients({ wall, ceiling, floor, steel, tread, lamp, wash }: Palette): string {
  return [
    linearGradient('rack-wall', [
      [0, wall[1]],
      [1, wall[0]],
    ]),
    linearGradient(
      'rack-side',
      [
        [0, wall[0]],
        [1, wall[1]],
      ],
      [0, 0, 1, 0],
    ),
    linearGradient('rack-ceiling', [
      [0, ceiling[1]],
      [1, ceiling[0]],
    ]),
    linearGradient('rack-floor', [
      [0, floor[0]],
      [0.35, floor[1]],
      [1, floor[2]],
    ]),
    linearGradient(
      'rack-steel',
      [
        [0, steel[0]],
        [1, steel[1]],
      ],
      [0, 0, 1, 0],
    ),
    linearGradient(
      'rack-tread',
      [
        [0, tread[1]],
        [0.3, tread[0]],
        [0.7, tread[0]],
        [1, tread[1]],
      ],
      [0, 0, 1, 0],
    ),
    linearGradient('rack-shade', [
      [0, '#000000', 0.5],
      [1, '#000000', 0],
    ]),
    radialGradient('rack-wash', [
      [0, lamp, wash],
      [1, lamp, 0],
    ]),
    blurFilter('rack-soft', 9),
  ].join('');
}

function room({ lamp, lampStrength }: Palette): string {
  const strip = (x: number, half: number, opacity: number): string =>
    level(
      camera,
      CEILING - 60,
      [x - half, x + half],
      [NEAR, BACK - 400],
      lamp,
      `opacity="${opacity}"`,
    );
  const lines = [-2600, 1200, 5000].map((x) =>
    [strip(x, 300, lampStrength * 0.14), strip(x, 170, lampStrength * 0.2), strip(x, 70, 1)].join(
      '',
    ),
  );
  const glow = [-2600, 1200, 5000].map((x) =>
    level(
      camera,
      0,
      [x - 170, x + 170],
      [5000, BACK],
      lamp,
      `opacity="${0.1 + lampStrength * 0.08}" filter="url(#rack-soft)"`,
    ),
  );
  return [
    upright(camera, BACK, [LEFT, RIGHT], [0, CEILING], 'url(#rack-wall)'),
    level(camera, CEILING, [LEFT, RIGHT], [NEAR, BACK], 'url(#rack-ceiling)'),
    lines.join(''),
    fullWidth(groundAt(camera, BACK), STAGE_BOTTOM, 'url(#rack-floor)'),
    glow.join(''),
    level(camera, 0, [RACK.left - 900, RIGHT], [8400, 8520], '#e0b64a', 'opacity=".8"'),
  ].join('');
}

/** One tyre seen on its tread, with its label. */
function storedTyre(x: number, foot: number, label: string): string {
  const z = RACK.depth;
  const grooves = [52, 100, 148].map((groove) =>
    upright(
      camera,
      z,
      [x + groove, x + groove + 9],
      [foot + 30, foot + 620],
      '#000',
      'opacity=".45"',
    ),
  );
  return [
    upright(
      camera,
      z,
      [x, x + 210],
      [foot, foot + 650],
      'url(#rack-tread)',
      'stroke="#0b0c0e" stroke-width="1"',
    ),
    grooves.join(''),
    upright(camera, z, [x + 20, x + 190], [foot + 600, foot + 640], '#fff', 'opacity=".1"'),
    label ? upright(camera, z, [x + 58, x + 152], [foot + 250, foot + 400], label) : '',
  ].join('');
}

function rack({ beam, steel, label, gloom }: Palette): string {
  const random = seededRandom(73);
  const { depth, left, bay, bays, shelf, levels } = RACK;
  const right = left + bay * bays;
  const [shadeX, shadeY] = project(camera, [(left + right) / 2, 0, depth]);
  const back = upright(
    camera,
    depth + 800,
    [left, right],
    [0, shelf * levels],
    '#000',
    'opacity=".3"',
  );
  const shelves = steps(0, levels - 1, 1).map((row) => {
    const foot = 160 + row * shelf;
    const tyres = steps(0, bays - 1, 1).flatMap((index) =>
      steps(0, 8, 1).map((place) => {
        const colour = label[Math.floor(random() * 3)] ?? '';
        if (random() < 0.05) return '';
        return storedTyre(
          left + index * bay + 190 + place * 240,
          foot,
          random() < 0.8 ? colour : '',
        );
      }),
    );
    return [
      upright(
        camera,
        depth + 10,
        [left, right],
        [foot + 560, foot + shelf - 130],
        '#000',
        'opacity=".22"',
      ),
      tyres.join(''),
      upright(camera, depth - 40, [left, right], [foot - 110, foot], beam),
      upright(camera, depth - 40, [left, right], [foot - 110, foot - 86], '#000', 'opacity=".22"'),
      upright(camera, depth - 40, [left, right], [foot - 22, foot], '#fff', 'opacity=".25"'),
    ].join('');
  });
  const posts = steps(0, bays, 1).map((index) => {
    const x = left + index * bay;
    return [
      upright(camera, depth - 80, [x - 60, x + 60], [0, shelf * levels + 500], 'url(#rack-steel)'),
      steps(220, shelf * levels, 190)
        .map((y) => upright(camera, depth - 80, [x - 14, x + 14], [y, y + 60], steel[1]))
        .join(''),
    ].join('');
  });
  return [
    ellipse(shadeX, shadeY + 4, 1150, 22, '#000', 'opacity=".3" filter="url(#rack-soft)"'),
    back,
    shelves.join(''),
    posts.join(''),
    gloom
      ? upright(
          camera,
          depth - 80,
          [left, right],
          [0, shelf * levels + 500],
          '#0b1018',
          `opacity="${gloom}"`,
        )
      : '',
    [-2600, 1200, 5000]
      .map((x) => {
        const [cx, cy] = project(camera, [x, 4200, depth]);
        return ellipse(cx, cy, 420, 420, 'url(#rack-wash)');
      })
      .join(''),
  ].join('');
}

const leftWall = ({ steel }: Palette): string =>
  [
    receding(camera, LEFT, [NEAR, BACK], [0, CEILING], 'url(#rack-side)'),
    receding(camera, LEFT, [NEAR, BACK], [0, 240], steel[1], 'opacity=".35"'),
  ].join('');

/** Four wheels with their tyres, standing and lying, close to the camera. */
function wheelSet({ gloom }: Palette): string {
  const standing = (x: number, z: number, design: number): string => {
    const [px, py] = project(camera, [x, 0, z]);
    const scale = scaleAt(camera, z);
    return [
      ellipse(px, py + 2, 400 * scale, 46 * scale, '#000', 'opacity=".5" filter="url(#rack-soft)"'),
      `<g transform="translate(${px.toFixed(1)} ${py.toFixed(1)}) scale(${scale.toFixed(4)})">${drawWheel(wheelName, 0, 350, design)}</g>`,
      gloom
        ? ellipse(
            px,
            py - 350 * scale,
            350 * scale,
            350 * scale,
            '#0b1018',
            `opacity="${gloom * 0.7}"`,
          )
        : '',
    ].join('');
  };
  return [
    standing(1450, 6100, 1),
    standing(650, 5750, 2),
    standing(1120, 5150, 0),
    standing(-40, 5050, 3),
  ].join('');
}
