import type { Language, Site } from './site.types';

/** IETF tag of a site's language, such as `sv-SE`; used for formats, hreflang and previews. */
export function getLocale(site: Site, language: Language): string {
  return site.locales[language] ?? `${language}-${site.country}`;
}

/**
 * IETF tag of the locale that a site's amounts, numbers and dates are written for. English ones are British
 * everywhere: the English of Finland or Slovakia has a comma for decimals, but its texts have a point.
 */
export function getFormatLocale(site: Site, language: Language): string {
  return language === 'en' ? 'en-GB' : getLocale(site, language);
}
