import type { Point, Size } from './mercator';

/** A box on a map, in px from the map's corner. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Metrics of a name in px: width of a letter, top and bottom edge relative to its town, and free space around it. */
export interface NameShape {
  letterWidth: number;
  top: number;
  bottom: number;
  clearance: number;
}

interface NamePlacementOptions extends Size {
  shape: NameShape;
  /** Boxes of other marks on the map. */
  occupiedBoxes: readonly Box[];
  /** Maximum number of names on the map. */
  maxNames: number;
}

/** Maximum offset of a name, so that it is clear which town it belongs to. */
const MAX_SHIFT_PX = 56;

/**
 * Places names of towns on a map, in the given order, without overlaps. Returns the offset of each name from
 * its default place below the town: just below, above or next to the boxes that cover that place.
 */
export function placeTownNames<Town extends { name: string; at: Point }>(
  towns: readonly Town[],
  { width, height, shape, occupiedBoxes, maxNames }: NamePlacementOptions,
): (Town & { shift: Point })[] {
  const usedBoxes = [...occupiedBoxes];
  const placedNames: (Town & { shift: Point })[] = [];
  for (const town of towns) {
    if (placedNames.length === maxNames) break;
    const nameBox = createNameBox(town, shape);
    const isFree = (shift: Point) => {
      const box = shiftBox(nameBox, shift);
      const isInside = box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height;
      return isInside && !usedBoxes.some((other) => boxesOverlap(box, other));
    };
    const shift = findShifts(nameBox, occupiedBoxes).find(isFree);
    if (!shift) continue;
    usedBoxes.push(shiftBox(nameBox, shift));
    placedNames.push({ ...town, shift });
  }
  return placedNames;
}

function createNameBox({ name, at: [x, y] }: { name: string; at: Point }, shape: NameShape): Box {
  const halfWidth = (name.length * shape.letterWidth) / 2 + shape.clearance;
  const [top, bottom] = [y + shape.top - shape.clearance, y + shape.bottom + shape.clearance];
  return { left: x - halfWidth, right: x + halfWidth, top, bottom };
}

/** Candidate offsets of a name: none, then next to each edge of the boxes that cover its default place. */
function findShifts(nameBox: Box, occupiedBoxes: readonly Box[]): Point[] {
  const covering = occupiedBoxes.filter((box) => boxesOverlap(nameBox, box));
  const adjacent = covering.flatMap((box): Point[] => [
    [0, box.bottom - nameBox.top],
    [0, box.top - nameBox.bottom],
    [box.right - nameBox.left, 0],
    [box.left - nameBox.right, 0],
  ]);
  // A sideways offset is measured from the edge of the name, not from its middle.
  const halfWidth = (nameBox.right - nameBox.left) / 2;
  const isNear = ([x, y]: Point) =>
    Math.abs(x) <= halfWidth + MAX_SHIFT_PX && Math.abs(y) <= MAX_SHIFT_PX;
  return [[0, 0], ...adjacent.filter(isNear)];
}

const shiftBox = ({ left, top, right, bottom }: Box, [x, y]: Point): Box => ({
  left: left + x,
  right: right + x,
  top: top + y,
  bottom: bottom + y,
});

/** Boxes that only touch do not overlap. */
const boxesOverlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
