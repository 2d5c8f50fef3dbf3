import type {
  CalculationType,
  QuoteParameters,
  VehicleRequest,
} from '../../../../domain/finance/ukFinance.types';
import { guaranteedFutureValue } from '../../../../services/codeweaver/futureValue';
import { legalText } from '../../../../services/codeweaver/legalText';
import { productFor, products } from '../../../../services/codeweaver/products';
import { readQuoteReference } from '../../../../services/codeweaver/encodeQuoteReference';
import { quoteVehicle } from '../../../../services/codeweaver/quoteVehicle';
import { seededRandom } from '../../../../services/stock/random';

const now = new Date('2026-11-01T12:00:00Z');
const usual: QuoteParameters = {
  Term: 48,
  CashDeposit: 2000,
  RegularPayment: 0,
  AnnualMileage: 10_000,
};

const requestFor = (
  family: string,
  changes: Partial<QuoteParameters> = {},
  {
    price = 28_495,
    CalculationType = 'ToRegularPayment' as CalculationType,
    date = '2025-11-01',
  } = {},
): VehicleRequest => ({
  PhysicalVehicle: {
    Type: 'Car',
    Status: 'PreOwned',
    OnTheRoadPrice: price,
    Mileage: 9000,
    Country: 'GB',
    FirstRegistrationDate: date,
  },
  Parameters: { ...usual, ...changes },
  FinanceFamilyKeys: [family],
  CalculationType,
});

const applyUrl = 'https://finance.example/apply';

function quote(...request: Parameters<typeof requestFor>) {
  const { FinanceQuotations } = quoteVehicle(requestFor(...request), applyUrl, now);
  const quotation = FinanceQuotations[0]!;
  const details = new Map(
    quotation.Blocks.flatMap(({ Details }) =>
      Details.map(({ Key, DisplayValue }) => [Key, DisplayValue] as const),
    ),
  );
  const pounds = (key: string) => Number(details.get(key)?.replace(/[^\d.-]/g, ''));
  const notes = quotation.Finance.Notifications.map(({ Message }) => Message);
  return { ...quotation.Finance.Quote, details, pounds, notes };
}

test('[UKFIN-08] quotes agree with a month-by-month calculation', () => {
  const random = seededRandom(42);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  for (let round = 0; round < 200; round += 1) {
    const family = pick(['PCP', 'HP']);
    const product = products.get(family)!;
    const price = 5000 + Math.floor(random() * 50_000);
    const { details, pounds, Term, TotalRegularPayment, TotalDeposit } = quote(
      family,
      {
        Term: pick(product.terms),
        CashDeposit: Math.floor(random() * price * 0.4),
        AnnualMileage: pick([6000, 12_000, 30_000]),
      },
      { price },
    );
    const monthly = (1 + product.aprPercent / 100) ** (1 / 12);
    let owed = price - TotalDeposit;
    let paid = TotalDeposit;
    const pay = (amount: number) => {
      owed -= amount;
      paid += amount;
    };
    for (let month = 1; month <= Term; month += 1) {
      owed *= monthly;
      if (month <= Number(details.get('NumberOfPayments'))) pay(TotalRegularPayment);
    }
    pay((pounds('FinalPayment') || 0) + pounds('OptionFee'));
    // Payments are rounded to pence, so half a penny of each may remain.
    expect(Math.abs(owed)).toBeLessThan(0.005 * Term * 1.3);
    expect(Math.abs(pounds('TotalAmountPayable') - paid)).toBeLessThan(0.005 * Term + 0.01);
    expect(Math.abs(pounds('Apr') - product.aprPercent)).toBeLessThan(0.11);
  }
});

test('[UKFIN-06] the deposit calculated from a payment results in that payment', () => {
  for (const family of ['PCP', 'HP']) {
    const { TotalRegularPayment } = quote(family, { CashDeposit: 3456 });
    const back = quote(
      family,
      { CashDeposit: 0, RegularPayment: TotalRegularPayment },
      { CalculationType: 'ToCashDeposit' },
    );
    expect(Math.abs(back.TotalDeposit - 3456)).toBeLessThan(0.3);
    expect(back.TotalRegularPayment).toBeCloseTo(TotalRegularPayment, 1);
    expect(back.notes).toEqual([]);
  }
});

test('[UKFIN-08] every control changes the quote', () => {
  const before = quote('PCP').TotalRegularPayment;
  expect(quote('PCP', { Term: 36 }).TotalRegularPayment).not.toBe(before);
  expect(quote('PCP', { CashDeposit: 4000 }).TotalRegularPayment).toBeLessThan(before);
  expect(quote('PCP', { AnnualMileage: 20_000 }).TotalRegularPayment).toBeGreaterThan(before);
  expect(quote('HP').TotalRegularPayment).toBeGreaterThan(before);
  expect(quote('HP', { AnnualMileage: 20_000 }).TotalRegularPayment).toBe(
    quote('HP').TotalRegularPayment,
  );
});

