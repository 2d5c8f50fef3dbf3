import type { CarGeometry } from './geometry';
import { at, polygon, smoothPath, type CurvePoint, type Naming } from './svg';

const middle = (a: number, b: number): number => (a + b) / 2;

/** Outline of the side windows (the "daylight opening"). */
export function windowOutline({ body, roofHeight, has }: CarGeometry): string {
  const { windows, beltFront, beltRear, height } = body;
  const frame = height * 0.052;
  const upper: CurvePoint[] = has('panel')
    ? [
        [windows.front, beltFront + 6, 'corner'],
        [middle(windows.front, windows.topFront), middle(beltFront, height - 150) + 10],
        [windows.topFront, height - 165],
        [windows.topRear, height - 150],
        [windows.rear, height - 215],
        [windows.rearFoot, beltRear + 14, 'corner'],
      ]
    : [
        [windows.front, beltFront + 6, 'corner'],
        [
          middle(windows.front, windows.topFront) + 4,
          middle(beltFront, roofHeight(windows.topFront)) - frame * 0.1,
        ],
        [windows.topFront, roofHeight(windows.topFront) - frame * 1.12],
        [body.roofCrown[0], body.roofCrown[1] - frame * 1.12],
        [windows.topRear, roofHeight(windows.topRear) - frame * 1.15],
        [windows.rear - 90, roofHeight(windows.rear - 90) - frame * 1.45],
        [windows.rear, middle(roofHeight(windows.rear), beltRear) + 20, 'corner'],
        [windows.rearFoot, beltRear + 14, 'corner'],
      ];
  const sill = smoothPath(
    [
      [windows.rearFoot, beltRear + 12],
      [middle(windows.front, windows.rearFoot), middle(beltFront, beltRear) - 4],
      [windows.front, beltFront + 6],
    ],
    'L',
  );
  return `${smoothPath(upper)}${sill}Z`;
}

/** The sliver of windscreen that is seen from the side. */
function windscreen({ body: { cowl, roofFront } }: CarGeometry): string {
  const x = middle(cowl[0], roofFront[0]);
  const y = middle(cowl[1], roofFront[1]);
  return `M${at(cowl[0] + 25, cowl[1] + 8)}Q${at(x, y + 40)} ${at(roofFront[0] - 40, roofFront[1] - 22)}L${at(roofFront[0] - 5, roofFront[1] - 62)}Q${at(x + 90, y - 40)} ${at(cowl[0] + 175, cowl[1])}Z`;
}

/** The sliver of rear screen that is seen from the side. */
function rearScreen({ body: { roofRear, spoiler, screenFoot }, roofHeight, has }: CarGeometry) {
  if (has('notchback')) {
    return polygon(
      [roofRear[0] + 130, roofHeight(roofRear[0] + 130) - 12],
      [spoiler[0] + 20, spoiler[1] - 2],
      [spoiler[0] - 110, spoiler[1] - 18],
      [roofRear[0] + 170, roofHeight(roofRear[0] + 170) - 70],
    );
  }
  const x = middle(spoiler[0], screenFoot[0]);
  const y = middle(spoiler[1], screenFoot[1]);
  return `M${at(spoiler[0] - 6, spoiler[1] - 34)}Q${at(x + 36, y)} ${at(screenFoot[0] - 16, screenFoot[1] + 30)}L${at(screenFoot[0] - 92, screenFoot[1] + 42)}Q${at(x - 50, y)} ${at(spoiler[0] - 95, spoiler[1] - 60)}Z`;
}

/** Screens and window surrounds; drawn clipped to the body. */
export function drawGlassSurround(name: Naming, geometry: CarGeometry): string {
  const outline = windowOutline(geometry);
  return [
    `<path d="${windscreen(geometry)}" fill="url(#${name('glass')})"/>`,
    `<path d="${rearScreen(geometry)}" fill="url(#${name('glass')})"/>`,
    `<path d="${outline}" fill="#08090b" stroke="#08090b" stroke-width="34" stroke-linejoin="round"/>`,
    `<clipPath id="${name('windows')}"><path d="${outline}"/></clipPath>`,
  ].join('');
}

/** Glass, seats behind it, sky reflections, pillars and the bright trim along the belt. */
export function drawWindows(name: Naming, geometry: CarGeometry): string {
  const { body, has } = geometry;
  const { windows, beltFront, height } = body;
  const [, middleDoor, rearDoor] = body.doors;
  const seat = (x: number, y: number, rx: number, ry: number): string =>
    `<ellipse cx="${x}" cy="${-y}" rx="${rx}" ry="${ry}" fill="#07090b" opacity=".52" filter="url(#${name('glow')})"/>`;
  const sky = `M${at(windows.front - 100, beltFront + 250)}C${at(middleDoor, beltFront + 330)} ${at(rearDoor, beltFront + 300)} ${at(windows.rear + 100, beltFront + 250)}L${at(windows.rear + 200, height + 80)}L${at(windows.front - 200, height + 80)}Z`;
  const slash = (top: number, foot: number, width: number): string =>
    polygon(
      [top - width, height],
      [top, height],
      [foot + width, beltFront - 50],
      [foot, beltFront - 50],
    );
  const pillar = (topFrom: number, topTo: number, footTo: number, footFrom: number): string =>
    `<path d="${polygon([topFrom, height], [topTo, height], [footTo, beltFront - 40], [footFrom, beltFront - 40])}" fill="#0a0b0d"/>`;
  const middlePillar = has('panel')
    ? ''
    : pillar(middleDoor - 42, middleDoor + 48, middleDoor + 62, middleDoor - 52);
  return [
    `<g clip-path="url(#${name('windows')})">`,
    `<rect x="${windows.front - 50}" y="${-height}" width="${windows.rear - windows.front + 100}" height="${height - beltFront + 60}" fill="url(#${name('glass')})"/>`,
    seat(middleDoor - 330, beltFront + 30, 150, 215),
    has('bed') || has('panel') ? '' : seat(rearDoor - 150, beltFront + 20, 140, 190),
    `<path d="${sky}" fill="#cfe0ea" opacity=".24"/>`,
    `<path d="${slash(middleDoor - 330, middleDoor - 900, 250)}" fill="#fff" opacity=".1"/>`,
    `<path d="${slash(rearDoor - 210, rearDoor - 640, 85)}" fill="#fff" opacity=".09"/>`,
    middlePillar,
    pillar(rearDoor + 70, rearDoor + 122, rearDoor + 176, rearDoor + 112),
    '</g>',
    beltTrim(name, geometry),
  ].join('');
}

function beltTrim(name: Naming, { body: { windows, beltFront, beltRear } }: CarGeometry): string {
  const path = smoothPath([
    [windows.rearFoot, beltRear + 2],
    [middle(windows.front, windows.rearFoot), middle(beltFront, beltRear) - 12],
    [windows.front - 8, beltFront - 4],
  ]);
  return `<path d="${path}" fill="none" stroke="url(#${name('chrome')})" stroke-width="13" stroke-linecap="round"/>`;
}
