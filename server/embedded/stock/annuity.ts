export interface Credit {
  /** What is borrowed. */
  principal: number;
  /** Percent a year, nominal. */
  ratePercent: number;
  months: number;
  /** Still owed after the last month. */
  residual: number;
}

/** Payment at the end of each month, without fees: an annuity at the monthly rate (spec 2 §9). */
export function monthlyPayment({ principal, ratePercent, months, residual }: Credit): number {
  const rate = ratePercent / 100 / 12;
  if (rate === 0) return (principal - residual) / months;
  return ((principal - residual / (1 + rate) ** months) * rate) / (1 - (1 + rate) ** -months);
}
