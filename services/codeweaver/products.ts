import type { Amount } from '../../domain/money/amount';
import type { FinanceProduct, ParameterRange } from '../../domain/finance/ukFinance.types';
import { quoteOf } from './quote';
import type { ProductTerms } from './quote';

const stepsOf = (first: number, last: number, step: number): number[] =>
  Array.from({ length: (last - first) / step + 1 }, (_, at) => first + at * step);

/** By family key. */
export const products: ReadonlyMap<string, ProductTerms> = new Map([
  [
    'PCP',
    {
      kind: 'pcp',
      name: 'Personal Contract Purchase',
      aprPercent: 8.9,
      optionFee: 10,
      terms: [24, 36, 48],
      defaultTerm: 48,
      mileages: stepsOf(6000, 30_000, 2000),
      defaultMileage: 10_000,
    },
  ],
  [
    'HP',
    {
      kind: 'hp',
      name: 'Hire Purchase',
      aprPercent: 10.9,
      optionFee: 10,
      terms: stepsOf(12, 60, 12),
      defaultTerm: 48,
      mileages: [],
      defaultMileage: 0,
    },
  ],
]);

/** Deposits go up to this share of the price, a hundred pounds at a time. */
const MAX_DEPOSIT_SHARE = 0.5;
const USUAL_DEPOSIT_SHARE = 0.1;
const DEPOSIT_STEP = 100;
/** No agreement has payments below this: larger deposits are not taken. */
export const MIN_PAYMENT = 50;
/** A car is this old at most when the agreement ends, in years. */
export const OLDEST_AT_END = 12;

export const maxDeposit = (price: Amount): number =>
  Math.floor((price * MAX_DEPOSIT_SHARE) / DEPOSIT_STEP) * DEPOSIT_STEP;

const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});
const whole = new Intl.NumberFormat('en-GB');

/** What a family offers for a car; undefined when the car is too old for each of its terms. */
export function productFor(
  familyKey: string,
  price: Amount,
  ageYears: number,
): FinanceProduct | undefined {
  const product = products.get(familyKey);
  const terms = product?.terms.filter((months) => ageYears + months / 12 <= OLDEST_AT_END) ?? [];
  const shortest = terms[0];
  const longest = terms.at(-1);
  if (!product || shortest === undefined || longest === undefined) return undefined;
  const term = terms.includes(product.defaultTerm) ? product.defaultTerm : longest;
  const usual = Math.round((price * USUAL_DEPOSIT_SHARE) / DEPOSIT_STEP) * DEPOSIT_STEP;
  const most = maxDeposit(price);
  const { defaultMileage: annualMileage } = product;
  const payment = (deposit: Amount, termMonths: number) =>
    quoteOf(product, { price, ageYears, termMonths, annualMileage, deposit })?.cost
      .regularPayment ?? 0;
  const least = Math.max(MIN_PAYMENT, Math.ceil(payment(most, longest)));
  const dearest = Math.floor(payment(0, shortest));
  return {
    FamilyKey: familyKey,
    Name: product.name,
    Term: range(terms, term, shortest, longest, `${term} months`),
    Deposit: range([], usual, 0, most, pounds.format(usual)),
    Payment: range(
      [],
      payment(usual, term),
      least,
      dearest,
      pounds.format(Math.round(payment(usual, term))),
    ),
    AnnualMileage: range(
      product.mileages,
      annualMileage,
      product.mileages[0] ?? 0,
      product.mileages.at(-1) ?? 0,
      `${whole.format(annualMileage)} miles`,
    ),
  };
}

const range = (
  values: readonly number[],
  usual: number,
  lowest: number,
  highest: number,
  shown: string,
): ParameterRange => ({
  Values: [...values],
  Default: usual,
  Minimum: lowest,
  Maximum: highest,
  Locale: { DisplayValue: shown },
});
