/** The texts of a page to be translated: texts in fields, and words of links, pictures and files. */
import type { FieldContract } from '../../../schema/contract';
import type { ContentTree } from '../../items/ContentTree';
import { asFile, asIdList, asImage, isIdList, asLink } from '../../items/fieldValues';
import type { ItemId } from '../../items/guid';
import type { ContentItem, FieldValue, ItemVersion } from '../../items/item.types';
import { listRenderings } from '../blocks/renderings';

type TextProperty = 'text' | 'title' | 'alt' | 'name';

/** Where a text is in an item. */
export interface TextLocation {
  /** Name of the field; `_name` for the display name of a page. */
  field: string;
  property?: TextProperty;
  kind: 'text' | 'richText';
}

/** The location of a page's display name, which is not a field of its template. */
export const PAGE_NAME: TextLocation = { field: '_name', kind: 'text' };

const TEXT_PROPERTIES: Partial<Record<FieldContract['kind'], readonly TextProperty[]>> = {
  link: ['text', 'title'],
  image: ['alt'],
  file: ['name', 'title'],
};

/** Names of text fields that contain no words: keys, addresses and queries. */
const TECHNICAL_FIELD = /(^|[a-z])(ID|Ids?|URL|Email|Filters|Query|Region)$/;

/** Lists the locations of texts that an item can have. */
export function listTextLocations(tree: ContentTree, item: ContentItem): TextLocation[] {
  const fields = [...(tree.findTemplate(item)?.fields.values() ?? [])];
  const fieldLocations = fields.flatMap(({ name, contract }): TextLocation[] => {
    const properties = TEXT_PROPERTIES[contract.kind];
    if (properties) return properties.map((property) => ({ field: name, property, kind: 'text' }));
    if (contract.kind === 'richText') return [{ field: name, kind: 'richText' }];
    const isTranslatable =
      contract.kind === 'text' && !contract.choices && !TECHNICAL_FIELD.test(name);
    return isTranslatable ? [{ field: name, kind: 'text' }] : [];
  });
  return tree.isPage(item) ? [PAGE_NAME, ...fieldLocations] : fieldLocations;
}

/** Reads the text at a location of a version; empty when there is none. */
export function readTextAt(
  version: ItemVersion | undefined,
  { field, property }: TextLocation,
): string {
  if (!version) return '';
  if (field === PAGE_NAME.field) return version.displayName;
  const value = version.fields[field];
  if (property === undefined) return typeof value === 'string' ? value : '';
  const texts = { ...asLink(value), ...asImage(value), ...asFile(value) };
  return texts[property] ?? '';
}

/** Replaces the text at a location in a field's value. Undefined when the value has nothing to hold the text. */
export function replaceText(
  value: FieldValue | undefined,
  { property }: TextLocation,
  text: string,
): unknown {
  if (property === undefined) return text;
  if (typeof value !== 'object' || isIdList(value)) return undefined;
  return { ...value, [property]: text === '' ? undefined : text };
}

/** Lists a page and the items that it shows in a language, in order, without items of other pages. */
export function listShownItems(
  tree: ContentTree,
  page: ContentItem,
  language: string,
): ContentItem[] {
  const items = new Map<ItemId, ContentItem>([[page.id, page]]);
  const addItem = (id: ItemId | undefined): void => {
    const item = id === undefined || items.has(id) ? undefined : tree.find(id);
    const version = item?.versions.get(language);
    if (!item || !version || tree.findPage(item)?.id !== page.id) return;
    items.set(item.id, item);
    for (const { name, contract } of tree.findTemplate(item)?.fields.values() ?? []) {
      const value = version.fields[name];
      if (contract.kind === 'item' && typeof value === 'string') addItem(value);
      if (contract.kind === 'items') asIdList(value).forEach(addItem);
    }
  };
  const placeholders = page.versions.get(language)?.placeholders ?? {};
  for (const { dataSource } of listRenderings(placeholders)) addItem(dataSource);
  return [...items.values()];
}
