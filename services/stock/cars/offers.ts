import { monthlyPayment, toMonthlyRate } from '../../../domain/finance/annuity';
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
import { createDefaultQuote } from '../../codeweaver/quoteVehicle';
import type { Random } from '../random';
import { fillTemplate } from '../words/getStockTexts';
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

/** Days per year, as the finance service calculates ages. */
const DAYS_PER_YEAR = 365.25;
const MAX_LOAN_AGE_YEARS = 10;
const MAX_LEASE_AGE_YEARS = 3;

/** Returns the residual value after some months in percent of today's price; 0 if none is agreed. */
function residualPercent(car: Identity, months: number, isAgreed: boolean): number {
  if (!isAgreed || months > 48) return 0;
  const electricPercent = car.model.fuel === 'Electric' ? 5 : 0;
  return Math.max(0, Math.round(74 - months * 0.65 - (car.ageDays / 365) * 3 - electricPercent));
}

function makeLoan(
  car: Identity,
  price: number,
  isCampaign: boolean,
  { market, words, formats }: CarIndex,
): LoanOption | undefined {
  const { loan } = market;
  if (!loan || car.ageDays > MAX_LOAN_AGE_YEARS * 365) return undefined;
  const rate = isCampaign ? loan.campaignRate : loan.rate;
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
  const initialChoices = loanChoices(price, offer);
  if (!initialChoices?.cost) return undefined;
  const { shownMonthly, credit } = initialChoices.cost;
  return {
    ...offer,
    title: words.loan.title,
    default_monthly_cost: shownMonthly,
    default_monthly_cost_text: formats.money(shownMonthly) + words.unit.perMonth,
    disclaimer: fillTemplate(words.loan.disclaimer, {
      credit: formats.money(credit),
      months,
      rate: formats.rate(rate),
      start: formats.money(loan.startFee),
      invoice: formats.money(loan.invoiceFee),
      residual: initialChoices.residualPercent,
    }),
    description: fillTemplate(words.loan.description, { minimum: loan.minimumCashPercent }),
  };
}

/**
 * Returns the residual value in percent; `step` is the position of the annual distance, 0 for the shortest.
 */
function leasingResidualPercent(car: Identity, months: number, step: number): number {
  const electricPercent = car.model.fuel === 'Electric' ? 4 : 0;
  return Math.max(
    10,
    Math.round(76 - months * 0.7 - step * 3 - (car.ageDays / 365) * 3 - electricPercent),
  );
}

function makeCompanyLeasing(
  car: Identity,
  priceWithoutVat: number,
  isCampaign: boolean,
  { market, words, formats }: CarIndex,
): CompanyLeasingOption | undefined {
  const { leasing } = market;
  const rate = isCampaign ? leasing.rate - 1.5 : leasing.rate;
  const months = 36;
  const cash = Math.round((priceWithoutVat * 10) / 100);
  const offer = {
    default_company_leasing_mileage: leasing.mileages[1] ?? 0,
    company_leasing_options: leasing.mileages.map((mileage, step) => ({
      mileage,
      options: leasing.months.map((duration) => ({
        months: duration,
        residual_percentage: leasingResidualPercent(car, duration, step),
        cash_amount_min_percentage: 0,
        cash_amount_max_percentage: 30,
      })),
    })),
    default_company_leasing_option: { cash_amount: cash, contract_length: months },
    interest_rate: rate,
    has_fixed_interest_rate: isCampaign,
  };
  const monthly = companyLeaseChoices(priceWithoutVat, market.vat * 100, offer)?.cost?.shownMonthly;
  if (monthly === undefined) return undefined;
  const monthlyText = formats.money(monthly) + words.unit.perMonth;
  return {
    ...offer,
    title: words.companyLeasing.title,
    price_base_amount: market.priceBaseAmount,
    start_fee_text: fillTemplate(words.fee.start, { amount: formats.money(leasing.startFee) }),
    invoice_fee_text: fillTemplate(words.fee.invoice, {
      amount: formats.money(leasing.invoiceFee),
    }),
    sales_text: fillTemplate(words.companyLeasing.sales, { monthly: monthlyText }),
    description: words.companyLeasing.description,
    disclaimer: fillTemplate(words.companyLeasing.disclaimer, { rate: formats.rate(rate) }),
    default_monthly_cost: monthly,
  };
}

