import type { Amount } from '../money/amount';
import { askedPrice, type AskedPrices } from './carPrices';
import { hirePurchaseCost, type HirePurchaseCost, type HirePurchaseTerms } from './hirePurchase';

/**
 * Personal contract purchase (PCP) of a car on the terms that the UK's finance service begins with, as the
 * car index holds them. Amounts are pounds.
 */
export interface PcpOffer {
  title: string;
  /** Paid at once. */
  deposit: Amount;
  /** Months. */
  term: number;
  /** Miles a year that the future value holds for. */
  annual_mileage: number;
  /** Effective, per year, in percent. */
  apr: number;
  /** Guaranteed minimum future value. */
  future_value: Amount;
  /** Paid with the future value by who keeps the car. */
  option_fee: Amount;
}

/** What the PCP of a car is calculated from. */
export interface PcpCar extends AskedPrices {
  car_pcp_option?: PcpOffer;
}

/** An agreement, and what it costs. */
export interface PcpExample {
  terms: HirePurchaseTerms;
  cost: HirePurchaseCost;
  annualMileage: number;
}

/**
 * What a car costs on PCP: the representative example that cards and the car's page show, by the calculation
 * that quotes are made with. Undefined for a car without price or offer, and where nothing is left to pay off.
 */
export function pcpExample(car: PcpCar): PcpExample | undefined {
  const cashPrice = askedPrice(car);
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
