import type { PageData } from './pageData.types';
import type { PageRequest } from './page.types';

/** A request for the public page at an address. */
export type PublicPageRequest = PageRequest & { privateView?: undefined };

/** The data of a public page: only public pages are cached. */
export type PublicPageData = PageData & { privateView?: undefined; mode: 'normal' };

/** Whether all visitors get this page, so that it may be cached. */
export const isPublicPage = (data: PageData): data is PublicPageData =>
  data.mode === 'normal' && data.privateView === undefined;
