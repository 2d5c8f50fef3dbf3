import type { Amount } from '../../../../../domain/money/amount';

/** Islands whose figures the value goes into. */
const calculators = '[data-island="CalculateLoan"], [data-island="CalculateCompanyLease"]';

let current: Amount | undefined;
const listeners = new Set<() => void>();

/** What the visitor's own car shall count for on this page; undefined until that is said. */
export const tradeInValue = (): Amount | undefined => current;

/** Counts a value as down payment in the calculators of this page; those that sleep wake up for it. */
export function countAsDownPayment(value: Amount): void {
  current = value;
  for (const listener of listeners) listener();
  // A calculator becomes interactive when a visitor turns to it.
  document
    .querySelectorAll(calculators)
    .forEach((island) => island.dispatchEvent(new Event('pointerover')));
}

/** Calls back when the value changes; returns how to stop. */
export function onTradeInValue(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
