import { findPageKind, type PageKind } from '../../sites/pageKind';
import type { PageData } from '../../platform/pages/pageData.types';

/** The kind of a page, for metrics of pages and of their speed. */
export function pageKind({ site, routePath, status, content }: PageData): PageKind {
  if (status === 404) return 'missing';
  return findPageKind(site, routePath, content.settings.pathToCarList);
}

/**
 * Data for the script that measures page views: the share of views that are measured, and the kind of page.
 * Undefined for pages that only editors see, and if no views are measured.
 */
export function vitalsAttribute(data: PageData): string | undefined {
  const { mode, vitalsShare = 0, privateView } = data;
  if (mode !== 'normal' || privateView?.kind === 'draft' || vitalsShare === 0) return undefined;
  return `${vitalsShare} ${pageKind(data)}`;
}
