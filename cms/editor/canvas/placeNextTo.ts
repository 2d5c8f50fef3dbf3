/** A box in the coordinates of the window. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface PlacementOptions {
  /** Size of the box to place. */
  size: { width: number; height: number };
  /** The box to be next to. */
  anchor: Box;
  /** The area that the placed box must stay in. */
  bounds: Box;
  /** Boxes that should not be covered, such as other texts. */
  avoid?: readonly Box[];
  /**
   * A box, such as the line with the caret, that is not covered even if there is no space next to the
   * anchor.
   */
  keepVisible?: Box;
  /** Whether the box may be over the anchor where it covers less than next to it, as over a block between its fields. */
  mayCoverAnchor?: boolean;
}

const GAP_PX = 10;

/** Shares of covered boxes that differ by less are the same. */
const SHARE_STEP = 0.05;

/**
 * Places a box next to an anchor: above, below or at a side, where it covers the smallest parts of the boxes in
 * `avoid`.
 * If there is no space, it covers the anchor, at the top or bottom of the bounds and not over `keepVisible`.
 */
export function placeNextTo(options: PlacementOptions): { left: number; top: number } {
  const { size, anchor, bounds, avoid = [], keepVisible, mayCoverAnchor = false } = options;
  const { width, height } = size;
  const createBox = (left: number, top: number): Box => {
    const x = clamp(left, bounds.left + GAP_PX, bounds.right - width - GAP_PX);
    const y = clamp(top, bounds.top + GAP_PX, bounds.bottom - height - GAP_PX);
    return { left: x, top: y, right: x + width, bottom: y + height };
  };
  const [above, below] = [anchor.top - height - GAP_PX, anchor.bottom + GAP_PX];
  const [before, after] = [anchor.left - width - GAP_PX, anchor.right + GAP_PX];
  const candidates = [
    createBox(anchor.left, above),
    createBox(anchor.left, below),
    createBox(anchor.right - width, above),
    createBox(anchor.right - width, below),
    createBox(after, anchor.top),
    createBox(before, anchor.top),
  ].filter((box) => getOverlap(box, anchor) === 0);
  if (mayCoverAnchor) {
    const inside = Math.max(anchor.top, bounds.top) + GAP_PX;
    candidates.push(createBox(anchor.left + GAP_PX, inside));
    candidates.push(createBox(anchor.right - width - GAP_PX, inside));
  }
  // By the share of each: a date that is hidden is worse than the edge of a picture. In steps, so that a few pixels
  // less do not move the toolbar away from the start of its text.
  const getCoveredShare = (box: Box) => {
    const shares = avoid.map((other) => getOverlap(box, other) / (getOverlap(other, other) || 1));
    return Math.ceil(shares.reduce((sum, share) => sum + share, 0) / SHARE_STEP);
  };
  if (candidates.length > 0) return toPoint(findCheapest(candidates, getCoveredShare));
  const edges = [createBox(anchor.left, bounds.top), createBox(anchor.left, bounds.bottom)];
  return toPoint(findCheapest(edges, (box) => (keepVisible ? getOverlap(box, keepVisible) : 0)));
}

const toPoint = ({ left, top }: Box) => ({ left: Math.round(left), top: Math.round(top) });

/** Returns the shared area of two boxes, in square pixels. */
function getOverlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Limits a value to a range; returns the lower limit if the range is empty. */
const clamp = (value: number, min: number, max: number): number =>
  Math.max(Math.min(value, max), min);

/** Returns the first box with the lowest cost. */
const findCheapest = (boxes: readonly Box[], getCost: (box: Box) => number): Box =>
  boxes.reduce((best, box) => (getCost(box) < getCost(best) ? box : best));
