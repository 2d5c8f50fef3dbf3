import { type Amount, roundToMinorUnit } from '../../../domain/money/amount';

/** A private lease: fixed by the offer, nothing of it is chosen (checklist OQ-74). */
export interface PrivateLeaseTerms {
  /** With VAT. */
  monthly: Amount;
  months: number;
  startFee: Amount;
  /** With each payment. */
  invoiceFee: Amount;
  /** Distance per year that the rent covers. */
  distancePerYear: number;
}

/** What a private lease costs altogether, rounded to the minor unit, and how far one may drive. */
export interface PrivateLeaseCost {
  totalCost: Amount;
  /** What the whole costs by the month, the fee at the start included. */
  averageMonthly: Amount;
  /** In the unit of the distance per year. */
  totalDistance: number;
}

/** Will be shown with the running costs on a car's page. */
export function privateLeaseCost(terms: PrivateLeaseTerms): PrivateLeaseCost {
  const { monthly, months, startFee, invoiceFee, distancePerYear } = terms;
  const totalCost = (monthly + invoiceFee) * months + startFee;
  return {
    totalCost: roundToMinorUnit(totalCost),
    averageMonthly: roundToMinorUnit(totalCost / months),
    totalDistance: (distancePerYear * months) / 12,
  };
}
