import type { MessageKey } from '../../../design-system/messages';

/** Keys of the texts that a car's credit is told with (useCreditTexts), wherever it is shown in the browser. */
export const creditMessages: readonly MessageKey[] = [
  'carLoanKey',
  'carLoanKeyNominal',
  'carLoanTerms',
  'carLoanTermsNominal',
  'carPcp',
  'carPcpKey',
  'carPcpTerms',
  'financePerMonth',
];
