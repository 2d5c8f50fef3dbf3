import { creditByYears } from '../../../model/ownership/creditByYears';
import {
  ownershipCost,
  type OwnedCar,
  type OwnershipChoice,
} from '../../../model/ownership/ownershipCost';
import {
  fieldsFor,
  ownershipChoice,
  readOwnership,
  type OwnershipValues,
} from '../../../model/ownership/ownershipForm';
import { gramsPerKm, kwhPer100Km, litresPer100Km } from '../../../model/ownership/readConsumption';
import { ownershipDefaults } from '../../../model/ownership/ownershipDefaults';
import { vehicleTax } from '../../../model/ownership/vehicleTax';
import { carLoan } from '../../../../finance/model/carLoan';
import { stocks, stockOptions } from '../../../../../tests/unit/services/stock/exampleStock';
import { mileageUnit } from '../../../../../domain/search/mileageUnit';

const car: OwnedCar = { price: 300_000, isUsed: true, fuel: 'petrol', creditByYears: [900, 800] };
const choice: OwnershipChoice = {
  years: 2,
  kilometresPerYear: 15_000,
  homePercent: 80,
  electricPercent: 50,
  onCredit: true,
  litresPer100Km: 6,
  fuelPrice: 16,
  tax: 1200,
  insurance: 6000,
  tyres: 3000,
  service: 4000,
};

test('calculates the costs of a petrol car over two years', () => {
  const { monthly, total, missing, residual } = ownershipCost(car, choice);
  // e^(−0.13 × 2 − 0.0011 × 30) = 0.7460 of the price remains.
  expect(residual).toBeCloseTo(300_000 * Math.exp(-0.293), 6);
  expect(monthly.depreciation).toBeCloseTo((300_000 - residual) / 24, 6);
  expect(monthly).toMatchObject({
    credit: 800,
    tax: 100,
    insurance: 500,
    tyres: 375,
    service: 500,
  });
  // 150 times 6 litres at 16.
  expect(monthly.energy).toBeCloseTo(14_400 / 12, 6);
  expect(total).toBeCloseTo(monthly.depreciation! + 800 + 1200 + 100 + 500 + 375 + 500, 6);
  expect(missing).toEqual([]);
});

test('electricity is priced by the shares of home and public charging', () => {
  const electric = { ...car, fuel: 'electric' } as const;
  const charged = { ...choice, kwhPer100Km: 18, electricityHome: 2, electricityPublic: 5 };
  // 150 × 18 kWh at 0.8 × 2 + 0.2 × 5 = 2.60.
  expect(ownershipCost(electric, charged).monthly.energy).toBeCloseTo((150 * 18 * 2.6) / 12, 6);
  const home = { ...charged, homePercent: 100, electricityPublic: undefined };
  expect(ownershipCost(electric, home).monthly.energy).toBeCloseTo((150 * 18 * 2) / 12, 6);
});

test('a plug-in hybrid uses electricity for a share of the distance and fuel for the rest', () => {
  const hybrid = { ...car, fuel: 'pluginHybrid' } as const;
  const mixedCharging = { ...choice, kwhPer100Km: 20, electricityHome: 2, electricityPublic: 2 };
  expect(ownershipCost(hybrid, mixedCharging).monthly.energy).toBeCloseTo(
    (150 * (20 + 48)) / 12,
    6,
  );
  const unknown = ownershipCost(hybrid, { ...mixedCharging, litresPer100Km: undefined });
  expect(unknown.monthly.energy).toBeUndefined();
  expect(unknown.missing).toEqual(['energy']);
  const allElectric = { ...mixedCharging, litresPer100Km: undefined, electricPercent: 100 };
  expect(ownershipCost(hybrid, allElectric).missing).toEqual([]);
});

test('unknown costs are excluded from the total, and listed as missing', () => {
  const { total, monthly, missing } = ownershipCost(
    { ...car, creditByYears: [] },
    { ...choice, tax: undefined, fuelPrice: undefined },
  );
  expect(missing).toEqual(['credit', 'energy', 'tax']);
  expect(total).toBeCloseTo(monthly.depreciation! + 500 + 375 + 500, 6);
  expect(ownershipCost(car, { ...choice, onCredit: false }).monthly.credit).toBe(0);
});

test('a new car loses more of its price than a used one', () => {
  const valueLoss = (isUsed: boolean) =>
    300_000 - ownershipCost({ ...car, isUsed }, choice).residual;
  expect(valueLoss(false)).toBeGreaterThan(valueLoss(true) + 10_000);
});

test('interest and fees are those of the loan with the nearest offered term', () => {
  const loaned = {
    car_price: 200_000,
    car_loan_option: {
      default_contract_duration: 36,
      contract_durations: [24, 36, 48].map((months) => ({
        months,
        residual_percentage: 40,
        cash_amount_min_percentage: 20,
        cash_amount_max_percentage: 50,
      })),
      invoice_fee: 55,
      start_fee: 695,
      interest_rate: 6.95,
    },
  };
  const years = creditByYears(loaned, 10);
  const creditCost = (months: number) => carLoan(loaned, { months })!.cost.totalCreditCost;
  expect(years).toHaveLength(10);
  expect(years[0]).toBeCloseTo(creditCost(24) / 24, 6);
  expect(years[2]).toBeCloseTo(creditCost(36) / 36, 6);
  expect(years[9]).toBeCloseTo(creditCost(48) / 120, 6);
  expect(creditByYears({ car_price: 200_000 }, 10)).toEqual([]);
});

