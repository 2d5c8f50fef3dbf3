import type { Language, Site } from './site.types';

/** The requested language if the site has it, otherwise the site's first. */
export const supportedLanguage = ({ languages }: Site, requested: unknown): Language =>
  languages.find((language) => language === requested) ?? languages[0];
