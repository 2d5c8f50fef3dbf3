/** A means of payment in words. `{monthly}`, `{months}`, `{rate}`, `{price}` … are filled in. */
interface OfferWords {
  title: string;
  description: string;
  disclaimer: string;
}

/** What a stock says of prices, offers and measures in a language; templates have `{names}` in them. */
export interface StockPhrases {
  priceTitle: { price: string; campaign: string; from: string; withoutVat: string; ask: string };
  priceOnRequest: string;
  campaigns: { price: string; loan: string; privateLeasing: string; companyLeasing: string };
  /** Units as they follow a number. */
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
  /** Stands before the acceleration in seconds. */
  acceleration: string;
  withPackage: string;
  legacyConnectivity: string;
  loan: OfferWords;
  companyLeasing: OfferWords & { sales: string };
  privateLeasing: OfferWords & { sales: string };
  fee: { start: string; invoice: string };
}
