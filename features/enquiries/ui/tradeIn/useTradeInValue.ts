import { useEffect, useSyncExternalStore } from 'react';
import type { Amount } from '../../../../domain/money/amount';
import { onTradeInValue, tradeInValue } from './client/tradeInValue';

/**
 * Passes the trade-in value to a calculator whenever it is applied.
 * @param onValue a memoised callback
 */
export function useTradeInValue(onValue: (value: Amount) => void): void {
  const value = useSyncExternalStore(onTradeInValue, tradeInValue, () => undefined);
  useEffect(() => {
    if (value !== undefined) onValue(value);
  }, [value, onValue]);
}
