/** Keys of the texts that calculators show in the browser. */
export const financeMessages = [
  ...['campaign', 'financePerMonth', 'financeWithoutVat', 'financeMonthlyCost', 'financeMonths'],
  ...['financeMonthsUnit', 'financeMonthsValue', 'financeDownPayment', 'financeExample'],
  ...['financePrice', 'financeCredit', 'financeResidual', 'financeEffectiveRate'],
  ...['financeNominalRate', 'financePercent', 'financeStartFee', 'financeInvoiceFee'],
  ...['financeCreditCost', 'financeTotal', 'financeNothingLeft', 'financeMileage'],
  ...['financeCashShare', 'financeFirstRent', 'financePriceWithoutVat', 'financeMonthlyWithVat'],
  ...['financeInterest', 'financeFixedRate', 'financeVariableRate', 'financeBaseAmount'],
  ...['financeBaseAmounts', 'financeBenefit', 'financeContract'],
] as const;
