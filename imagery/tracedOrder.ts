import type { TracedBodyStyle } from './bodyStyles';
import type { FrameName } from './tracing/frames';
import type { GradeName } from './tracing/grades';
import type { PaintName } from './tracing/paints';

/** The views that a car was traced from. */
export const carViews = ['front-quarter', 'rear-quarter', 'side'] as const;

type CarView = (typeof carViews)[number];

/** Everything that can be traced: each body style, and the truck. */
export type TracedName = TracedBodyStyle | 'truck';

/** All parameters of a traced picture. */
export interface TracedOrder {
  bodyStyle: TracedName;
  paint: PaintName;
  /** A view, or degrees around the car. */
  view: CarView | number;
  grade: GradeName;
  /** Transparent background instead of the studio. */
  isCutout?: boolean;
  /** More of the studio around the car, so that it is whole in other areas than its own. */
  frame?: FrameName;
}
