import { useEffect, useSyncExternalStore } from 'react';
import type { Amount } from '../../../../domain/money/amount';
import { onTradeInValue, tradeInValue } from './client/tradeInValue';

/**
 * Tells a calculator what the visitor's own car shall count for, whenever that is said.
 * @param onValue the same function until the calculator is another
 */
export function useTradeInValue(onValue: (value: Amount) => void): void {
  const value = useSyncExternalStore(onTradeInValue, tradeInValue, () => undefined);
  useEffect(() => {
    if (value !== undefined) onValue(value);
  }, [value, onValue]);
}
