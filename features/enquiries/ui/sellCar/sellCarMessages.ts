import { getMessageKeys, type MessageKey } from '../../../../design-system/messages';
import sv from '../../messages/sv.json' with { type: 'json' };
import { formMessages } from '../formMessages';
import { tradeInMessages } from '../tradeIn/tradeInMessages';

/** Message keys that the form uses in the browser. */
export const sellCarMessages: readonly MessageKey[] = [
  ...formMessages,
  ...tradeInMessages,
  ...getMessageKeys(sv, 'sellCar'),
  'contactName',
  'contactPhone',
  'contactEmail',
  'contactSuccessTitle',
  'detailAllCars',
];
