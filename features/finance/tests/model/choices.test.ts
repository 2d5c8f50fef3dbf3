import {
  companyLeaseChoices,
  type CompanyLeaseOffer,
} from '../../../../domain/finance/companyLeasing';
import { askingPrice, askingPriceWithoutVat } from '../../../../domain/finance/carPrices';
import { loanChoices, type LoanOffer } from '../../../../domain/finance/loanChoices';
import { nextSliderValue } from '../../../../domain/finance/nearest';
import {
  clampToStep,
  readTypedNumber,
  stepsBetween,
  withoutLeadingZeros,
} from '../../../../domain/finance/steps';

const duration = (months: number, residual: number, min = 20, max = 70) => ({
  months,
  residual_percentage: residual,
  cash_amount_min_percentage: min,
  cash_amount_max_percentage: max,
});

const loan: LoanOffer = {
  default_contract_duration: 36,
  contract_durations: [duration(24, 55, 30), duration(36, 50), duration(72, 0)],
  invoice_fee: 55,
  start_fee: 695,
  interest_rate: 6.95,
};

describe('the loan calculator', () => {
  it('[CALC-01] [CALC-02] [CALC-15] starts with the default duration and the lowest deposit', () => {
    expect(loanChoices(349_900, loan)).toMatchObject({
      months: { value: 36 },
      downPayment: { value: 70_000 },
      residualPercent: 50,
      cost: { shownMonthly: 4306, effectiveRatePercent: 7.6 },
    });
  });

  it('[CALC-11] [CALC-13] offers months from the shortest to the longest, in steps of a year', () => {
    expect(loanChoices(349_900, loan)?.months).toMatchObject({ min: 24, max: 72, step: 12 });
  });

  it('[CALC-12] [CALC-13] [OQ-70] limits the deposit by the chosen duration, in thousands', () => {
    const bounds = (months: number) => loanChoices(349_900, loan, { months })?.downPayment;
    expect(bounds(36)).toMatchObject({ min: 70_000, max: 244_000, step: 1000 });
    expect(bounds(24)).toMatchObject({ min: 105_000, max: 244_000, step: 1000 });
  });

  it('moves an unavailable choice to the nearest available one', () => {
    const choices = loanChoices(349_900, loan, { months: 48, downPayment: 81_600 });
    expect([choices?.months.value, choices?.downPayment.value]).toEqual([36, 82_000]);
    const beyond = loanChoices(349_900, loan, { months: 500, downPayment: 1e9 });
    expect([beyond?.months.value, beyond?.downPayment.value]).toEqual([72, 244_000]);
    expect(loanChoices(349_900, loan, { downPayment: Number.NaN })?.downPayment.value).toBe(70_000);
  });

  it('has no choices without durations', () => {
    expect(loanChoices(349_900, { ...loan, contract_durations: [] })).toBeUndefined();
  });
});

const lease: CompanyLeaseOffer = {
  default_company_leasing_mileage: 1500,
  company_leasing_options: [
    { mileage: 1000, options: [duration(24, 62, 0, 30), duration(36, 54, 0, 30)] },
    { mileage: 1500, options: [duration(24, 58, 0, 30), duration(36, 50, 0, 25)] },
  ],
  default_company_leasing_option: { cash_amount: 78_384, contract_length: 36 },
  interest_rate: 5.95,
  has_fixed_interest_rate: false,
};

