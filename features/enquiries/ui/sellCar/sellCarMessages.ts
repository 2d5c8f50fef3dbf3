import type { MessageKey } from '../../../../design-system/messages';
import { formMessages } from '../formMessages';
import { tradeInMessages } from '../tradeIn/tradeInMessages';

/** Keys of the texts that the form shows in the browser. */
export const sellCarMessages: readonly MessageKey[] = [
  ...formMessages,
  ...tradeInMessages,
  'contactName',
  'contactPhone',
  'contactEmail',
  'contactSuccessTitle',
  'detailAllCars',
  'sellCarRegno',
  'sellCarMileage',
  'sellCarOption',
  'sellCarOptionSell',
  'sellCarOptionTradeIn',
  'sellCarOther',
  'sellCarSubmit',
  'sellCarThanks',
  'sellCarFailure',
  'sellCarPrivacy',
  'sellCarFaultMileage',
];
