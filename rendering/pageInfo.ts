import { createContext, use } from 'react';
import type { DeliveryTerms } from '../domain/delivery/homeDelivery';
import type { WordmarkName } from '../design-system/components/Wordmark/wordmarks';

/** A language version of the page, for the language switcher. */
interface LanguageVersion {
  /** ISO 639-1. */
  language: string;
  /** The language's name in that language. */
  nativeName: string;
  href: string;
  /** Whether `href` is this page in that language; otherwise it is the front page. */
  isSamePage: boolean;
  isCurrent: boolean;
}

/** Information about the page and its site, the same for all blocks of the page. */
export interface PageInfo {
  siteName: string;
  /** The brand's wordmark, if its name has specially drawn letters. */
  wordmark?: WordmarkName;
  /** ISO 639-1. */
  language: string;
  /** Language of the stock's texts (ISO 639-1), if it is not the page's. */
  stockLanguage?: string;
  /** Address of the front page in the page's language. */
  homeHref: string;
  /** Whether this is the front page. */
  isHome: boolean;
  /** Address of the page itself, without the query. */
  href: string;
  /** Public origin of the site, such as `https://automotive.example`. */
  origin: string;
  /** All language versions of the page; more than one where visitors may choose. */
  languages: readonly LanguageVersion[];
  /** Path of the car list page, where the site has one. */
  carListPath?: string;
  /** Path of the pages of cars in the page's language, where the site sells cars. */
  carPath?: string;
  /**
   * Path of the page where test drives are booked, in the page's language; undefined when they are requested
   * by form.
   */
  testDrivePath?: string;
  /**
   * Path of the page where cars are held for 48 hours, in the page's language; undefined when the site has
   * none.
   */
  holdPath?: string;
  /** Time zone of the site's country (IANA). */
  timeZone?: string;
  /** Path of the page of saved cars, where the site sells cars. */
  savedCarsPath?: string;
  /** IETF tag that numbers and prices are written for. */
  locale: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** ISO 4217. */
  currency: string;
  /** Unit of mileage in the market; a Swedish mil is 10 km. */
  mileageUnit: 'mil' | 'km' | 'miles';
  /** Terms of home delivery, with distances in the unit of the site; undefined when no cars are delivered. */
  homeDelivery?: DeliveryTerms;
  /** Standard VAT rate of the market in percent: 25 means 25 %. */
  vatPercent: number;
  /** Whether cars whose VAT can be deducted have a badge. */
  vatBadge?: boolean;
  /** Whether offers of credit show the residual value and the effective interest. */
  effectiveInterest?: boolean;
  /** Whether cars whose connected services need a mobile network that is being shut down have a notice. */
  legacyConnectivityNotice?: boolean;
  /** Whether the page of a car that no longer exists has a button to the car list. */
  carListButtonOnNotFound?: boolean;
  /** Path of the pages of dealers in the page's language, without the dealer's slug. */
  dealerPath?: string;
  /** Whether offers of credit show the warning that Swedish law requires. */
  loanWarning?: boolean;
  /** Whether the pages of cars show quotes of the UK's finance service. */
  ukFinance?: boolean;
  /** Name of the service with films and 360° views of cars; undefined when the site has none. */
  carMedia?: string;
}

export const PageInfoContext = createContext<PageInfo | null>(null);

/**
 * The page around a block.
 * @throws Error outside a page
 */
export function usePageInfo(): PageInfo {
  const info = use(PageInfoContext);
  if (!info) throw new Error('This block needs a PageInfoContext around it');
  return info;
}