describe('the company leasing calculator', () => {
  it('[CALC-03] [CALC-04] [CALC-05] [CALC-06] starts with the default distance, duration and cash', () => {
    expect(companyLeaseChoices(391_920, 25, lease)).toEqual({
      mileages: [1000, 1500],
      mileage: 1500,
      durations: [24, 36],
      months: 36,
      cashShare: { min: 0, max: 25, step: 1, value: 20 },
      residualPercent: 50,
      hasFixedRate: false,
      cost: expect.objectContaining({
        monthly: expect.closeTo(4545.86, 2) as unknown,
        shownMonthly: 4546,
      }) as unknown,
    });
  });

  it('[CALC-16] limits the cash share to whole percent within the bounds of the duration', () => {
    const cashShare = (cashSharePercent: number) =>
      companyLeaseChoices(391_920, 25, lease, { cashSharePercent })?.cashShare.value;
    expect([cashShare(12.4), cashShare(99), cashShare(-5)]).toEqual([12, 25, 0]);
  });

  it('[CALC-04] finds the residual by distance and months', () => {
    const residual = (mileage: number, months: number) =>
      companyLeaseChoices(391_920, 25, lease, { mileage, months })?.residualPercent;
    expect([residual(1000, 24), residual(1000, 36), residual(1500, 24)]).toEqual([62, 54, 58]);
  });

  it('has no choices without distances', () => {
    const withoutOptions = { ...lease, company_leasing_options: [] };
    expect(companyLeaseChoices(391_920, 25, withoutOptions)).toBeUndefined();
  });
});

describe('steps', () => {
  it('never exceed the bounds, also with binary rounding errors', () => {
    expect(stepsBetween(349_900 * 0.2, 349_900 * 0.7, 1000)).toEqual({
      min: 70_000,
      max: 244_000,
      step: 1000,
    });
  });

  it('are a single value where no step lies between the bounds', () => {
    expect(stepsBetween(1200, 1800, 1000)).toEqual({ min: 2000, max: 2000, step: 1000 });
  });

  it('are counted from the lowest value', () => {
    expect(clampToStep(29, { min: 5, max: 45, step: 10 })).toBe(25);
    expect(clampToStep(30, { min: 5, max: 45, step: 10 })).toBe(35);
    expect(clampToStep(44, { min: 5, max: 40, step: 10 })).toBe(40);
  });
});

describe('the number input', () => {
  const bounds = { min: 70_000, max: 244_000 };

  it.each([
    ['80000', 80_000],
    ['0080000', 80_000],
    ['80 000', 80_000],
    ['80\u00a0000 kr', 80_000],
    ['1', 70_000],
    ['999999999999', 244_000],
    ['-5', 70_000],
    ['', undefined],
    ['kr', undefined],
  ])('[CALC-17] reads %j as %p', (text, amount) => {
    expect(readTypedNumber(text, bounds)).toBe(amount);
  });

  it.each([
    ['007', '7'],
    ['0', '0'],
    ['000', '0'],
    ['100', '100'],
    ['', ''],
  ])('[CALC-18] strips leading zeros: %j becomes %j', (text, expected) => {
    expect(withoutLeadingZeros(text)).toBe(expected);
  });
});

describe('a slider over values that are not evenly spaced', () => {
  it.each([
    [36, 48, 72],
    [72, 60, 36],
    [36, 24, 24],
    [72, 84, 72],
    [24, 12, 24],
    [36, 36, 36],
    [24, 70, 72],
  ])('at %p a move towards %p ends at %p', (current, requested, reached) => {
    expect(nextSliderValue([24, 36, 72], current, requested)).toBe(reached);
  });
});

describe('[OQ-72] [OQ-73] the price that offers are based on', () => {
  const campaign = { car_price: 400_000, car_campaign_price: 375_000 };

  it('is the campaign price during a campaign', () => {
    expect(askingPrice({ ...campaign, car_has_campaign_price: true })).toBe(375_000);
    expect(askingPrice({ ...campaign, car_has_campaign_price: false })).toBe(400_000);
    expect(askingPrice({ car_price: 1, car_has_campaign_price: true })).toBe(1);
    expect(askingPrice({})).toBeUndefined();
  });

  it('is without VAT for companies, and unchanged for commercial vehicles', () => {
    expect(askingPriceWithoutVat({ car_price: 125_000 }, 25)).toBe(100_000);
    expect(askingPriceWithoutVat({ car_price: 125_000, car_vehicle_type_code: 'LCV' }, 25)).toBe(
      125_000,
    );
    const discounted = {
      ...campaign,
      car_has_campaign_price: true,
      car_campaign_price_exkl_vat: 299_999,
    };
    expect(askingPriceWithoutVat(discounted, 25)).toBe(299_999);
    expect(askingPriceWithoutVat({}, 25)).toBeUndefined();
  });
});
