import { originalVariant } from '../../domain/variants/variant.types';
import type { ContentTree, LocalItem } from '../items/contentTree';
import { fieldsJson } from './fieldJson';
import { formatId, idOfName, layoutId } from '../items/guid';
import type { Placeholders, Rendering, PageVariant } from '../items/item';
import { pagePlaceholders } from '../items/loading/loadPage';
import { sitePaths } from '../items/sitePaths';
import { applyVariant, ownBlocks } from '../items/variants/applyVariant';
import { findLiveVariant, findVariant, offersOf } from '../items/variants/pageVariant';

/** The platform's id of the default device. */
const defaultDevice = 'fe5d7fdf-89c0-4d99-9aa3-b5fbd009c9f3';

export interface RenderOptions {
  editing: boolean;
  /** Id of the variant that is asked for; visitors get one that runs, or the page as it is. */
  variant?: string;
}

/**
 * The layout JSON of a page in one language; null for an item that is no page. Public layouts are
 * kept with the tree, so the second visitor's costs a map lookup.
 */
export function renderLayout(tree: ContentTree, page: LocalItem, options: RenderOptions): unknown {
  if (!tree.isPage(page.item)) return null;
  const { version } = page;
  if (options.editing) {
    return buildLayout(tree, page, { ...options, shown: findVariant(version, options.variant) });
  }
  const shown = findLiveVariant(version, options.variant, Date.now());
  const key = [page.item.id, version.language, ...(shown ? [shown.id] : [])].join('/');
  const known = tree.rendered.get(key);
  if (known) return known;
  const layout = buildLayout(tree, page, { editing: false, variant: shown?.id, shown });
  tree.rendered.set(key, layout);
  return layout;
}

interface BuildOptions extends RenderOptions {
  shown?: PageVariant;
}

function buildLayout(
  tree: ContentTree,
  page: LocalItem,
  { editing, variant, shown }: BuildOptions,
): unknown {
  const { item, version } = page;
  const template = tree.templateOf(item);
  const offers = editing ? [] : offersOf(version);
  return {
    sitecore: {
      context: {
        pageEditing: editing,
        pageState: editing ? 'edit' : 'normal',
        ...(editing && { editMode: 'metadata', clientData: {}, clientScripts: [] }),
        site: { name: item.site },
        language: version.language,
        languages: languagesOf(tree, page),
        itemPath: tree.addressOf(page),
        variantId: variant ?? originalVariant,
        ...(offers.length > 0 && { personalization: { variants: offers } }),
      },
      route: {
        name: item.name,
        displayName: version.displayName,
        fields: fieldsJson(page, { tree, editing: editing && !shown }),
        databaseName: editing ? 'master' : 'web',
        deviceId: defaultDevice,
        itemId: layoutId(item.id),
        itemLanguage: version.language,
        itemVersion: version.version,
        layoutId: layoutId(idOfName('/sitecore/layout')),
        templateId: layoutId(template?.id ?? item.id),
        templateName: item.template,
        placeholders: pagePlaceholdersJson(tree, page, editing, shown),
      },
    },
  };
}

/** The languages that the page exists in, in the order of the site's. */
function languagesOf(tree: ContentTree, { item }: LocalItem): string[] {
  const known: readonly string[] = tree.siteOf(item)?.languages ?? [];
  return known.filter((language) => item.versions.has(language));
}

/** Header and footer come from the site unless the page has its own. */
function pagePlaceholdersJson(
  tree: ContentTree,
  page: LocalItem,
  editing: boolean,
  shown?: PageVariant,
): unknown {
  const frame =
    page.item.site && tree.findIn(sitePaths(page.item.site).frame, page.version.language);
  const own = shown
    ? applyVariant(page.version.placeholders, shown.changes)
    : page.version.placeholders;
  const merged = { ...(frame && frame.version.placeholders), ...own };
  // What a variant shares with the page is not changed in the variant.
  const mayEdit =
    editing && (shown ? (uid: string) => ownBlocks(shown.changes).has(uid) : () => true);
  return placeholdersJson(tree, page, merged, pagePlaceholders, mayEdit);
}

/** Whether the fields of a block can be edited; false where nobody edits. */
type MayEdit = false | ((uid: string) => boolean);

function placeholdersJson(
  tree: ContentTree,
  page: LocalItem,
  placeholders: Placeholders,
  keys: readonly string[],
  mayEdit: MayEdit,
): Record<string, unknown[]> {
  const blocks = (key: string): unknown[] =>
    (placeholders[key] ?? []).flatMap((rendering) => {
      const block = renderingJson(tree, page, rendering, mayEdit);
      return block ? [block] : [];
    });
  return Object.fromEntries(keys.map((key) => [key, blocks(key)]));
}

/** A block whose item is gone is left out in public and shown empty to editors. */
function renderingJson(
  tree: ContentTree,
  page: LocalItem,
  { uid, componentName, dataSource, params, placeholders }: Rendering,
  mayEdit: MayEdit,
): unknown {
  const source = dataSource && tree.findIn(dataSource, page.version.language);
  if (dataSource && !source && !mayEdit) return undefined;
  const keys = tree.templates.get(componentName)?.placeholders ?? [];
  return {
    uid,
    componentName,
    dataSource: dataSource ? formatId(dataSource, 'B') : '',
    params,
    fields: source ? fieldsJson(source, { tree, editing: mayEdit && mayEdit(uid) }) : {},
    placeholders: placeholdersJson(tree, page, placeholders, keys, mayEdit),
  };
}
