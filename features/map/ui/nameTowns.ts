import type { Point, Size } from './mercator';

/** A box on a map, in px from the map's corner. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How a name is drawn: its letters' width, where it begins and ends below its town, and the room around it; in px. */
export interface NameShape {
  letter: number;
  top: number;
  bottom: number;
  room: number;
}

interface MapOfNames extends Size {
  shape: NameShape;
  /** What stands on the map already. */
  taken: readonly Box[];
  /** Most names on the map. */
  most: number;
}

/** How far a name may be from where it belongs, in px: no farther than one still sees what it names. */
const maxShift = 56;

/**
 * The towns whose names find room on a map, in the order in which they come, and by how many px each name stands off
 * its place below the town: just below, above or beside what lies over that place.
 */
export function nameTowns<Town extends { name: string; at: Point }>(
  towns: readonly Town[],
  { width, height, shape, taken, most }: MapOfNames,
): (Town & { shift: Point })[] {
  const filled = [...taken];
  const named: (Town & { shift: Point })[] = [];
  for (const town of towns) {
    if (named.length === most) break;
    const own = boxOf(town, shape);
    const isFree = (shift: Point) => {
      const box = moved(own, shift);
      const isInside = box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height;
      return isInside && !filled.some((other) => overlap(box, other));
    };
    const shift = shiftsOf(own, taken).find(isFree);
    if (!shift) continue;
    filled.push(moved(own, shift));
    named.push({ ...town, shift });
  }
  return named;
}

function boxOf({ name, at: [x, y] }: { name: string; at: Point }, shape: NameShape): Box {
  const half = (name.length * shape.letter) / 2 + shape.room;
  const [top, bottom] = [y + shape.top - shape.room, y + shape.bottom + shape.room];
  return { left: x - half, right: x + half, top, bottom };
}

/** Its own place first; else the edges of what stands over that. Names do not push each other about. */
function shiftsOf(own: Box, taken: readonly Box[]): Point[] {
  const over = taken.filter((box) => overlap(own, box));
  const beside = over.flatMap((box): Point[] => [
    [0, box.bottom - own.top],
    [0, box.top - own.bottom],
    [box.right - own.left, 0],
    [box.left - own.right, 0],
  ]);
  // Sideways half of the name's own length is no distance yet.
  const half = (own.right - own.left) / 2;
  const isNear = ([x, y]: Point) => Math.abs(x) <= half + maxShift && Math.abs(y) <= maxShift;
  return [[0, 0], ...beside.filter(isNear)];
}

const moved = ({ left, top, right, bottom }: Box, [x, y]: Point): Box => ({
  left: left + x,
  right: right + x,
  top: top + y,
  bottom: bottom + y,
});

/** Boxes that only touch do not. */
const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;
