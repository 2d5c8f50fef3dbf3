import { boundsAround } from './bounds';
import { project } from './mercator';
import type { Mark, PlacedOnMap } from './mark.types';

/** What a mark covers around its point, in px: a pin stands above it, a cluster around it (`MapFrame`). */
const boxes = {
  place: { side: 26, above: 51, below: 0 },
  cluster: { side: 26, above: 26, below: 26 },
} as const;

/** Marks may touch, and a little more, in px: what is left of each is large enough to press. */
const TOLERANCE = 6;

/** A mark and the places in it. */
interface Gathered<Place> {
  mark: Mark<Place>;
  places: readonly Place[];
}

/** Gathers marks that would cover each other at a zoom level, until none does: each can be pressed. */
export function keepApart<Place extends PlacedOnMap>(
  gathered: readonly Gathered<Place>[],
  zoom: number,
): Mark<Place>[] {
  let left = gathered;
  for (let pair = firstPair(left, zoom); pair; pair = firstPair(left, zoom)) {
    const [one, other] = pair;
    // The new one stands elsewhere, and may cover what was apart before.
    left = [...left.filter((mark) => mark !== one && mark !== other), together(one, other)];
  }
  return left.map(({ mark }) => mark);
}

function firstPair<Place>(
  marks: readonly Gathered<Place>[],
  zoom: number,
): [Gathered<Place>, Gathered<Place>] | undefined {
  for (const [at, one] of marks.entries()) {
    const other = marks.slice(at + 1).find((next) => covers(one, next, zoom));
    if (other) return [one, other];
  }
  return undefined;
}

function covers<Place>(
  { mark: one }: Gathered<Place>,
  { mark: other }: Gathered<Place>,
  zoom: number,
): boolean {
  const [[ax, ay], [bx, by]] = [project(one, zoom), project(other, zoom)];
  const [boxA, boxB] = [boxes[one.kind], boxes[other.kind]];
  const across = boxA.side + boxB.side - Math.abs(ax - bx);
  const down =
    Math.min(ay + boxA.below, by + boxB.below) - Math.max(ay - boxA.above, by - boxB.above);
  return across > TOLERANCE && down > TOLERANCE;
}

const weightOf = <Place>({ mark }: Gathered<Place>): number =>
  mark.kind === 'cluster' ? mark.count : 1;

function together<Place extends PlacedOnMap>(
  one: Gathered<Place>,
  other: Gathered<Place>,
): Gathered<Place> {
  // Named after its places in one order, whichever mark came first.
  const places = [...one.places, ...other.places].toSorted((a, b) => a.id.localeCompare(b.id));
  const share = weightOf(other) / (weightOf(one) + weightOf(other));
  const { lat, lng } = one.mark;
  const middle = {
    lat: lat + (other.mark.lat - lat) * share,
    lng: lng + (other.mark.lng - lng) * share,
  };
  const bounds = boundsAround(places) ?? {
    south: middle.lat,
    north: middle.lat,
    west: middle.lng,
    east: middle.lng,
  };
  const key = places.map(({ id }) => id).join(' ');
  return {
    mark: { kind: 'cluster', key, count: weightOf(one) + weightOf(other), bounds, ...middle },
    places,
  };
}
