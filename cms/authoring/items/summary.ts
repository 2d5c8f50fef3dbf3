import type { ContentTree, LocalItem } from '../../items/contentTree';
import type { ContentItem, FieldValue, ItemVersion } from '../../items/item';
import { imageOf, idsOf, linkOf } from '../../items/fieldValues';

/** By what people tell one item from another of its kind. */
export interface Summary {
  text: string | null;
  /** Address of a picture. */
  picture: string | null;
}

const maxLength = 80;
const maxDepth = 3;

/** First words and first picture of an item, else those of the items in its lists. */
export function summarise(tree: ContentTree, local: LocalItem, depth = 0): Summary {
  const fields = [...(tree.templateOf(local.item)?.fields.values() ?? [])];
  const found: Summary = { text: null, picture: null };
  for (const { name, contract } of titleFirst(fields)) {
    const value = local.version.fields[name];
    if (value === undefined) continue;
    if (contract.kind === 'image') found.picture ??= imageOf(value)?.src ?? null;
    else found.text ??= wordsOf(contract.kind, value);
  }
  if (depth >= maxDepth) return found;
  for (const { name, contract } of fields) {
    if (contract.kind !== 'item' && contract.kind !== 'items') continue;
    const value = local.version.fields[name];
    for (const id of typeof value === 'string' ? [value] : idsOf(value)) {
      if (found.text !== null && found.picture !== null) return found;
      const inner = tree.findIn(id, local.version.language);
      const of = inner && summarise(tree, inner, depth + 1);
      found.text ??= of?.text ?? null;
      found.picture ??= of?.picture ?? null;
    }
  }
  return found;
}

/** By what editors know an item: a page by its name, anything else by its first words; empty where it has none. */
export function nameOf(
  tree: ContentTree,
  item: ContentItem,
  version: ItemVersion | undefined,
): string {
  if (!version) return '';
  return tree.isPage(item) ? version.displayName : (summarise(tree, { item, version }).text ?? '');
}

const isTitle = ({ name }: { name: string }) => /title$/i.test(name) && !/^sub/i.test(name);

const titleFirst = <Field extends { name: string }>(fields: readonly Field[]): Field[] => [
  ...fields.filter(isTitle),
  ...fields.filter((field) => !isTitle(field)),
];

function wordsOf(kind: string, value: FieldValue): string | null {
  if (kind === 'link') return shorten(linkOf(value)?.text ?? '');
  if (kind === 'richText') return shorten(String(value).replace(/<[^<>]*>/g, ' '));
  return kind === 'text' || kind === 'string' ? shorten(String(value)) : null;
}

function shorten(text: string): string | null {
  const words = text.replace(/&nbsp;|\s+/g, ' ').trim();
  if (words === '') return null;
  return words.length > maxLength ? `${words.slice(0, maxLength - 1).trimEnd()}…` : words;
}
