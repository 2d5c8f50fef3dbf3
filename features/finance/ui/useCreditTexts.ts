import type { Amount } from '../../../domain/money/amount';
import { fillIn, useMessages } from '../../../design-system/messages';
import { carLoan, type LoanedCar } from '../model/carLoan';
import { type PcpCar, pcpExample } from '../../../domain/finance/pcpOffer';
import { usePageInfo } from '../../../rendering/pageInfo';
import { formatMoney, formatNumber, formatMoneyExactly } from '../../../domain/money/formatMoney';

/** A car's cost on credit in words. */
export interface CreditTexts {
  /** Key of the text that says what kind of credit it is, around what a month costs. */
  kind: 'carLoan' | 'carPcp';
  /** What a month costs. */
  monthly: string;
  /** What stands beside it always: the rate, for how long, and what is paid altogether. */
  told: string;
  /** The whole representative example (Directive 2008/48/EC, article 4; CONC 3.5.5 R). */
  example: string;
}

/**
 * Gives the representative example of a car in words: of its loan, else of its PCP. A car without a price or
 * credit has none.
 */
export function useCreditTexts(): (car: LoanedCar & PcpCar) => CreditTexts | undefined {
  const loanTexts = useLoanTexts();
  const pcpTexts = usePcpTexts();
  return (car) => loanTexts(car) ?? pcpTexts(car);
}

/** Without effective interest where the site hides it. */
function useLoanTexts(): (car: LoanedCar) => CreditTexts | undefined {
  const message = useMessages();
  const { locale, currency, effectiveInterest } = usePageInfo();
  const money = (amount: Amount) => formatMoney(amount, locale, currency);
  return (car) => {
    const loan = carLoan(car);
    const offer = car.car_loan_option;
    if (!loan || !offer) return undefined;
    const { cost, months, downPayment } = loan;
    const words = {
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
    const say = (text: 'carLoanKey' | 'carLoanTerms') =>
      fillIn(message(effectiveInterest ? text : `${text}Nominal`), words);
    return {
      kind: 'carLoan',
      monthly: fillIn(message('financePerMonth'), { cost: money(cost.monthly) }),
      told: say('carLoanKey'),
      example: say('carLoanTerms'),
    };
  };
}

/** With pence, as the finance service quotes. */
export function usePcpTexts(): (car: PcpCar) => CreditTexts | undefined {
  const message = useMessages();
  const { locale, currency } = usePageInfo();
  const money = (amount: Amount) => formatMoneyExactly(amount, locale, currency);
  return (car) => {
    const found = pcpExample(car);
    if (!found) return undefined;
    const { terms, cost, annualMileage } = found;
    const words = {
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
      monthly: fillIn(message('financePerMonth'), { cost: words.monthly }),
      told: fillIn(message('carPcpKey'), words),
      example: fillIn(message('carPcpTerms'), words),
    };
  };
}
