import type { Drawing } from '../illustrations/car';
import { drawGroundShadow, groundShadowFilters } from '../illustrations/groundShadow';
import {
  blurFilter,
  namingFor,
  radialGradient,
  round,
  verticalGradient,
} from '../illustrations/svg';
import type { SceneArt } from './stage';

export interface Placement {
  vehicle: Drawing;
  /** Stage position of the vehicle's middle and of the ground under it. */
  x: number;
  ground: number;
  /** Stage pixels per millimetre. */
  scale: number;
  /** Vehicles face left unless flipped. */
  flip?: boolean;
  /** Strength of the shadow, 0 to 1; absent for a vehicle that does not stand on the ground. */
  shadow?: number;
  /** Strength of the mirror image in the floor, 0 to 1. */
  reflection?: number;
  /** How much of the daylight reaches the vehicle, per colour channel; 1 is all of it. */
  exposure?: readonly [red: number, green: number, blue: number];
  /** Lamps shining. */
  lit?: boolean;
}

const REFLECTED_HEIGHT = 900;

function exposureFilter(id: string, [red, green, blue]: readonly [number, number, number]): string {
  return `<filter id="${id}" x="-2%" y="-2%" width="104%" height="104%"><feColorMatrix values="${red} 0 0 0 0  0 ${green} 0 0 0  0 0 ${blue} 0 0  0 0 0 1 0"/></filter>`;
}

/** Glow around the lamps and light pooling on the ground ahead. */
function lampLight(prefix: string, { headlamp, tailLamp }: Drawing): string {
  const glow = (x: number, y: number, rx: number, ry: number, fill: string): string =>
    `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${rx}" ry="${ry}" fill="url(#${prefix}-${fill})"/>`;
  return [
    glow(headlamp[0] - 30, -headlamp[1], 620, 420, 'white-glow'),
    glow(headlamp[0] - 1300, 30, 1900, 130, 'road-glow'),
    glow(tailLamp[0] + 10, -tailLamp[1], 480, 340, 'red-glow'),
  ].join('');
}

/** Sets a vehicle into a scene with its shadow, mirror image and light. */
export function placeVehicle(placement: Placement): Pick<SceneArt, 'defs' | 'markup'> {
  const { vehicle, x, ground, scale, flip = false, shadow, reflection, exposure, lit } = placement;
  const prefix = `${vehicle.id}-set`;
  const name = namingFor(prefix);
  const mirrored = flip ? -1 : 1;
  const left = x - (mirrored * vehicle.length * scale) / 2;
  const defs = [
    vehicle.defs,
    groundShadowFilters(name),
    blurFilter(name('soften'), 10),
    verticalGradient(name('fade'), 0, REFLECTED_HEIGHT, [
      [0, '#ffffff', reflection ?? 0],
      [1, '#ffffff', 0],
    ]),
    `<mask id="${name('mirror')}"><rect x="-400" y="0" width="${vehicle.length + 800}" height="${REFLECTED_HEIGHT}" fill="url(#${name('fade')})"/></mask>`,
    exposure ? exposureFilter(name('exposure'), exposure) : '',
    radialGradient(name('white-glow'), [
      [0, '#fff6e0', 0.85],
      [0.25, '#fff2d6', 0.3],
      [1, '#fff2d6', 0],
    ]),
    radialGradient(name('road-glow'), [
      [0, '#fff2d6', 0.3],
      [0.5, '#fff2d6', 0.12],
      [1, '#fff2d6', 0],
    ]),
    radialGradient(name('red-glow'), [
      [0, '#ff3b30', 0.6],
      [0.3, '#ff3b30', 0.2],
      [1, '#ff3b30', 0],
    ]),
  ].join('');
  const filtered = exposure ? ` filter="url(#${name('exposure')})"` : '';
  const markup = [
    `<g transform="translate(${round(left)} ${round(ground)}) scale(${(scale * mirrored).toFixed(5)} ${scale.toFixed(5)})">`,
    reflection
      ? `<g mask="url(#${name('mirror')})"><use href="#${name('vehicle')}" transform="scale(1 -1)"/></g>`
      : '',
    shadow === undefined ? '' : drawGroundShadow(name, vehicle, shadow),
    `<g id="${name('vehicle')}"${filtered}>${vehicle.markup}</g>`,
    lit ? lampLight(prefix, vehicle) : '',
    '</g>',
  ].join('');
  return { defs, markup };
}
