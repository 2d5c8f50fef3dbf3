import { carLoan, type LoanedCar } from '../../../finance/model/carLoan';
import { pcpExample, type PcpCar } from '../../../../domain/finance/pcpOffer';
import type { Amount } from '../../../../domain/money/amount';

/**
 * Monthly interest and fees of a car's credit, for each length of ownership from 1 to `maxYears` years. The
 * credit is the car's loan with the nearest available term, otherwise its PCP as first quoted. If it runs
 * longer than the ownership, its cost is spread over its own term. Empty for a car without credit. Uses the
 * shared credit calculation (decision 0003).
 */
export function creditByYears(car: LoanedCar & PcpCar, maxYears: number): readonly Amount[] {
  const yearCounts = Array.from({ length: maxYears }, (_, index) => index + 1);
  const monthlyCosts = yearCounts.flatMap((yearCount) => {
    const months = yearCount * 12;
    const credit = creditCost(car, months);
    return credit ? [credit.cost / Math.max(months, credit.months)] : [];
  });
  return monthlyCosts.length === yearCounts.length ? monthlyCosts : [];
}

function creditCost(
  car: LoanedCar & PcpCar,
  months: number,
): { cost: Amount; months: number } | undefined {
  const loan = carLoan(car, { months });
  if (loan) return { cost: loan.cost.totalCreditCost, months: loan.months.value };
  const pcp = pcpExample(car);
  return pcp && { cost: pcp.cost.totalChargeForCredit, months: pcp.terms.termMonths };
}
