import { keysOf, type MessageKey } from '../../../../design-system/messages';
import { sv } from '../../messages/sv';

/** Keys of the texts about a visitor's own car that are shown in the browser. */
export const tradeInMessages: readonly MessageKey[] = [
  ...keysOf(sv, 'tradeIn'),
  'sellCarRegno',
  'sellCarMileage',
];
