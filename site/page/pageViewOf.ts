import type { PageData } from '../../platform/pages/pageData.types';

/** What a page view says of the page (spec 1 §7); channel and currency are added by the server. */
export interface PageView {
  itemId: string;
  pageName: string;
  variantId?: string;
  language: string;
}

/** The page view of a page, or undefined when none is sent: only in normal mode and with an item id. */
export function pageView({ page, mode, language, status }: PageData): PageView | undefined {
  if (mode !== 'normal' || status !== 200 || !page?.itemId) return undefined;
  return { itemId: page.itemId, pageName: page.name, variantId: page.variantId, language };
}
