import type { Amount } from '../../domain/money/amount';
import type {
  FinanceQuotation,
  QuotedVehicle,
  QuoteParameters,
  VehicleRequest,
} from '../../domain/finance/ukFinance.types';
import { nearest } from '../../domain/finance/nearest';
import {
  maxDeposit,
  MIN_PAYMENT_POUNDS,
  MAX_AGE_AT_END_YEARS,
  productFor,
  products,
} from './products';
import { calculateDeposit, calculateQuote } from './quote';
import { encodeQuoteReference } from './encodeQuoteReference';
import type { ProductTerms, Quote } from './quote';

const MS_PER_YEAR = 365.25 * 86_400_000;
const MIN_PRICE_POUNDS = 1000;
const NOT_FINANCED_MESSAGE = 'Finance is not available on this vehicle.';

const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const integer = new Intl.NumberFormat('en-GB');

/** Returns the age of a car in years; 0 if its first registration is unknown. */
export function ageInYears(firstRegistration: string | undefined, now: Date): number {
  const registered = firstRegistration ? Date.parse(firstRegistration) : Number.NaN;
  return Number.isNaN(registered) ? 0 : Math.max(0, (now.getTime() - registered) / MS_PER_YEAR);
}

/** Calculates quotes for a car, one per requested family; contains an error if the car cannot be financed. */
export function quoteVehicle(
  request: VehicleRequest,
  applyUrl: string,
  now: Date = new Date(),
): QuotedVehicle {
  const { OnTheRoadPrice: price, FirstRegistrationDate } = request.PhysicalVehicle;
  const ageYears = ageInYears(FirstRegistrationDate, now);
  const quotations = request.FinanceFamilyKeys.flatMap((key) => {
    const product = products.get(key);
    const quotation = product && createQuotation(product, request, ageYears, applyUrl);
    return quotation ? [quotation] : [];
  });
  if (price < MIN_PRICE_POUNDS || quotations.length === 0) {
    return { HasError: true, Error: { UserMessage: NOT_FINANCED_MESSAGE }, FinanceQuotations: [] };
  }
  return { HasError: false, FinanceQuotations: quotations };
}

/** A quote after the request was adjusted to what is possible. */
interface AdjustedQuote extends Quote {
  /** Miles per year; 0 if mileage does not matter. */
  annualMileage: number;
  /** Messages about adjusted values. */
  notes: string[];
}

/** Returns the quote with a product's default values; undefined if the car cannot be financed. */
export function createDefaultQuote(
  familyKey: string,
  price: Amount,
  ageYears: number,
): AdjustedQuote | undefined {
  const product = products.get(familyKey);
  const financeProduct = productFor(familyKey, price, ageYears);
  if (!product || !financeProduct || price < MIN_PRICE_POUNDS) return undefined;
  const { Term, Deposit, Payment, AnnualMileage } = financeProduct;
  const parameters = {
    Term: Term.Default,
    CashDeposit: Deposit.Default,
    RegularPayment: Payment.Default,
    AnnualMileage: AnnualMileage.Default,
  };
  return createQuote(product, { price, ageYears }, parameters, 'ToRegularPayment');
}

/** Adjusts a request to the limits of a product and calculates its quote; undefined if there is none. */
function createQuote(
  product: ProductTerms,
  { price, ageYears }: { price: Amount; ageYears: number },
  { Term, CashDeposit, RegularPayment, AnnualMileage }: QuoteParameters,
  calculation: VehicleRequest['CalculationType'],
): AdjustedQuote | undefined {
  const notes: string[] = [];
  const terms = product.terms.filter((months) => ageYears + months / 12 <= MAX_AGE_AT_END_YEARS);
  const termMonths = nearest(terms, (months) => months, Term);
  if (termMonths === undefined) return undefined;
  if (termMonths !== Term) notes.push(`The term was changed to ${termMonths} months.`);
  const annualMileage = nearest(product.mileages, (miles) => miles, AnnualMileage) ?? 0;
  const request = { price, ageYears, termMonths, annualMileage };
  const requestedDeposit =
    calculation === 'ToCashDeposit'
      ? calculateDeposit(product, request, RegularPayment)
      : CashDeposit;
  const depositLimit = Math.min(
    maxDeposit(price),
    calculateDeposit(product, request, MIN_PAYMENT_POUNDS),
  );
  const deposit = Math.max(Math.min(requestedDeposit, depositLimit), 0);
  if (deposit !== requestedDeposit)
    notes.push(`The deposit was changed to ${money.format(deposit)}.`);
  const quote = calculateQuote(product, { ...request, deposit });
  return quote && { ...quote, annualMileage, notes };
}

function createQuotation(
  product: ProductTerms,
  { PhysicalVehicle, Parameters, CalculationType }: VehicleRequest,
  ageYears: number,
  applyUrl: string,
): FinanceQuotation | undefined {
  const vehicle = { price: PhysicalVehicle.OnTheRoadPrice, ageYears };
  const quote = createQuote(product, vehicle, Parameters, CalculationType);
  if (!quote) return undefined;
  const { terms, cost, annualMileage, notes } = quote;
  const reference = encodeQuoteReference(terms);
  return {
    Blocks: [{ Details: representativeExample(product, quote, annualMileage) }],
    Finance: {
      Notifications: notes.map((Message) => ({ Message })),
      Quote: {
        Term: terms.termMonths,
        TotalDeposit: terms.deposit,
        TotalRegularPayment: cost.regularPayment,
        AnnualMileage: annualMileage,
        QuoteReference: reference,
        QuoteActions: { Apply: `${applyUrl}?quoteRef=${encodeURIComponent(reference)}` },
      },
    },
  };
}

/** Returns the contents of a representative example in the required order (CONC 3.5.5 R). */
function representativeExample(
  { kind }: ProductTerms,
  { terms, cost }: Quote,
  annualMileage: number,
) {
  const lines: [key: string, label: string, value: string, shown?: boolean][] = [
    ['RegularPayment', 'Monthly payment', money.format(cost.regularPayment)],
    ['NumberOfPayments', 'Number of monthly payments', String(cost.regularPayments)],
    ['Term', 'Duration of agreement', `${terms.termMonths} months`],
    ['CashPrice', 'Cash price', money.format(terms.cashPrice)],
    ['TotalDeposit', 'Total deposit', money.format(terms.deposit)],
    ['AmountOfCredit', 'Total amount of credit', money.format(cost.amountOfCredit)],
    ['ChargeForCredit', 'Total charge for credit', money.format(cost.totalChargeForCredit)],
    [
      'FinalPayment',
      'Optional final payment (guaranteed future value)',
      money.format(terms.futureValue),
      kind === 'pcp',
    ],
    ['OptionFee', 'Option to purchase fee', money.format(terms.optionFee)],
    ['TotalAmountPayable', 'Total amount payable', money.format(cost.totalAmountPayable)],
    ['AnnualMileage', 'Annual mileage', `${integer.format(annualMileage)} miles`, kind === 'pcp'],
    ['Apr', 'Representative APR', `${cost.aprPercent.toFixed(1)}% APR`],
  ];
  return lines
    .filter(([, , , isIncluded = true]) => isIncluded)
    .map(([Key, Label, DisplayValue]) => ({ Key, Label, DisplayValue }));
}
