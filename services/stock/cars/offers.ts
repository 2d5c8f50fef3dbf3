import { monthlyPayment, monthlyRateOf } from '../../../domain/finance/annuity';
import { companyLeaseChoices } from '../../../domain/finance/companyLeasing';
import { loanChoices } from '../../../domain/finance/loanChoices';
import type { PcpOffer } from '../../../domain/finance/pcpOffer';
import type { Car } from '../../../domain/documents/car';
import type {
  CompanyLeasingOption,
  LeasingOffer,
  LoanOption,
  PrivateLeasingOption,
} from '../../../domain/finance/offers';
import { products } from '../../codeweaver/products';
import { usualQuote } from '../../codeweaver/quoteVehicle';
import type { Random } from '../random';
import { fill } from '../words/wordsOf';
import type { CarIndex } from './carIndex';
import type { Identity } from './identity';

type Offers = Pick<
  Car,
  | 'car_loan_monthly_cost'
  | 'car_privateleasing_monthly_cost'
  | 'car_companyleasing_monthly_cost'
  | 'car_has_companyleasing'
  | 'car_has_privateleasing'
  | 'car_has_campaign_loan'
  | 'car_has_campaign_companyleasing'
  | 'car_has_campaign_privateleasing'
  | 'car_loan_option'
  | 'car_pcp_option'
  | 'car_company_leasing_option'
  | 'car_private_leasing_option'
  | 'car_leasing_options'
>;

/** As the finance service counts ages. */
const DAYS_PER_YEAR = 365.25;
const OLDEST_ON_LOAN_YEARS = 10;
const OLDEST_ON_LEASE_YEARS = 3;

/** Percent of today's price that a car is worth after the months; nothing where none is agreed on. */
function residualPercent(car: Identity, months: number, agreed: boolean): number {
  if (!agreed || months > 48) return 0;
  const electric = car.model.fuel === 'Electric' ? 5 : 0;
  return Math.max(0, Math.round(74 - months * 0.65 - (car.ageDays / 365) * 3 - electric));
}

function loanOf(
  car: Identity,
  price: number,
  campaign: boolean,
  { market, words, formats }: CarIndex,
): LoanOption | undefined {
  const { loan } = market;
  if (!loan || car.ageDays > OLDEST_ON_LOAN_YEARS * 365) return undefined;
  const rate = campaign ? loan.campaignRate : loan.rate;
  const contract_durations = loan.months.map((months) => {
    const residual_percentage = residualPercent(car, months, loan.residual);
    return {
      months,
      residual_percentage,
      cash_amount_max_percentage: Math.min(50, 90 - residual_percentage),
      cash_amount_min_percentage: loan.minimumCashPercent,
    };
  });
  const months = loan.defaultMonths;
  const offer = {
    default_contract_duration: months,
    contract_durations,
    invoice_fee: loan.invoiceFee,
    start_fee: loan.startFee,
    interest_rate: rate,
  };
  const begun = loanChoices(price, offer);
  if (!begun?.cost) return undefined;
  const { shownMonthly, credit } = begun.cost;
  return {
    ...offer,
    title: words.loan.title,
    default_monthly_cost: shownMonthly,
    default_monthly_cost_text: formats.money(shownMonthly) + words.unit.perMonth,
    disclaimer: fill(words.loan.disclaimer, {
      credit: formats.money(credit),
      months,
      rate: formats.rate(rate),
      start: formats.money(loan.startFee),
      invoice: formats.money(loan.invoiceFee),
      residual: begun.residualPercent,
    }),
    description: fill(words.loan.description, { minimum: loan.minimumCashPercent }),
  };
}

/** Percent left after the months at a distance a year; `step` is 0 for the shortest distance. */
function leasingResidual(car: Identity, months: number, step: number): number {
  const electric = car.model.fuel === 'Electric' ? 4 : 0;
  return Math.max(
    10,
    Math.round(76 - months * 0.7 - step * 3 - (car.ageDays / 365) * 3 - electric),
  );
}

function companyLeasingOf(
  car: Identity,
  priceWithoutVat: number,
  campaign: boolean,
  { market, words, formats }: CarIndex,
): CompanyLeasingOption | undefined {
  const { leasing } = market;
  const rate = campaign ? leasing.rate - 1.5 : leasing.rate;
  const months = 36;
  const cash = Math.round((priceWithoutVat * 10) / 100);
  const offer = {
    default_company_leasing_mileage: leasing.mileages[1] ?? 0,
    company_leasing_options: leasing.mileages.map((mileage, step) => ({
      mileage,
      options: leasing.months.map((duration) => ({
        months: duration,
        residual_percentage: leasingResidual(car, duration, step),
        cash_amount_min_percentage: 0,
        cash_amount_max_percentage: 30,
      })),
    })),
    default_company_leasing_option: { cash_amount: cash, contract_length: months },
    interest_rate: rate,
    has_fixed_interest_rate: campaign,
  };
  const monthly = companyLeaseChoices(priceWithoutVat, market.vat * 100, offer)?.cost?.shownMonthly;
  if (monthly === undefined) return undefined;
  const monthlyText = formats.money(monthly) + words.unit.perMonth;
  return {
    ...offer,
    title: words.companyLeasing.title,
    price_base_amount: market.priceBaseAmount,
    start_fee_text: fill(words.fee.start, { amount: formats.money(leasing.startFee) }),
    invoice_fee_text: fill(words.fee.invoice, { amount: formats.money(leasing.invoiceFee) }),
    sales_text: fill(words.companyLeasing.sales, { monthly: monthlyText }),
    description: words.companyLeasing.description,
    disclaimer: fill(words.companyLeasing.disclaimer, { rate: formats.rate(rate) }),
    default_monthly_cost: monthly,
  };
}

