import type { Position } from '../../../../../domain/geography/position';
import type { LocatedPlace } from '../../../../search/ui/placeChoice';
import { boundsAround, boundsOfCircle, widen } from '../../../../map/ui/bounds';
import { clusterPlaces } from '../../../../map/ui/clusterPlaces';
import { pixelsOf, placeOn, viewOf, type Size } from '../../../../map/ui/mercator';
import type { Box } from '../../../../map/ui/nameTowns';
import { pinAt, staticMap, type StaticMapShapes } from '../../../../map/ui/staticMap';
import { landAround } from './landAround';

/** A mark on the still map, in px from its corner. */
interface StillMark {
  /** Ids of its places. */
  ids: readonly string[];
  x: number;
  y: number;
}

/** A map that needs no script to be seen, and what stands on it. */
export interface StillPlaces {
  shapes: StaticMapShapes;
  marks: readonly StillMark[];
  /** How far from the place of the search cars may be, in px. */
  ring?: { x: number; y: number; radius: number };
}

/** As large as it may ever be shown, in px; windows show its middle. */
const size: Size = { width: 960, height: 720 };

/** What every window shows, in px: all marks stand within. */
const middle: Size = { width: 272, height: 344 };

/** No closer than this: the land has no more to show. */
const closest = 10;

/** Names of towns on it: windows show its middle, with fewer of them. */
const mostTowns = 16;

/** Half of how wide the number of several places is, its halo included, in px. */
const halfDisc = 28;

const world = { south: -85, west: -180, north: 85, east: 180 };

/** Draws where places are, and the circle of a search around a place; nothing where no place has a position. */
export async function drawStill(
  places: readonly { id: string; position?: Position }[],
  near: LocatedPlace | undefined,
  country: string,
): Promise<StillPlaces | undefined> {
  const placed = places.flatMap(({ id, position }) => (position ? [{ id, ...position }] : []));
  const circle = near?.maxKm ? { centre: near, km: near.maxKm } : undefined;
  const around = circle ? boundsOfCircle(circle.centre, circle.km) : boundsAround(placed);
  if (!around || placed.length === 0) return undefined;
  const view = viewOf(widen(around, landAround), middle, closest);
  const place = placeOn(view, size);
  const marks = clusterPlaces(placed)({ bounds: world, zoom: view.zoom }).map((mark): StillMark => {
    const [left, top] = place(mark);
    const [x, y] = [Math.round(left), Math.round(top)];
    return { ids: mark.key.split(' '), x, y };
  });
  const shapes = await staticMap(view.centre, {
    ...size,
    zoom: view.zoom,
    country,
    taken: marks.map(boxOf),
    mostTowns,
  });
  return {
    shapes,
    marks,
    ring: circle && ringOf(circle, { zoom: view.zoom, at: place(circle.centre) }),
  };
}

/** Several places have a disc around their middle, one a pin on its point. */
function boxOf({ ids, x, y }: StillMark): Box {
  if (ids.length === 1) return pinAt([x, y]);
  return { left: x - halfDisc, right: x + halfDisc, top: y - halfDisc, bottom: y + halfDisc };
}

function ringOf(
  { centre, km }: { centre: Position; km: number },
  { zoom, at: [x, y] }: { zoom: number; at: readonly [number, number] },
): StillPlaces['ring'] {
  const radius = pixelsOf(km, centre.lat, zoom);
  return { x: Math.round(x), y: Math.round(y), radius: Math.round(radius) };
}
