/** Texts of a finance offer. `{monthly}`, `{months}`, `{rate}`, `{price}` … are placeholders. */
interface OfferTexts {
  title: string;
  description: string;
  disclaimer: string;
}

/**
 * A stock's phrases about prices, offers and dimensions in one language; templates contain `{placeholders}`.
 */
export interface StockPhrases {
  priceTitle: { price: string; campaign: string; from: string; withoutVat: string; ask: string };
  priceOnRequest: string;
  campaigns: { price: string; loan: string; privateLeasing: string; companyLeasing: string };
  /** Units in the form that follows a number. */
  unit: {
    mileage: string;
    horsepower: string;
    perMonth: string;
    perYear: string;
    months: string;
    consumption: string;
    minutes: string;
    hours: string;
    litres: string;
    cubicMetres: string;
    range: string;
  };
  /** Text before the acceleration in seconds. */
  acceleration: string;
  withPackage: string;
  legacyConnectivity: string;
  loan: OfferTexts;
  companyLeasing: OfferTexts & { sales: string };
  privateLeasing: OfferTexts & { sales: string };
  fee: { start: string; invoice: string };
}
