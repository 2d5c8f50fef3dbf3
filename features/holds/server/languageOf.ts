import type { Language, Site } from '../../../sites/site.types';

/** The language that a form or a row names, where the site has it. */
export const languageOf = ({ languages }: Site, asked: unknown): Language =>
  languages.find((language) => language === asked) ?? languages[0];
