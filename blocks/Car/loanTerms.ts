import { fillIn, useMessages } from '../../design-system/messages';
import { usePageInfo } from '../pageInfo';
import type { CarRecord } from './carRecord';
import { creditExample } from './creditExample';
import { formatMoney, formatNumber } from './formatMoney';

/**
 * Gives the example that belongs to a car's cost of credit; without effective interest where the site
 * hides it. A car without a price or loan has none.
 */
export function useLoanTerms(): (car: CarRecord) => string | undefined {
  const message = useMessages();
  const { locale, currency, effectiveInterest } = usePageInfo();
  const money = (amount: number) => formatMoney(amount, locale, currency);
  return ({ car_loan_option: loan, car_price, car_campaign_price }) => {
    const price = car_campaign_price ?? car_price;
    const example = loan && price !== undefined ? creditExample(price, loan) : undefined;
    if (!loan || !example) return undefined;
    return fillIn(message(effectiveInterest ? 'carLoanTerms' : 'carLoanTermsNominal'), {
      months: example.months,
      cash: money(example.cash),
      credit: money(example.credit),
      residual: money(example.residual),
      total: money(example.total),
      rate: formatNumber(example.rate, locale),
      effective: formatNumber(example.effectiveRate, locale),
      start: money(loan.start_fee),
      invoice: money(loan.invoice_fee),
    });
  };
}
