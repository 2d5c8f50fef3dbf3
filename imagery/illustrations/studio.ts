import type { Drawing } from './car';
import { mixColours } from './colour';
import { drawGroundShadow, groundShadowFilters } from './groundShadow';
import {
  blurFilter,
  linearGradient,
  namingFor,
  radialGradient,
  round,
  verticalGradient,
} from './svg';

/** Colours of a photo studio: wall from top to horizon, floor from horizon to front. */
interface Backdrop {
  wall: readonly [string, string];
  floor: readonly [string, string];
  /** Dark studios reflect more and cast heavier shadows. */
  dark: boolean;
}

const backdrops = {
  studio: { wall: ['#e9ecf0', '#d3d9e0'], floor: ['#b9c0c9', '#e3e7eb'], dark: false },
  dusk: { wall: ['#27313f', '#4a5566'], floor: ['#59616d', '#2a2e35'], dark: true },
  warm: { wall: ['#f6efe6', '#e8dccb'], floor: ['#cfc0ab', '#f1e9dd'], dark: false },
  nordic: { wall: ['#dbe7ee', '#b9cfdb'], floor: ['#9fb4bf', '#dbe4e9'], dark: false },
} satisfies Record<string, Backdrop>;

export type BackdropName = keyof typeof backdrops;
export const backdropNames = Object.keys(backdrops) as BackdropName[];

/** Size of a picture in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Studio pictures: 16:9, the vehicle standing in the middle with room around it. */
const STUDIO_SIZE: PictureSize = { width: 1920, height: 1080 };
/** Cut-outs: 2:1, transparent, the vehicle filling 92 % of the width. */
const CUTOUT_SIZE: PictureSize = { width: 1600, height: 800 };

const name = namingFor('studio');

const svgDocument = (size: PictureSize, viewBox: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="${viewBox}">${content}</svg>`;

/** Mirrors the drawing about the middle of the vehicle. */
const facing = (vehicle: Drawing, flip: boolean, content: string): string =>
  flip
    ? `<g transform="translate(${vehicle.length} 0) scale(-1 1)">${content}</g>`
    : `<g>${content}</g>`;

/** The frame of view in millimetres: x, y, width, height with the ground at y = 0. */
function studioFrame(vehicle: Drawing): readonly [number, number, number, number] {
  const width = Math.max(5600, vehicle.length * 1.17, vehicle.height * 2.7);
  const height = (width * 9) / 16;
  return [vehicle.length / 2 - width / 2, -height * 0.735, width, height];
}

/** An empty photo studio for pictures that are not drawn from the side, as an SVG document. */
export function studioRoom(backdrop: BackdropName, { width, height }: PictureSize): string {
  const { wall, floor, dark } = backdrops[backdrop];
  const horizon = height * 0.52;
  const defs = [
    linearGradient(name('wall'), [
      [0, wall[0]],
      [1, wall[1]],
    ]),
    linearGradient(name('floor'), [
      [0, floor[0]],
      [0.45, mixColours(floor[0], floor[1], 0.7)],
      [1, floor[1]],
    ]),
    radialGradient(
      name('light'),
      [
        [0, '#ffffff', dark ? 0.26 : 0.8],
        [1, '#ffffff', 0],
      ],
      [0.5, 0.44, 0.6],
    ),
    blurFilter(name('haze'), height * 0.045),
  ].join('');
  const rect = (top: number, tall: number, fill: string, rest = ''): string =>
    `<rect x="-200" y="${round(top)}" width="${width + 400}" height="${round(tall)}" fill="${fill}" ${rest}/>`;
  const room = [
    rect(0, height, `url(#${name('wall')})`),
    rect(horizon, height - horizon, `url(#${name('floor')})`),
    rect(
      horizon - height * 0.07,
      height * 0.14,
      mixColours(wall[1], floor[0], 0.5),
      `opacity=".95" filter="url(#${name('haze')})"`,
    ),
    rect(0, height, `url(#${name('light')})`),
  ].join('');
  return svgDocument({ width, height }, `0 0 ${width} ${height}`, `<defs>${defs}</defs>${room}`);
}

/** A vehicle in a photo studio, as an SVG document of 1920 × 1080. */
export function studioPicture(vehicle: Drawing, backdrop: BackdropName, flip: boolean): string {
  const { wall, floor, dark } = backdrops[backdrop];
  const [x, y, width, height] = studioFrame(vehicle);
  const horizon = -height * 0.15;
  const defs = [
    vehicle.defs,
    groundShadowFilters(name),
    blurFilter(name('haze'), 75),
    linearGradient(name('wall'), [
      [0, wall[0]],
      [1, wall[1]],
    ]),
    linearGradient(name('floor'), [
      [0, floor[0]],
      [0.35, mixColours(floor[0], floor[1], 0.6)],
      [1, floor[1]],
    ]),
    radialGradient(
      name('light'),
      [
        [0, '#ffffff', dark ? 0.3 : 0.85],
        [1, '#ffffff', 0],
      ],
      [0.5, 0.42, 0.6],
    ),
    verticalGradient(name('fade'), 0, 420, [
      [0, '#ffffff', dark ? 0.5 : 0.3],
      [1, '#ffffff', 0],
    ]),
    `<mask id="${name('reflection')}"><rect x="${x}" y="0" width="${width}" height="440" fill="url(#${name('fade')})"/></mask>`,
  ].join('');
  const rect = (top: number, tall: number, fill: string, rest = ''): string =>
    `<rect x="${round(x)}" y="${round(top)}" width="${round(width)}" height="${round(tall)}" fill="${fill}" ${rest}/>`;
  const room = [
    rect(y, height, `url(#${name('wall')})`),
    rect(horizon, height, `url(#${name('floor')})`),
    rect(
      horizon - 110,
      220,
      mixColours(wall[1], floor[0], 0.5),
      `opacity=".9" filter="url(#${name('haze')})"`,
    ),
    rect(y, height, `url(#${name('light')})`),
  ].join('');
  const standing = [
    `<g mask="url(#${name('reflection')})"><use href="#${name('vehicle')}" transform="scale(1 -1)"/></g>`,
    drawGroundShadow(name, vehicle, dark ? 0.75 : 0.42),
    `<g id="${name('vehicle')}">${vehicle.markup}</g>`,
  ].join('');
  return svgDocument(
    STUDIO_SIZE,
    [x, y, width, height].map(round).join(' '),
    `<defs>${defs}</defs>${room}${facing(vehicle, flip, standing)}`,
  );
}

/** A vehicle cut out on a transparent ground with its soft shadow, as an SVG document of 1600 × 800. */
export function cutoutPicture(vehicle: Drawing, flip: boolean): string {
  const width = Math.max(vehicle.length / 0.92, (vehicle.height / 0.84) * 2);
  const height = width / 2;
  const slack = height - vehicle.height;
  const frame = [vehicle.length / 2 - width / 2, -(vehicle.height + slack * 0.55), width, height];
  return svgDocument(
    CUTOUT_SIZE,
    frame.map(round).join(' '),
    `<defs>${vehicle.defs}${groundShadowFilters(name)}</defs>${facing(vehicle, flip, drawGroundShadow(name, vehicle, 0.34) + vehicle.markup)}`,
  );
}
