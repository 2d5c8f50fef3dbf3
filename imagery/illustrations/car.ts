import { bodies, type CarBody } from './bodies';
import { measureCar, type CarGeometry } from './geometry';
import { drawGlassSurround, drawWindows } from './glass';
import { drawLamps, type Face } from './lamps';
import { bodyMaterials, commonMaterials } from './materials';
import { drawHandles, drawMirror, drawPanelLines } from './panels';
import { paints, type PaintName } from './paints';
import { drawPaintwork } from './paintwork';
import { shadesOf, type Shades } from './shades';
import { at, namingFor, polygon, type Naming, type Point } from './svg';
import { drawLowerTrim, drawRoofRails } from './trim';
import { drawWheel } from './wheels';

/** A drawing to place in a scene: millimetres, nose at x = 0, ground at y = 0, upwards negative. */
export interface Drawing {
  /** Prefix of all ids in the drawing. */
  id: string;
  length: number;
  height: number;
  /** Left and right edge of the part that touches the ground, for shadows. */
  axles: readonly number[];
  tyreRadius: number;
  /** Height of the gap between ground and underbody. */
  clearance: number;
  /** Where the lamps shine from. */
  headlamp: Point;
  tailLamp: Point;
  defs: string;
  markup: string;
}

export interface CarOptions {
  body: CarBody;
  paint: PaintName;
  /** Rim design, 0 to 3; see wheels.ts. */
  wheel?: number;
  /** Lamps and grille; the body's own when absent. */
  face?: Face;
  /** Electric cars have a charge flap in place of the fuel flap. */
  electric?: boolean;
  /** Makes ids unique when several vehicles share a document. */
  id?: string;
}

/** What shows between the wheels and inside the arches. */
function underbody({ body, frontAxle, rearAxle, solid }: CarGeometry, name: Naming): string {
  const { tyreRadius: radius, sill, length } = body;
  const floor = polygon(
    [frontAxle - radius * 0.5, sill + 60],
    [rearAxle + radius * 0.9, sill + 60],
    [rearAxle + radius * 0.7, sill - 74],
    [rearAxle - radius, sill - 88],
    [frontAxle + radius, sill - 88],
    [frontAxle - radius * 0.5, sill - 60],
  );
  const lower = name('lower-half');
  return `<clipPath id="${lower}"><rect x="0" y="${-(sill + radius * 1.6)}" width="${length}" height="${radius * 1.6 + 40}"/></clipPath><path d="${floor}" fill="#08090b"/><path d="${solid}" fill="#07080a" clip-path="url(#${lower})"/>`;
}

/** Light along the upper edge, a contour for light paints, the lips of the arches. */
function edges(name: Naming, geometry: CarGeometry, shades: Shades): string {
  const { body, archRadius, upperEdge, outline, has } = geometry;
  const lipColour = has('cladding') ? '#2c3034' : shades.highlight;
  const lip = (axle: number): string =>
    `<path d="M${at(axle - archRadius, body.tyreRadius)}A${archRadius} ${archRadius} 0 0 1 ${at(axle + archRadius, body.tyreRadius)}" fill="none" stroke="${lipColour}" stroke-width="8" opacity=".5"/>`;
  const contour = shades.isLight
    ? `<path d="${outline}" fill="none" stroke="#5d646c" stroke-width="7" opacity=".55"/>`
    : '';
  return `<path d="${upperEdge}" fill="none" stroke="#fff" stroke-width="7" opacity=".38" filter="url(#${name('edge')})" transform="translate(0 7)"/>${contour}${lip(geometry.frontAxle)}${lip(geometry.rearAxle)}`;
}

/** Draws a car from the side, facing left. */
export function drawCar(options: CarOptions): Drawing {
  const { body: bodyName, paint, wheel = 0, electric = false, id = 'car' } = options;
  const geometry = measureCar(bodies[bodyName]);
  const { body } = geometry;
  const shades = shadesOf(paints[paint]);
  const name = namingFor(id);
  const clipped = (content: string): string =>
    `<g clip-path="url(#${name('body')})">${content}</g>`;
  const markup = [
    underbody(geometry, name),
    clipped(
      drawPaintwork(name, geometry, shades) +
        drawLowerTrim(name, geometry) +
        drawGlassSurround(name, geometry),
    ),
    drawWindows(name, geometry),
    clipped(
      drawPanelLines(geometry, electric) + drawLamps(name, geometry, options.face ?? body.face),
    ),
    drawHandles(geometry, shades),
    drawRoofRails(geometry),
    drawMirror(name, geometry),
    edges(name, geometry, shades),
    drawWheel(name, geometry.frontAxle, body.tyreRadius, wheel),
    drawWheel(name, geometry.rearAxle, body.tyreRadius, wheel),
  ].join('');
  return {
    id,
    length: body.length,
    height: body.height,
    axles: [geometry.frontAxle, geometry.rearAxle],
    tyreRadius: body.tyreRadius,
    clearance: body.sill,
    headlamp: [body.bonnetEdge[0] - 20, body.bonnetEdge[1] - 90],
    tailLamp: [body.tail[0], body.tail[1] - 60],
    defs: commonMaterials(name) + bodyMaterials(name, geometry, shades),
    markup,
  };
}
