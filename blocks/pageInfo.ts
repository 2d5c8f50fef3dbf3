import { createContext, use } from 'react';

/** A language version of the page, for the language switcher. */
export interface LanguageVersion {
  /** ISO 639-1. */
  language: string;
  /** The language's name in itself. */
  nativeName: string;
  href: string;
  current: boolean;
}

/** What blocks may know of the page and site around them; the same for the whole page. */
export interface PageInfo {
  siteName: string;
  /** ISO 639-1. */
  language: string;
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
  /** IETF tag that numbers and prices are written for. */
  locale: string;
  /** ISO 4217. */
  currency: string;
  /** What the market counts the way of a car in; a Swedish mil is 10 km. */
  mileageUnit: 'mil' | 'km' | 'miles';
  /** Badge on cars whose VAT can be deducted. */
  vatBadge?: boolean;
  /** Offers of credit tell residual value and effective interest. */
  effectiveInterest?: boolean;
  /** Offers of credit carry the warning that Swedish law asks for. */
  loanWarning?: boolean;
}

export const PageInfoContext = createContext<PageInfo | null>(null);

/** The page around a block. Throws outside a page, because no block can guess it. */
export function usePageInfo(): PageInfo {
  const info = use(PageInfoContext);
  if (!info) throw new Error('This block needs a PageInfoContext around it');
  return info;
}
