import type { ContentStore } from '../../items/ContentStore';
import type { LocalItem } from '../../items/ContentTree';
import type { Rendering } from '../../items/item.types';
import type { ItemId } from '../../items/guid';

/** A block of a page with the items that it shows; the item of the block itself comes first. */
interface CheckedBlock {
  uid: string;
  componentName: string;
  items: readonly LocalItem[];
}

/** The draft of a page with its blocks and items: the input of every check. */
export interface CheckedPage {
  store: ContentStore;
  page: LocalItem;
  /** In the order of the page, without header and footer, which belong to the whole site. */
  blocks: readonly CheckedBlock[];
}

type FindingKind =
  | 'emptyRequired'
  | 'missingAlt'
  | 'deadLink'
  | 'missingBlock'
  | 'emptyBlock'
  | 'hiddenItems'
  | 'starterText'
  | 'refusedMarkup'
  | 'missingLanguage'
  | 'olderLanguage'
  | 'untranslated';

/** A problem of a page, certain or possible. */
export interface PageFinding {
  kind: FindingKind;
  /** An error would break the page; a warning is for the editor to judge. */
  severity: 'error' | 'warning';
  /** uid of the block with the problem; undefined for the page itself. */
  block?: string;
  componentName?: string;
  itemId?: ItemId;
  field?: string;
  /** Details of the problem: an address, a source, a language. */
  detail?: string;
  /** Words of the page that the problem is about. */
  text?: string;
}

/** One check of a page. */
export type PageCheck = (page: CheckedPage) => PageFinding[] | Promise<PageFinding[]>;

/** Collects the blocks of a page and their items. */
export function collectCheckedPage(store: ContentStore, page: LocalItem): CheckedPage {
  const { draft } = store;
  const collectBlocks = ({
    uid,
    componentName,
    dataSource,
    placeholders,
  }: Rendering): CheckedBlock[] => {
    const source = dataSource ? draft.findInLanguage(dataSource, page.version.language) : undefined;
    const branch = source ? [...draft.listBranch(source.item)] : [];
    const items = branch.flatMap(({ id }) => draft.findInLanguage(id, page.version.language) ?? []);
    const inner = Object.values(placeholders).flatMap((blocks) => blocks.flatMap(collectBlocks));
    return [{ uid, componentName, items }, ...inner];
  };
  const placeholdersOfPage = Object.values(page.version.placeholders);
  return {
    store,
    page,
    blocks: placeholdersOfPage.flatMap((blocks) => blocks.flatMap(collectBlocks)),
  };
}
