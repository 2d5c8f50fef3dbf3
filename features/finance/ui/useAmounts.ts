import type { Amount } from '../../../domain/money/amount';
import { useMemo } from 'react';
import { fillIn, useMessages } from '../../../design-system/messages';
import { type MoneyPattern, writeDecimals, writeMoney } from '../../../domain/money/moneyPattern';

export interface Amounts {
  /** With the currency, without decimals or with two. */
  money: (amount: Amount, decimals?: 0 | 2) => string;
  /** The same without the currency. */
  digits: (amount: Amount, decimals?: 0 | 2) => string;
  /** Sign of the currency, and on which side of the digits it stands. */
  currency: { text: string; side: 'start' | 'end' };
  perMonth: (amount: Amount) => string;
  /** A number with two decimals at most. */
  decimals: (value: number) => string;
  percent: (value: number) => string;
  months: (months: number) => string;
}

/** Writes what a calculator shows, in the browser just as the server did. */
export function useAmounts(pattern: MoneyPattern): Amounts {
  const message = useMessages();
  return useMemo(() => {
    const bare = { ...pattern, prefix: '', suffix: '' };
    const money: Amounts['money'] = (amount, decimals) => writeMoney(amount, pattern, decimals);
    const decimals = (value: number) => writeDecimals(value, pattern);
    return {
      money,
      decimals,
      digits: (amount, decimals) => writeMoney(amount, bare, decimals),
      currency: pattern.prefix.trim()
        ? { text: pattern.prefix.trim(), side: 'start' }
        : { text: pattern.suffix.trim(), side: 'end' },
      perMonth: (amount) => fillIn(message('financePerMonth'), { cost: money(amount) }),
      percent: (value) => fillIn(message('financePercent'), { rate: decimals(value) }),
      months: (months) => fillIn(message('financeMonthsValue'), { months }),
    };
  }, [pattern, message]);
}
