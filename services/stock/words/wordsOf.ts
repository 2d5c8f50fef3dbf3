import type { Language } from '../../../sites/site.types';
import { en } from './en';
import { fi } from './fi';
import { nb } from './nb';
import { sk } from './sk';
import { sv } from './sv';
import type { StockWords } from './words.types';

const words: Record<Language, StockWords> = { sv, nb, en, sk, fi };

/** What the stock says in a language. */
export const wordsOf = (language: Language): StockWords => words[language];

/** The template with its `{names}` filled in. Throws where a name has no value. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nothing to fill into {${name}} of “${template}”`);
    return String(value);
  });
}
