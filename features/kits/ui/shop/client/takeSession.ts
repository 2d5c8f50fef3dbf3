import { fitSessionValues, kitSessionKeys } from '../../../../../domain/kits/kitSession';
import { beginSession, kitSession } from './kitStores';

/** Where values of a session wait that stood in the address (beginKitShop.js), until the kit shop has checked them. */
export const askedSessionKey = 'kitSessionAsked';

/**
 * Takes over the values of a session that stood in the address, those that are fit; the others stay as they
 * were. Of another transaction nothing stays.
 * @returns whether there were any
 */
export function takeSession(): boolean {
  const asked = takeAsked();
  if (!asked) return false;
  const fit = fitSessionValues(asked);
  if (!kitSessionKeys.some((key) => fit[key] !== undefined)) return false;
  const known = kitSession.read();
  const isOther = fit.transactionId !== undefined && fit.transactionId !== known.transactionId;
  beginSession(isOther ? fit : { ...known, ...fit });
  return true;
}

function takeAsked(): Record<string, unknown> | undefined {
  try {
    const text = sessionStorage.getItem(askedSessionKey);
    sessionStorage.removeItem(askedSessionKey);
    const asked: unknown = JSON.parse(text ?? 'null');
    return typeof asked === 'object' && asked !== null ? { ...asked } : undefined;
  } catch {
    return undefined;
  }
}
