import { carLoan, type LoanedCar } from '../../../finance/model/carLoan';
import { pcpExample, type PcpCar } from '../../../../domain/finance/pcpOffer';
import type { Amount } from '../../../../domain/money/amount';

/**
 * What a car's credit costs a month in interest and fees, by whole years of ownership from 1 to a most: of its
 * loan over the nearest term that is offered, else of its PCP as it is quoted at first. A credit that is longer
 * than the car is kept counts with its share of each month. Empty for a car without credit. By the one
 * calculation of credit (decision 0003).
 */
export function creditByYears(car: LoanedCar & PcpCar, maxYears: number): readonly Amount[] {
  const years = Array.from({ length: maxYears }, (_, at) => at + 1);
  const monthly = years.flatMap((count) => {
    const months = count * 12;
    const credit = creditCost(car, months);
    return credit ? [credit.cost / Math.max(months, credit.months)] : [];
  });
  return monthly.length === years.length ? monthly : [];
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
