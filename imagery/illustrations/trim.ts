import type { CarGeometry } from './geometry';
import { at, polygon, smoothPath, type Naming } from './svg';

/** Lower body: rugged cladding around the arches, or slim dark sills and bumper undersides. */
export function drawLowerTrim(name: Naming, geometry: CarGeometry): string {
  return geometry.has('cladding') ? cladding(name, geometry) : darkSills(geometry);
}

function cladding(name: Naming, geometry: CarGeometry): string {
  const { body, frontAxle, rearAxle, archRadius, frontArch, rearArch } = geometry;
  const { sill, length } = body;
  const lip = archRadius + 58;
  const lead = smoothPath([
    [body.chin[0] - 20, sill + 10],
    [body.nose[0] - 10, sill + 190],
    [frontAxle - archRadius - 70, sill + 190],
  ]);
  const band = `${lead}L${at(frontAxle - lip, sill + 150)}A${lip} ${lip} 0 0 1 ${at(frontAxle + archRadius + 46, sill + 135)}L${at(rearAxle - archRadius - 50, sill + 150)}A${lip} ${lip} 0 0 1 ${at(rearAxle + archRadius + 56, sill + 190)}L${at(length + 20, sill + 205)}L${at(length + 20, sill - 80)}L${at(-20, sill - 80)}Z`;
  const edge = smoothPath([
    [frontArch.right + 70, sill + 128],
    [(frontArch.right + rearArch.left) / 2, sill + 130],
    [rearArch.left - 60, sill + 146],
  ]);
  const brightStrip = polygon(
    [frontArch.right + 110, sill + 58],
    [rearArch.left - 90, sill + 66],
    [rearArch.left - 110, sill + 40],
    [frontArch.right + 130, sill + 34],
  );
  return [
    `<path d="${band}" fill="url(#${name('cladding')})"/>`,
    `<path d="${edge}" fill="none" stroke="#585d63" stroke-width="6" opacity=".7"/>`,
    `<path d="${brightStrip}" fill="#9aa0a6" opacity=".55"/>`,
  ].join('');
}

function darkSills({ body, frontArch, rearArch }: CarGeometry): string {
  const { sill, chin, heel, length } = body;
  const pieces = [
    polygon(
      [frontArch.right + 14, sill + 58],
      [rearArch.left - 8, sill + 74],
      [rearArch.left + 8, sill - 40],
      [frontArch.right - 8, sill - 40],
    ),
    polygon(
      [chin[0] - 70, chin[1] + 62],
      [frontArch.left + 6, sill + 52],
      [frontArch.left + 6, sill - 30],
      [chin[0] - 70, sill - 30],
    ),
    polygon(
      [rearArch.right - 4, sill + 110],
      [length + 10, heel[1] + 110],
      [length + 10, sill - 30],
      [rearArch.right - 4, sill - 30],
    ),
  ];
  return `<path d="${pieces.join('')}" fill="#0d0f12" opacity=".87"/>`;
}

/** Roof rails with a light on their upper edge. */
export function drawRoofRails({ body, roofHeight, has }: CarGeometry): string {
  if (!has('rails')) return '';
  const [front] = body.roofFront;
  const [crown, crownHeight] = body.roofCrown;
  const [rear] = body.roofRear;
  const rail = smoothPath([
    [front + 170, roofHeight(front + 170) - 4],
    [front + 240, roofHeight(front + 240) + 34],
    [crown + 200, crownHeight + 26],
    [rear - 60, roofHeight(rear - 60) + 34],
    [rear + 40, roofHeight(rear + 40) - 2],
  ]);
  const light = smoothPath([
    [front + 250, roofHeight(front + 250) + 40],
    [crown + 200, crownHeight + 34],
    [rear - 70, roofHeight(rear - 70) + 40],
  ]);
  return [
    `<path d="${rail}" fill="none" stroke="#23262a" stroke-width="26" stroke-linecap="round"/>`,
    `<path d="${light}" fill="none" stroke="#9aa1a8" stroke-width="7" stroke-linecap="round" opacity=".7"/>`,
  ].join('');
}
