import { strip, type CarGeometry } from './geometry';
import type { Shades } from './shades';
import { round, smoothPath, type Naming } from './svg';

/** The lit body: base paint, reflected sky and ground, shoulder highlight, creases. */
export function drawPaintwork(name: Naming, geometry: CarGeometry, shades: Shades): string {
  return [
    baseCoat(name, geometry),
    reflections(name, geometry, shades),
    archHighlights(name, geometry, shades),
    turnedEnds(name, geometry),
    creases(name, geometry, shades),
  ].join('');
}

const blurred = (name: Naming, blur: string): string => `filter="url(#${name(blur)})"`;

function baseCoat(name: Naming, { body }: CarGeometry): string {
  return `<rect x="-50" y="${-(body.height + 60)}" width="${body.length + 100}" height="${body.height + 60}" fill="url(#${name('paint')})"/>`;
}

/** Sky above the shoulder, the bright shoulder itself, the dark ground, light from below the sill. */
function reflections(
  name: Naming,
  { body, shoulder, horizon }: CarGeometry,
  shades: Shades,
): string {
  const band = (upper: (x: number) => number, lower: (x: number) => number): string =>
    strip(body.length, upper, lower);
  const sky = band(
    () => body.height + 80,
    (x) => shoulder(x) + 6,
  );
  const lit = band(
    (x) => shoulder(x) + 2,
    (x) => shoulder(x) - 70,
  );
  const ground = band(
    (x) => horizon(x) + 20,
    () => body.sill + 190,
  );
  const treeline = band(
    (x) => horizon(x) - 4,
    (x) => horizon(x) - 150,
  );
  const rocker = band(
    () => body.sill + 235,
    () => body.sill + 120,
  );
  const underside = band(
    () => body.sill + 70,
    () => body.sill - 90,
  );
  return [
    `<path d="${sky}" fill="${shades.sheen}" opacity=".35"/>`,
    `<path d="${lit}" fill="${shades.highlight}" opacity="${0.5 + shades.metallic * 0.35}" ${blurred(name, 'band')}/>`,
    `<path d="${ground}" fill="${shades.shadow}" opacity=".78" ${blurred(name, 'wash')}/>`,
    `<path d="${treeline}" fill="${shades.deepShadow}" opacity=".38" ${blurred(name, 'glow')}/>`,
    `<path d="${rocker}" fill="${shades.sheen}" opacity=".5" ${blurred(name, 'broad')}/>`,
    `<path d="${underside}" fill="#000" opacity=".5" ${blurred(name, 'band')}/>`,
  ].join('');
}

function archHighlights(name: Naming, geometry: CarGeometry, shades: Shades): string {
  const centreY = -geometry.body.tyreRadius;
  const ring = (axle: number, radius: number, width: number): string =>
    `<circle cx="${axle}" cy="${centreY}" r="${radius}" fill="none" stroke="${shades.sheen}" stroke-width="${width}" opacity=".5" ${blurred(name, 'band')}/>`;
  return (
    ring(geometry.frontAxle, geometry.archRadius + 105, 46) +
    ring(geometry.rearAxle, geometry.archRadius + 115, 50)
  );
}

/** Nose and tail turn away from the viewer and darken. */
function turnedEnds(name: Naming, { body }: CarGeometry): string {
  const end = (x: number, width: number, fill: string): string =>
    `<rect x="${x}" y="${-body.height}" width="${width}" height="${body.height}" fill="url(#${name(fill)})"/>`;
  return end(-60, 420, 'nose-shade') + end(body.length - 420, 480, 'tail-shade');
}

function creases(name: Naming, geometry: CarGeometry, shades: Shades): string {
  const { body, shoulder, frontAxle, rearAxle, frontArch, rearArch } = geometry;
  const waist = body.length * 0.45;
  const shoulderLine = smoothPath([
    [body.bonnetEdge[0] + 170, shoulder(300) - 34],
    [frontAxle, shoulder(frontAxle)],
    [waist, shoulder(waist) - 6],
    [rearAxle, shoulder(rearAxle)],
    [body.tail[0] - 150, shoulder(body.tail[0]) - 8],
  ]);
  const rockerLine = smoothPath([
    [frontArch.right + 40, body.sill + 112],
    [round((frontArch.right + rearArch.left) / 2), body.sill + 128],
    [rearArch.left - 30, body.sill + 165],
  ]);
  const bonnetLine = smoothPath([
    [body.bonnetEdge[0] - 20, body.bonnetEdge[1] - 6],
    [body.bonnetCrown[0], body.bonnetCrown[1] - 26],
    [body.cowl[0] + 60, body.cowl[1] - 32],
  ]);
  const line = (path: string, colour: string, width: number, rest: string): string =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" ${rest}/>`;
  return [
    line(bonnetLine, shades.highlight, 44, `opacity=".75" ${blurred(name, 'glow')}`),
    line(
      shoulderLine,
      shades.deepShadow,
      13,
      `opacity=".55" transform="translate(0 11)" ${blurred(name, 'seam')}`,
    ),
    line(shoulderLine, shades.glint, 8, 'opacity=".85"'),
    line(
      rockerLine,
      shades.deepShadow,
      24,
      `opacity=".5" transform="translate(0 14)" ${blurred(name, 'seam')}`,
    ),
    line(rockerLine, shades.highlight, 9, `opacity=".55" ${blurred(name, 'edge')}`),
  ].join('');
}
