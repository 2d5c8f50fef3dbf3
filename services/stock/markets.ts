import type { Country } from './models';
import type { Fuel } from './words/words.types';

/** Terms of a loan. Rates are in percent per year, fees in whole units of the currency. */
interface LoanTerms {
  rate: number;
  campaignRate: number;
  startFee: number;
  invoiceFee: number;
  months: readonly number[];
  defaultMonths: number;
  minimumCashPercent: number;
  /** Whether a residual value is agreed. */
  residual: boolean;
}

interface LeasingTerms {
  rate: number;
  startFee: number;
  invoiceFee: number;
  /** Annual distances in the unit of the market; the second one is the default. */
  mileages: readonly number[];
  months: readonly number[];
}

/** Preferences of buyers. */
export interface CarKinds {
  /** Share of each fuel in percent. */
  fuels: Record<Fuel, number>;
  /** Share of petrol and diesel cars with a manual gearbox, from 0 to 1. */
  manual: number;
}

/** A country's car market. Amounts are in whole units of its currency. */
export interface Market {
  /** VAT rate, such as 0.25. */
  vat: number;
  /** Kilometres per unit of mileage. */
  kmPerUnit: number;
  /** Average kilometres per car and year. */
  yearlyKm: number;
  /** Distribution of fuels and gearboxes among new and used cars. */
  kinds: Record<'new' | 'used', CarKinds>;
  /** Minimum price; cheaper cars are sold to the trade. */
  lowestPrice: number;
  /** Prices are a multiple of `step` minus `below`; monthly costs are a multiple of `monthly`. */
  rounding: { step: number; below: number; monthly: number };
  /** Undefined if a finance service quotes the loans. */
  loan?: LoanTerms;
  leasing: LeasingTerms;
  /** Price base amount of the year, which Swedish benefit tax is calculated from. */
  priceBaseAmount?: number;
  /** Range of reserved or invalid mobile numbers, which follow the prefix. */
  mobile: { prefix: string; first: number; last: number };
  erpCompany: string;
}

const yearsInMonths = (firstYear: number, lastYear: number): number[] =>
  Array.from({ length: lastYear - firstYear + 1 }, (_, index) => (firstYear + index) * 12);

const annualKilometres = [10_000, 15_000, 20_000, 30_000];

