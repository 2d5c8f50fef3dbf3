import { array, type InferType, object, string } from 'yup';

const line = object({
  kitId: string().required(),
  kitCode: string().defined(),
  name: string().defined(),
  /** With VAT. */
  price: string().required(),
  withoutVat: string().required(),
}).required();

/** What a quote says of its kits, in words: the server has formatted every amount and date. */
export const kitQuoteTexts = object({
  lines: array().of(line).required(),
  /** Kits that are no longer sold, by id: they are in no quote. */
  gone: array().of(string().required()).required(),
  total: string().required(),
  withoutVat: string().required(),
  vat: string().required(),
  /** Percent of VAT, such as `25,5`. */
  vatPercent: string().required(),
  /** Day of the quote, and the last that it holds on. */
  date: string().required(),
  validUntil: string().required(),
}).required();

export type KitQuoteTexts = InferType<typeof kitQuoteTexts>;
