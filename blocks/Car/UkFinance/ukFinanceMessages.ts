/** Keys of the texts that the panel of quotes shows in the browser. */
export const ukFinanceMessages = [
  ...['financePerMonth', 'financePercent', 'financeMonthsValue', 'financeMonthsUnit'],
  ...['ukFinanceTitle', 'ukFinanceLoading', 'ukFinanceUpdating', 'ukFinanceNoQuote'],
  ...['ukFinanceUpdateFailed', 'ukFinanceProduct', 'ukFinanceDeposit', 'ukFinancePayment'],
  ...['ukFinanceTerm', 'ukFinanceMileage', 'ukFinanceMiles', 'ukFinanceApply'],
  ...['ukFinanceReserve', 'ukFinancePartExchange', 'ukFinanceLegal', 'ukFinanceContact'],
  ...['ukFinanceNoScript', 'opensInNewWindow', 'fieldError', 'optional'],
] as const;
