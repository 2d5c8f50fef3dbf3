import type { Language, Site } from './site.types';

/** IETF tag of a site's language, such as `sv-SE`; used for formats, hreflang and previews. */
export function localeOf(site: Site, language: Language): string {
  return site.locales[language] ?? `${language}-${site.country}`;
}
