import type { WordmarkName } from '../design-system/components/Wordmark/wordmarks';
import type { ThemeName } from '../design-system/themes/themes';

/** Languages that the platform has dictionaries for (ISO 639-1). */
export type Language = 'sv' | 'nb' | 'en' | 'sk' | 'fi';

/** Differences in behaviour between sites. Code checks for a feature, never for a site's name. */
export interface Features {
  /** Whether the `www.` host redirects to the bare host, permanently. */
  redirectWww: boolean;
  /** Whether the site has a table of old addresses in `redirects/`. */
  redirectTable: boolean;
  /** Whether the car page shows UK finance quotes. */
  ukFinance: boolean;
  /** Whether cars whose VAT can be deducted have a badge. */
  vatBadge: boolean;
  /**
   * Whether finance calculators show residual value and effective interest. One market's specification hides
   * them; that needs a legal review before launch.
   */
  effectiveInterest: boolean;
  /** Whether cars whose mobile connection will stop working have a notice, and the block about it. */
  legacyConnectivityNotice: boolean;
  /** Whether every offer of credit to consumers has the warning that Swedish law requires. */
  loanWarning: boolean;
  /** Whether dealer staff may send quotes of accessory kits. */
  kits: boolean;
  /** Whether visits to a workshop are booked on the site. */
  booking: boolean;
  /** Whether customers of the tyre hotel see their wheels and book the change. */
  tireHotel: boolean;
  /** Whether the car list has a map with the cars at their dealers; requires dealers with positions. */
  carMap: boolean;
  /** Whether the page of a car that no longer exists has a button to the car list. */
  carListButtonOnNotFound: boolean;
}

/** One public site: everything about it that is configured in code, not content. */
export interface Site {
  name: string;
  /** Host names without port; `*.example` matches every host below. */
  hosts: readonly string[];
  /** ISO 3166-1 alpha-2. */
  country: 'SE' | 'NO' | 'GB' | 'SK' | 'FI';
  /** The default language first; the others have the prefix `/{language}`. Never detected automatically. */
  languages: readonly [Language, ...Language[]];
  /** ISO 4217. */
  currency: 'SEK' | 'NOK' | 'GBP' | 'EUR';
  /** IETF tag used to format numbers and prices, by language. */
  locales: Partial<Record<Language, string>>;
  distanceUnit: 'km' | 'miles';
  navigation: 'dropdowns' | 'megaMenu';
  /** Source of the location finder. */
  locations: 'dealers' | 'chargingPoints' | 'pickupDealers';
  theme: ThemeName;
  /** The brand's name as a drawing, where editors have set no logo. */
  wordmark: WordmarkName;
  /** Picture in the media library, for previews of pages that have no picture. */
  socialImage: string;
  features: Features;
  /** Index names of the search service; undefined when the site sells no cars. */
  search?: { cars: string; dealers: string; kits?: string };
  /** Route of the pages of cars; a car's id and slug follow. Undefined when the site sells no cars. */
  carPath?: string;
  /** Route of the page of saved cars, which the header leads to. Undefined when the site sells no cars. */
  savedCarsPath?: string;
  /**
   * Name of the service with films and 360° views of cars: pages request `/api/{name}/{registration}`.
   * Absent if cars have only photos.
   */
  carMedia?: string;
  /** Route of the pages of dealers; a dealer's name in addresses follows. Undefined when there are none. */
  dealerPath?: string;
  /** Route of the page of a booked visit; present on sites where visits are booked. */
  visitPath?: string;
  /**
   * Route of the page where test drives with the seller are booked; undefined if they can only be requested
   * by form.
   */
  testDrivePath?: string;
  /** Route of the page where cars are held for 48 hours without payment; undefined when the site has none. */
  holdPath?: string;
  /** Names of dealers in the finance service, if they are longer than the dealers' own. */
  financeOrganisations?: Readonly<Record<string, string>>;
  /**
   * The form for a service request; undefined if there is none. The requirements make the newsletter's box
   * required: a consent that must be given is not a consent, so that needs a legal review before launch.
   */
  serviceRequest?: {
    newsletterRequired: boolean;
    /** Official name of the only dealer that repairs motorcycles. */
    motorcycleDealer: string;
  };
  /** Cars per page of the list: 24, 48 on the brand variant (SRCH-14). */
  carsPerPage: 24 | 48;
}
