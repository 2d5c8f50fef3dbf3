import { keysOf, type MessageKey } from '../../../../design-system/messages';
import sv from '../../messages/sv.json' with { type: 'json' };

/** Keys of the texts of the quote. */
export const kitMessages: readonly MessageKey[] = [
  ...keysOf(sv, 'kitCart', 'kitQuote', 'kitSession'),
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
