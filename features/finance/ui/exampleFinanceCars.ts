import type { LoanOption } from '../../../domain/finance/offers';
import type { FinanceCar } from './financeCar.types';

const duration = (months: number, residual: number) => ({
  months,
  residual_percentage: residual,
  cash_amount_min_percentage: 20,
  cash_amount_max_percentage: Math.min(50, 90 - residual),
});

const loan: LoanOption = {
  title: 'Car loan',
  default_monthly_cost: 4306,
  default_monthly_cost_text: '4\u00a0306\u00a0kr/month',
  default_contract_duration: 36,
  contract_durations: [duration(24, 55), duration(36, 50), duration(48, 40), duration(72, 0)],
  invoice_fee: 55,
  start_fee: 695,
  interest_rate: 6.95,
  description: 'Borrow for the car with a deposit from 20 per cent. The interest is variable.',
  disclaimer: 'Example: a loan of 279\u00a0900\u00a0kr over 36 months. Subject to credit approval.',
};

const lease = (months: number, residual: number) => ({
  months,
  residual_percentage: residual,
  cash_amount_min_percentage: 0,
  cash_amount_max_percentage: 30,
});

/** Example cars with monthly offers, for stories and tests. */
export const exampleFinanceCars = {
  /** A car with a loan, a private lease and a company lease. */
  withAllOffers: {
    car_id: '200001',
    car_price: 489_900,
    car_price_text: '489\u00a0900\u00a0kr',
    car_price_title: 'Price',
    car_vehicle_type_code: 'CAR',
    car_vat_eligible: true,
    car_has_campaign_companyleasing: true,
    car_pbbratio: 8.28,
    car_beneficial_value: 5376,
    car_loan_option: loan,
    car_private_leasing_option: {
      title: 'Private leasing',
      monthly_cost_text: '5\u00a0195\u00a0kr/month',
      months_text: '36 months',
      mileage_text: '1,500 mil a year',
      start_fee_text: 'Set-up fee 750\u00a0kr',
      invoice_fee_text: 'Invoice fee 60\u00a0kr a month',
      sales_text: 'Private leasing from 5\u00a0195\u00a0kr a month, service included',
      disclaimer: 'The contract is for 36 months and 1,500 mil a year.',
      is_campaign: true,
    },
    car_company_leasing_option: {
      title: 'Company leasing',
      default_monthly_cost: 5585,
      default_company_leasing_mileage: 1500,
      company_leasing_options: [
        { mileage: 1000, options: [lease(24, 60), lease(36, 52), lease(48, 44)] },
        { mileage: 1500, options: [lease(24, 58), lease(36, 50), lease(48, 42)] },
        { mileage: 2000, options: [lease(24, 55), lease(36, 47), lease(48, 39)] },
      ],
      default_company_leasing_option: { cash_amount: 39_192, contract_length: 36 },
      interest_rate: 5.45,
      has_fixed_interest_rate: false,
      price_base_amount: 59_200,
      start_fee_text: 'Set-up fee 750\u00a0kr',
      invoice_fee_text: 'Invoice fee 60\u00a0kr a month',
      sales_text: 'Leasing for companies from 5\u00a0691\u00a0kr a month excl. VAT',
      description: 'Financial leasing with a choice of mileage, term and first rent.',
      disclaimer: 'Prices are without VAT. Subject to credit approval.',
    },
  },
  /** A car that is reduced by a campaign, with a loan of the campaign. */
  reduced: {
    car_id: '200002',
    car_price: 369_900,
    car_price_text: '369\u00a0900\u00a0kr',
    car_price_title: 'Offer price',
    car_has_campaign_price: true,
    car_campaign_price: 349_900,
    car_campaign_price_text: '349\u00a0900\u00a0kr',
    car_campaigns: ['Seasonal price'],
    car_lowest_price_30_days: 359_900,
    car_vehicle_type_code: 'CAR',
    car_vat_eligible: false,
    car_has_campaign_loan: true,
    car_loan_option: loan,
  },
  /** A car without a price and without offers. */
  onEnquiry: {
    car_id: '200003',
    car_price_text: 'Contact us for the price',
    car_price_title: 'Price',
  },
} as const satisfies Record<string, FinanceCar>;
