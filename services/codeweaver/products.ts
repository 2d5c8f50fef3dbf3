import type { Amount } from '../../domain/money/amount';
import type { FinanceProduct, ParameterRange } from '../../domain/finance/ukFinance.types';
import { calculateQuote } from './quote';
import type { ProductTerms } from './quote';

const stepsFrom = (first: number, last: number, step: number): number[] =>
  Array.from({ length: (last - first) / step + 1 }, (_, index) => first + index * step);

/** Products by family key. */
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
      mileages: stepsFrom(6000, 30_000, 2000),
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
      terms: stepsFrom(12, 60, 12),
      defaultTerm: 48,
      mileages: [],
      defaultMileage: 0,
    },
  ],
]);

/** Maximum deposit as a share of the price; rounded down to a multiple of `DEPOSIT_STEP_POUNDS`. */
const MAX_DEPOSIT_SHARE = 0.5;
const DEFAULT_DEPOSIT_SHARE = 0.1;
const DEPOSIT_STEP_POUNDS = 100;
/** Minimum monthly payment; deposits are limited so that no payment is lower. */
export const MIN_PAYMENT_POUNDS = 50;
/** Maximum age of a car at the end of an agreement. */
export const MAX_AGE_AT_END_YEARS = 12;

export const maxDeposit = (price: Amount): number =>
  Math.floor((price * MAX_DEPOSIT_SHARE) / DEPOSIT_STEP_POUNDS) * DEPOSIT_STEP_POUNDS;

const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});
const integer = new Intl.NumberFormat('en-GB');

/** Returns the product of a family for a car, or undefined if the car is too old for every term. */
export function productFor(
  familyKey: string,
  price: Amount,
  ageYears: number,
): FinanceProduct | undefined {
  const product = products.get(familyKey);
  const terms =
    product?.terms.filter((months) => ageYears + months / 12 <= MAX_AGE_AT_END_YEARS) ?? [];
  const shortest = terms[0];
  const longest = terms.at(-1);
  if (!product || shortest === undefined || longest === undefined) return undefined;
  const term = terms.includes(product.defaultTerm) ? product.defaultTerm : longest;
  const defaultDeposit =
    Math.round((price * DEFAULT_DEPOSIT_SHARE) / DEPOSIT_STEP_POUNDS) * DEPOSIT_STEP_POUNDS;
  const depositLimit = maxDeposit(price);
  const { defaultMileage: annualMileage } = product;
  const payment = (deposit: Amount, termMonths: number) =>
    calculateQuote(product, { price, ageYears, termMonths, annualMileage, deposit })?.cost
      .regularPayment ?? 0;
  const minPayment = Math.max(MIN_PAYMENT_POUNDS, Math.ceil(payment(depositLimit, longest)));
  const maxPayment = Math.floor(payment(0, shortest));
  return {
    FamilyKey: familyKey,
    Name: product.name,
    Term: range(terms, term, shortest, longest, `${term} months`),
    Deposit: range([], defaultDeposit, 0, depositLimit, pounds.format(defaultDeposit)),
    Payment: range(
      [],
      payment(defaultDeposit, term),
      minPayment,
      maxPayment,
      pounds.format(Math.round(payment(defaultDeposit, term))),
    ),
    AnnualMileage: range(
      product.mileages,
      annualMileage,
      product.mileages[0] ?? 0,
      product.mileages.at(-1) ?? 0,
      `${integer.format(annualMileage)} miles`,
    ),
  };
}

const range = (
  values: readonly number[],
  defaultValue: number,
  minimum: number,
  maximum: number,
  displayValue: string,
): ParameterRange => ({
  Values: [...values],
  Default: defaultValue,
  Minimum: minimum,
  Maximum: maximum,
  Locale: { DisplayValue: displayValue },
});
