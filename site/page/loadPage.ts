import { BoundedMemory } from '../../platform/memory/BoundedMemory';
import { fillIn } from '../../design-system/messages';
import { carsInLanguage } from '../../features/car/server/internCars';
import { fetchPage, type FetchedPage, type PageItem } from '../../platform/content/fetchPage';
import { fillNavigation } from '../../platform/content/fillNavigation';
import type { Page, PageBlock } from '../../platform/content/page.types';
import { publicPath, resolveRoute, type Route } from '../../platform/content/resolveRoute';
import { defaultSiteContent } from '../../platform/content/siteContent';
import type { Language } from '../../sites/site.types';
import { translatedRoute } from '../seo/languageRoute';
import { missingDealerPath } from './missingDealerPath';
import { loadBlockData, type PageWithData } from './loadBlockData';
import type { PageData, PageInput, PageMode } from '../../platform/pages/pageData.types';

/** The page with only one of its blocks, in the main area; undefined when it has no such block. */
function withSingleBlock(page: Page, uid: string): Page | undefined {
  const block = findBlock(Object.values(page.placeholders).flat(), uid.toLowerCase());
  return block && { ...page, placeholders: { main: [block] } };
}

function findBlock(blocks: readonly PageBlock[], uid: string): PageBlock | undefined {
  for (const block of blocks) {
    const inner = Object.values(block.placeholders).flat();
    const match = block.uid.toLowerCase() === uid ? block : findBlock(inner, uid);
    if (match) return match;
  }
  return undefined;
}

/** Routes of the site's own error pages on the content platform. */
const NOT_FOUND_ROUTE = '/404';
const FAILURE_ROUTE = '/500';

/** How long a failure page is used before it is loaded again in the background. */
const FRESH_MS = 60_000;

/**
 * The last error pages by site, language and route, since they must be available when the platform is not.
 */
const errorPageCache = new BoundedMemory<string, { page: Page; fetchedAt: number }>({
  name: 'error pages',
  emptied: 'a minute',
  max: 200,
});

/**
 * Loads everything that the page at an address is rendered from. An unknown address results in the site's
 * 404 page; with `input.failure` the site's page for that status is loaded, and the function never rejects.
 */
export async function loadPage(input: PageInput): Promise<PageData> {
  const { site, services, errorStatus: failure } = input;
  const route = resolveRoute(site, input.path);
  if (failure) return loadErrorPage(input, route, failure);

  const fetched = route && (await fetchRequested(input, route));
  if (!fetched) return loadErrorPage(input, route, 404, true);
  const content = await services.siteContent.get(site, route.language);
  refreshFailurePage(input, route.language);
  const translated = isRequestedByAddress(input)
    ? translatedRoute(fetched.page, route.language, route.routePath)
    : undefined;
  if (translated !== undefined) {
    const data = await completeData(input, { status: 200, ...route, page: undefined, content });
    return { ...data, translatedPath: publicPath(site, route.language, translated) };
  }
  // An error page has its own address, but visitors must never be redirected to it.
  const status = fetched.page.template === 'ErrorPage' ? 404 : 200;
  return completeData(input, { status, ...route, page: fetched.page, content });
}

/**
 * The site's page for a status: from the cache while the platform fails; without a page only the shell is
 * shown.
 */
async function loadErrorPage(
  input: PageInput,
  route: Route | undefined,
  status: number,
  isUnknown = false,
): Promise<PageData> {
  const { site, services } = input;
  const language = route?.language ?? site.languages[0];
  const [page, content] = await Promise.all([
    status === 404
      ? fetchErrorPage(input, language, NOT_FOUND_ROUTE)
      : findFailurePage(input, language),
    services.siteContent.get(site, language).catch(() => defaultSiteContent(site, language)),
  ]);
  return completeData(input, {
    status,
    isUnknown,
    language,
    routePath: route?.routePath ?? '/',
    page,
    content,
  });
}

/** Loads the failure page while the platform answers, so that it is available when it does not. */
function refreshFailurePage(input: PageInput, language: Language): void {
  if (input.mode !== 'normal') return;
  const cached = errorPageCache.get(errorPageKey(input, language, FAILURE_ROUTE));
  if (cached && Date.now() - cached.fetchedAt < FRESH_MS) return;
  void fetchErrorPage(input, language, FAILURE_ROUTE).catch(() => undefined);
}

/** The cached failure page, if there is one: something has just failed, possibly the platform itself. */
function findFailurePage(input: PageInput, language: Language): Promise<Page | undefined> {
  const cached = errorPageCache.get(errorPageKey(input, language, FAILURE_ROUTE));
  return cached ? Promise.resolve(cached.page) : fetchErrorPage(input, language, FAILURE_ROUTE);
}