function makePrivateLeasing(
  car: Identity,
  price: number,
  isCampaign: boolean,
  { market, words, formats }: CarIndex,
): { monthly: number; option: PrivateLeasingOption } {
  const { leasing, rounding } = market;
  const months = 36;
  const payment = monthlyPayment({
    principal: price,
    monthlyRate: toMonthlyRate(leasing.rate + 0.5),
    months,
    residual: (price * leasingResidualPercent(car, months, 1)) / 100,
  });
  const offeredPayment = isCampaign ? payment * 0.92 : payment;
  const monthly = Math.max(1, Math.ceil(offeredPayment / rounding.monthly)) * rounding.monthly;
  const distance = `${formats.integer(leasing.mileages[1] ?? 0)} ${words.unit.mileage}${words.unit.perYear}`;
  const monthlyText = formats.money(monthly) + words.unit.perMonth;
  return {
    monthly,
    option: {
      title: words.privateLeasing.title,
      monthly_cost_text: monthlyText,
      months_text: `${months} ${words.unit.months}`,
      mileage_text: distance,
      start_fee_text: fillTemplate(words.fee.start, { amount: formats.money(leasing.startFee) }),
      invoice_fee_text: fillTemplate(words.fee.invoice, {
        amount: formats.money(leasing.invoiceFee),
      }),
      sales_text: fillTemplate(words.privateLeasing.sales, { monthly: monthlyText }),
      disclaimer: fillTemplate(words.privateLeasing.disclaimer, { months, mileage: distance }),
      is_campaign: isCampaign,
    },
  };
}

/**
 * The first PCP quote of the embedded finance service, so that lists show the same price as the car's page.
 * Only for cars that dealers can quote, which excludes models to order, and not for vans, whose buyers are
 * companies.
 */
function makePcp(
  car: Identity,
  price: number,
  { site }: CarIndex,
): { monthly: number; option: PcpOffer } | undefined {
  const quote =
    site.features.ukFinance && car.condition !== 'sample' && !car.model.lcv
      ? createDefaultQuote('PCP', price, car.ageDays / DAYS_PER_YEAR)
      : undefined;
  if (!quote) return undefined;
  const { terms, cost, annualMileage } = quote;
  return {
    // Rounded up to whole pounds, so that a filter by maximum cost never shows a car above it.
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

/** Generates the finance offers of a car; none without a price (OQ-72). */
export function makeOffers(
  random: Random,
  car: Identity,
  /** The current price, and the price without VAT if VAT is deductible. */
  { price, withoutVat }: { price?: number; withoutVat?: number },
  index: CarIndex,
): Offers {
  const campaign = { loan: random() < 0.12, company: random() < 0.1, private: random() < 0.15 };
  const isLeasable = car.ageDays <= MAX_LEASE_AGE_YEARS * 365;
  const { lcv } = car.model;
  const loan = price !== undefined && !lcv ? makeLoan(car, price, campaign.loan, index) : undefined;
  const pcp = price === undefined ? undefined : makePcp(car, price, index);
  const companyLeasing =
    withoutVat !== undefined && isLeasable
      ? makeCompanyLeasing(car, withoutVat, campaign.company, index)
      : undefined;
  const privateLeasing =
    price !== undefined && !lcv && car.condition !== 'used'
      ? makePrivateLeasing(car, price, campaign.private, index)
      : undefined;
  const offers: LeasingOffer[] = [];
  if (privateLeasing) {
    const { title, monthly_cost_text } = privateLeasing.option;
    offers.push({ leasing_type: 'Private', title, monthly_cost_text });
  }
  if (companyLeasing) {
    const monthly_cost_text =
      index.formats.money(companyLeasing.default_monthly_cost) + index.words.unit.perMonth;
    offers.push({ leasing_type: 'Company', title: companyLeasing.title, monthly_cost_text });
  }
  return {
    car_loan_monthly_cost: loan?.default_monthly_cost ?? pcp?.monthly,
    car_privateleasing_monthly_cost: privateLeasing?.monthly,
    car_companyleasing_monthly_cost: companyLeasing?.default_monthly_cost,
    car_has_companyleasing: companyLeasing !== undefined,
    car_has_privateleasing: privateLeasing !== undefined,
    car_has_campaign_loan: loan !== undefined && campaign.loan,
    car_has_campaign_companyleasing: companyLeasing !== undefined && campaign.company,
    car_has_campaign_privateleasing: privateLeasing !== undefined && campaign.private,
    car_loan_option: loan,
    car_pcp_option: pcp?.option,
    car_company_leasing_option: companyLeasing,
    car_private_leasing_option: privateLeasing?.option,
    car_leasing_options: offers,
  };
}