test('[UKFIN-08] a choice that is not offered is adjusted with a note', () => {
  const { Term, TotalDeposit, notes } = quote('PCP', { Term: 50, CashDeposit: 20_000 });
  expect([Term, TotalDeposit]).toEqual([48, 14_200]);
  expect(notes).toEqual([
    'The term was changed to 48 months.',
    'The deposit was changed to £14,200.00.',
  ]);
});

test('every choice that a product offers can be quoted', () => {
  for (const price of [1200, 9995, 28_495, 88_695]) {
    for (const family of ['PCP', 'HP']) {
      const { Term, Deposit, Payment, AnnualMileage } = productFor(family, price, 1)!;
      const distances = [AnnualMileage.Minimum, AnnualMileage.Maximum];
      for (const term of Term.Values) {
        for (const AnnualMileage of distances) {
          for (const CashDeposit of [Deposit.Minimum, Deposit.Default, Deposit.Maximum]) {
            const choice = { Term: term, AnnualMileage, CashDeposit };
            expect(quote(family, choice, { price }).TotalRegularPayment).toBeGreaterThan(0);
          }
          for (const RegularPayment of [Payment.Minimum, Payment.Default, Payment.Maximum]) {
            const choice = { Term: term, AnnualMileage, RegularPayment };
            const CalculationType = 'ToCashDeposit';
            const { TotalDeposit } = quote(family, choice, { price, CalculationType });
            expect(TotalDeposit).toBeGreaterThanOrEqual(0);
            expect(TotalDeposit).toBeLessThanOrEqual(Deposit.Maximum);
          }
        }
      }
    }
  }
});

test('[UKFIN-07] a car that cannot be financed returns an error', () => {
  const none = {
    HasError: true,
    FinanceQuotations: [],
    Error: { UserMessage: expect.any(String) },
  };
  expect(quoteVehicle(requestFor('PCP', {}, { price: 500 }), applyUrl, now)).toEqual(none);
  expect(quoteVehicle(requestFor('PCP', {}, { date: '2012-01-01' }), applyUrl, now)).toEqual(none);
  expect(quoteVehicle(requestFor('Lease'), applyUrl, now)).toEqual(none);
});

test('[UKFIN-05] [UKFIN-11] products list the available choices, all of which can be quoted', () => {
  const pcp = productFor('PCP', 28_495, 1)!;
  expect(pcp).toMatchObject({
    FamilyKey: 'PCP',
    Name: 'Personal Contract Purchase',
    Term: { Values: [24, 36, 48], Default: 48, Minimum: 24, Maximum: 48 },
    Deposit: { Default: 2800, Minimum: 0, Maximum: 14_200, Locale: { DisplayValue: '£2,800' } },
    AnnualMileage: { Minimum: 6000, Maximum: 30_000, Locale: { DisplayValue: '10,000 miles' } },
  });
  expect(pcp.Payment.Minimum).toBeLessThan(pcp.Payment.Default);
  expect(pcp.Payment.Default).toBeLessThan(pcp.Payment.Maximum);
  expect(productFor('HP', 28_495, 1)?.AnnualMileage.Values).toEqual([]);
  expect(productFor('PCP', 28_495, 9)?.Term.Values).toEqual([24, 36]);
  expect(productFor('PCP', 28_495, 11)).toBeUndefined();
});

test("[UKFIN-09] a quote's reference leads to its terms and to the application page", () => {
  const { QuoteReference, QuoteActions, details } = quote('PCP');
  const terms = readQuoteReference(QuoteReference)!;
  expect(legalText(terms)).toContain(details.get('TotalAmountPayable'));
  expect(QuoteActions.Apply).toBe(`${applyUrl}?quoteRef=${QuoteReference}`);
  for (const wrong of ['', 'Q1-', 'Q1-xx', 'Q2-abc', `${QuoteReference}`.replace('Q1', 'Q9')]) {
    expect(readQuoteReference(wrong)).toBeUndefined();
  }
});

test('the guaranteed future value falls with term, age and distance', () => {
  const terms = { price: 30_000, ageYears: 1, termMonths: 36, annualMileage: 10_000 };
  const value = guaranteedFutureValue(terms);
  expect(value % 25).toBe(0);
  expect(guaranteedFutureValue({ ...terms, termMonths: 48 })).toBeLessThan(value);
  expect(guaranteedFutureValue({ ...terms, annualMileage: 20_000 })).toBeLessThan(value);
  expect(guaranteedFutureValue({ ...terms, ageYears: 0 })).toBeLessThan(value);
  expect(value / terms.price).toBeGreaterThan(0.35);
});
