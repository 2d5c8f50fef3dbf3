/** The items of a new page: itself, its Data folder and those of the blocks that it starts with. */
import type { ContentStore } from '../../items/contentStore';
import { layoutId, newId, type ItemId } from '../../items/guid';
import type {
  FieldValue,
  FieldValues,
  ImageValue,
  Placeholders,
  Rendering,
} from '../../items/item';
import { readFields, type ReadItem } from '../../items/loading/readFields';
import { sitePaths } from '../../items/sitePaths';
import type { CreatedItem, NewVersion } from '../../items/versionTable';
import { editError } from '../editError';
import { imageOf } from '../../items/fieldValues';
import type { PageTemplate, StarterBlock } from './pageTemplates';
import { starterTexts } from './starterTexts';

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

/** Parents before children, the page first. */
export function startPage(store: ContentStore, page: NewPage, template: PageTemplate): NewItem[] {
  const { site, language, title } = page;
  const items: NewItem[] = [];
  const texts = { ...(starterTexts[language] ?? starterTexts.en), title };
  const fill = fillerOf({ ...texts, now: new Date().toISOString() }, findPicture(store, site));

  const add = (
    id: ItemId,
    parentId: ItemId,
    name: string,
    of: string,
    content: { fields: FieldValues; placeholders?: Placeholders; displayName?: string },
  ): void => {
    const { fields, placeholders = {}, displayName = name } = content;
    items.push({
      item: { id, site, parentId, name, template: of },
      versions: [
        { itemId: id, language, version: 1, displayName, fields, placeholders, deleted: false },
      ],
    });
  };
  const read = (name: string, raw: unknown): ReadItem => {
    const of = store.templates.get(name);
    const problems: string[] = [];
    const found =
      of &&
      readFields(of, fill(raw), name, store.templates, (at, problem) =>
        problems.push(`${at} ${problem}`),
      );
    if (!found) throw editError('BAD_INPUT', `The template does not fit: ${problems.join('; ')}.`);
    return found;
  };
  const addRead = (of: ReadItem, parentId: ItemId, name: string): ItemId => {
    const id = newId();
    const fields: Record<string, FieldValue> = Object.fromEntries(of.values);
    add(id, parentId, name, of.template.name, { fields });
    for (const [field, inner] of of.inner) {
      fields[field] = isList(inner)
        ? inner.map((entry, index) => addRead(entry, id, `${field} ${index + 1}`))
        : addRead(inner, id, field);
    }
    return id;
  };
  const folder = newId();
  const counts = new Map<string, number>();
  const place = ({ component, fields, placeholders = {} }: StarterBlock): Rendering => {
    const count = (counts.get(component) ?? 0) + 1;
    counts.set(component, count);
    return {
      uid: layoutId(newId()),
      componentName: component,
      dataSource: addRead(read(component, fields), folder, `${component} ${count}`),
      params: {},
      placeholders: Object.fromEntries(
        Object.entries(placeholders).map(([key, blocks]) => [key, blocks.map(place)]),
      ),
    };
  };

  const own = read(template.pageType, template.fields);
  const placeholders: Record<string, Rendering[]> = {};
  add(page.id, page.parentId, page.name, template.pageType, {
    fields: Object.fromEntries(own.values),
    placeholders,
    displayName: title,
  });
  add(folder, page.id, 'Data', 'Folder', { fields: {} });
  placeholders.main = template.blocks.map(place);
  return items;
}

/** A function that puts words in the places of `{names}`, in texts at any depth. */
function fillerOf(
  words: Readonly<Record<string, string>>,
  picture: ImageValue | undefined,
): (raw: unknown) => unknown {
  const fill = (raw: unknown): unknown => {
    if (raw === '{picture}') return picture;
    if (typeof raw === 'string')
      return raw.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '');
    if (Array.isArray(raw)) return raw.map(fill);
    if (typeof raw !== 'object' || raw === null) return raw;
    return Object.fromEntries(Object.entries(raw).map(([key, value]) => [key, fill(value)]));
  };
  return fill;
}

/** The first picture of the site's front page. */
function findPicture({ draft }: ContentStore, site: string): ImageValue | undefined {
  const home = draft.find(sitePaths(site).home);
  for (const item of home ? draft.branchOf(home) : []) {
    if (draft.pageOf(item) !== home) continue;
    const fields = [...(draft.templateOf(item)?.fields.values() ?? [])];
    const name = fields.find(({ contract }) => contract.kind === 'image')?.name;
    const version = [...item.versions.values()][0];
    const found = name === undefined ? undefined : imageOf(version?.fields[name]);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isList(inner: ReadItem | readonly ReadItem[]): inner is readonly ReadItem[] {
  return Array.isArray(inner);
}
