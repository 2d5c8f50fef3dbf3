import type { Amount } from '../../../domain/money/amount';
import { fillIn, type MessageKey, useMessages } from '../../../design-system/messages';
import { carLoan, type LoanedCar } from '../model/carLoan';
import { type PcpCar, pcpExample } from '../../../domain/finance/pcpOffer';
import { usePageInfo } from '../../../rendering/pageInfo';
import { formatMoney, formatNumber, formatMoneyExactly } from '../../../domain/money/formatMoney';

/** Formatted texts of a car's credit. */
export interface CreditTexts {
  /** Message key of the type of credit, around the monthly cost. */
  kind: 'carLoan' | 'carPcp';
  /** The monthly cost. */
  monthly: string;
  /** The rate, which must always be shown with the monthly cost. */
  rate: string;
  /** Rate, duration and total cost. */
  summary: string;
  /** The full representative example (Directive 2008/48/EC, article 4; CONC 3.5.5 R). */
  example: string;
}

/**
 * Returns a function for the texts of a car's representative example: of its loan, otherwise of its PCP. Its
 * result is undefined for a car without price or credit.
 */
export function useCreditTexts(): (car: LoanedCar & PcpCar) => CreditTexts | undefined {
  const loanTexts = useLoanTexts();
  const pcpTexts = usePcpTexts();
  return (car) => loanTexts(car) ?? pcpTexts(car);
}

/** Texts of a loan; without the effective rate on sites that hide it. */
function useLoanTexts(): (car: LoanedCar) => CreditTexts | undefined {
  const message = useMessages();
  const { locale, currency, effectiveInterest } = usePageInfo();
  const money = (amount: Amount) => formatMoney(amount, locale, currency);
  return (car) => {
    const loan = carLoan(car);
    const offer = car.car_loan_option;
    if (!loan || !offer) return undefined;
    const { cost, months, downPayment } = loan;
    const values = {
      months: months.value,
      cash: money(downPayment.value),
      credit: money(cost.credit),
      residual: money(cost.residual),
      total: money(cost.totalToPay),
      whole: money(cost.totalWithDownPayment),
      rate: formatNumber(offer.interest_rate, locale),
      effective: formatNumber(cost.effectiveRatePercent, locale),
      start: money(offer.start_fee),
      invoice: money(offer.invoice_fee),
    };
    const terms = cost.residual > 0 ? 'carLoanTerms' : 'carLoanTermsWithoutResidual';
    const key = (effective: MessageKey, nominal: MessageKey) =>
      effectiveInterest ? effective : nominal;
    return {
      kind: 'carLoan',
      monthly: fillIn(message('financePerMonth'), { cost: money(cost.monthly) }),
      rate: fillIn(message(key('carLoanRate', 'carLoanRateNominal')), values),
      summary: fillIn(message(key('carLoanKey', 'carLoanKeyNominal')), values),
      example: fillIn(message(key(terms, 'carLoanTermsNominal')), values),
    };
  };
}

/** Returns a function for the texts of a PCP. Amounts have pence, as in the quotes of the finance service. */
export function usePcpTexts(): (car: PcpCar) => CreditTexts | undefined {
  const message = useMessages();
  const { locale, currency } = usePageInfo();
  const money = (amount: Amount) => formatMoneyExactly(amount, locale, currency);
  return (car) => {
    const pcp = pcpExample(car);
    if (!pcp) return undefined;
    const { terms, cost, annualMileage } = pcp;
    const values = {
      product: car.car_pcp_option?.title ?? '',
      price: money(terms.cashPrice),
      deposit: money(terms.deposit),
      credit: money(cost.amountOfCredit),
      payments: cost.regularPayments,
      monthly: money(cost.regularPayment),
      final: money(terms.futureValue),
      fee: money(terms.optionFee),
      apr: cost.aprPercent.toFixed(1),
      charge: money(cost.totalChargeForCredit),
      total: money(cost.totalAmountPayable),
      months: terms.termMonths,
      miles: formatNumber(annualMileage, locale),
    };
    return {
      kind: 'carPcp',
      monthly: fillIn(message('financePerMonth'), { cost: values.monthly }),
      rate: fillIn(message('carPcpRate'), values),
      summary: fillIn(message('carPcpKey'), values),
      example: fillIn(message('carPcpTerms'), values),
    };
  };
}
