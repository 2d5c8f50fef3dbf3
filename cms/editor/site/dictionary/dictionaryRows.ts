import { versionIn, type SiteItem } from '../siteApi';

/** One key of the dictionary in one language. */
export interface Phrase {
  language: string;
  /** What the product says; undefined for a key that it does not know. */
  standard: string | undefined;
  /** What the site says instead. */
  own: string | undefined;
}

export interface DictionaryRow {
  key: string;
  /** The item that holds the site's phrases, once there is one. */
  item: SiteItem | undefined;
  phrases: Phrase[];
}

export type DictionaryFilter = 'all' | 'changed' | 'missing';

/** Every key that the product or the site knows, in the order of the alphabet. */
export function dictionaryRows(
  languages: readonly string[],
  standardOf: (language: string) => Readonly<Record<string, string>>,
  items: readonly SiteItem[],
): DictionaryRow[] {
  const byKey = new Map(items.map((item) => [item.name, item]));
  const standards = languages.map((language) => ({ language, texts: standardOf(language) }));
  const keys = new Set([...standards.flatMap(({ texts }) => Object.keys(texts)), ...byKey.keys()]);
  return [...keys].sort(compare).map((key) => {
    const item = byKey.get(key);
    return {
      key,
      item,
      phrases: standards.map(({ language, texts }) => {
        const phrase = item && versionIn(item, language)?.fields?.Phrase;
        return {
          language,
          standard: Object.hasOwn(texts, key) ? texts[key] : undefined,
          own: typeof phrase === 'string' ? phrase : undefined,
        };
      }),
    };
  });
}

/** The rows that a filter and all words of a search leave; case does not matter. */
export function findRows(
  rows: readonly DictionaryRow[],
  filter: DictionaryFilter,
  search: string,
): DictionaryRow[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(({ key, phrases }) => {
    const changed = phrases.filter(({ own }) => own !== undefined).length;
    if (filter !== 'all' && changed === 0) return false;
    if (filter === 'missing' && changed === phrases.length) return false;
    if (words.length === 0) return true;
    const text = [key, ...phrases.flatMap(({ standard, own }) => [standard, own])]
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

const compare = (a: string, b: string) => a.localeCompare(b, 'en');
