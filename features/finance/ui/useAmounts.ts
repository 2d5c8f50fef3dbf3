import type { Amount } from '../../../domain/money/amount';
import { useMemo } from 'react';
import { fillIn, useMessages } from '../../../design-system/messages';
import { type MoneyPattern, writeDecimals, writeMoney } from '../../../domain/money/moneyPattern';

/** Formats the numbers of a calculator. */
export interface Amounts {
  /** Formats an amount with its currency, with two decimals or none. */
  money: (amount: Amount, decimals?: 0 | 2) => string;
  /** Formats an amount without the currency. */
  digits: (amount: Amount, decimals?: 0 | 2) => string;
  /** Currency symbol, and on which side of the digits it is. */
  currency: { text: string; side: 'start' | 'end' };
  perMonth: (amount: Amount) => string;
  /** Formats a number with at most two decimals. */
  decimals: (value: number) => string;
  percent: (value: number) => string;
  months: (months: number) => string;
}

/** Returns the formats of a calculator's numbers, which are the same in the browser and on the server. */
export function useAmounts(pattern: MoneyPattern): Amounts {
  const message = useMessages();
  return useMemo(() => {
    const withoutCurrency = { ...pattern, prefix: '', suffix: '' };
    const money: Amounts['money'] = (amount, decimals) => writeMoney(amount, pattern, decimals);
    const decimals = (value: number) => writeDecimals(value, pattern);
    return {
      money,
      decimals,
      digits: (amount, decimals) => writeMoney(amount, withoutCurrency, decimals),
      currency: pattern.prefix.trim()
        ? { text: pattern.prefix.trim(), side: 'start' }
        : { text: pattern.suffix.trim(), side: 'end' },
      perMonth: (amount) => fillIn(message('financePerMonth'), { cost: money(amount) }),
      percent: (value) => fillIn(message('financePercent'), { rate: decimals(value) }),
      months: (months) => fillIn(message('financeMonthsValue'), { months }),
    };
  }, [pattern, message]);
}
