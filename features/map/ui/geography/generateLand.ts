/**
 * Writes generated/land.json: northern and central Europe out of the packaged world (Natural Earth 1:10m,
 * public domain). Run it by `npx tsx features/map/ui/geography/generateLand.ts` when the package
 * changes; the result is committed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { simplifyLine, type Point } from './simplifyLine';

type Countries = Topology<{ countries: GeometryCollection<{ name: string }> }>;

/** What the map can show: west, south, east and north edge in degrees. */
const frame = [-13, 46, 33.5, 71.8] as const;

/** Countries that have places, drawn in full, by the package's name; ISO 3166-1 alpha-2. */
const countriesWithPlaces: Readonly<Record<string, string>> = {
  Sweden: 'SE',
  Norway: 'NO',
  Finland: 'FI',
  'United Kingdom': 'GB',
  Slovakia: 'SK',
};

/** How far a coast may stray, in degrees of latitude: of countries with places, and of the others. */
const tolerance = { fine: 0.001, coarse: 0.01 };

/** Islands smaller than this are left out, in square degrees. */
const smallest = { fine: 0.00015, coarse: 0.004 };

const world = JSON.parse(
  readFileSync('node_modules/world-atlas/countries-10m.json', 'utf8'),
) as Countries;
const { scale = [1, 1], translate = [0, 0] } = world.transform ?? {};

/** Arcs of the package as points in degrees; they come as differences of whole numbers. */
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
  x >= frame[0] && x <= frame[2] && y >= frame[1] && y <= frame[3];

/** Index of an arc whichever way it is walked. */
const arcIndex = (arc: number) => (arc < 0 ? ~arc : arc);

function areaOf(ring: readonly number[]): number {
  const points = ring.flatMap((arc) => arcs[arcIndex(arc)] ?? []);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys));
}

const isSeen = (ring: readonly number[]) =>
  ring.some((arc) => arcs[arcIndex(arc)]?.some(isInFrame));

const shapes = world.objects.countries.geometries.flatMap((geometry) => {
  if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return [];
  const shape = geometry;
  const name = shape.properties?.name ?? '';
  const least = name in countriesWithPlaces ? smallest.fine : smallest.coarse;
  const polygons = (shape.type === 'Polygon' ? [shape.arcs] : shape.arcs).filter(
    ([outer = []]) => isSeen(outer) && areaOf(outer) >= least,
  );
  return polygons.length > 0 ? [{ country: countriesWithPlaces[name] ?? '', polygons }] : [];
});

const fine = new Set(
  shapes
    .filter(({ country }) => country !== '')
    .flatMap(({ polygons }) => polygons.flat(2).map(arcIndex)),
);
const used = [...new Set(shapes.flatMap(({ polygons }) => polygons.flat(2).map(arcIndex)))];
const place = new Map(used.map((arc, index) => [arc, index]));
const renumber = (arc: number) => {
  const index = place.get(arcIndex(arc)) ?? 0;
  return arc < 0 ? ~index : index;
};

/** Points outside the frame are moved to a border around it: lines stay closed, go around it and turn short. */
function clamp(line: readonly Point[]): Point[] {
  const [west, south, east, north] = frame;
  const within = (value: number, least: number, most: number) =>
    Math.min(most + margin, Math.max(least - margin, value));
  // What lies beyond the date line belongs to the far east.
  return line.map(([x, y]) => [
    within(x < -100 ? x + 360 : x, west, east),
    within(y, south, north),
  ]);
}

/** Width of that border, in degrees. */
const margin = 1;

/** Whole numbers from the frame's corner on, as differences. */
function encode(line: readonly Point[]): [number, number][] {
  let lastX = 0;
  let lastY = 0;
  const encoded: [number, number][] = [];
  line.forEach(([longitude, latitude], index) => {
    const x = Math.round((longitude - frame[0]) / step[0]);
    const y = Math.round((latitude - frame[1]) / step[1]);
    if (index > 0 && index < line.length - 1 && x === lastX && y === lastY) return;
    encoded.push([x - lastX, y - lastY]);
    lastX = x;
    lastY = y;
  });
  return encoded;
}

const step = [0.002, 0.001] as const;

const land: Topology = {
  type: 'Topology',
  bbox: [...frame],
  transform: { scale: [...step], translate: [frame[0], frame[1]] },
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
  arcs: used.map((arc) =>
    encode(simplifyLine(clamp(arcs[arc] ?? []), fine.has(arc) ? tolerance.fine : tolerance.coarse)),
  ),
};

writeFileSync('features/map/ui/geography/generated/land.json', JSON.stringify(land));
