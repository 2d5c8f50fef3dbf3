import type { Page, PageBlock } from '../../platform/content/page.types';

/** Outside providers whose scripts a page loads: its content security policy allows only these. */
export interface UsedProviders {
  /** Whether a block has a key for the maps service. */
  usesMaps: boolean;
  /** Whether a block shows a form that its provider renders. */
  usesForms: boolean;
}

/** The providers that the blocks of a page use. */
export function findUsedProviders({ placeholders }: Pick<Page, 'placeholders'>): UsedProviders {
  return {
    usesMaps: hasBlock(placeholders, ({ fields }) => typeof fields.ApiKey === 'string'),
    usesForms: hasBlock(placeholders, ({ name }) => name === 'HubspotForm'),
  };
}

function hasBlock(
  placeholders: PageBlock['placeholders'],
  predicate: (block: PageBlock) => boolean,
): boolean {
  return Object.values(placeholders).some((blocks) =>
    blocks.some((block) => predicate(block) || hasBlock(block.placeholders, predicate)),
  );
}
