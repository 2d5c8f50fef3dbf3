import type { Amount } from '../../domain/money/amount';
import {
  depositForPayment,
  hirePurchaseCost,
  type HirePurchaseCost,
  type HirePurchaseTerms,
} from '../../domain/finance/hirePurchase';
import { guaranteedFutureValue } from './futureValue';

/** A finance product and its terms. */
export interface ProductTerms {
  kind: 'pcp' | 'hp';
  name: string;
  /** Representative APR, in percent. */
  aprPercent: number;
  optionFee: Amount;
  terms: readonly number[];
  defaultTerm: number;
  /** Selectable annual mileages in miles; empty if mileage does not matter. */
  mileages: readonly number[];
  defaultMileage: number;
}

/** Values that a quote is calculated from. */
export interface QuoteRequest {
  price: Amount;
  ageYears: number;
  termMonths: number;
  annualMileage: number;
  deposit: Amount;
}

/** A finance agreement and its cost. */
export interface Quote {
  terms: HirePurchaseTerms;
  cost: HirePurchaseCost;
}

type Product = Pick<ProductTerms, 'kind' | 'aprPercent' | 'optionFee'>;

/** Calculates the quote for a deposit; undefined if the deposit leaves nothing to finance. */
export function calculateQuote(product: Product, request: QuoteRequest): Quote | undefined {
  const terms = { ...createTerms(product, request), deposit: request.deposit };
  const cost = hirePurchaseCost(terms);
  return cost && { terms, cost };
}

/** Calculates the deposit that leads to a monthly payment, in pounds; negative if the payment is too low. */
export function calculateDeposit(
  product: Product,
  request: Omit<QuoteRequest, 'deposit'>,
  regularPayment: Amount,
): number {
  return depositForPayment(createTerms(product, request), regularPayment);
}

function createTerms(
  { kind, aprPercent, optionFee }: Product,
  { price, ageYears, termMonths, annualMileage }: Omit<QuoteRequest, 'deposit'>,
): Omit<HirePurchaseTerms, 'deposit'> {
  const futureValue =
    kind === 'pcp' ? guaranteedFutureValue({ price, ageYears, termMonths, annualMileage }) : 0;
  return { kind, cashPrice: price, aprPercent, termMonths, futureValue, optionFee };
}
