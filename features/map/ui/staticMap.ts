import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { ownData } from '../../../domain/ownJson';
import { loadTowns } from './geography/towns';
import type { Position } from './location.types';
import { placeOn, worldWidth, type Point, type Size } from './mercator';
import { type Box, type NameShape, nameTowns } from './nameTowns';

/** A shore or border, with the country that it is of; lakes have none. */
interface Ring {
  country?: string;
  points: readonly Point[];
  west: number;
  east: number;
  south: number;
  north: number;
}

/** A small map as shapes in px: it needs no script to be seen. */
export interface StaticMapShapes extends Size {
  /** Paths of SVG. */
  home: string;
  abroad: string;
  lakes: string;
  /** Their names with where these stand, and how far their ground reaches, in px. */
  towns: readonly {
    name: string;
    x: number;
    y: number;
    nameX: number;
    nameY: number;
    large: boolean;
    ground: number;
  }[];
}

const MOST_TOWNS = 6;
/** Shortest line that is drawn, in px. */
const FINEST = 2.5;
/** Names as the still map writes them (StillMap.tsx); some land is seen between them. */
const NAME_SHAPE: NameShape = { letter: 8, top: -10, bottom: 10, room: 10 };
/** Where the ground of a town is seen as large as it is drawn. */
const CLOSE_ZOOM = 12;
/** From so many people on a town's name is larger. */
const LARGE_TOWN = 100_000;

export interface StaticMapOptions extends Size {
  zoom: number;
  /** ISO 3166-1 alpha-2: the country that the map is about. */
  country: string;
  /** What stands on the map, and names of towns keep clear of; a pin in its middle when left out. */
  taken?: readonly Box[];
  /** Most names of towns. */
  mostTowns?: number;
}

let geography: Promise<readonly Ring[]> | undefined;

/** Draws what lies around a point: country, lakes and towns, from the geography that the product ships with. */
export async function staticMap(
  centre: Position,
  {
    zoom,
    country,
    width,
    height,
    taken = [pinAt([width / 2, height / 2])],
    mostTowns = MOST_TOWNS,
  }: StaticMapOptions,
): Promise<StaticMapShapes> {
  const [rings, towns] = await Promise.all([(geography ??= loadRings()), loadTowns(country)]);
  const world = worldWidth(zoom);
  const place = placeOn({ centre, zoom }, { width, height });
  const pathOf = (fits: (ring: Ring) => boolean): string =>
    rings
      .filter(fits)
      .map(({ points }) =>
        clip(
          points.map(([lng, lat]) => place({ lat, lng })),
          width,
          height,
        ),
      )
      .map(pathOfRing)
      .join('');
  const spread = { lng: (360 * width) / world, lat: (360 * height) / world };
  const isNear = ({ west, east, south, north }: Ring) =>
    west <= centre.lng + spread.lng &&
    east >= centre.lng - spread.lng &&
    south <= centre.lat + spread.lat &&
    north >= centre.lat - spread.lat;
  const near = new Set(rings.filter(isNear));
  return {
    width,
    height,
    home: pathOf((ring) => near.has(ring) && ring.country === country),
    abroad: pathOf(
      (ring) => near.has(ring) && ring.country !== undefined && ring.country !== country,
    ),
    lakes: pathOf((ring) => near.has(ring) && ring.country === undefined),
    towns: nameTowns(
      towns.map((town) => ({ ...town, at: place(town) })),
      { width, height, taken, shape: NAME_SHAPE, most: mostTowns },
    ).map((town) => shapeOf(town, zoom)),
  };
}

/** What a pin covers whose tip stands on a point. */
export const pinAt = ([x, y]: Point): Box => ({
  left: x - 24,
  right: x + 24,
  top: y - 52,
  bottom: y,
});

function shapeOf(
  { name, population, at, shift }: { name: string; population: number; at: Point; shift: Point },
  zoom: number,
): StaticMapShapes['towns'][number] {
  const [x, y] = [Math.round(at[0]), Math.round(at[1])];
  const large = population >= LARGE_TOWN;
  const ground = Math.round((large ? 42 : 20) * 2 ** (zoom - CLOSE_ZOOM));
  return {
    name,
    x,
    y,
    nameX: Math.round(x + shift[0]),
    nameY: Math.round(y + shift[1]),
    large,
    ground,
  };
}

/** In whole px, without points too close to tell apart; nothing of islands that are no more than a dot. */
function pathOfRing(points: readonly Point[]): string {
  const kept: Point[] = [];
  for (const [x, y] of points) {
    const [lastX, lastY] = kept.at(-1) ?? [Infinity, Infinity];
    if (Math.hypot(x - lastX, y - lastY) >= FINEST) kept.push([x, y]);
  }
  if (kept.length < 4) return '';
  return `M${kept.map((point) => point.map(Math.round).join(' ')).join('L')}Z`;
}

/** What of a ring lies in a box from the origin, a little more than is seen (Sutherland and Hodgman). */
function clip(ring: readonly Point[], width: number, height: number): readonly Point[] {
  const room = 8;
  const edges: [axis: 0 | 1, bound: number, sign: 1 | -1][] = [
    [0, -room, 1],
    [0, width + room, -1],
    [1, -room, 1],
    [1, height + room, -1],
  ];
  let points = ring;
  for (const [axis, bound, sign] of edges) {
    const isInside = (point: Point) => (point[axis] - bound) * sign >= 0;
    points = points.flatMap((point, at) => {
      const before = points.at(at - 1) ?? point;
      const cut = (): Point => {
        const share = (bound - before[axis]) / (point[axis] - before[axis]);
        return [
          before[0] + share * (point[0] - before[0]),
          before[1] + share * (point[1] - before[1]),
        ];
      };
      if (isInside(point)) return isInside(before) ? [point] : [cut(), point];
      return isInside(before) ? [cut()] : [];
    });
  }
  return points;
}

/** Shores of countries and lakes, read once. */
async function loadRings(): Promise<readonly Ring[]> {
  const [land, lakes] = await Promise.all([
    import('./geography/generated/land.json'),
    import('./geography/lakes.json'),
  ]);
  const topology = ownData<Topology<{ countries: GeometryCollection }>>(land);
  const countries = feature(topology, topology.objects.countries).features;
  const shores = Object.values(ownData<Record<string, Point[]>>(lakes));
  return [
    ...countries.flatMap(({ id, geometry }) => {
      const polygons =
        geometry.type === 'MultiPolygon'
          ? geometry.coordinates
          : geometry.type === 'Polygon'
            ? [geometry.coordinates]
            : [];
      return polygons.flat().map((points) => ringOf(points as unknown as Point[], String(id)));
    }),
    ...shores.map((points) => ringOf(points)),
  ];
}

function ringOf(points: readonly Point[], country?: string): Ring {
  const ring: Ring = {
    country,
    points,
    west: Infinity,
    east: -Infinity,
    south: Infinity,
    north: -Infinity,
  };
  for (const [lng, lat] of points) {
    ring.west = Math.min(ring.west, lng);
    ring.east = Math.max(ring.east, lng);
    ring.south = Math.min(ring.south, lat);
    ring.north = Math.max(ring.north, lat);
  }
  return ring;
}
