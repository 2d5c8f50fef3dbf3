import type { Amount } from '../money/amount';
import { askingPrice, type AskingPrices } from './carPrices';
import { hirePurchaseCost, type HirePurchaseCost, type HirePurchaseTerms } from './hirePurchase';

/**
 * Personal contract purchase (PCP) of a car on the default terms of the UK's finance service, as the car
 * index contains them. Amounts are pounds.
 */
export interface PcpOffer {
  title: string;
  /** Down payment. */
  deposit: Amount;
  /** Months. */
  term: number;
  /** Miles a year that the future value holds for. */
  annual_mileage: number;
  /** Effective, per year, in percent. */
  apr: number;
  /** Guaranteed minimum future value. */
  future_value: Amount;
  /** Paid with the future value if the customer keeps the car. */
  option_fee: Amount;
}

/** The fields of a car from which its PCP is calculated. */
export interface PcpCar extends AskingPrices {
  car_pcp_option?: PcpOffer;
}

/** An agreement and its costs. */
export interface PcpExample {
  terms: HirePurchaseTerms;
  cost: HirePurchaseCost;
  annualMileage: number;
}

/**
 * The PCP of a car: the representative example on cards and on the car's page, calculated in the same way as
 * quotes. Undefined for a car without a price or offer, and when there is nothing to repay.
 */
export function pcpExample(car: PcpCar): PcpExample | undefined {
  const cashPrice = askingPrice(car);
  const offer = car.car_pcp_option;
  if (cashPrice === undefined || !offer) return undefined;
  const terms: HirePurchaseTerms = {
    kind: 'pcp',
    cashPrice,
    deposit: offer.deposit,
    aprPercent: offer.apr,
    termMonths: offer.term,
    futureValue: offer.future_value,
    optionFee: offer.option_fee,
  };
  const cost = hirePurchaseCost(terms);
  return cost && { terms, cost, annualMileage: offer.annual_mileage };
}
