import type { Amount } from '../../../../../domain/money/amount';

/** Selector of the calculators, whose islands use the value. */
const calculators = '[data-island="CalculateLoan"], [data-island="CalculateCompanyLease"]';

let current: Amount | undefined;
const listeners = new Set<() => void>();

/** The trade-in value to use on this page; undefined until the visitor applies one. */
export const tradeInValue = (): Amount | undefined => current;

/** Sets the down payment of the calculators on this page, and hydrates those that are not hydrated yet. */
export function setTradeInValue(value: Amount): void {
  current = value;
  for (const listener of listeners) listener();
  // Calculators hydrate on interaction, which this event simulates.
  document
    .querySelectorAll(calculators)
    .forEach((island) => island.dispatchEvent(new Event('pointerover')));
}

/** Subscribes to the value; returns the unsubscribe function. */
export function onTradeInValue(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
