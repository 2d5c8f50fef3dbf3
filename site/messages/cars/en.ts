import type { CarMessages } from './carMessages';

/** Default texts about cars in British English. */
export const carEn = {
  carReserved: 'Reserved',
  carReduced: 'Reduced',
  carVat: 'VAT qualifying',
  carMarks: 'Labels of {car}',
  carCompare: 'Compare',
  carSave: 'Save {car}',
  carOrdinaryPrice: 'Was',
  carWithoutVat: 'excl. VAT',
  carLowestPrice: 'Lowest price in the 30 days before the reduction: {price}',
  carLoan: 'Finance {cost}',
  carPrivateLeasing: 'Personal lease {cost}',
  carCompanyLeasing: 'Business lease {cost} excl. VAT',
  carLoanTerms:
    '{effective} % APR ({rate} % nominal). {months} months, deposit {cash}, credit {credit}, final payment {residual}. Set-up fee {start}, monthly fee {invoice}. Total payable {total}.',
  carLoanTermsNominal:
    '{rate} % nominal interest. {months} months, deposit {cash}, credit {credit}. Set-up fee {start}, monthly fee {invoice}. Total payable {total}.',
} as const satisfies CarMessages;
