import type { LocalItem } from '../../items/contentTree';
import type { FieldValue } from '../../items/item';
import { imageOf } from '../../items/fieldValues';
import type { CheckedPage, PageFinding } from './checkedPage';

/**
 * Texts that nobody sees on the page itself and that say the same as in another language: those of the page and the
 * alternative texts of its pictures. The site's first language is what others are translated from and is not looked at.
 */
export function untranslated({ store, page, blocks }: CheckedPage): PageFinding[] {
  const here = page.version.language;
  const languages = store.draft.siteOf(page.item)?.languages ?? [];
  if (here === languages[0]) return [];
  const others = languages.filter((language) => language !== here);

  const findIn = (
    local: LocalItem,
    read: (value: FieldValue | undefined, kind: string) => string | undefined,
  ) =>
    [...(store.draft.templateOf(local.item)?.fields.values() ?? [])].flatMap(
      ({ name, contract }) => {
        const textIn = (language: string) =>
          read(
            store.draft.findIn(local.item.id, language)?.version.fields[name],
            contract.kind,
          )?.trim();
        const text = textIn(here);
        if (!text || isName(text)) return [];
        const source = others.find((language) => textIn(language) === text);
        return source === undefined ? [] : [{ itemId: local.item.id, field: name, detail: source }];
      },
    );
  const about = { kind: 'untranslated', severity: 'warning' } as const;
  return [
    ...findIn(page, textOrAlternative).map((found) => ({ ...about, ...found })),
    ...blocks.flatMap(({ uid, componentName, items }) =>
      items
        .flatMap((item) => findIn(item, alternative))
        .map((found) => ({ ...about, block: uid, componentName, ...found })),
    ),
  ];
}

const alternative = (value: FieldValue | undefined, kind: string) =>
  kind === 'image' ? imageOf(value)?.alt : undefined;

const textOrAlternative = (value: FieldValue | undefined, kind: string) =>
  kind === 'text' && typeof value === 'string' ? value : alternative(value, kind);

/**
 * Whether a text may be the same in every language, such as "Volvo EX30", a key or an address: of one word, or of words
 * that all have a capital or digits; and without letters besides A to Z but at the beginning of a word
 * ("Škoda").
 */
export function isName(text: string): boolean {
  const words = text.split(/\s+/);
  if (words.some((word) => /[^\x20-\x7e’]/.test(word.slice(1)))) return false;
  return words.length === 1 || words.every((word) => /[\p{Lu}\p{N}]|^\P{L}+$/u.test(word));
}
