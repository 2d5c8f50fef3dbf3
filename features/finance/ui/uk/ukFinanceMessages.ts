import { keysOf, type MessageKey } from '../../../../design-system/messages';
import sv from '../../messages/sv.json' with { type: 'json' };

/** Keys of the texts that the panel of quotes shows in the browser. */
export const ukFinanceMessages: readonly MessageKey[] = [
  ...keysOf(sv, 'ukFinance'),
  'financePerMonth',
  'financePercent',
  'financeMonthsValue',
  'financeMonthsUnit',
  'financeMoved',
  'opensInNewWindow',
  'fieldError',
  'optional',
];
