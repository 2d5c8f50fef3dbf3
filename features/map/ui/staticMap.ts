import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { ownData } from '../../../domain/ownJson';
import { loadTowns } from './geography/towns';
import type { Position } from './location.types';
import { createProjection, worldWidthPx, type Point, type Size } from './mercator';
import { type Box, type NameShape, placeTownNames } from './placeTownNames';

/** Outline of land with its country, or of a lake, which has none; in degrees. */
interface Ring {
  country?: string;
  points: readonly Point[];
  west: number;
  east: number;
  south: number;
  north: number;
}

/** A small map as shapes in px, which needs no script. */
export interface StaticMapShapes extends Size {
  /** SVG paths of the land: of the map's country, of other countries, and of lakes. */
  home: string;
  abroad: string;
  lakes: string;
  /** Towns, their names with positions, and the radius of their built-up areas (`ground`), in px. */
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

const MAX_TOWNS = 6;
/** Minimum length of a line; shorter ones are merged. */
const MIN_SEGMENT_PX = 2.5;
/** Metrics of names as styled by StillMap.tsx; the clearance keeps some land visible. */
const NAME_SHAPE: NameShape = { letterWidth: 8, top: -10, bottom: 10, clearance: 10 };
/** Zoom from which built-up areas are visible at their real size. */
const CLOSE_ZOOM = 12;
/** Population from which a town's name is larger. */
const LARGE_TOWN_POPULATION = 100_000;

export interface StaticMapOptions extends Size {
  zoom: number;
  /** ISO 3166-1 alpha-2: the country that the map shows. */
  country: string;
  /** Boxes that names of towns must not cover; by default those of a pin in the centre. */
  occupiedBoxes?: readonly Box[];
  /** Maximum number of names of towns. */
  maxTowns?: number;
}

let geography: Promise<readonly Ring[]> | undefined;

/** Draws the surroundings of a point: country, lakes and towns, from the packaged geography. */
export async function createStaticMap(
  centre: Position,
  {
    zoom,
    country,
    width,
    height,
    occupiedBoxes = [pinAt([width / 2, height / 2])],
    maxTowns = MAX_TOWNS,
  }: StaticMapOptions,
): Promise<StaticMapShapes> {
  const [rings, towns] = await Promise.all([(geography ??= loadRings()), loadTowns(country)]);
  const worldPx = worldWidthPx(zoom);
  const toPixels = createProjection({ centre, zoom }, { width, height });
  const createPath = (matches: (ring: Ring) => boolean): string =>
    rings
      .filter(matches)
      .map(({ points }) =>
        clip(
          points.map(([lng, lat]) => toPixels({ lat, lng })),
          width,
          height,
        ),
      )
      .map(createRingPath)
      .join('');
  const spanDegrees = { lng: (360 * width) / worldPx, lat: (360 * height) / worldPx };
  const isNear = ({ west, east, south, north }: Ring) =>
    west <= centre.lng + spanDegrees.lng &&
    east >= centre.lng - spanDegrees.lng &&
    south <= centre.lat + spanDegrees.lat &&
    north >= centre.lat - spanDegrees.lat;
  const nearRings = new Set(rings.filter(isNear));
  return {
    width,
    height,
    home: createPath((ring) => nearRings.has(ring) && ring.country === country),
    abroad: createPath(
      (ring) => nearRings.has(ring) && ring.country !== undefined && ring.country !== country,
    ),
    lakes: createPath((ring) => nearRings.has(ring) && ring.country === undefined),
    towns: placeTownNames(
      towns.map((town) => ({ ...town, at: toPixels(town) })),
      { width, height, occupiedBoxes, shape: NAME_SHAPE, maxNames: maxTowns },
    ).map((town) => toTownShape(town, zoom)),
  };
}

/** The area of a pin with its tip on a point. */
export const pinAt = ([x, y]: Point): Box => ({
  left: x - 24,
  right: x + 24,
  top: y - 52,
  bottom: y,
});

function toTownShape(
  { name, population, at, shift }: { name: string; population: number; at: Point; shift: Point },
  zoom: number,
): StaticMapShapes['towns'][number] {
  const [x, y] = [Math.round(at[0]), Math.round(at[1])];
  const large = population >= LARGE_TOWN_POPULATION;
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

/**
 * SVG path in whole px, without points that are too close together; empty if fewer than four points remain.
 */
function createRingPath(points: readonly Point[]): string {
  const simplified: Point[] = [];
  for (const [x, y] of points) {
    const [lastX, lastY] = simplified.at(-1) ?? [Infinity, Infinity];
    if (Math.hypot(x - lastX, y - lastY) >= MIN_SEGMENT_PX) simplified.push([x, y]);
  }
  if (simplified.length < 4) return '';
  return `M${simplified.map((point) => point.map(Math.round).join(' ')).join('L')}Z`;
}

/** Clips a ring to a box that is slightly larger than the view (Sutherland and Hodgman). */
function clip(ring: readonly Point[], width: number, height: number): readonly Point[] {
  const CLIP_MARGIN_PX = 8;
  const edges: [axis: 0 | 1, bound: number, sign: 1 | -1][] = [
    [0, -CLIP_MARGIN_PX, 1],
    [0, width + CLIP_MARGIN_PX, -1],
    [1, -CLIP_MARGIN_PX, 1],
    [1, height + CLIP_MARGIN_PX, -1],
  ];
  let points = ring;
  for (const [axis, bound, sign] of edges) {
    const isInside = (point: Point) => (point[axis] - bound) * sign >= 0;
    points = points.flatMap((point, index) => {
      const previous = points.at(index - 1) ?? point;
      const intersect = (): Point => {
        const fraction = (bound - previous[axis]) / (point[axis] - previous[axis]);
        return [
          previous[0] + fraction * (point[0] - previous[0]),
          previous[1] + fraction * (point[1] - previous[1]),
        ];
      };
      if (isInside(point)) return isInside(previous) ? [point] : [intersect(), point];
      return isInside(previous) ? [intersect()] : [];
    });
  }
  return points;
}

/** Loads the outlines of countries and lakes. */
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
      return polygons.flat().map((points) => createRing(points as unknown as Point[], String(id)));
    }),
    ...shores.map((points) => createRing(points)),
  ];
}

function createRing(points: readonly Point[], country?: string): Ring {
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
