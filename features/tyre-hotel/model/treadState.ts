import type { TireWheel } from '../../../domain/tireHotel/tireHotel.types';
import { isSoonWorn, findTreadLimits } from '../../../domain/tireHotel/treadDepth';

/** Tread depth: sufficient, low enough to advise a change, or below the legal limit. */
export type TreadState = 'good' | 'low' | 'illegal';

/** The state of a tread. The station's own status takes precedence if it is stricter (TIRE-11). */
export function treadState(
  wheel: Pick<TireWheel, 'threadDepth' | 'threadPattern' | 'threadStatusId'>,
): TreadState {
  const { threadDepth, threadPattern, threadStatusId } = wheel;
  if (threadDepth < findTreadLimits(threadPattern).legal) return 'illegal';
  return threadStatusId === 1 || isSoonWorn(threadDepth, threadPattern) ? 'low' : 'good';
}

/** Size as printed on the side of a tyre: `225/45 R18`. */
export const tireSize = (
  wheel: Pick<TireWheel, 'sectionWidth' | 'aspectRatio' | 'rimDiameter'>,
): string => `${wheel.sectionWidth}/${wheel.aspectRatio} R${wheel.rimDiameter}`;
