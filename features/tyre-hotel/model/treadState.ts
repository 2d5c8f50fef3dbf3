import type { TireWheel } from '../../../domain/tireHotel/tireHotel.types';
import { isSoonWorn, limitsOf } from '../../../domain/tireHotel/treadDepth';

/** How much of a tread is left: enough, so little that we advise to change, or less than the law asks for. */
export type TreadState = 'good' | 'low' | 'illegal';

/** The state of a tread. What the station says of it counts where it is stricter (TIRE-11). */
export function treadStateOf(
  wheel: Pick<TireWheel, 'threadDepth' | 'threadPattern' | 'threadStatusId'>,
): TreadState {
  const { threadDepth, threadPattern, threadStatusId } = wheel;
  if (threadDepth < limitsOf(threadPattern).legal) return 'illegal';
  return threadStatusId === 1 || isSoonWorn(threadDepth, threadPattern) ? 'low' : 'good';
}

/** What stands on the side of a tyre: `225/45 R18`. */
export const tireSize = (
  wheel: Pick<TireWheel, 'sectionWidth' | 'aspectRatio' | 'rimDiameter'>,
): string => `${wheel.sectionWidth}/${wheel.aspectRatio} R${wheel.rimDiameter}`;
