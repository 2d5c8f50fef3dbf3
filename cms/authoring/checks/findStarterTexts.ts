import type { LocalItem } from '../../items/ContentTree';
import { INSTRUCTIONS, STARTER_TEXTS } from '../pages/starterTexts';
import type { CheckedPage, PageFinding } from './collectCheckedPage';
import { readPhrases } from './readPhrases';

/** In all languages: a version of a page may be a copy of another one. */
const instructions: ReadonlySet<string | undefined> = new Set(
  Object.values(STARTER_TEXTS).flatMap((texts) => INSTRUCTIONS.map((name) => texts[name])),
);

/** Finds words of a page's template that tell editors what to write there, and that are still there. */
export function findStarterTexts({ store, page, blocks }: CheckedPage): PageFinding[] {
  const findInItem = ({ item, version }: LocalItem) =>
    [...(store.draft.findTemplate(item)?.fields.values() ?? [])].flatMap(({ name, contract }) => {
      const value = version.fields[name];
      if (typeof value !== 'string' || !['text', 'richText'].includes(contract.kind)) return [];
      const phrases = contract.kind === 'text' ? [value.trim()] : readPhrases(value);
      return phrases
        .filter((phrase) => instructions.has(phrase))
        .map((text) => ({ itemId: item.id, field: name, text }));
    });
  const finding = { kind: 'starterText', severity: 'warning' } as const;
  return [
    ...findInItem(page).map((one) => ({ ...finding, ...one })),
    ...blocks.flatMap(({ uid, componentName, items }) =>
      items.flatMap(findInItem).map((one) => ({ ...finding, block: uid, componentName, ...one })),
    ),
  ];
}
