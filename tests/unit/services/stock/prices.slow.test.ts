import { monthlyPayment, toMonthlyRate } from '../../../../domain/finance/annuity';
import { markets } from '../../../../services/stock/markets';
import { allCars, stockOptions, stocks } from './exampleStock';

const priced = allCars.filter((car) => car.car_price !== undefined);

test('[CAR-39] [CAR-40] [CAR-41] the campaign price is below the price, which is at most the retail price', () => {
  for (const car of priced) {
    expect(car.car_price).toBeGreaterThan(0);
    expect(car.car_retail_price!).toBeGreaterThanOrEqual(car.car_price!);
    expect(car.car_has_campaign_price).toBe(car.car_campaign_price !== undefined);
    if (car.car_campaign_price) expect(car.car_campaign_price).toBeLessThan(car.car_price!);
    expect(car.car_price_text!.replace(/\D/g, '')).toBe(String(car.car_price));
  }
  expect(priced.filter((car) => car.car_has_campaign_price).length).toBeGreaterThan(100);
});

test('[CAR-38] prices of commercial vehicles exclude VAT and others include it', () => {
  for (const { site, cars } of stocks) {
    const { vat } = markets[site.country];
    for (const car of cars.filter(({ car_price }) => car_price !== undefined)) {
      const { car_retail_price_exkl_vat: without, car_retail_price: retail } = car;
      if (!car.car_vat_eligible) expect(without).toBeUndefined();
      else if (car.car_vehicle_type_code === 'LCV') expect(without).toBe(retail);
      else expect(Math.abs(without! * (1 + vat) - retail!)).toBeLessThan(2);
    }
  }
});

test('[CAR-43] the price history is in order of days and ends at the asking price', () => {
  for (const car of priced) {
    const history = car.car_price_history;
    expect(history.at(-1)?.price).toBe(car.car_campaign_price ?? car.car_price);
    const days = history.map(({ date }) => date);
    expect(days).toEqual([...new Set(days)].sort());
    expect(days.at(-1)! <= stockOptions.day).toBe(true);
  }
  const reduced = priced.filter((car) => car.car_lowest_price_30_days !== undefined);
  expect(reduced.length).toBeGreaterThan(50);
});

test('every campaign price has the lowest price of the preceding thirty days', () => {
  for (const car of priced.filter(({ car_has_campaign_price }) => car_has_campaign_price)) {
    // A price is not a reduction if a lower one was valid within the 30 days before.
    expect(car.car_is_reduced).toBe(car.car_lowest_price_30_days !== undefined);
    expect(car.car_lowest_price_30_days ?? Infinity).toBeGreaterThan(car.car_campaign_price!);
    expect(car.car_price_history.at(-2)?.price).toBe(car.car_price);
  }
});

test('older used cars of a model cost less', () => {
  const ratio = (low: number, high: number) => {
    const cars = priced.filter(
      (car) => car.car_is_used && car.car_year >= low && car.car_year <= high && car.car_pbbratio,
    );
    const shares = cars.map((car) => car.car_price! / (car.car_pbbratio! * 59_200));
    return shares.reduce((sum, value) => sum + value, 0) / shares.length;
  };
  expect(ratio(2018, 2021)).toBeLessThan(ratio(2022, 2023));
  expect(ratio(2022, 2023)).toBeLessThan(ratio(2024, 2026));
});

test('[CALC-15] an annuity equals that of the reference example', () => {
  const payment = monthlyPayment({
    principal: 279_900,
    monthlyRate: toMonthlyRate(6.95),
    months: 36,
    residual: 174_950,
  });
  expect(payment).toBeCloseTo(4251.4, 1);
  const free = { principal: 199_900, monthlyRate: 0, months: 36, residual: 124_950 };
  expect(monthlyPayment(free)).toBeCloseTo(2081.94, 2);
});

test('[CALC-01] [CALC-02] loans have whole-year terms that include the default, with its true cost', () => {
  const loans = allCars.filter((car) => car.car_loan_option);
  expect(loans.length).toBeGreaterThan(1000);
  for (const car of loans) {
    const loan = car.car_loan_option!;
    const months = loan.contract_durations.map((duration) => duration.months);
    expect(months).toContain(loan.default_contract_duration);
    expect(months.every((count) => count % 12 === 0)).toBe(true);
    for (const duration of loan.contract_durations) {
      const { cash_amount_max_percentage: max, cash_amount_min_percentage: min } = duration;
      expect(min).toBeLessThan(max);
      expect(max + duration.residual_percentage).toBeLessThan(100);
    }
    const price = (car.car_campaign_price ?? car.car_price)!;
    const chosen = loan.contract_durations.find(
      (duration) => duration.months === loan.default_contract_duration,
    )!;
    const cash = Math.ceil((price * chosen.cash_amount_min_percentage) / 100 / 1000) * 1000;
    const payment = monthlyPayment({
      principal: price - cash,
      monthlyRate: toMonthlyRate(loan.interest_rate),
      months: chosen.months,
      residual: (price * chosen.residual_percentage) / 100,
    });
    expect(loan.default_monthly_cost).toBe(Math.round(payment + loan.invoice_fee));
    expect(car.car_loan_monthly_cost).toBe(loan.default_monthly_cost);
  }
});

test('[CALC-04] [CALC-05] company leasing has its defaults among the options', () => {
  const leased = allCars.filter((car) => car.car_company_leasing_option);
  expect(leased.length).toBeGreaterThan(500);
  for (const car of leased) {
    const option = car.car_company_leasing_option!;
    const usual = option.company_leasing_options.find(
      ({ mileage }) => mileage === option.default_company_leasing_mileage,
    );
    const { contract_length } = option.default_company_leasing_option;
    expect(usual?.options.map(({ months }) => months)).toContain(contract_length);
    expect(option.default_monthly_cost).toBeGreaterThan(0);
  }
});

test('[CALC-09] [CALC-10] the list of leasing offers matches the fields of the car', () => {
  for (const car of allCars) {
    const types = car.car_leasing_options.map(({ leasing_type }) => leasing_type);
    expect(types.includes('Private')).toBe(car.car_has_privateleasing);
    expect(types.includes('Company')).toBe(car.car_has_companyleasing);
    expect(car.car_private_leasing_option !== undefined).toBe(car.car_has_privateleasing);
    expect(car.car_privateleasing_monthly_cost !== undefined).toBe(car.car_has_privateleasing);
  }
});

test('[CALC-07] [CALC-08] leasing offers describe their cost and terms', () => {
  const company = allCars.flatMap((car) => car.car_company_leasing_option ?? []);
  const personal = allCars.flatMap((car) => car.car_private_leasing_option ?? []);
  expect(Math.min(company.length, personal.length)).toBeGreaterThan(100);
  for (const option of company) {
    const { start_fee_text, invoice_fee_text, sales_text, description, disclaimer } = option;
    for (const text of [start_fee_text, invoice_fee_text, sales_text, description, disclaimer]) {
      expect(text).toMatch(/^\p{Lu}[^{}]+$/u);
    }
    expect(option.default_monthly_cost).toBeGreaterThan(0);
  }
  for (const { is_campaign, ...texts } of personal) {
    expect(typeof is_campaign).toBe('boolean');
    expect(Object.keys(texts).toSorted()).toEqual([
      ...['disclaimer', 'invoice_fee_text', 'mileage_text', 'monthly_cost_text', 'months_text'],
      ...['sales_text', 'start_fee_text', 'title'],
    ]);
    for (const text of Object.values(texts)) expect(text).toMatch(/^[^{}]+$/);
  }
});
