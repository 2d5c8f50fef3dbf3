import { roundToCents } from './money';

/** A private lease: fixed by the offer, nothing of it is chosen (checklist OQ-74). */
export interface PrivateLeaseTerms {
  /** With VAT. */
  monthly: number;
  months: number;
  startFee: number;
  /** With each payment. */
  invoiceFee: number;
  /** Distance per year that the rent covers. */
  distancePerYear: number;
}

/** What a private lease costs altogether, amounts with two decimals, and how far one may drive. */
export interface PrivateLeaseCost {
  totalCost: number;
  /** What the whole costs by the month, the fee at the start included. */
  averageMonthly: number;
  /** In the unit of the distance per year. */
  totalDistance: number;
}

/** Will be shown with the running costs on a car's page. */
export function privateLeaseCost(terms: PrivateLeaseTerms): PrivateLeaseCost {
  const { monthly, months, startFee, invoiceFee, distancePerYear } = terms;
  const totalCost = (monthly + invoiceFee) * months + startFee;
  return {
    totalCost: roundToCents(totalCost),
    averageMonthly: roundToCents(totalCost / months),
    totalDistance: (distancePerYear * months) / 12,
  };
}
