import type { Position } from '../../../../../domain/geography/position';
import type { LocatedPlace } from '../../../../search/ui/placeChoice';
import { boundsAround, boundsOfCircle, extendBounds } from '../../../../map/ui/bounds';
import { clusterPlaces } from '../../../../map/ui/clusterPlaces';
import { kmToPixels, createProjection, fitView, type Size } from '../../../../map/ui/mercator';
import type { Box } from '../../../../map/ui/placeTownNames';
import { pinAt, createStaticMap, type StaticMapShapes } from '../../../../map/ui/staticMap';
import { MARGIN_DEGREES } from './mapMargin';

/** A mark on the static map, in px from the map's upper left corner. */
interface StillMark {
  /** Ids of the places that it represents. */
  ids: readonly string[];
  x: number;
  y: number;
}

/** A static map, which needs no script, and its marks. */
export interface StillPlaces {
  shapes: StaticMapShapes;
  marks: readonly StillMark[];
  /** Circle of the search's distance, in px. */
  ring?: { x: number; y: number; radius: number };
}

/** Size of the map in px; smaller windows show its centre. */
const MAP_SIZE_PX: Size = { width: 960, height: 720 };

/** Size in px of the centre that every window shows: it contains all marks. */
const CENTRE_SIZE_PX: Size = { width: 272, height: 344 };

/** Maximum zoom, beyond which the map has no more detail. */
const MAX_ZOOM = 10;

/** Maximum number of town names. */
const MAX_TOWNS = 16;

/** Half the width of a cluster's mark, including its halo. */
const CLUSTER_RADIUS_PX = 28;

const world = { south: -85, west: -180, north: 85, east: 180 };

/** Draws the static map of places and of the search's circle; undefined when no place has a position. */
export async function drawStill(
  places: readonly { id: string; position?: Position }[],
  near: LocatedPlace | undefined,
  country: string,
): Promise<StillPlaces | undefined> {
  const placesWithPosition = places.flatMap(({ id, position }) =>
    position ? [{ id, ...position }] : [],
  );
  const circle = near?.maxKm ? { centre: near, km: near.maxKm } : undefined;
  const bounds = circle
    ? boundsOfCircle(circle.centre, circle.km)
    : boundsAround(placesWithPosition);
  if (!bounds || placesWithPosition.length === 0) return undefined;
  const view = fitView(extendBounds(bounds, MARGIN_DEGREES), CENTRE_SIZE_PX, MAX_ZOOM);
  const project = createProjection(view, MAP_SIZE_PX);
  const marks = clusterPlaces(placesWithPosition)({ bounds: world, zoom: view.zoom }).map(
    (mark): StillMark => {
      const [left, top] = project(mark);
      const [x, y] = [Math.round(left), Math.round(top)];
      return { ids: mark.key.split(' '), x, y };
    },
  );
  const shapes = await createStaticMap(view.centre, {
    ...MAP_SIZE_PX,
    zoom: view.zoom,
    country,
    occupiedBoxes: marks.map(boundingBox),
    maxTowns: MAX_TOWNS,
  });
  return {
    shapes,
    marks,
    ring: circle && toPixels(circle, { zoom: view.zoom, at: project(circle.centre) }),
  };
}

/** Clusters have a disc around their centre, a single place a pin on its point. */
function boundingBox({ ids, x, y }: StillMark): Box {
  if (ids.length === 1) return pinAt([x, y]);
  return {
    left: x - CLUSTER_RADIUS_PX,
    right: x + CLUSTER_RADIUS_PX,
    top: y - CLUSTER_RADIUS_PX,
    bottom: y + CLUSTER_RADIUS_PX,
  };
}

/** Converts a circle on the map to px. */
function toPixels(
  { centre, km }: { centre: Position; km: number },
  { zoom, at: [x, y] }: { zoom: number; at: readonly [number, number] },
): StillPlaces['ring'] {
  const radius = kmToPixels(km, centre.lat, zoom);
  return { x: Math.round(x), y: Math.round(y), radius: Math.round(radius) };
}
