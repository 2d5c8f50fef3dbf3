import type { MessageKey } from '../../design-system/messages';
import { creditMessages } from '../Car/creditMessages';

/** Keys of the texts that saved cars show in the browser; those of their cards are among them. */
export const savedMessages: readonly MessageKey[] = [
  ...creditMessages,
  'savedTitle',
  'savedEmpty',
  'savedOnDevice',
  'savedGone',
  'savedGoneText',
  'savedFailed',
  'savedRetry',
  'savedRemove',
  'savedToList',
  'viewedTitle',
  'viewedClear',
  'carReserved',
  'carReduced',
  'carVat',
  'carMarks',
  'carCompare',
  'carSave',
  'carOrdinaryPrice',
  'carWithoutVat',
  'carLowestPrice',
  'carLoan',
  'carPrivateLeasing',
  'carCompanyLeasing',
  'financeExample',
];
