import { array, object, string, type InferType } from 'yup';
import { kitSessionSchema } from './kitSession';

/** Maximum number of kits in one quote. */
export const MAX_KITS = 50;

/** Ids in the form that stock systems use. */
export const kitIdPattern = /^[\w-]{1,64}$/;

/** A quote: the session's values and the cart. Prices sent by the page are ignored. */
export const kitQuoteSchema = kitSessionSchema.shape({
  cart: array()
    .of(object({ kitId: string().required().matches(kitIdPattern) }))
    .required()
    .min(1)
    .max(MAX_KITS)
    .test('once', 'pattern', (kits) => areUnique(kits)),
});

/** Whether each kit occurs once. Other rules report invalid entries. */
function areUnique(kits: readonly ({ kitId?: unknown } | null)[]): boolean {
  return new Set(kits.map((kit) => kit?.kitId)).size === kits.length;
}

export type KitQuote = InferType<typeof kitQuoteSchema>;

/** A quote as a page sends it. */
export const kitQuoteRequest = kitQuoteSchema.shape({
  /** The same for each attempt to send a quote, so that it is accepted once. */
  quoteId: string().required().uuid(),
});

/** Name of a site's quotes in the outbox. */
export const kitQuoteFormName = (site: string): string => `${site}KitQuote`;
