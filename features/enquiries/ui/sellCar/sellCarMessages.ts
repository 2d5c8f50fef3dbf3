import { keysOf, type MessageKey } from '../../../../design-system/messages';
import sv from '../../messages/sv.json' with { type: 'json' };
import { formMessages } from '../formMessages';
import { tradeInMessages } from '../tradeIn/tradeInMessages';

/** Keys of the texts that the form shows in the browser. */
export const sellCarMessages: readonly MessageKey[] = [
  ...formMessages,
  ...tradeInMessages,
  ...keysOf(sv, 'sellCar'),
  'contactName',
  'contactPhone',
  'contactEmail',
  'contactSuccessTitle',
  'detailAllCars',
];
