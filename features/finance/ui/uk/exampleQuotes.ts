import type { FinanceProduct, QuotationDetail } from '../../../../domain/finance/ukFinance.types';
import type { Quotes } from './useQuotes';

const range = (Values: number[], Default: number, Minimum: number, Maximum: number) => ({
  Values,
  Default,
  Minimum,
  Maximum,
  Locale: { DisplayValue: String(Default) },
});

const product = (FamilyKey: string, Name: string, mileages: number[]): FinanceProduct => ({
  FamilyKey,
  Name,
  Term: range([24, 36, 48], 48, 24, 48),
  Deposit: range([], 2500, 0, 12_500),
  Payment: range([], 348.55, 98, 521),
  AnnualMileage: range(mileages, 10_000, 6000, 30_000),
});

const details: readonly [key: string, label: string, value: string][] = [
  ['RegularPayment', 'Monthly payment', '£348.55'],
  ['NumberOfPayments', 'Number of monthly payments', '47'],
  ['Term', 'Duration of agreement', '48 months'],
  ['CashPrice', 'Cash price', '£25,095.00'],
  ['TotalDeposit', 'Total deposit', '£2,500.00'],
  ['AmountOfCredit', 'Total amount of credit', '£22,595.00'],
  ['FinalPayment', 'Optional final payment (guaranteed future value)', '£12,250.00'],
  ['TotalAmountPayable', 'Total amount payable', '£31,141.74'],
  ['Apr', 'Representative APR', '8.9% APR'],
];

/** A quote for stories of the panel. */
export const exampleQuotes: Extract<Quotes, { status: 'loaded' }> = {
  status: 'loaded',
  products: [
    product('PCP', 'Personal Contract Purchase', [6000, 8000, 10_000, 12_000]),
    product('HP', 'Hire Purchase', []),
  ],
  choice: {
    familyKey: 'PCP',
    calculation: 'ToRegularPayment',
    parameters: {
      Term: 48,
      CashDeposit: 2500,
      RegularPayment: 348.55,
      AnnualMileage: 10_000,
    },
  },
  quotation: {
    Blocks: [
      {
        Details: details.map(([Key, Label, DisplayValue]): QuotationDetail => ({
          Key,
          Label,
          DisplayValue,
        })),
      },
    ],
    Finance: {
      Notifications: [],
      Quote: {
        Term: 48,
        TotalDeposit: 2500,
        TotalRegularPayment: 348.55,
        AnnualMileage: 10_000,
        QuoteReference: 'example',
        QuoteActions: { Apply: 'https://finance.example/apply?quoteRef=example' },
      },
    },
  },
  isUpdating: false,
  hasFailed: false,
  isChosen: false,
};
