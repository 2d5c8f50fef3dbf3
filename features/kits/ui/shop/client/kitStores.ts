import { kitIdPattern, MAX_KITS } from '../../../../../domain/kits/kitQuote';
import { fitSessionValues, type KitSession } from '../../../../../domain/kits/kitSession';
import { tabStore } from './tabStore';

/** A kit in the quote. */
export interface CartKit {
  kitId: string;
}

/** The kits of the quote, in the order in which they were chosen (spec 3 §3.3). */
export const kitCart = tabStore<readonly CartKit[]>('kitCart', (found) => {
  const kits = Array.isArray(found) ? found.filter(isCartKit) : [];
  const ids = new Set(kits.map(({ kitId }) => kitId));
  return [...ids].slice(0, MAX_KITS).map((kitId) => ({ kitId }));
});

/** What the dealer's system or the dialog says of the sale. */
export const kitSession = tabStore<Partial<KitSession>>('kitSession', (found) =>
  fitSessionValues(typeof found === 'object' && found !== null ? { ...found } : {}),
);

/** Event of the window: a kit did not fit into the quote any more. */
export const cartIsFull = 'forecourt:kitCartIsFull';

/** Puts a kit into the quote, or takes it out; says where the quote is full. */
export function toggleKit(kitId: string): void {
  const kits = kitCart.read();
  const others = kits.filter((kit) => kit.kitId !== kitId);
  if (others.length < kits.length) kitCart.write(others);
  else if (kits.length >= MAX_KITS) dispatchEvent(new Event(cartIsFull));
  else kitCart.write([...kits, { kitId }]);
}

/** Another sale begins with an empty quote: the kits were another customer's. */
export function beginSession(session: Partial<KitSession>): void {
  const { transactionId } = kitSession.read();
  if (transactionId !== undefined && transactionId !== session.transactionId) kitCart.write([]);
  kitSession.write(session);
}

function isCartKit(kit: unknown): kit is CartKit {
  if (typeof kit !== 'object' || kit === null || !('kitId' in kit)) return false;
  return typeof kit.kitId === 'string' && kitIdPattern.test(kit.kitId);
}
