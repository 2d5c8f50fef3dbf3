import type { WordmarkName } from '../design-system/components/Wordmark/wordmarks';
import type { ThemeName } from '../design-system/themes/themes';

/** Languages that the platform has dictionaries for (ISO 639-1). */
export type Language = 'sv' | 'nb' | 'en' | 'sk' | 'fi';

/**
 * What differs between sites in behaviour. Code asks for a feature, never for a site's name
 * (spec 1 §1, 2 §6, 3 §1; design §5).
 */
export interface Features {
  /** Redirects the `www.` host to the bare one, permanently (spec 4 §2.2). */
  redirectWww: boolean;
  /** Has a table of old addresses in `redirects/` (spec 1 §2.2). */
  redirectTable: boolean;
  /** UK finance quotes on the car page (spec 2 §6). */
  ukFinance: boolean;
  /** Badge that says VAT can be deducted (spec 2 §6). */
  vatBadge: boolean;
  /**
   * Shows residual value and effective interest in finance calculators. One market's document hides
   * them; that needs a legal review before launch (spec 2 §6).
   */
  effectiveInterest: boolean;
  /** Notice about cars whose mobile connection will stop working, and the extra block beside it (spec 2 §6). */
  legacyConnectivityNotice: boolean;
  /** Warning that goes with every offer of credit to consumers in Sweden (spec 1 §2.6). */
  loanWarning: boolean;
  /** Accessory kits that dealer staff send quotes of (spec 3 §2.3). */
  kits: boolean;
  /** Visits to a workshop are booked on the site (spec 3 §2.4). */
  booking: boolean;
  /** Customers of the tyre hotel see their wheels and book the change (spec 3 §2.7). */
  tireHotel: boolean;
  /** The cars of a list are shown on a map, at the dealers where they stand: where dealers have positions. */
  carMap: boolean;
  /** Button to the car list on the page of a car that is gone (spec 2 §2). */
  carListButtonOnNotFound: boolean;
}

/** One public site: everything about it that is code rather than content (design §5). */
export interface Site {
  name: string;
  /** Host names without port; `*.example` matches every host below. */
  hosts: readonly string[];
  /** ISO 3166-1 alpha-2. */
  country: 'SE' | 'NO' | 'GB' | 'SK' | 'FI';
  /** Default first; the others live under `/{language}`. Never detected automatically (spec 1 §1). */
  languages: readonly [Language, ...Language[]];
  /** ISO 4217. */
  currency: 'SEK' | 'NOK' | 'GBP' | 'EUR';
  /** IETF tag used to format numbers and prices, by language. */
  locales: Partial<Record<Language, string>>;
  distanceUnit: 'km' | 'miles';
  navigation: 'dropdowns' | 'megaMenu';
  /** Source of the location finder (spec 1 §2.11). */
  locations: 'dealers' | 'chargingPoints' | 'pickupDealers';
  theme: ThemeName;
  /** How the brand writes its name where editors have given no logo. */
  wordmark: WordmarkName;
  /** Picture in previews of pages that have none of their own; in the media library. */
  socialImage: string;
  features: Features;
  /** Index names of the search service; absent where the site sells no cars (spec 2 §7, 3 §7.1). */
  search?: { cars: string; dealers: string; kits?: string };
  /** Route of the pages of cars; a car's id and slug follow. Absent where the site sells no cars (spec 2 §2). */
  carPath?: string;
  /** Route of the page of saved cars, which the header leads to. Absent where the site sells no cars. */
  savedCarsPath?: string;
  /**
   * Name of the service that has films and turns of cars: pages ask `/api/{name}/{registration}`. Absent
   * where cars have pictures alone (spec 2 §6, §7).
   */
  carMedia?: string;
  /** Route of the pages of dealers; a dealer's name in addresses follows. Absent where there are none (spec 2 §2). */
  dealerPath?: string;
  /** Route of the page of a booked visit; present on sites where visits are booked (spec 3 §2.4). */
  visitPath?: string;
  /** Route of the page where test drives are booked at the seller's; absent where they are asked for by form alone. */
  testDrivePath?: string;
  /** Route of the page where cars are held for 48 hours without payment; absent where they are not. */
  holdPath?: string;
  /** Names that the finance service knows dealers by, where they are longer than their own (spec 2 §7). */
  financeOrganisations?: Readonly<Record<string, string>>;
  /**
   * The form for a service request; absent where there is none. The document marks the newsletter's box as required
   * (spec 3 §5.4): a consent that must be given is none, so that needs a legal review before launch.
   */
  serviceRequest?: {
    newsletterRequired: boolean;
    /** Official name of the one dealer that takes motorcycles (spec 3 §9). */
    motorcycleDealer: string;
  };
  /** Cars per page of the list (OQ-46: 24, 48 on the brand variant). */
  carsPerPage: 24 | 48;
}
