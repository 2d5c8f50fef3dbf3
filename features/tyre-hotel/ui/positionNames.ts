import type { MessageKey } from '../../../design-system/messages';
import type { TirePosition } from '../../../domain/tireHotel/tirePosition';

/** What places on a car are called. */
export const positionNames: Readonly<Record<TirePosition, MessageKey>> = {
  frontLeft: 'tireFrontLeft',
  frontRight: 'tireFrontRight',
  rearLeft: 'tireRearLeft',
  rearRight: 'tireRearRight',
};
