import { array, object, string, type InferType } from 'yup';
import { kitSessionSchema } from './kitSession';

/** Kits of one quote at most. */
export const MAX_KITS = 50;

/** Ids as stock systems make them. */
export const kitIdPattern = /^[\w-]{1,64}$/;

/** A quote: the session's values and the cart. Prices sent by the page are ignored. */
export const kitQuoteSchema = kitSessionSchema.shape({
  cart: array()
    .of(object({ kitId: string().required().matches(kitIdPattern) }))
    .required()
    .min(1)
    .max(MAX_KITS)
    .test('once', 'pattern', (kits) => isOnceEach(kits)),
});

/** A kit is in a quote once. Invalid entries are reported by their own rule. */
function isOnceEach(kits: readonly ({ kitId?: unknown } | null)[]): boolean {
  return new Set(kits.map((kit) => kit?.kitId)).size === kits.length;
}

export type KitQuote = InferType<typeof kitQuoteSchema>;

/** A quote as a page sends it. */
export const kitQuoteRequest = kitQuoteSchema.shape({
  /** The same for each attempt to send the same quote: it is taken once. */
  quoteId: string().required().uuid(),
});

/** Name of a site's quotes in the outbox. */
export const kitQuoteFormName = (site: string): string => `${site}KitQuote`;
