import { keysOf, type MessageKey } from '../../../../design-system/messages';
import sv from '../../messages/sv.json' with { type: 'json' };

/** Keys of the texts about a visitor's own car that are shown in the browser. */
export const tradeInMessages: readonly MessageKey[] = [
  ...keysOf(sv, 'tradeIn'),
  'sellCarRegno',
  'sellCarMileage',
];
