import type { Amount } from '../../domain/money/amount';
import {
  depositForPayment,
  hirePurchaseCost,
  type HirePurchaseCost,
  type HirePurchaseTerms,
} from '../../domain/finance/hirePurchase';
import { guaranteedFutureValue } from './futureValue';

/** A way of financing, and its terms. */
export interface ProductTerms {
  kind: 'pcp' | 'hp';
  name: string;
  /** Representative, per year, in percent. */
  aprPercent: number;
  optionFee: Amount;
  terms: readonly number[];
  defaultTerm: number;
  /** Miles a year; none where distance does not matter. */
  mileages: readonly number[];
  defaultMileage: number;
}

/** What is asked about a car. */
export interface QuoteAsked {
  price: Amount;
  ageYears: number;
  termMonths: number;
  annualMileage: number;
  deposit: Amount;
}

/** An agreement, and what it costs. */
export interface Quote {
  terms: HirePurchaseTerms;
  cost: HirePurchaseCost;
}

type Product = Pick<ProductTerms, 'kind' | 'aprPercent' | 'optionFee'>;

/** What an agreement costs for a deposit; undefined when that leaves nothing to pay off. */
export function quoteOf(product: Product, asked: QuoteAsked): Quote | undefined {
  const terms = { ...termsOf(product, asked), deposit: asked.deposit };
  const cost = hirePurchaseCost(terms);
  return cost && { terms, cost };
}

/** The deposit that makes the payment what it shall be, in pounds and pence; below nothing when too little is paid. */
export function depositOf(
  product: Product,
  asked: Omit<QuoteAsked, 'deposit'>,
  regularPayment: Amount,
): number {
  return depositForPayment(termsOf(product, asked), regularPayment);
}

function termsOf(
  { kind, aprPercent, optionFee }: Product,
  { price, ageYears, termMonths, annualMileage }: Omit<QuoteAsked, 'deposit'>,
): Omit<HirePurchaseTerms, 'deposit'> {
  const futureValue =
    kind === 'pcp' ? guaranteedFutureValue({ price, ageYears, termMonths, annualMileage }) : 0;
  return { kind, cashPrice: price, aprPercent, termMonths, futureValue, optionFee };
}
