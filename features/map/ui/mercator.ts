import type { Bounds } from './MapAdapter';
import type { Position } from './location.types';

export type Point = readonly [x: number, y: number];

/** Size in px. */
export interface Size {
  width: number;
  height: number;
}

/** Pixels of a tile of the whole world at zoom 0, as maps of the web count. */
const TILE = 256;

/** Length of the equator in km. */
const EQUATOR_KM = 40_075;

/** Width of the whole world in px at a zoom level. */
export const worldWidth = (zoom: number): number => TILE * 2 ** zoom;

/** Where a point lies on the map of the world, in px from its north-western corner (Web Mercator). */
export function project({ lat, lng }: Position, zoom: number): Point {
  const world = worldWidth(zoom);
  const sine = Math.sin((lat * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return [((lng + 180) / 360) * world, y * world];
}

/** A map that stands still: its middle, and how close it is. */
export interface StillView {
  centre: Position;
  zoom: number;
}

/** Where a position lies on a map that stands still, in px from the map's corner. */
export function placeOn({ centre, zoom }: StillView, { width, height }: Size) {
  const middle = project(centre, zoom);
  return (position: Position): Point => {
    const [x, y] = project(position, zoom);
    return [x - middle[0] + width / 2, y - middle[1] + height / 2];
  };
}

/** Length in px of so many kilometres at a latitude. */
export const pixelsOf = (km: number, lat: number, zoom: number): number =>
  (km / (EQUATOR_KM * Math.cos((lat * Math.PI) / 180))) * worldWidth(zoom);

/** The closest view that has a whole box within a size, no closer than a zoom level. */
export function viewOf(
  { south, west, north, east }: Bounds,
  { width, height }: Size,
  maxZoom: number,
): StillView {
  const [left, top] = project({ lat: north, lng: west }, 0);
  const [right, bottom] = project({ lat: south, lng: east }, 0);
  const zoom = Math.log2(Math.min(width / (right - left), height / (bottom - top)));
  const middle = (top + bottom) / 2 / TILE;
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - 2 * middle))) * 180) / Math.PI;
  return { centre: { lat, lng: (west + east) / 2 }, zoom: Math.min(zoom, maxZoom) };
}
