import { kitIdPattern, MAX_KITS } from '../../../../../domain/kits/kitQuote';
import { pickValidValues, type KitSession } from '../../../../../domain/kits/kitSession';
import { tabStore } from './tabStore';

/** A kit in the quote. */
export interface CartKit {
  kitId: string;
}

/** The kits of the quote, in the order in which they were added. */
export const kitCart = tabStore<readonly CartKit[]>('kitCart', (storedValue) => {
  const kits = Array.isArray(storedValue) ? storedValue.filter(isCartKit) : [];
  const ids = new Set(kits.map(({ kitId }) => kitId));
  return [...ids].slice(0, MAX_KITS).map((kitId) => ({ kitId }));
});

/** Values of the kit session, from the dealer's system or the dialog. */
export const kitSession = tabStore<Partial<KitSession>>('kitSession', (storedValue) =>
  pickValidValues(
    typeof storedValue === 'object' && storedValue !== null ? { ...storedValue } : {},
  ),
);

/** Window event: a kit was not added because the quote is full. */
export const cartFullEvent = 'forecourt:kitCartIsFull';

/** Adds a kit to the quote, or removes it; fires a window event if the quote is full. */
export function toggleKit(kitId: string): void {
  const kits = kitCart.read();
  const others = kits.filter((kit) => kit.kitId !== kitId);
  if (others.length < kits.length) kitCart.write(others);
  else if (kits.length >= MAX_KITS) dispatchEvent(new Event(cartFullEvent));
  else kitCart.write([...kits, { kitId }]);
}

/** Stores a session. A new sale empties the quote, because its kits were another customer's. */
export function beginSession(session: Partial<KitSession>): void {
  const { transactionId } = kitSession.read();
  if (transactionId !== undefined && transactionId !== session.transactionId) kitCart.write([]);
  kitSession.write(session);
}

function isCartKit(kit: unknown): kit is CartKit {
  if (typeof kit !== 'object' || kit === null || !('kitId' in kit)) return false;
  return typeof kit.kitId === 'string' && kitIdPattern.test(kit.kitId);
}
