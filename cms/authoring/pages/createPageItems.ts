/** The items of a new page: the page, its Data folder and the items of its initial blocks. */
import type { ContentStore } from '../../items/ContentStore';
import { toLayoutId, createId, type ItemId } from '../../items/guid';
import type {
  FieldValue,
  FieldValues,
  ImageValue,
  Placeholders,
  Rendering,
} from '../../items/item.types';
import type { ParsedItem } from '../../items/loading/readFields';
import { getSitePaths } from '../../items/sitePaths';
import type { CreatedItem, NewVersion } from '../../items/versionTable';
import { createEditError } from '../createEditError';
import { asImage } from '../../items/fieldValues';
import type { PageTemplate, StarterBlock } from './pageTemplates';
import { readNewFields } from '../items/readNewFields';
import { STARTER_TEXTS } from './starterTexts';

/** An item to be saved, with its versions. */
export interface NewItem {
  item: CreatedItem;
  versions: NewVersion[];
}

export interface NewPage {
  id: ItemId;
  site: string;
  parentId: ItemId;
  name: string;
  title: string;
  language: string;
}

/** Creates the items of a new page with the texts of its template, parents before children. */
export function createPageItems(
  store: ContentStore,
  page: NewPage,
  template: PageTemplate,
): NewItem[] {
  const { site, language, title } = page;
  const items: NewItem[] = [];
  const texts = { ...(STARTER_TEXTS[language] ?? STARTER_TEXTS.en), title };
  const fillTexts = createFiller(
    { ...texts, now: new Date().toISOString() },
    findPicture(store, site),
  );

  const addItem = (
    id: ItemId,
    parentId: ItemId,
    name: string,
    templateName: string,
    content: { fields: FieldValues; placeholders?: Placeholders; displayName?: string },
  ): void => {
    const { fields, placeholders = {}, displayName = name } = content;
    items.push({
      item: { id, site, parentId, name, template: templateName },
      versions: [
        { itemId: id, language, version: 1, displayName, fields, placeholders, deleted: false },
      ],
    });
  };
  const parseItem = (templateName: string, raw: unknown): ParsedItem => {
    const itemTemplate = store.templates.get(templateName);
    if (!itemTemplate) throw createEditError('NOT_FOUND', 'There is no such template.');
    return readNewFields(store, itemTemplate, fillTexts(raw));
  };
  const addParsedItem = (readItem: ParsedItem, parentId: ItemId, name: string): ItemId => {
    const id = createId();
    const fields: Record<string, FieldValue> = Object.fromEntries(readItem.values);
    addItem(id, parentId, name, readItem.template.name, { fields });
    for (const [field, inner] of readItem.innerItems) {
      fields[field] = isList(inner)
        ? inner.map((entry, index) => addParsedItem(entry, id, `${field} ${index + 1}`))
        : addParsedItem(inner, id, field);
    }
    return id;
  };
  const folderId = createId();
  const counts = new Map<string, number>();
  const createRendering = ({ component, fields, placeholders = {} }: StarterBlock): Rendering => {
    const count = (counts.get(component) ?? 0) + 1;
    counts.set(component, count);
    return {
      uid: toLayoutId(createId()),
      componentName: component,
      dataSource: addParsedItem(parseItem(component, fields), folderId, `${component} ${count}`),
      params: {},
      placeholders: Object.fromEntries(
        Object.entries(placeholders).map(([key, blocks]) => [key, blocks.map(createRendering)]),
      ),
    };
  };

  const pageItem = parseItem(template.pageType, template.fields);
  const placeholders: Record<string, Rendering[]> = {};
  addItem(page.id, page.parentId, page.name, template.pageType, {
    fields: Object.fromEntries(pageItem.values),
    placeholders,
    displayName: title,
  });
  addItem(folderId, page.id, 'Data', 'Folder', { fields: {} });
  placeholders.main = template.blocks.map(createRendering);
  return items;
}

/** Returns a function that replaces `{names}` in texts at any depth. */
function createFiller(
  texts: Readonly<Record<string, string>>,
  picture: ImageValue | undefined,
): (raw: unknown) => unknown {
  const fill = (raw: unknown): unknown => {
    if (raw === '{picture}') return picture;
    if (typeof raw === 'string')
      return raw.replace(/\{(\w+)\}/g, (_, name: string) => texts[name] ?? '');
    if (Array.isArray(raw)) return raw.map(fill);
    if (typeof raw !== 'object' || raw === null) return raw;
    return Object.fromEntries(Object.entries(raw).map(([key, value]) => [key, fill(value)]));
  };
  return fill;
}

/** Finds the first picture of the site's front page. */
function findPicture({ draft }: ContentStore, site: string): ImageValue | undefined {
  const home = draft.find(getSitePaths(site).home);
  for (const item of home ? draft.listBranch(home) : []) {
    if (draft.findPage(item) !== home) continue;
    const fields = [...(draft.findTemplate(item)?.fields.values() ?? [])];
    const name = fields.find(({ contract }) => contract.kind === 'image')?.name;
    const version = [...item.versions.values()][0];
    const picture = name === undefined ? undefined : asImage(version?.fields[name]);
    if (picture !== undefined) return picture;
  }
  return undefined;
}

function isList(inner: ParsedItem | readonly ParsedItem[]): inner is readonly ParsedItem[] {
  return Array.isArray(inner);
}
