import type { ContentStore } from '../../items/contentStore';
import type { LocalItem } from '../../items/contentTree';
import type { Rendering } from '../../items/item';
import type { ItemId } from '../../items/guid';

/** A block of a page with the items that it shows, its own first. */
export interface CheckedBlock {
  uid: string;
  componentName: string;
  items: readonly LocalItem[];
}

/** A page as its drafts stand, with what it is made of: what every check of it looks at. */
export interface CheckedPage {
  store: ContentStore;
  page: LocalItem;
  /** In the order of the page; header and footer are the whole site's and not among them. */
  blocks: readonly CheckedBlock[];
}

export type FindingKind =
  | 'emptyRequired'
  | 'missingAlt'
  | 'deadLink'
  | 'missingBlock'
  | 'refusedMarkup'
  | 'missingLanguage'
  | 'olderLanguage'
  | 'untranslated';

/** Something that is wrong with a page, or may be. */
export interface PageFinding {
  kind: FindingKind;
  /** An error would break the page; a warning is for the editor to judge. */
  severity: 'error' | 'warning';
  /** The block that it is in; absent for the page itself. */
  block?: string;
  componentName?: string;
  itemId?: ItemId;
  field?: string;
  /** What else tells it: an address, a source, a language. */
  detail?: string;
}

/** One look at a page. */
export type PageCheck = (page: CheckedPage) => PageFinding[] | Promise<PageFinding[]>;

/** Gathers the blocks of a page and their items. */
export function checkedPage(store: ContentStore, page: LocalItem): CheckedPage {
  const { draft } = store;
  const blockOf = ({ uid, componentName, dataSource, placeholders }: Rendering): CheckedBlock[] => {
    const source = dataSource ? draft.findIn(dataSource, page.version.language) : undefined;
    const branch = source ? [...draft.branchOf(source.item)] : [];
    const items = branch.flatMap(({ id }) => draft.findIn(id, page.version.language) ?? []);
    const inner = Object.values(placeholders).flatMap((blocks) => blocks.flatMap(blockOf));
    return [{ uid, componentName, items }, ...inner];
  };
  const own = Object.values(page.version.placeholders);
  return { store, page, blocks: own.flatMap((blocks) => blocks.flatMap(blockOf)) };
}
