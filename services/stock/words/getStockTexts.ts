import type { Language } from '../../../sites/site.types';
import { en } from './en';
import { fi } from './fi';
import { nb } from './nb';
import { sk } from './sk';
import { sv } from './sv';
import type { StockTexts } from './words.types';

const textsByLanguage: Record<Language, StockTexts> = { sv, nb, en, sk, fi };

/** Returns all texts of the stock in a language. */
export const getStockTexts = (language: Language): StockTexts => textsByLanguage[language];

/** Fills in the `{placeholders}` of a template. Throws if a value is missing. */
export function fillTemplate(
  template: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in “${template}”`);
    return String(value);
  });
}
