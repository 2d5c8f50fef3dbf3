import type { TracedLookName } from './looks';
import type { GradeName } from './tracing/grades';
import type { PaintName } from './tracing/paints';

/** Where a car was traced from. */
export const carViews = ['front-quarter', 'rear-quarter', 'side'] as const;

type CarView = (typeof carViews)[number];

/** What can be traced: every look, and the truck. */
export type TracedName = TracedLookName | 'truck';

/** Everything that decides how a traced picture looks. */
export interface TracedOrder {
  look: TracedName;
  paint: PaintName;
  /** A view, or degrees around the car. */
  view: CarView | number;
  grade: GradeName;
  /** Without the studio around it. */
  isCutout?: boolean;
}
