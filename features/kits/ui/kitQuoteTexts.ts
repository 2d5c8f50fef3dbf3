import { array, type InferType, object, string } from 'yup';

const line = object({
  kitId: string().required(),
  kitCode: string().defined(),
  name: string().defined(),
  /** With VAT. */
  price: string().required(),
  withoutVat: string().required(),
}).required();

/** Schema of the texts of a quote, in which the server has formatted all amounts and dates. */
export const kitQuoteTexts = object({
  lines: array().of(line).required(),
  /** Ids of requested kits that are no longer sold, and so not in `lines`. */
  gone: array().of(string().required()).required(),
  total: string().required(),
  withoutVat: string().required(),
  vat: string().required(),
  /** VAT in percent, such as `25,5`. */
  vatPercent: string().required(),
  /** Date of the quote. */
  date: string().required(),
  /** Last day on which the quote is valid. */
  validUntil: string().required(),
}).required();

export type KitQuoteTexts = InferType<typeof kitQuoteTexts>;