export const markets: Record<Country, Market> = {
  SE: {
    vat: 0.25,
    kmPerUnit: 10,
    yearlyKm: 14_000,
    kinds: {
      new: {
        fuels: { Electric: 38, 'Plug-in hybrid': 24, Hybrid: 12, Petrol: 18, Diesel: 8 },
        manual: 0.15,
      },
      used: {
        fuels: { Electric: 22, 'Plug-in hybrid': 18, Hybrid: 8, Petrol: 27, Diesel: 25 },
        manual: 0.5,
      },
    },
    lowestPrice: 39_900,
    rounding: { step: 1000, below: 100, monthly: 100 },
    loan: {
      rate: 6.95,
      campaignRate: 3.95,
      startFee: 695,
      invoiceFee: 55,
      months: yearsInMonths(2, 6),
      defaultMonths: 36,
      minimumCashPercent: 20,
      residual: true,
    },
    leasing: {
      rate: 5.45,
      startFee: 750,
      invoiceFee: 60,
      mileages: [1000, 1500, 2000, 2500, 3000],
      months: yearsInMonths(2, 4),
    },
    priceBaseAmount: 59_200,
    // 070-174 06 05 to 99 is reserved for fiction.
    mobile: { prefix: '+46 70 174 06 ', first: 5, last: 99 },
    erpCompany: '10',
  },
  NO: {
    vat: 0.25,
    kmPerUnit: 1,
    yearlyKm: 12_000,
    kinds: {
      new: {
        fuels: { Electric: 72, 'Plug-in hybrid': 12, Hybrid: 4, Petrol: 4, Diesel: 8 },
        manual: 0.1,
      },
      used: {
        fuels: { Electric: 34, 'Plug-in hybrid': 13, Hybrid: 8, Petrol: 18, Diesel: 27 },
        manual: 0.5,
      },
    },
    lowestPrice: 44_900,
    rounding: { step: 1000, below: 100, monthly: 100 },
    loan: {
      rate: 7.49,
      campaignRate: 4.99,
      startFee: 1990,
      invoiceFee: 95,
      months: yearsInMonths(3, 10),
      defaultMonths: 84,
      minimumCashPercent: 20,
      residual: false,
    },
    leasing: {
      rate: 6.2,
      startFee: 2490,
      invoiceFee: 95,
      mileages: annualKilometres,
      months: yearsInMonths(2, 5),
    },
    // Invalid: no Norwegian number begins with 00.
    mobile: { prefix: '+47 00 00 20 ', first: 10, last: 99 },
    erpCompany: '20',
  },
  GB: {
    vat: 0.2,
    kmPerUnit: 1.609344,
    yearlyKm: 12_500,
    kinds: {
      new: {
        fuels: { Electric: 26, 'Plug-in hybrid': 18, Hybrid: 18, Petrol: 30, Diesel: 8 },
        manual: 0.25,
      },
      used: {
        fuels: { Electric: 17, 'Plug-in hybrid': 13, Hybrid: 14, Petrol: 33, Diesel: 23 },
        manual: 0.5,
      },
    },
    lowestPrice: 3495,
    rounding: { step: 100, below: 5, monthly: 5 },
    leasing: {
      rate: 7.4,
      startFee: 300,
      invoiceFee: 0,
      mileages: [6000, 8000, 10_000, 15_000],
      months: yearsInMonths(2, 4),
    },
    // 07700 900000 to 900999 is reserved for fiction.
    mobile: { prefix: '+44 7700 900', first: 100, last: 999 },
    erpCompany: '30',
  },
  SK: {
    vat: 0.23,
    kmPerUnit: 1,
    yearlyKm: 16_000,
    kinds: {
      new: {
        fuels: { Electric: 10, 'Plug-in hybrid': 14, Hybrid: 22, Petrol: 36, Diesel: 18 },
        manual: 0.4,
      },
      used: {
        fuels: { Electric: 11, 'Plug-in hybrid': 12, Hybrid: 17, Petrol: 30, Diesel: 30 },
        manual: 0.5,
      },
    },
    lowestPrice: 3990,
    rounding: { step: 100, below: 10, monthly: 5 },
    loan: {
      rate: 6.9,
      campaignRate: 4.5,
      startFee: 150,
      invoiceFee: 3,
      months: yearsInMonths(2, 7),
      defaultMonths: 60,
      minimumCashPercent: 20,
      residual: false,
    },
    leasing: {
      rate: 5.9,
      startFee: 190,
      invoiceFee: 5,
      mileages: annualKilometres,
      months: yearsInMonths(2, 5),
    },
    mobile: { prefix: '+421 0 0000 20', first: 10, last: 99 },
    erpCompany: '40',
  },
  FI: {
    vat: 0.255,
    kmPerUnit: 1,
    yearlyKm: 16_000,
    kinds: {
      new: {
        fuels: { Electric: 30, 'Plug-in hybrid': 24, Hybrid: 22, Petrol: 18, Diesel: 6 },
        manual: 0.15,
      },
      used: {
        fuels: { Electric: 17, 'Plug-in hybrid': 18, Hybrid: 15, Petrol: 27, Diesel: 23 },
        manual: 0.5,
      },
    },
    lowestPrice: 3990,
    rounding: { step: 100, below: 10, monthly: 5 },
    loan: {
      rate: 4.99,
      campaignRate: 2.99,
      startFee: 250,
      invoiceFee: 12,
      months: yearsInMonths(3, 6),
      defaultMonths: 72,
      minimumCashPercent: 20,
      residual: false,
    },
    leasing: {
      rate: 5.2,
      startFee: 250,
      invoiceFee: 12,
      mileages: annualKilometres,
      months: yearsInMonths(2, 5),
    },
    mobile: { prefix: '+358 0 000 20', first: 10, last: 99 },
    erpCompany: '50',
  },
};

/** Rounds an amount to a usual retail price; monotonic. */
export function roundPrice({ rounding: { step, below } }: Market, amount: number): number {
  return Math.max(1, Math.round((amount + below) / step)) * step - below;
}
