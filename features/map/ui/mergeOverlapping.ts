import { boundsAround } from './bounds';
import { project } from './mercator';
import type { Mark, PlacedOnMap } from './mark.types';

/** Area of a mark around its point, in px (`MapFrame`): a pin is above the point, a cluster around it. */
const MARK_SIZES = {
  place: { side: 26, above: 51, below: 0 },
  cluster: { side: 26, above: 26, below: 26 },
} as const;

/** Allowed overlap of marks, which leaves enough of each to press. */
const MAX_OVERLAP_PX = 6;

/** A mark and the places in it. */
interface MarkWithPlaces<Place> {
  mark: Mark<Place>;
  places: readonly Place[];
}

/** Merges marks that overlap at a zoom level into clusters, until each mark can be pressed. */
export function mergeOverlapping<Place extends PlacedOnMap>(
  initialMarks: readonly MarkWithPlaces<Place>[],
  zoom: number,
): Mark<Place>[] {
  let marks = initialMarks;
  for (let pair = findOverlappingPair(marks, zoom); pair; pair = findOverlappingPair(marks, zoom)) {
    const [first, second] = pair;
    // The merged mark has another position, and may cover others.
    marks = [
      ...marks.filter((mark) => mark !== first && mark !== second),
      mergeMarks(first, second),
    ];
  }
  return marks.map(({ mark }) => mark);
}

function findOverlappingPair<Place>(
  marks: readonly MarkWithPlaces<Place>[],
  zoom: number,
): [MarkWithPlaces<Place>, MarkWithPlaces<Place>] | undefined {
  for (const [index, first] of marks.entries()) {
    const second = marks.slice(index + 1).find((candidate) => overlaps(first, candidate, zoom));
    if (second) return [first, second];
  }
  return undefined;
}

function overlaps<Place>(
  { mark: first }: MarkWithPlaces<Place>,
  { mark: second }: MarkWithPlaces<Place>,
  zoom: number,
): boolean {
  const [[ax, ay], [bx, by]] = [project(first, zoom), project(second, zoom)];
  const [boxA, boxB] = [MARK_SIZES[first.kind], MARK_SIZES[second.kind]];
  const overlapX = boxA.side + boxB.side - Math.abs(ax - bx);
  const overlapY =
    Math.min(ay + boxA.below, by + boxB.below) - Math.max(ay - boxA.above, by - boxB.above);
  return overlapX > MAX_OVERLAP_PX && overlapY > MAX_OVERLAP_PX;
}

const countPlaces = <Place>({ mark }: MarkWithPlaces<Place>): number =>
  mark.kind === 'cluster' ? mark.count : 1;

function mergeMarks<Place extends PlacedOnMap>(
  first: MarkWithPlaces<Place>,
  second: MarkWithPlaces<Place>,
): MarkWithPlaces<Place> {
  // The key consists of the places' ids in a fixed order.
  const places = [...first.places, ...second.places].toSorted((a, b) => a.id.localeCompare(b.id));
  const share = countPlaces(second) / (countPlaces(first) + countPlaces(second));
  const { lat, lng } = first.mark;
  const middle = {
    lat: lat + (second.mark.lat - lat) * share,
    lng: lng + (second.mark.lng - lng) * share,
  };
  const bounds = boundsAround(places) ?? {
    south: middle.lat,
    north: middle.lat,
    west: middle.lng,
    east: middle.lng,
  };
  const key = places.map(({ id }) => id).join(' ');
  return {
    mark: {
      kind: 'cluster',
      key,
      count: countPlaces(first) + countPlaces(second),
      bounds,
      ...middle,
    },
    places,
  };
}
