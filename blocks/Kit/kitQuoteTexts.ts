/** What a quote says of its kits, in words: the server has formatted every amount and date. */
export interface KitQuoteTexts {
  lines: readonly KitQuoteLine[];
  /** Kits that are no longer sold, by id: they are in no quote. */
  gone: readonly string[];
  total: string;
  withoutVat: string;
  vat: string;
  /** Percent of VAT, such as `25,5`. */
  vatPercent: string;
  /** Day of the quote, and the last that it holds on. */
  date: string;
  validUntil: string;
}

export interface KitQuoteLine {
  kitId: string;
  kitCode: string;
  name: string;
  /** With VAT. */
  price: string;
  withoutVat: string;
}