function privateLeasingOf(
  car: Identity,
  price: number,
  campaign: boolean,
  { market, words, formats }: CarIndex,
): { monthly: number; option: PrivateLeasingOption } {
  const { leasing, rounding } = market;
  const months = 36;
  const payment = monthlyPayment({
    principal: price,
    monthlyRate: monthlyRateOf(leasing.rate + 0.5),
    months,
    residual: (price * leasingResidual(car, months, 1)) / 100,
  });
  const offered = campaign ? payment * 0.92 : payment;
  const monthly = Math.max(1, Math.ceil(offered / rounding.monthly)) * rounding.monthly;
  const distance = `${formats.whole(leasing.mileages[1] ?? 0)} ${words.unit.mileage}${words.unit.perYear}`;
  const monthlyText = formats.money(monthly) + words.unit.perMonth;
  return {
    monthly,
    option: {
      title: words.privateLeasing.title,
      monthly_cost_text: monthlyText,
      months_text: `${months} ${words.unit.months}`,
      mileage_text: distance,
      start_fee_text: fill(words.fee.start, { amount: formats.money(leasing.startFee) }),
      invoice_fee_text: fill(words.fee.invoice, { amount: formats.money(leasing.invoiceFee) }),
      sales_text: fill(words.privateLeasing.sales, { monthly: monthlyText }),
      disclaimer: fill(words.privateLeasing.disclaimer, { months, mileage: distance }),
      is_campaign: campaign,
    },
  };
}

/**
 * PCP as the embedded finance service begins to quote it, so that lists say what the car's page does. Not for
 * models to order, which no dealer can quote yet, nor for vans, whose buyers are companies.
 */
function pcpOf(
  car: Identity,
  price: number,
  { site }: CarIndex,
): { monthly: number; option: PcpOffer } | undefined {
  const quote =
    site.features.ukFinance && car.condition !== 'sample' && !car.model.lcv
      ? usualQuote('PCP', price, car.ageDays / DAYS_PER_YEAR)
      : undefined;
  if (!quote) return undefined;
  const { terms, cost, annualMileage } = quote;
  return {
    // Whole pounds up: a car found below a bound costs no more than that.
    monthly: Math.ceil(cost.regularPayment),
    option: {
      title: products.get('PCP')?.name ?? 'PCP',
      deposit: terms.deposit,
      term: terms.termMonths,
      annual_mileage: annualMileage,
      apr: terms.aprPercent,
      future_value: terms.futureValue,
      option_fee: terms.optionFee,
    },
  };
}

/** What the car costs by the month; nothing without a price (spec 2 §3, checklist OQ-72). */
export function offersOf(
  random: Random,
  car: Identity,
  /** What is paid now, and the same without VAT where that can be deducted. */
  { price, withoutVat }: { price?: number; withoutVat?: number },
  index: CarIndex,
): Offers {
  const campaign = { loan: random() < 0.12, company: random() < 0.1, private: random() < 0.15 };
  const recent = car.ageDays <= OLDEST_ON_LEASE_YEARS * 365;
  const { lcv } = car.model;
  const loan = price !== undefined && !lcv ? loanOf(car, price, campaign.loan, index) : undefined;
  const pcp = price === undefined ? undefined : pcpOf(car, price, index);
  const company =
    withoutVat !== undefined && recent
      ? companyLeasingOf(car, withoutVat, campaign.company, index)
      : undefined;
  const personal =
    price !== undefined && !lcv && car.condition !== 'used'
      ? privateLeasingOf(car, price, campaign.private, index)
      : undefined;
  const offers: LeasingOffer[] = [];
  if (personal) {
    const { title, monthly_cost_text } = personal.option;
    offers.push({ leasing_type: 'Private', title, monthly_cost_text });
  }
  if (company) {
    const monthly_cost_text =
      index.formats.money(company.default_monthly_cost) + index.words.unit.perMonth;
    offers.push({ leasing_type: 'Company', title: company.title, monthly_cost_text });
  }
  return {
    car_loan_monthly_cost: loan?.default_monthly_cost ?? pcp?.monthly,
    car_privateleasing_monthly_cost: personal?.monthly,
    car_companyleasing_monthly_cost: company?.default_monthly_cost,
    car_has_companyleasing: company !== undefined,
    car_has_privateleasing: personal !== undefined,
    car_has_campaign_loan: loan !== undefined && campaign.loan,
    car_has_campaign_companyleasing: company !== undefined && campaign.company,
    car_has_campaign_privateleasing: personal !== undefined && campaign.private,
    car_loan_option: loan,
    car_pcp_option: pcp?.option,
    car_company_leasing_option: company,
    car_private_leasing_option: personal?.option,
    car_leasing_options: offers,
  };
}
