import type { Bounds } from './MapAdapter';
import type { Position } from './location.types';

export type Point = readonly [x: number, y: number];

/** Size in px. */
export interface Size {
  width: number;
  height: number;
}

/** Size of a map tile, and of the whole world at zoom 0; usual for web maps. */
const TILE_PX = 256;

/** Circumference of the Earth. */
const EQUATOR_KM = 40_075;

/** Width of the whole world in px at a zoom level. */
export const worldWidthPx = (zoom: number): number => TILE_PX * 2 ** zoom;

/** Position of a point on the world map, in px from its north-western corner (Web Mercator). */
export function project({ lat, lng }: Position, zoom: number): Point {
  const world = worldWidthPx(zoom);
  const sine = Math.sin((lat * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return [((lng + 180) / 360) * world, y * world];
}

/** View of a static map: centre and zoom. */
export interface StillView {
  centre: Position;
  zoom: number;
}

/** Returns a function that converts a position to px from the corner of a static map. */
export function createProjection({ centre, zoom }: StillView, { width, height }: Size) {
  const centrePoint = project(centre, zoom);
  return (position: Position): Point => {
    const [x, y] = project(position, zoom);
    return [x - centrePoint[0] + width / 2, y - centrePoint[1] + height / 2];
  };
}

/** Length in px of a distance in kilometres at a latitude. */
export const kmToPixels = (km: number, lat: number, zoom: number): number =>
  (km / (EQUATOR_KM * Math.cos((lat * Math.PI) / 180))) * worldWidthPx(zoom);

/** The closest view that fits bounds into a size, up to a maximum zoom. */
export function fitView(
  { south, west, north, east }: Bounds,
  { width, height }: Size,
  maxZoom: number,
): StillView {
  const [left, top] = project({ lat: north, lng: west }, 0);
  const [right, bottom] = project({ lat: south, lng: east }, 0);
  const zoom = Math.log2(Math.min(width / (right - left), height / (bottom - top)));
  const centreY = (top + bottom) / 2 / TILE_PX;
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - 2 * centreY))) * 180) / Math.PI;
  return { centre: { lat, lng: (west + east) / 2 }, zoom: Math.min(zoom, maxZoom) };
}
