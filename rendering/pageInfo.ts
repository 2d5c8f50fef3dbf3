import { createContext, use } from 'react';
import type { DeliveryTerms } from '../domain/delivery/homeDelivery';
import type { WordmarkName } from '../design-system/components/Wordmark/wordmarks';

/** A language version of the page, for the language switcher. */
interface LanguageVersion {
  /** ISO 639-1. */
  language: string;
  /** The language's name in itself. */
  nativeName: string;
  href: string;
  /** There, the same page; else the front page. */
  samePage: boolean;
  current: boolean;
}

/** What blocks may know of the page and site around them; the same for the whole page. */
export interface PageInfo {
  siteName: string;
  /** How the brand of the site writes its name, where it has letters of its own. */
  wordmark?: WordmarkName;
  /** ISO 639-1. */
  language: string;
  /** Language that the stock is written in, ISO 639-1, where it is not the page's. */
  stockLanguage?: string;
  /** Address of the front page in the page's language. */
  homeHref: string;
  /** The page is the front page. */
  isHome: boolean;
  /** Address of the page itself, without the query. */
  href: string;
  /** Public origin of the site, such as `https://automotive.example`. */
  origin: string;
  /** Every language version of the page; more than one where visitors may choose. */
  languages: readonly LanguageVersion[];
  /** Path of the car list page, where the site has one. */
  carListPath?: string;
  /** Path of the pages of cars in the page's language, where the site sells cars. */
  carPath?: string;
  /** Path of the page where test drives are booked, in the page's language; absent where they are asked for by form. */
  testDrivePath?: string;
  /** Path of the page where cars are held for a while, in the page's language; absent where they are not. */
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
  /** What the market counts the way of a car in; a Swedish mil is 10 km. */
  mileageUnit: 'mil' | 'km' | 'miles';
  /** What home delivery costs, distances in the unit of the site; absent where no cars are delivered. */
  homeDelivery?: DeliveryTerms;
  /** Ordinary VAT of the market in percent: 25 means 25 %. */
  vatPercent: number;
  /** Badge on cars whose VAT can be deducted. */
  vatBadge?: boolean;
  /** Offers of credit tell residual value and effective interest. */
  effectiveInterest?: boolean;
  /** Notice on cars whose connected services need a mobile network that is being shut down. */
  legacyConnectivityNotice?: boolean;
  /** Button to the car list where a car is gone. */
  carListButtonOnNotFound?: boolean;
  /** Path of the pages of dealers in the page's language; a dealer's name in addresses follows. */
  dealerPath?: string;
  /** Offers of credit carry the warning that Swedish law asks for. */
  loanWarning?: boolean;
  /** Quotes of the UK's finance service on the pages of cars. */
  ukFinance?: boolean;
  /** Name of the service that has films and turns of cars, where the site has one. */
  carMedia?: string;
}

export const PageInfoContext = createContext<PageInfo | null>(null);

/** The page around a block. Throws outside a page, because no block can guess it. */
export function usePageInfo(): PageInfo {
  const info = use(PageInfoContext);
  if (!info) throw new Error('This block needs a PageInfoContext around it');
  return info;
}
