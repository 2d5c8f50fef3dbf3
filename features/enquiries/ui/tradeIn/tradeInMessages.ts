import { getMessageKeys, type MessageKey } from '../../../../design-system/messages';
import sv from '../../messages/sv.json' with { type: 'json' };

/** Message keys about a visitor's car that are used in the browser. */
export const tradeInMessages: readonly MessageKey[] = [
  ...getMessageKeys(sv, 'tradeIn'),
  'sellCarRegno',
  'sellCarMileage',
];
