import { boundsAround } from './bounds';
import type { Mark } from './clusterPlaces';
import type { FinderLocation, Position } from './location.types';

/** What a mark covers around its point, in px: a pin stands above it, a cluster around it (`MapFrame`). */
const boxes = {
  place: { side: 26, above: 51, below: 0 },
  cluster: { side: 26, above: 26, below: 26 },
} as const;

/** Marks may touch, and a little more, in px: what is left of each is large enough to press. */
const TOLERANCE = 6;

/** Width of the world at zoom 0, in px. */
const WORLD = 256;

/** A mark and the places in it. */
interface Gathered {
  mark: Mark;
  places: readonly FinderLocation[];
}

/** Gathers marks that would cover each other at a zoom level, until none does: each can be pressed. */
export function keepApart(gathered: readonly Gathered[], zoom: number): Mark[] {
  let left = gathered;
  for (let pair = firstPair(left, zoom); pair; pair = firstPair(left, zoom)) {
    const [one, other] = pair;
    // The new one stands elsewhere, and may cover what was apart before.
    left = [...left.filter((mark) => mark !== one && mark !== other), together(one, other)];
  }
  return left.map(({ mark }) => mark);
}

function firstPair(marks: readonly Gathered[], zoom: number): [Gathered, Gathered] | undefined {
  for (const [at, one] of marks.entries()) {
    const other = marks.slice(at + 1).find((next) => covers(one, next, zoom));
    if (other) return [one, other];
  }
  return undefined;
}

function covers({ mark: one }: Gathered, { mark: other }: Gathered, zoom: number): boolean {
  const [a, b] = [pointOf(one, zoom), pointOf(other, zoom)];
  const [boxA, boxB] = [boxes[one.kind], boxes[other.kind]];
  const across = boxA.side + boxB.side - Math.abs(a.x - b.x);
  const down =
    Math.min(a.y + boxA.below, b.y + boxB.below) - Math.max(a.y - boxA.above, b.y - boxB.above);
  return across > TOLERANCE && down > TOLERANCE;
}

/** Where a point is on a map of the world, in px (Web Mercator). */
function pointOf({ lat, lng }: Position, zoom: number): { x: number; y: number } {
  const width = WORLD * 2 ** zoom;
  const sine = Math.sin((lat * Math.PI) / 180);
  return {
    x: (lng / 360 + 0.5) * width,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * width,
  };
}

const weightOf = ({ mark }: Gathered): number => (mark.kind === 'cluster' ? mark.count : 1);

function together(one: Gathered, other: Gathered): Gathered {
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
