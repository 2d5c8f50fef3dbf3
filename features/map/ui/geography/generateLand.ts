/**
 * Writes generated/land.json: northern and central Europe from the package `world-atlas` (Natural Earth
 * 1:10m, public domain). Run `npx tsx features/map/ui/geography/generateLand.ts` when the package changes,
 * and commit the result.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { simplifyLine, type Point } from './simplifyLine';

type Countries = Topology<{ countries: GeometryCollection<{ name: string }> }>;

/** The area that the map can show: west, south, east and north edge in degrees. */
const FRAME_DEGREES = [-13, 46, 33.5, 71.8] as const;

/**
 * Codes (ISO 3166-1 alpha-2) of the countries whose towns visitors can search for, by their names in the
 * package; drawn in detail.
 */
const countriesWithTowns: Readonly<Record<string, string>> = {
  Sweden: 'SE',
  Norway: 'NO',
  Finland: 'FI',
  'United Kingdom': 'GB',
  Slovakia: 'SK',
};

/** Tolerance of coastlines in degrees of latitude: `fine` for countriesWithTowns, `coarse` for others. */
const TOLERANCE_DEGREES = { fine: 0.001, coarse: 0.01 };

/** Minimum area of an island's bounding box in square degrees; smaller islands are omitted. */
const MIN_ISLAND_AREA = { fine: 0.00015, coarse: 0.004 };

const world = JSON.parse(
  readFileSync('node_modules/world-atlas/countries-10m.json', 'utf8'),
) as Countries;
const { scale = [1, 1], translate = [0, 0] } = world.transform ?? {};

/** Arcs of the package as points in degrees; they are delta-encoded integers. */
const arcs = world.arcs.map((arc) => {
  let x = 0;
  let y = 0;
  return arc.map(([dx = 0, dy = 0]): Point => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
});

const isInFrame = ([x, y]: Point) =>
  x >= FRAME_DEGREES[0] && x <= FRAME_DEGREES[2] && y >= FRAME_DEGREES[1] && y <= FRAME_DEGREES[3];

/** Index of an arc; a reversed arc has the bitwise complement of its index. */
const arcIndex = (arc: number) => (arc < 0 ? ~arc : arc);

function boundingBoxArea(ring: readonly number[]): number {
  const points = ring.flatMap((arc) => arcs[arcIndex(arc)] ?? []);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys));
}

const isInMap = (ring: readonly number[]) =>
  ring.some((arc) => arcs[arcIndex(arc)]?.some(isInFrame));

const shapes = world.objects.countries.geometries.flatMap((shape) => {
  if (shape.type !== 'Polygon' && shape.type !== 'MultiPolygon') return [];
  const name = shape.properties?.name ?? '';
  const minArea = name in countriesWithTowns ? MIN_ISLAND_AREA.fine : MIN_ISLAND_AREA.coarse;
  const polygons = (shape.type === 'Polygon' ? [shape.arcs] : shape.arcs).filter(
    ([outer = []]) => isInMap(outer) && boundingBoxArea(outer) >= minArea,
  );
  return polygons.length > 0 ? [{ country: countriesWithTowns[name] ?? '', polygons }] : [];
});

const detailedArcs = new Set(
  shapes
    .filter(({ country }) => country !== '')
    .flatMap(({ polygons }) => polygons.flat(2).map(arcIndex)),
);
const usedArcs = [...new Set(shapes.flatMap(({ polygons }) => polygons.flat(2).map(arcIndex)))];
const newIndexes = new Map(usedArcs.map((arc, index) => [arc, index]));
const renumber = (arc: number) => {
  const index = newIndexes.get(arcIndex(arc)) ?? 0;
  return arc < 0 ? ~index : index;
};

/** Clamps points outside the frame to a border around it: rings stay closed and follow the border. */
function clamp(line: readonly Point[]): Point[] {
  const [west, south, east, north] = FRAME_DEGREES;
  const clampValue = (value: number, min: number, max: number) =>
    Math.min(max + BORDER_DEGREES, Math.max(min - BORDER_DEGREES, value));
  // Points beyond the date line belong to the far east.
  return line.map(([x, y]) => [
    clampValue(x < -100 ? x + 360 : x, west, east),
    clampValue(y, south, north),
  ]);
}

/** Width of the border around the frame. */
const BORDER_DEGREES = 1;

/** Encodes points as integers relative to the frame's corner, each as the difference from the one before. */
function encode(line: readonly Point[]): [number, number][] {
  let lastX = 0;
  let lastY = 0;
  const encoded: [number, number][] = [];
  line.forEach(([longitude, latitude], index) => {
    const x = Math.round((longitude - FRAME_DEGREES[0]) / STEP_DEGREES[0]);
    const y = Math.round((latitude - FRAME_DEGREES[1]) / STEP_DEGREES[1]);
    if (index > 0 && index < line.length - 1 && x === lastX && y === lastY) return;
    encoded.push([x - lastX, y - lastY]);
    lastX = x;
    lastY = y;
  });
  return encoded;
}

/** Precision of the encoded coordinates: longitude and latitude. */
const STEP_DEGREES = [0.002, 0.001] as const;

const land: Topology = {
  type: 'Topology',
  bbox: [...FRAME_DEGREES],
  transform: { scale: [...STEP_DEGREES], translate: [FRAME_DEGREES[0], FRAME_DEGREES[1]] },
  objects: {
    countries: {
      type: 'GeometryCollection',
      geometries: shapes.map(({ country, polygons }) => ({
        type: 'MultiPolygon',
        id: country,
        arcs: polygons.map((rings) => rings.map((ring) => ring.map(renumber))),
      })),
    },
  },
  arcs: usedArcs.map((arc) =>
    encode(
      simplifyLine(
        clamp(arcs[arc] ?? []),
        detailedArcs.has(arc) ? TOLERANCE_DEGREES.fine : TOLERANCE_DEGREES.coarse,
      ),
    ),
  ),
};

writeFileSync('features/map/ui/geography/generated/land.json', JSON.stringify(land));
