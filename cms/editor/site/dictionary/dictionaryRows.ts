import { findVersion, type SiteItem } from '../siteApi';

/** The phrase of a key in one language. */
interface Phrase {
  language: string;
  /** The product's text; undefined for a key that the product does not have. */
  defaultText: string | undefined;
  /** The site's own text, which replaces the default; undefined when there is none. */
  customText: string | undefined;
}

export interface DictionaryRow {
  key: string;
  /** The item that contains the site's own phrases; undefined when there are none. */
  item: SiteItem | undefined;
  phrases: Phrase[];
}

export type DictionaryFilter = 'all' | 'changed' | 'missing';

/** Builds a row for each key of the product and of the site, in alphabetical order. */
export function toDictionaryRows(
  languages: readonly string[],
  getDefaultTexts: (language: string) => Readonly<Record<string, string>>,
  items: readonly SiteItem[],
): DictionaryRow[] {
  const byKey = new Map(items.map((item) => [item.name, item]));
  const defaults = languages.map((language) => ({ language, texts: getDefaultTexts(language) }));
  const keys = new Set([...defaults.flatMap(({ texts }) => Object.keys(texts)), ...byKey.keys()]);
  return [...keys].sort(compare).map((key) => {
    const item = byKey.get(key);
    return {
      key,
      item,
      phrases: defaults.map(({ language, texts }) => {
        const phrase = item && findVersion(item, language)?.fields?.Phrase;
        return {
          language,
          defaultText: Object.hasOwn(texts, key) ? texts[key] : undefined,
          customText: typeof phrase === 'string' ? phrase : undefined,
        };
      }),
    };
  });
}

/** Finds the rows that match a filter and contain all words of a search, ignoring case. */
export function findRows(
  rows: readonly DictionaryRow[],
  filter: DictionaryFilter,
  search: string,
): DictionaryRow[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(({ key, phrases }) => {
    const customCount = phrases.filter(({ customText }) => customText !== undefined).length;
    if (filter !== 'all' && customCount === 0) return false;
    if (filter === 'missing' && customCount === phrases.length) return false;
    if (words.length === 0) return true;
    const text = [
      key,
      ...phrases.flatMap(({ defaultText, customText }) => [defaultText, customText]),
    ]
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

const compare = (a: string, b: string) => a.localeCompare(b, 'en');
