/** @jest-environment node */
import type { CarLoan } from '../../../../blocks/Car/carRecord';
import { creditExample } from '../../../../blocks/Car/creditExample';
import { effectiveRate } from '../../../../domain/finance/effectiveRate';

const loan: CarLoan = {
  default_monthly_cost: 4000,
  default_monthly_cost_text: '4 000 kr/mån',
  default_contract_duration: 36,
  contract_durations: [{ months: 36, residual_percentage: 40, cash_amount_min_percentage: 20 }],
  invoice_fee: 49,
  start_fee: 595,
  interest_rate: 6.95,
};

test('a year’s payment one year later costs what the rate says', () => {
  const rate = effectiveRate({ received: 1000, payment: 0, months: 12, residual: 1080 });
  expect(rate).toBeCloseTo(8, 6);
});

test('payments of an annuity without fees cost its nominal rate by the month, compounded', () => {
  const monthly = 0.06 / 12;
  const payment = (100_000 * monthly) / (1 - (1 + monthly) ** -60);
  const rate = effectiveRate({ received: 100_000, payment, months: 60, residual: 0 });
  expect(rate).toBeCloseTo((1.005 ** 12 - 1) * 100, 6);
});

test('the example names cash in whole thousands, the credit and everything that is paid back', () => {
  expect(creditExample(301_500, loan)).toMatchObject({
    ...{ months: 36, cash: 61_000, credit: 240_500, residual: 120_600, rate: 6.95 },
    total: 36 * 4000 + 120_600 + 595,
  });
});

test('without terms for the default duration there is no example', () => {
  expect(creditExample(300_000, { ...loan, default_contract_duration: 48 })).toBeUndefined();
});
