import { useMemo } from 'react';
import { fillIn, useMessages } from '../../../design-system/messages';
import { type MoneyPattern, writeDecimals, writeMoney } from '../../../domain/finance/moneyPattern';

export interface Amounts {
  /** Whole units with the currency. */
  money: (amount: number) => string;
  /** Whole units without the currency. */
  digits: (amount: number) => string;
  /** Sign of the currency, and on which side of the digits it stands. */
  currency: { text: string; side: 'start' | 'end' };
  perMonth: (amount: number) => string;
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
    const money = (amount: number) => writeMoney(amount, pattern);
    const decimals = (value: number) => writeDecimals(value, pattern);
    return {
      money,
      decimals,
      digits: (amount) => writeMoney(amount, bare),
      currency: pattern.prefix.trim()
        ? { text: pattern.prefix.trim(), side: 'start' }
        : { text: pattern.suffix.trim(), side: 'end' },
      perMonth: (amount) => fillIn(message('financePerMonth'), { cost: money(amount) }),
      percent: (value) => fillIn(message('financePercent'), { rate: decimals(value) }),
      months: (months) => fillIn(message('financeMonthsValue'), { months }),
    };
  }, [pattern, message]);
}
