import { ORIGINAL_VARIANT } from '../../domain/variants/variant.types';
import type { ContentTree, LocalItem } from '../items/ContentTree';
import { toFieldsJson } from './toFieldJson';
import { formatId, idOfName, toLayoutId } from '../items/guid';
import type { Placeholders, Rendering, PageVariant } from '../items/item.types';
import { PAGE_PLACEHOLDERS } from '../items/loading/loadPage';
import { getSitePaths } from '../items/sitePaths';
import { applyVariant, listChangedBlockUids } from '../items/variants/applyVariant';
import { findLiveVariant, findVariant, listOffers } from '../items/variants/pageVariant';

/** The platform's id of the default device. */
const DEFAULT_DEVICE_ID = 'fe5d7fdf-89c0-4d99-9aa3-b5fbd009c9f3';

export interface RenderOptions {
  isEditing: boolean;
  /** Id of the requested variant. Visitors get it only while it is running, otherwise the original. */
  variant?: string;
}

/**
 * Returns the layout JSON of a page in a language; null for an item that is not a page. Public layouts are
 * cached with the tree, so that each is rendered once.
 */
export function renderLayout(tree: ContentTree, page: LocalItem, options: RenderOptions): unknown {
  if (!tree.isPage(page.item)) return null;
  const { version } = page;
  if (options.isEditing) {
    return buildLayout(tree, page, {
      ...options,
      appliedVariant: findVariant(version, options.variant),
    });
  }
  const liveVariant = findLiveVariant(version, options.variant, Date.now());
  const key = [page.item.id, version.language, ...(liveVariant ? [liveVariant.id] : [])].join('/');
  const cached = tree.renderedLayouts.get(key);
  if (cached) return cached;
  const layout = buildLayout(tree, page, {
    isEditing: false,
    variant: liveVariant?.id,
    appliedVariant: liveVariant,
  });
  tree.renderedLayouts.set(key, layout);
  return layout;
}

interface BuildOptions extends RenderOptions {
  appliedVariant?: PageVariant;
}

function buildLayout(
  tree: ContentTree,
  page: LocalItem,
  { isEditing, variant, appliedVariant }: BuildOptions,
): unknown {
  const { item, version } = page;
  const template = tree.findTemplate(item);
  const availableVariants = isEditing ? [] : listOffers(version);
  return {
    sitecore: {
      context: {
        pageEditing: isEditing,
        pageState: isEditing ? 'edit' : 'normal',
        ...(isEditing && { editMode: 'metadata', clientData: {}, clientScripts: [] }),
        site: { name: item.site },
        language: version.language,
        languages: listPageLanguages(tree, page),
        itemPath: tree.getAddress(page),
        variantId: variant ?? ORIGINAL_VARIANT,
        ...(availableVariants.length > 0 && { personalization: { variants: availableVariants } }),
      },
      route: {
        name: item.name,
        displayName: version.displayName,
        fields: toFieldsJson(page, { tree, isEditing: isEditing && !appliedVariant }),
        databaseName: isEditing ? 'master' : 'web',
        deviceId: DEFAULT_DEVICE_ID,
        itemId: toLayoutId(item.id),
        itemLanguage: version.language,
        itemVersion: version.version,
        layoutId: toLayoutId(idOfName('/sitecore/layout')),
        templateId: toLayoutId(template?.id ?? item.id),
        templateName: item.template,
        placeholders: toPagePlaceholdersJson(tree, page, isEditing, appliedVariant),
      },
    },
  };
}

/** Lists the languages of the page, in the order of the site's languages. */
function listPageLanguages(tree: ContentTree, { item }: LocalItem): string[] {
  const siteLanguages: readonly string[] = tree.findSite(item)?.languages ?? [];
  return siteLanguages.filter((language) => item.versions.has(language));
}

/**
 * Renders the placeholders of a page: the page's own, and those of the site's frame (header and footer)
 * that the page does not replace.
 */
function toPagePlaceholdersJson(
  tree: ContentTree,
  page: LocalItem,
  isEditing: boolean,
  variant?: PageVariant,
): unknown {
  const frame =
    page.item.site &&
    tree.findInLanguage(getSitePaths(page.item.site).frame, page.version.language);
  const pageBlocks = variant
    ? applyVariant(page.version.placeholders, variant.changes)
    : page.version.placeholders;
  const merged = { ...(frame && frame.version.placeholders), ...pageBlocks };
  // In a variant only its own blocks can be edited, not those that it shares with the original.
  const canEdit =
    isEditing &&
    (variant ? (uid: string) => listChangedBlockUids(variant.changes).has(uid) : () => true);
  return toPlaceholdersJson(tree, page, merged, PAGE_PLACEHOLDERS, canEdit);
}

/** Tells whether the fields of a block can be edited; false for all blocks outside the editor. */
type CanEdit = false | ((uid: string) => boolean);

function toPlaceholdersJson(
  tree: ContentTree,
  page: LocalItem,
  placeholders: Placeholders,
  keys: readonly string[],
  canEdit: CanEdit,
): Record<string, unknown[]> {
  const renderBlocks = (key: string): unknown[] =>
    (placeholders[key] ?? []).flatMap((rendering) => {
      const block = toRenderingJson(tree, page, rendering, canEdit);
      return block ? [block] : [];
    });
  return Object.fromEntries(keys.map((key) => [key, renderBlocks(key)]));
}

/** Renders a block. A block whose item was deleted is undefined for visitors and has no fields for editors. */
function toRenderingJson(
  tree: ContentTree,
  page: LocalItem,
  { uid, componentName, dataSource, params, placeholders }: Rendering,
  canEdit: CanEdit,
): unknown {
  const source = dataSource && tree.findInLanguage(dataSource, page.version.language);
  if (dataSource && !source && !canEdit) return undefined;
  const keys = tree.templates.get(componentName)?.placeholders ?? [];
  return {
    uid,
    componentName,
    dataSource: dataSource ? formatId(dataSource, 'B') : '',
    params,
    fields: source ? toFieldsJson(source, { tree, isEditing: canEdit && canEdit(uid) }) : {},
    placeholders: toPlaceholdersJson(tree, page, placeholders, keys, canEdit),
  };
}
