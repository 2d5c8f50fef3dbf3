/** Which season a tyre is for. */
export type TireSeason = 'summer' | 'winter';

/** Depths of a tread in mm: what the law asks for, and what we advise to change at. */
export interface TreadLimits {
  legal: number;
  advised: number;
}

/** Swedish law: 1.6 mm, and 3 mm for winter tyres on winter roads. */
export const treadLimits: Readonly<Record<TireSeason, TreadLimits>> = {
  summer: { legal: 1.6, advised: 3 },
  winter: { legal: 3, advised: 4 },
};

/** Of a new tyre, in mm: where a scale of depths ends. */
export const NEW_TREAD = 8;

/** The season that a tread's words name; undefined where they name none. */
export function seasonOf(threadPattern: string): TireSeason | undefined {
  if (/vinter|winter|talvi|zim/i.test(threadPattern)) return 'winter';
  return /sommar|sommer|summer|kesä|letn/i.test(threadPattern) ? 'summer' : undefined;
}

/** The limits of a tread; those of summer where its season is not told. */
export const limitsOf = (threadPattern: string): TreadLimits =>
  treadLimits[seasonOf(threadPattern) ?? 'summer'];

/** Whether a tread is so low that we advise to change the tyre. */
export const isSoonWorn = (threadDepth: number, threadPattern: string): boolean =>
  threadDepth < limitsOf(threadPattern).advised;
