import { isThemeName, type ThemeName } from '../../design-system/themes/themes';
import type { Page } from '../../platform/content/page.types';
import type { Site } from '../../sites/site.types';

/**
 * Theme of a page: its BrandDesign, lower-cased, when a theme has that name; else the site's own
 * (spec 1 §3, page route fields).
 */
export function themeOf(site: Site, page: Page | undefined): ThemeName {
  const wanted = page?.fields.brandDesign?.trim().toLowerCase() ?? '';
  return isThemeName(wanted) ? wanted : site.theme;
}
