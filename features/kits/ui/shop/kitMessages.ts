import { getMessageKeys, type MessageKey } from '../../../../design-system/messages';
import sv from '../../messages/sv.json' with { type: 'json' };

/** Message keys of the quote. */
export const kitMessages: readonly MessageKey[] = [
  ...getMessageKeys(sv, 'kitCart', 'kitQuote', 'kitSession'),
  'close',
  'remove',
  'optional',
  'kitTotal',
  'kitTotalWithoutVat',
  'kitVat',
  'kitPriceWithoutVat',
  'kitInclVat',
  'kitExclVat',
  'kitCode',
  'kitPartName',
  'kitRetry',
];