describe('the form of ownership costs', () => {
  const defaults: OwnershipValues = { years: 4, distance: 1500, tax: 360, onCredit: true };
  const readValues = (values: Record<string, string>) =>
    readOwnership((name) => values[name], defaults);

  test('limits values to their bounds, accepts a decimal comma, and uses the default for anything else', () => {
    expect(readValues({})).toMatchObject(defaults);
    expect(readValues({ 'own-years': '99', 'own-litres': '6,4', 'own-tax': 'x' })).toMatchObject({
      years: 10,
      litres: 6.4,
      tax: 360,
    });
    expect(readValues({ 'own-years': '', 'own-tax': '', 'own-pay': 'cash' })).toMatchObject({
      years: 4,
      tax: undefined,
      onCredit: false,
    });
    expect(readValues({ 'own-distance': '-5', 'own-fuel': '1e999' })).toMatchObject({
      distance: 100,
      fuel: 1000,
    });
  });

  test('distances are in the market’s unit, and tyres and service are costs for ten thousand of them', () => {
    expect(ownershipChoice({ ...defaults, tyres: 3000 }, 'mil')).toMatchObject({
      kilometresPerYear: 15_000,
      tyres: 3000,
    });
    const miles = ownershipChoice({ ...defaults, distance: 10_000, tyres: 300 }, 'miles');
    expect((miles.tyres! * miles.kilometresPerYear) / 10_000).toBeCloseTo(300, 6);
  });

  test('has only fields that apply to the car’s fuel', () => {
    expect(fieldsFor('petrol')).not.toContain('kwh');
    expect(fieldsFor('electric')).not.toContain('litres');
    expect(fieldsFor('pluginHybrid')).toEqual(expect.arrayContaining(['electric', 'kwh', 'fuel']));
  });
});

test('consumption is parsed in the notation of each market', () => {
  expect(litresPer100Km('6,4 l/100 km')).toBe(6.4);
  expect(litresPer100Km('47.1 mpg')).toBeCloseTo(5.998, 2);
  expect(kwhPer100Km('15,8 kWh/100 km')).toBe(15.8);
  expect(kwhPer100Km('3.9 miles/kWh')).toBeCloseTo(15.93, 2);
  expect(gramsPerKm('138 g/km')).toBe(138);
  expect([litresPer100Km(undefined), kwhPer100Km('unknown'), gramsPerKm('')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

describe('vehicle tax', () => {
  const today = '2026-11-02';
  const petrol = { fuel: 'petrol', gramsPerKm: 150 } as const;

  test('in Sweden depends on carbon dioxide, is higher in the first three years, and has supplements for diesel', () => {
    expect(vehicleTax('SE', { fuel: 'electric' }, today)).toBe(360);
    // 50 g between 75 and 125 at 107, 25 g above at 132.
    expect(vehicleTax('SE', petrol, today)).toBe(360 + 5350 + 3300);
    expect(vehicleTax('SE', { ...petrol, registered: '2022-01-10' }, today)).toBe(360 + 39 * 22);
    const diesel = { ...petrol, fuel: 'diesel', registered: '2022-01-10' } as const;
    expect(vehicleTax('SE', diesel, today)).toBeCloseTo(360 + 250 + 13.52 * 150 + 858, 6);
    // Published examples: 159 g diesel, first taxed since April 2021.
    const xc60 = { fuel: 'diesel', gramsPerKm: 159, registered: '2021-08-01' } as const;
    expect(vehicleTax('SE', xc60, '2022-01-01')).toBeCloseTo(10_867, -1);
    expect(vehicleTax('SE', xc60, today)).toBeCloseTo(3815, -1);
  });

  test('is calculated only for markets and cars whose rate is known', () => {
    expect(vehicleTax('SE', { fuel: 'petrol' }, today)).toBeUndefined();
    expect(vehicleTax('SE', { ...petrol, registered: '2017-01-01' }, today)).toBeUndefined();
    expect(vehicleTax('GB', { ...petrol, registered: '2016-01-01' }, today)).toBeUndefined();
    expect(vehicleTax('GB', petrol, today)).toBe(195);
    expect(vehicleTax('SK', petrol, today)).toBe(0);
    expect(vehicleTax('FI', petrol, today)).toBeUndefined();
  });
});

test('every car of the stock with a price has numeric costs or lists them as missing', () => {
  const missing = new Set<string>();
  for (const { site, cars } of stocks) {
    for (const document of cars) {
      const place = { market: site.country, unit: mileageUnit(site), today: stockOptions.day };
      const found = ownershipDefaults(document, place);
      expect(found !== undefined).toBe(
        document.car_price !== undefined && document.car_vehicle_type_code === 'CAR',
      );
      if (!found) continue;
      expect(found.defaultValues).toMatchObject({ years: 4, home: 80, electric: 50 });
      const cost = ownershipCost(found.car, ownershipChoice(found.defaultValues, place.unit));
      expect(cost.total).toBeGreaterThan(0);
      expect(cost.residual).toBeLessThan(found.car.price);
      for (const kind of cost.missing) missing.add(kind);
    }
  }
  // A car without credit is paid in cash.
  expect([...missing].sort()).toEqual(['energy', 'tax']);
});
