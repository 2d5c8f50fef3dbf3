import { pickValidValues, kitSessionKeys } from '../../../../../domain/kits/kitSession';
import { beginSession, kitSession } from './kitStores';

/** Storage key of session values that beginKitShop.js has moved from the address, not validated yet. */
export const requestedSessionKey = 'kitSessionAsked';

/**
 * Stores the valid session values that were in the address. They replace the session if they begin another
 * transaction; otherwise they are merged into it.
 * @returns whether the address had valid values
 */
export function takeSession(): boolean {
  const requested = popRequestedValues();
  if (!requested) return false;
  const validValues = pickValidValues(requested);
  if (!kitSessionKeys.some((key) => validValues[key] !== undefined)) return false;
  const current = kitSession.read();
  const isNewTransaction =
    validValues.transactionId !== undefined && validValues.transactionId !== current.transactionId;
  beginSession(isNewTransaction ? validValues : { ...current, ...validValues });
  return true;
}

function popRequestedValues(): Record<string, unknown> | undefined {
  try {
    const text = sessionStorage.getItem(requestedSessionKey);
    sessionStorage.removeItem(requestedSessionKey);
    const requested: unknown = JSON.parse(text ?? 'null');
    return typeof requested === 'object' && requested !== null ? { ...requested } : undefined;
  } catch {
    return undefined;
  }
}
