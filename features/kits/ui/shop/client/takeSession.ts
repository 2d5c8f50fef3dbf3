import { pickValidValues, kitSessionKeys } from '../../../../../domain/kits/kitSession';
import { beginSession, kitSession } from './kitStores';

/** Key of session values that were in the address (beginKitShop.js) and are not validated yet. */
export const requestedSessionKey = 'kitSessionAsked';

/**
 * Stores the valid session values that were in the address; other values stay as they were, unless the transaction
 * is a different one.
 * @returns whether the address had valid values
 */
export function takeSession(): boolean {
  const requested = takeRequestedValues();
  if (!requested) return false;
  const validValues = pickValidValues(requested);
  if (!kitSessionKeys.some((key) => validValues[key] !== undefined)) return false;
  const current = kitSession.read();
  const isNewTransaction =
    validValues.transactionId !== undefined && validValues.transactionId !== current.transactionId;
  beginSession(isNewTransaction ? validValues : { ...current, ...validValues });
  return true;
}

function takeRequestedValues(): Record<string, unknown> | undefined {
  try {
    const text = sessionStorage.getItem(requestedSessionKey);
    sessionStorage.removeItem(requestedSessionKey);
    const requested: unknown = JSON.parse(text ?? 'null');
    return typeof requested === 'object' && requested !== null ? { ...requested } : undefined;
  } catch {
    return undefined;
  }
}