/** The site's page at the route of an error; the cached one while the platform fails. */
async function fetchErrorPage(
  input: PageInput,
  language: Language,
  routePath: string,
): Promise<Page | undefined> {
  const key = errorPageKey(input, language, routePath);
  const fetched = await fetchAndReport(input, { language, routePath }).catch(() => undefined);
  if (!fetched) return errorPageCache.get(key)?.page;
  // Unpublished content is only for editors.
  if (input.mode === 'normal') {
    errorPageCache.set(key, { page: fetched.page, fetchedAt: Date.now() });
  }
  return fetched.page;
}

function errorPageKey({ site }: PageInput, language: Language, routePath: string): string {
  return `${site.name} ${language} ${routePath}`;
}

/** Whether a visitor requests the page at an address; editors request an item or a single block. */
const isRequestedByAddress = ({ mode, item, blockUid }: PageInput): boolean =>
  mode === 'normal' && item === undefined && blockUid === undefined;

/**
 * Fetches the requested page: the item of an editor's request or the one of the route, or a page with one of
 * its blocks.
 */
async function fetchRequested(input: PageInput, route: Route): Promise<FetchedPage | undefined> {
  const { item, blockUid } = input;
  const fetched = await fetchAndReport(input, route, item);
  if (!fetched || blockUid === undefined) return fetched;
  const page = withSingleBlock(fetched.page, blockUid);
  return page && { ...fetched, page };
}

async function fetchAndReport(
  input: PageInput,
  route: Route,
  item?: PageItem,
): Promise<FetchedPage | undefined> {
  const { site, mode, services } = input;
  const { content, onProblems } = services;
  const editing = mode === 'edit';
  const fetched = await fetchPage(content, { site: site.name, ...route, editing, item });
  if (fetched && fetched.problems.length > 0) onProblems(fetched.problems, route.routePath);
  return fetched;
}

type PageBase = Pick<
  PageData,
  'status' | 'isUnknown' | 'language' | 'routePath' | 'page' | 'content'
>;

/** Adds the data of blocks, previews of pictures and the settings of the services to a page. */
async function completeData(input: PageInput, base: PageBase): Promise<PageData> {
  const { site, mode, services } = input;
  const [complete, placeholders] = await Promise.all([
    base.page && completePage(input, base.page, base),
    services.placeholders(base.page?.images ?? []),
  ]);
  const toPageData = ({ fullPage, ...loaded }: Partial<PageWithData>): PageData => ({
    ...base,
    ...withMetadata({ ...base, ...loaded }, mode),
    site,
    mode,
    placeholders,
    imageHosts: services.imageHosts,
    pushKey: services.pushKey,
    showUnknownBlocks: services.showUnknownBlocks,
    vitalsShare: services.vitalsShare,
    origin: base.content.settings.url ?? services.origin(site),
    fullData: fullPage?.then(toPageData),
  });
  return toPageData(complete ?? {});
}

/**
 * Applies the status and redirect of a page's metadata. Editors always get the page itself: for them it is
 * neither missing nor redirected.
 */
function withMetadata<Data extends PageBase & Partial<PageWithData>>(
  data: Data,
  mode: PageMode,
): Data {
  const { page, metadata, status } = data;
  if (!page || !metadata || status !== 200) return { ...data, metadata: undefined };
  const { words = {}, title, image, noIndex } = metadata;
  const { metaTitle, metaDescription, ogDescription, ogImage } = page.fields;
  // A text with unknown placeholders is dropped, so that the page's next text is used instead.
  const fillPlaceholders = (text: string | undefined) => {
    const filledText = text && fillIn(text, words);
    return filledText && /\{\w+\}/.test(filledText) ? undefined : filledText;
  };
  const fields = {
    ...page.fields,
    metaTitle: title ?? fillPlaceholders(metaTitle),
    metaDescription: fillPlaceholders(metaDescription),
    ogDescription: fillPlaceholders(ogDescription),
    ogImage: image ? { value: image } : ogImage,
    noIndex: noIndex ?? page.fields.noIndex,
  };
  const withFields = { ...data, page: { ...page, fields } };
  return mode === 'normal' ? { ...withFields, status: metadata.status ?? status } : withFields;
}

/** Adds data to a page that is not part of its layout: menus, and the data of its blocks. */
async function completePage(
  { site, query = new URLSearchParams(), services, deferAfterMs }: PageInput,
  page: Page,
  { language, routePath, content }: PageBase,
): Promise<PageWithData> {
  const withMenus = await fillNavigation(page, services.navigation);
  return loadBlockData(withMenus, {
    runQuery: services.runQuery,
    carListPath: content.settings.pathToCarList,
    dealerPath: site.dealerPath && publicPath(site, language, site.dealerPath),
    missingDealerPath: missingDealerPath(site, language, content),
    searchCars: carsInLanguage((query) => services.searchCars(site, query), { site, language }),
    searchDealers: (query) => services.searchDealers(site, query),
    searchKits: (query) => services.searchKits(site, query),
    kitSessionSample: services.kitSessionSample,
    hubspotScriptUrl: services.hubspotScriptUrl,
    jotForm: services.findJotForm,
    site,
    path: publicPath(site, language, routePath),
    query,
    onError: services.onDataError,
    deferAfterMs,
  });
}
