import type { MessageKey } from '../../../design-system/messages';

/** Message keys of a car's credit (useCreditTexts) in the browser. */
export const creditMessages: readonly MessageKey[] = [
  'carLoanRate',
  'carLoanRateNominal',
  'carLoanKey',
  'carLoanKeyNominal',
  'carLoanTerms',
  'carLoanTermsNominal',
  'carLoanTermsWithoutResidual',
  'carPcp',
  'carPcpRate',
  'carPcpKey',
  'carPcpTerms',
  'financePerMonth',
];
