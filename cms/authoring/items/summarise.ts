import type { ContentTree, LocalItem } from '../../items/ContentTree';
import type { ContentItem, FieldValue, ItemVersion } from '../../items/item.types';
import { asImage, asIdList, asLink } from '../../items/fieldValues';

/** Text and picture that distinguish an item from others of its kind. */
export interface Summary {
  text: string | null;
  /** Address of a picture. */
  picture: string | null;
}

const MAX_LENGTH = 80;
const MAX_DEPTH = 3;

/** Returns the first text and the first picture of an item, or those of items in its lists. */
export function summarise(tree: ContentTree, local: LocalItem, depth = 0): Summary {
  const fields = [...(tree.findTemplate(local.item)?.fields.values() ?? [])];
  const summary: Summary = { text: null, picture: null };
  for (const { name, contract } of sortByTitle(fields)) {
    const value = local.version.fields[name];
    if (value === undefined) continue;
    if (contract.kind === 'image') summary.picture ??= asImage(value)?.src ?? null;
    else summary.text ??= toShortText(contract.kind, value);
  }
  if (depth >= MAX_DEPTH) return summary;
  for (const { name, contract } of fields) {
    if (contract.kind !== 'item' && contract.kind !== 'items') continue;
    const value = local.version.fields[name];
    for (const id of typeof value === 'string' ? [value] : asIdList(value)) {
      if (summary.text !== null && summary.picture !== null) return summary;
      const inner = tree.findInLanguage(id, local.version.language);
      const innerSummary = inner && summarise(tree, inner, depth + 1);
      summary.text ??= innerSummary?.text ?? null;
      summary.picture ??= innerSummary?.picture ?? null;
    }
  }
  return summary;
}

/** Returns an item's label for editors: the name of a page, or the first words of another item; may be empty. */
export function getLabel(
  tree: ContentTree,
  item: ContentItem,
  version: ItemVersion | undefined,
): string {
  if (!version) return '';
  return tree.isPage(item) ? version.displayName : (summarise(tree, { item, version }).text ?? '');
}

/** Whether a field, by its name, is the title of its item. */
export const isTitle = ({ name }: { name: string }) => /title$/i.test(name) && !/^sub/i.test(name);

type SummaryField = { name: string; contract: { kind: string } };

/** Sorts titles first, then other texts. Strings come last, as only code reads them (keys, for example). */
const sortByTitle = <Field extends SummaryField>(fields: readonly Field[]): Field[] => {
  const getRank = (field: Field) => (isTitle(field) ? 0 : field.contract.kind === 'string' ? 2 : 1);
  return fields.toSorted((first, second) => getRank(first) - getRank(second));
};

function toShortText(kind: string, value: FieldValue): string | null {
  if (kind === 'link') return shorten(asLink(value)?.text ?? '');
  if (kind === 'richText') return shorten(String(value).replace(/<[^<>]*>/g, ' '));
  return kind === 'text' || kind === 'string' ? shorten(String(value)) : null;
}

function shorten(text: string): string | null {
  const shortText = text.replace(/&nbsp;|\s+/g, ' ').trim();
  if (shortText === '') return null;
  return shortText.length > MAX_LENGTH
    ? `${shortText.slice(0, MAX_LENGTH - 1).trimEnd()}…`
    : shortText;
}
