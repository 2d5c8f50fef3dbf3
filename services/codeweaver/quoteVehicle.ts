import type { Amount } from '../../domain/money/amount';
import type {
  FinanceQuotation,
  QuotedVehicle,
  QuoteParameters,
  VehicleRequest,
} from '../../domain/finance/ukFinance.types';
import { nearest } from '../../domain/finance/nearest';
import { maxDeposit, MIN_PAYMENT, OLDEST_AT_END, productFor, products } from './products';
import { depositOf, quoteOf } from './quote';
import { quoteReference } from './quoteReference';
import type { ProductTerms, Quote } from './quote';

const MS_PER_YEAR = 365.25 * 86_400_000;
const MIN_PRICE = 1000;
const NOT_FINANCED = 'Finance is not available on this vehicle.';

const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const whole = new Intl.NumberFormat('en-GB');

/** Years since a car was new; 0 where its first registration is not known. */
export function ageOf(firstRegistration: string | undefined, now: Date): number {
  const registered = firstRegistration ? Date.parse(firstRegistration) : Number.NaN;
  return Number.isNaN(registered) ? 0 : Math.max(0, (now.getTime() - registered) / MS_PER_YEAR);
}

/** Quotes for a car, one a family that is asked for (spec 2 §7). A car that is not financed has an error. */
export function quoteVehicle(
  request: VehicleRequest,
  applyUrl: string,
  now: Date = new Date(),
): QuotedVehicle {
  const { OnTheRoadPrice: price, FirstRegistrationDate } = request.PhysicalVehicle;
  const ageYears = ageOf(FirstRegistrationDate, now);
  const quotations = request.FinanceFamilyKeys.flatMap((key) => {
    const product = products.get(key);
    const quotation = product && quotationOf(product, request, ageYears, applyUrl);
    return quotation ? [quotation] : [];
  });
  if (price < MIN_PRICE || quotations.length === 0) {
    return { HasError: true, Error: { UserMessage: NOT_FINANCED }, FinanceQuotations: [] };
  }
  return { HasError: false, FinanceQuotations: quotations };
}

/** A quote as it can be given for what was asked. */
interface SettledQuote extends Quote {
  /** Miles a year; 0 where distance does not matter. */
  annualMileage: number;
  /** What was changed. */
  notes: string[];
}

/**
 * The quote that a family begins with for a car: the defaults of its product. Undefined for a car that is not
 * financed.
 */
export function usualQuote(
  familyKey: string,
  price: Amount,
  ageYears: number,
): SettledQuote | undefined {
  const product = products.get(familyKey);
  const offered = productFor(familyKey, price, ageYears);
  if (!product || !offered || price < MIN_PRICE) return undefined;
  const { Term, Deposit, Payment, AnnualMileage } = offered;
  const parameters = {
    Term: Term.Default,
    CashDeposit: Deposit.Default,
    RegularPayment: Payment.Default,
    AnnualMileage: AnnualMileage.Default,
  };
  return settle(product, { price, ageYears }, parameters, 'ToRegularPayment');
}

/** Brings what was asked within what the product allows. Undefined where nothing is left to quote. */
function settle(
  product: ProductTerms,
  { price, ageYears }: { price: Amount; ageYears: number },
  { Term, CashDeposit, RegularPayment, AnnualMileage }: QuoteParameters,
  calculation: VehicleRequest['CalculationType'],
): SettledQuote | undefined {
  const notes: string[] = [];
  const terms = product.terms.filter((months) => ageYears + months / 12 <= OLDEST_AT_END);
  const termMonths = nearest(terms, (months) => months, Term);
  if (termMonths === undefined) return undefined;
  if (termMonths !== Term) notes.push(`The term was changed to ${termMonths} months.`);
  const annualMileage = nearest(product.mileages, (miles) => miles, AnnualMileage) ?? 0;
  const asked = { price, ageYears, termMonths, annualMileage };
  const wanted =
    calculation === 'ToCashDeposit' ? depositOf(product, asked, RegularPayment) : CashDeposit;
  const most = Math.min(maxDeposit(price), depositOf(product, asked, MIN_PAYMENT));
  const deposit = Math.max(Math.min(wanted, most), 0);
  if (deposit !== wanted) notes.push(`The deposit was changed to ${money.format(deposit)}.`);
  const quote = quoteOf(product, { ...asked, deposit });
  return quote && { ...quote, annualMileage, notes };
}

function quotationOf(
  product: ProductTerms,
  { PhysicalVehicle, Parameters, CalculationType }: VehicleRequest,
  ageYears: number,
  applyUrl: string,
): FinanceQuotation | undefined {
  const vehicle = { price: PhysicalVehicle.OnTheRoadPrice, ageYears };
  const quote = settle(product, vehicle, Parameters, CalculationType);
  if (!quote) return undefined;
  const { terms, cost, annualMileage, notes } = quote;
  const reference = quoteReference(terms);
  return {
    Blocks: [{ Details: detailsOf(product, quote, annualMileage) }],
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

/** What a representative example must tell (CONC 3.5.5 R), in its order. */
function detailsOf({ kind }: ProductTerms, { terms, cost }: Quote, annualMileage: number) {
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
    ['AnnualMileage', 'Annual mileage', `${whole.format(annualMileage)} miles`, kind === 'pcp'],
    ['Apr', 'Representative APR', `${cost.aprPercent.toFixed(1)}% APR`],
  ];
  return lines
    .filter(([, , , shown = true]) => shown)
    .map(([Key, Label, DisplayValue]) => ({ Key, Label, DisplayValue }));
}
