import type { PageData } from './pageData.types';
import type { PageRequest } from './page.types';

/** A request for what everybody sees at an address. */
export type PublicPageRequest = PageRequest & { privateView?: undefined };

/** The data of a page that everybody sees: only of such a page anything is kept. */
export type PublicPageData = PageData & { privateView?: undefined; mode: 'normal' };

export const isPublicPage = (data: PageData): data is PublicPageData =>
  data.mode === 'normal' && data.privateView === undefined;
