import { BoundedMemory } from '../../platform/memory/BoundedMemory';
import type { ReactNode } from 'react';
import { Block } from '../../blocks/Blocks';
import { splitAtFragments } from '../../blocks/fragmentCache';
import { recordStyles } from '../../design-system/stitches';
import type { SharedHtml } from '../../platform/pages/html';
import { isPublicPage, type PublicPageData } from '../../platform/pages/publicPage';
import type { PageData } from '../../platform/pages/pageData.types';
import type { BlockContent } from '../../blocks/blockContent.types';

/** A block of a page, rendered to HTML separately. */
interface PageFragment {
  /** Position and page that the fragment was rendered for. */
  pageKey: string;
  scope: object;
  /** When the fragment expires, in ms since 1970: some blocks show the time. */
  expiresAt: number;
  /** Preload links, which React puts before the fragment's HTML. */
  preloads: readonly string[];
  html: SharedHtml;
  registerStyles: () => void;
}

/** Time for which a fragment is reused. */
const LIFETIME_MS = 60_000;

/** Maximum number of characters of cached fragments: some fifty front pages with their data. */
const MAX_CHARACTERS = 4_000_000;

/**
 * Fragments by block: content that was loaded again has other block objects (platform/content/reuseEqualBlock.ts).
 */
const cache = new BoundedMemory<BlockContent, PageFragment>({
  name: 'parts of pages',
  unit: 'characters',
  emptied: 'a minute, publishing',
  maxSize: MAX_CHARACTERS,
  sizeCalculation: ({ html }) => html.shared.length + 1,
});

/**
 * Blocks that were rendered before: a block that occurs only once, such as in most car lists, is not cached.
 */
const renderedBlocks = new WeakSet<BlockContent>();

type RenderFragment = (block: ReactNode, identifierPrefix: string) => string;

/**
 * The blocks of a page, each in a separate React root. A block that was rendered for an earlier page is not
 * rendered again.
 */
export class PageFragments {
  readonly #data: PublicPageData;
  readonly #render: RenderFragment;
  readonly fragments: (PageFragment | undefined)[] = [];

  constructor(data: PublicPageData, render: RenderFragment) {
    this.#data = data;
    this.#render = render;
  }

  /**
   * Adds a top-level block of the page, and returns the number of its fragment; undefined for a block that
   * is awaited.
   * @throws what the block throws
   */
  readonly add = (block: BlockContent): number | undefined => {
    const fragment = isAwaited(block) ? undefined : this.getFragment(block);
    this.fragments.push(fragment);
    return fragment && this.fragments.length - 1;
  };

  /** Inserts the fragments into the page that was rendered around them. */
  insertInto(page: string): (string | SharedHtml)[] {
    const preloads = new Set(this.fragments.flatMap((fragment) => fragment?.preloads ?? []));
    const pieces = splitAtFragments(page).map((piece, index) =>
      index % 2 === 0 ? piece : (this.fragments[Number(piece)]?.html ?? ''),
    );
    return [...preloads, ...pieces];
  }

  getFragment(block: BlockContent): PageFragment {
    const { routePath, origin, content } = this.#data;
    // Ids in a fragment start with its number, so that they are unique within the page.
    const number = this.fragments.length;
    const pageKey = `${number} ${origin} ${routePath}`;
    const fragment = cache.get(block);
    if (
      fragment?.pageKey === pageKey &&
      fragment.scope === content &&
      fragment.expiresAt > Date.now()
    ) {
      fragment.registerStyles();
      return fragment;
    }
    const rendered = { ...this.renderFragment(block, `b${number}-`), pageKey };
    if (renderedBlocks.has(block)) cache.set(block, rendered);
    renderedBlocks.add(block);
    return rendered;
  }

  renderFragment(block: BlockContent, prefix: string): Omit<PageFragment, 'pageKey'> {
    // The surrounding page marks where a deferred block begins, so the fragment itself must not.
    const unmarkedBlock = block.deferred ? { ...block, deferred: undefined } : block;
    const { result, registerAgain } = recordStyles(() =>
      this.#render(<Block block={unmarkedBlock} />, prefix),
    );
    const [preloads = ''] = /^(<link rel="preload"[^>]*>)*/.exec(result) ?? [];
    return {
      scope: this.#data.content,
      expiresAt: Date.now() + LIFETIME_MS,
      preloads: preloads.match(/<[^>]*>/g) ?? [],
      html: { shared: result.slice(preloads.length) },
      registerStyles: registerAgain,
    };
  }
}

/**
 * Whether the blocks of a page may be cached as fragments: only with status 200, since an error page has
 * many addresses.
 */
export const canCacheFragments = (data: PageData): data is PublicPageData =>
  isPublicPage(data) && data.status === 200;

/** Whether a block or a block inside it is awaited: it is then rendered for a single answer only. */
const isAwaited = ({ deferred, placeholders }: BlockContent): boolean =>
  deferred === 'awaited' || Object.values(placeholders).some((blocks) => blocks.some(isAwaited));
