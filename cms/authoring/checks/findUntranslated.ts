import type { LocalItem } from '../../items/ContentTree';
import type { FieldValue } from '../../items/item.types';
import { asImage } from '../../items/fieldValues';
import type { CheckedPage, PageFinding } from './collectCheckedPage';
import { readPhrases } from './readPhrases';

/**
 * Finds texts that are the same in another language: the page's own texts, the alternative texts of its
 * pictures, and phrases of its rich texts. The site's first language is the source of translations and is not checked.
 */
export function findUntranslated({ store, page, blocks }: CheckedPage): PageFinding[] {
  const pageLanguage = page.version.language;
  const languages = store.draft.findSite(page.item)?.languages ?? [];
  if (pageLanguage === languages[0]) return [];
  const otherLanguages = languages.filter((language) => language !== pageLanguage);

  const findSameTexts = (
    local: LocalItem,
    readText: (value: FieldValue | undefined, kind: string) => string | undefined,
  ) =>
    [...(store.draft.findTemplate(local.item)?.fields.values() ?? [])].flatMap(
      ({ name, contract }) => {
        const readTextIn = (language: string) =>
          readText(
            store.draft.findInLanguage(local.item.id, language)?.version.fields[name],
            contract.kind,
          )?.trim();
        const text = readTextIn(pageLanguage);
        if (!text || isName(text)) return [];
        const sourceLanguage = otherLanguages.find((language) => readTextIn(language) === text);
        return sourceLanguage === undefined
          ? []
          : [{ itemId: local.item.id, field: name, detail: sourceLanguage }];
      },
    );
  /** The first phrase of each rich text that is the same in another language. */
  const findSamePhrases = ({ item, version }: LocalItem) =>
    [...(store.draft.findTemplate(item)?.fields.values() ?? [])].flatMap(({ name, contract }) => {
      if (contract.kind !== 'richText') return [];
      const phrases = readPhrasesOf(version.fields[name]).filter((phrase) => !isName(phrase));
      return otherLanguages
        .flatMap((language) => {
          const other = store.draft.findInLanguage(item.id, language)?.version.fields[name];
          const otherPhrases = new Set(readPhrasesOf(other));
          const text = phrases.find((phrase) => otherPhrases.has(phrase));
          return text === undefined
            ? []
            : [{ itemId: item.id, field: name, detail: language, text }];
        })
        .slice(0, 1);
    });
  const finding = { kind: 'untranslated', severity: 'warning' } as const;
  return [
    ...findSameTexts(page, readTextOrAlternative).map((sameText) => ({ ...finding, ...sameText })),
    ...blocks.flatMap(({ uid, componentName, items }) =>
      items
        .flatMap((item) => [...findSameTexts(item, readAlternative), ...findSamePhrases(item)])
        .map((sameText) => ({ ...finding, block: uid, componentName, ...sameText })),
    ),
  ];
}

const readPhrasesOf = (value: FieldValue | undefined): string[] =>
  typeof value === 'string' ? readPhrases(value) : [];

const readAlternative = (value: FieldValue | undefined, kind: string) =>
  kind === 'image' ? asImage(value)?.alt : undefined;

const readTextOrAlternative = (value: FieldValue | undefined, kind: string) =>
  kind === 'text' && typeof value === 'string' ? value : readAlternative(value, kind);

/**
 * Whether a text may be the same in every language, such as "Volvo EX30", a key or an address: a
 * single word, or several words that each have a capital or a digit. Letters other than A to Z are
 * accepted only at the start of a word ("Škoda").
 */
export function isName(text: string): boolean {
  const words = text.split(/\s+/);
  if (words.some((word) => /[^\x20-\x7e’]/.test(word.slice(1)))) return false;
  return words.length === 1 || words.every((word) => /[\p{Lu}\p{N}]|^\P{L}+$/u.test(word));
}
