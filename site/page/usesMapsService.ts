import type { Page, PageBlock } from '../content/page.types';

/** Whether a block of the page has a key for the maps service, whose script it will load (spec 1 §3, map block). */
export function usesMapsService({ placeholders }: Pick<Page, 'placeholders'>): boolean {
  return Object.values(placeholders).some((blocks) => blocks.some(hasKey));
}

function hasKey({ fields, placeholders }: PageBlock): boolean {
  return typeof fields.ApiKey === 'string' || usesMapsService({ placeholders });
}
