import type { Page, PageBlock } from '../../platform/content/page.types';

/** Outside providers whose script a page loads: only such a page lets it in. */
export interface UsedProviders {
  /** A block has a key for the maps service (spec 1 §3, map block). */
  maps: boolean;
  /** A block shows a form that its provider draws (spec 3 §2.8). */
  forms: boolean;
}

/** The providers that the blocks of a page use. */
export function usedProviders({ placeholders }: Pick<Page, 'placeholders'>): UsedProviders {
  return {
    maps: hasBlock(placeholders, ({ fields }) => typeof fields.ApiKey === 'string'),
    forms: hasBlock(placeholders, ({ name }) => name === 'HubspotForm'),
  };
}

function hasBlock(
  placeholders: PageBlock['placeholders'],
  fits: (block: PageBlock) => boolean,
): boolean {
  return Object.values(placeholders).some((blocks) =>
    blocks.some((block) => fits(block) || hasBlock(block.placeholders, fits)),
  );
}
