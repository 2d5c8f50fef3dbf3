/** The season that a tyre is for. */
export type TireSeason = 'summer' | 'winter';

/** Limits of the tread depth in mm: the legal minimum, and the depth below which we advise a change. */
export interface TreadLimits {
  legal: number;
  advised: number;
}

/** Swedish law: 1.6 mm, and 3 mm for winter tyres on winter roads. */
export const treadLimits: Readonly<Record<TireSeason, TreadLimits>> = {
  summer: { legal: 1.6, advised: 3 },
  winter: { legal: 3, advised: 4 },
};

/** Tread depth of a new tyre, in mm: the end of the scale of depths. */
export const NEW_TREAD_MM = 8;

/** The season in the description of a tread; undefined when there is none. */
export function readSeason(threadPattern: string): TireSeason | undefined {
  if (/vinter|winter|talvi|zim/i.test(threadPattern)) return 'winter';
  return /sommar|sommer|summer|kesä|letn/i.test(threadPattern) ? 'summer' : undefined;
}

/** The limits of a tread; those of summer when its season is not known. */
export const findTreadLimits = (threadPattern: string): TreadLimits =>
  treadLimits[readSeason(threadPattern) ?? 'summer'];

/** Whether a tread is so low that we advise a change. */
export const isSoonWorn = (threadDepth: number, threadPattern: string): boolean =>
  threadDepth < findTreadLimits(threadPattern).advised;
