import { object, string, type InferType } from 'yup';
import { variantEvents } from '../../domain/variants/variant.types';

const shortText = string().strict().trim().max(300);

/** A page view as sites report it. It contains no data about the visitor; unknown keys are removed. */
export const eventSchema = object({
  type: shortText.oneOf(['VIEW']),
  channel: shortText.oneOf(['WEB']).required(),
  currency: shortText.matches(/^[A-Z]{3}$/, 'currency must be an ISO 4217 code').required(),
  page: shortText.required(),
  pageVariantId: shortText.defined(),
  language: shortText
    .matches(/^[A-Za-z-]{2,12}$/, 'language must be a code such as sv or sv-SE')
    .required(),
  site: shortText,
  itemId: shortText,
}).noUnknown();

export type SiteEvent = InferType<typeof eventSchema>;

/** An event of a page variant in a test; it is only counted, not stored. */
export const variantEventSchema = object({
  type: shortText.oneOf(['VARIANT']).required(),
  channel: shortText.oneOf(['WEB']).required(),
  site: shortText,
  itemId: shortText.required(),
  language: shortText.required(),
  variantId: shortText.required(),
  testId: shortText.default(''),
  event: shortText.oneOf(variantEvents).required(),
}).noUnknown();
