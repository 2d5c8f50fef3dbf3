import { pageKindOf, type PageKind } from '../../sites/pageKind';
import type { PageData } from '../../platform/pages/pageData.types';

/** The kind of a page, for what is counted of pages and of how fast they are. */
export function pageKind({ site, routePath, status, content }: PageData): PageKind {
  if (status === 404) return 'missing';
  return pageKindOf(site, routePath, content.settings.pathToCarList);
}

/**
 * What a page tells the script that measures it: the share of views that are measured, and its kind. Undefined for pages
 * that nobody but editors sees, and where no views are.
 */
export function vitalsOf(data: PageData): string | undefined {
  const { mode, vitalsShare = 0, privateView } = data;
  if (mode !== 'normal' || privateView?.kind === 'draft' || vitalsShare === 0) return undefined;
  return `${vitalsShare} ${pageKind(data)}`;
}
