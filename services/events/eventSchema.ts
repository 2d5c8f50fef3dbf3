import { object, string, type InferType } from 'yup';
import { variantEvents } from '../../domain/variants/variant.types';

const short = string().strict().trim().max(300);

/**
 * A page view as sites report it (spec 1 §7): channel WEB, currency USD, page name, pageVariantId and
 * language. Nothing about the visitor is taken; unknown keys are dropped.
 */
export const eventSchema = object({
  type: short.oneOf(['VIEW']),
  channel: short.oneOf(['WEB']).required(),
  currency: short.matches(/^[A-Z]{3}$/, 'currency must be an ISO 4217 code').required(),
  page: short.required(),
  pageVariantId: short.defined(),
  language: short
    .matches(/^[A-Za-z-]{2,12}$/, 'language must be a code such as sv or sv-SE')
    .required(),
  site: short,
  itemId: short,
}).noUnknown();

export type SiteEvent = InferType<typeof eventSchema>;

/** What happened where a variant of a page was seen; it is counted, and nothing else of it is kept. */
export const variantEventSchema = object({
  type: short.oneOf(['VARIANT']).required(),
  channel: short.oneOf(['WEB']).required(),
  site: short,
  itemId: short.required(),
  language: short.required(),
  variantId: short.required(),
  testId: short.default(''),
  event: short.oneOf(variantEvents).required(),
}).noUnknown();
