import { BoundedMemory } from '../../platform/memory/BoundedMemory';
import type { ReactNode } from 'react';
import { Block } from '../../blocks/Blocks';
import { splitAtParts } from '../../blocks/blockParts';
import { recordStyles } from '../../design-system/stitches';
import type { SharedHtml } from '../../platform/pages/html';
import { isPublicPage, type PublicPageData } from '../../platform/pages/publicPage';
import type { PageData } from '../../platform/pages/pageData.types';
import type { BlockContent } from '../../blocks/blockContent.types';

/** A block of a page as HTML of its own. */
interface Part {
  /** What it depends on besides the block. */
  place: string;
  around: object;
  /** When it is rendered anew, in ms since 1970: some blocks tell how late it is. */
  until: number;
  /** Links of the document that React puts in front of what it renders. */
  preloads: readonly string[];
  html: SharedHtml;
  noteStyles: () => void;
}

/** How long a part is put into pages, in ms. */
const lastFor = 60_000;

/** Characters of HTML in known parts: some fifty front pages, each with what was fetched for it. */
const MOST_CHARACTERS = 4_000_000;

/** Parts by their blocks: content that is fetched anew brings other blocks (platform/content/sameBlock.ts). */
const known = new BoundedMemory<BlockContent, Part>({
  name: 'parts of pages',
  unit: 'characters',
  emptied: 'a minute, publishing',
  maxSize: MOST_CHARACTERS,
  sizeCalculation: ({ html }) => html.shared.length + 1,
});

/** Blocks that were rendered before: what nobody asks for again, such as most lists of cars, is not worth its room. */
const seen = new WeakSet<BlockContent>();

type RenderPart = (block: ReactNode, identifierPrefix: string) => string;

/** The blocks of a page, each in a React root of its own: one that was rendered for the page before is not rendered again. */
export class PageParts {
  readonly #data: PublicPageData;
  readonly #render: RenderPart;
  readonly #parts: (Part | undefined)[] = [];

  constructor(data: PublicPageData, render: RenderPart) {
    this.#data = data;
    this.#render = render;
  }

  /**
   * Takes a block of the page itself, and gives the number of its part; undefined for one that is awaited.
   * @throws whatever the block throws.
   */
  readonly add = (block: BlockContent): number | undefined => {
    const part = isAwaited(block) ? undefined : this.#partOf(block);
    this.#parts.push(part);
    return part && this.#parts.length - 1;
  };

  /** The page that was rendered around the parts, with them in their places. */
  putInto(page: string): (string | SharedHtml)[] {
    const preloads = new Set(this.#parts.flatMap((part) => part?.preloads ?? []));
    const pieces = splitAtParts(page).map((piece, at) =>
      at % 2 === 0 ? piece : (this.#parts[Number(piece)]?.html ?? ''),
    );
    return [...preloads, ...pieces];
  }

  #partOf(block: BlockContent): Part {
    const { routePath, origin, content } = this.#data;
    // Ids in a part begin with its number: no two parts of a page have the same.
    const number = this.#parts.length;
    const place = `${number} ${origin} ${routePath}`;
    const part = known.get(block);
    if (part?.place === place && part.around === content && part.until > Date.now()) {
      part.noteStyles();
      return part;
    }
    const rendered = { ...this.#renderPart(block, `b${number}-`), place };
    if (seen.has(block)) known.set(block, rendered);
    seen.add(block);
    return rendered;
  }

  #renderPart(block: BlockContent, prefix: string): Omit<Part, 'place'> {
    // Where a late one begins is for the page around it to say.
    const shown = block.late ? { ...block, late: undefined } : block;
    const { result, noteAgain } = recordStyles(() => this.#render(<Block block={shown} />, prefix));
    const [preloads = ''] = /^(<link rel="preload"[^>]*>)*/.exec(result) ?? [];
    return {
      around: this.#data.content,
      until: Date.now() + lastFor,
      preloads: preloads.match(/<[^>]*>/g) ?? [],
      html: { shared: result.slice(preloads.length) },
      noteStyles: noteAgain,
    };
  }
}

/** Whether the blocks of a page may be parts: what is shown at the addresses of missing pages is one page at many. */
export const mayHaveParts = (data: PageData): data is PublicPageData =>
  isPublicPage(data) && data.status === 200;

/** A block that is awaited, or one in it, is seen by nobody twice. */
const isAwaited = ({ late, placeholders }: BlockContent): boolean =>
  late === 'awaited' || Object.values(placeholders).some((blocks) => blocks.some(isAwaited));
