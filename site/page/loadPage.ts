import { fillIn } from '../../design-system/messages';
import { carsInLanguage } from '../../features/car/server/shownCars';
import { fetchPage, type FetchedPage, type PageItem } from '../../platform/content/fetchPage';
import { fillNavigation } from '../../platform/content/fillNavigation';
import type { Page, PageBlock } from '../../platform/content/page.types';
import { publicPath, resolveRoute, type Route } from '../../platform/content/resolveRoute';
import { defaultSiteContent } from '../../platform/content/siteContent';
import type { Language } from '../../sites/site.types';
import { missingDealerPath } from './missingDealerPath';
import { loadBlockData, type PageWithData } from './loadBlockData';
import type { PageData, PageInput, PageMode } from '../../platform/pages/pageData.types';

/** The page with nothing but one of its blocks, in the main area; undefined when it has no such block. */
function onlyBlock(page: Page, uid: string): Page | undefined {
  const block = findBlock(Object.values(page.placeholders).flat(), uid.toLowerCase());
  return block && { ...page, placeholders: { main: [block] } };
}

function findBlock(blocks: readonly PageBlock[], uid: string): PageBlock | undefined {
  for (const block of blocks) {
    const inner = Object.values(block.placeholders).flat();
    const found = block.uid.toLowerCase() === uid ? block : findBlock(inner, uid);
    if (found) return found;
  }
  return undefined;
}

/** Routes of the site's own error pages on the content platform. */
const notFoundRoute = '/404';
const failureRoute = '/500';

/** How long a failure page is kept before it is asked for again behind, in ms. */
const freshFor = 60_000;

/** Last known error pages by site, language and route: they must stand when the platform does not. */
const knownErrorPages = new Map<string, { page: Page; fetchedAt: number }>();

/**
 * Gathers everything that the page at an address is rendered from. An address that leads nowhere
 * becomes the site's 404 page; `input.failure` the site's page for that status, and never throws.
 */
export async function loadPage(input: PageInput): Promise<PageData> {
  const { site, services, failure } = input;
  const route = resolveRoute(site, input.path);
  if (failure) return loadErrorPage(input, route, failure);

  const found = route && (await fetchWanted(input, route));
  if (!found) return loadErrorPage(input, route, 404);
  const content = await services.siteContent.get(site, route.language);
  keepFailurePage(input, route.language);
  // An error page has an address of its own, but is no page that anybody may be sent to.
  const status = found.page.template === 'ErrorPage' ? 404 : 200;
  return finish(input, { status, ...route, page: found.page, content });
}

/** The site's page for a status: from memory while the platform fails, and without it the bare shell. */
async function loadErrorPage(
  input: PageInput,
  route: Route | undefined,
  status: number,
): Promise<PageData> {
  const { site, services } = input;
  const language = route?.language ?? site.languages[0];
  const [page, content] = await Promise.all([
    status === 404
      ? fetchErrorPage(input, language, notFoundRoute)
      : knownFailurePage(input, language),
    services.siteContent.get(site, language).catch(() => defaultSiteContent(site, language)),
  ]);
  return finish(input, {
    status,
    language,
    routePath: route?.routePath ?? '/',
    page,
    content,
  });
}

/** Fetches the failure page while the platform answers, so that it is at hand when it does not. */
function keepFailurePage(input: PageInput, language: Language): void {
  if (input.mode !== 'normal') return;
  const known = knownErrorPages.get(errorPageKey(input, language, failureRoute));
  if (known && Date.now() - known.fetchedAt < freshFor) return;
  void fetchErrorPage(input, language, failureRoute).catch(() => undefined);
}

/** The failure page at hand: something has failed just now, which may be the platform itself. */
function knownFailurePage(input: PageInput, language: Language): Promise<Page | undefined> {
  const known = knownErrorPages.get(errorPageKey(input, language, failureRoute));
  return known ? Promise.resolve(known.page) : fetchErrorPage(input, language, failureRoute);
}

/** The site's page at the route of an error, remembered; the remembered one while the platform fails. */
async function fetchErrorPage(
  input: PageInput,
  language: Language,
  routePath: string,
): Promise<Page | undefined> {
  const key = errorPageKey(input, language, routePath);
  const found = await fetchReported(input, { language, routePath }).catch(() => undefined);
  if (!found) return knownErrorPages.get(key)?.page;
  // What editors have not published yet is for them alone.
  if (input.mode === 'normal') {
    knownErrorPages.set(key, { page: found.page, fetchedAt: Date.now() });
  }
  return found.page;
}

function errorPageKey({ site }: PageInput, language: Language, routePath: string): string {
  return `${site.name} ${language} ${routePath}`;
}

/** The page that was asked for: the item of an editor's request or the route's, or one block of it. */
async function fetchWanted(input: PageInput, route: Route): Promise<FetchedPage | undefined> {
  const { item, blockUid } = input;
  const found = await fetchReported(input, route, item);
  if (!found || blockUid === undefined) return found;
  const page = onlyBlock(found.page, blockUid);
  return page && { ...found, page };
}

async function fetchReported(
  input: PageInput,
  route: Route,
  item?: PageItem,
): Promise<FetchedPage | undefined> {
  const { site, mode, services } = input;
  const { content, onProblems } = services;
  const editing = mode === 'edit';
  const found = await fetchPage(content, { site: site.name, ...route, editing, item });
  if (found && found.problems.length > 0) onProblems(found.problems, route.routePath);
  return found;
}

type Found = Pick<PageData, 'status' | 'language' | 'routePath' | 'page' | 'content'>;

async function finish(input: PageInput, found: Found): Promise<PageData> {
  const { site, mode, services } = input;
  const [complete, placeholders] = await Promise.all([
    found.page && completePage(input, found.page, found),
    services.placeholders(found.page?.images ?? []),
  ]);
  const dataOf = ({ whole, ...loaded }: Partial<PageWithData>): PageData => ({
    ...found,
    ...withMetadata({ ...found, ...loaded }, mode),
    site,
    mode,
    placeholders,
    imageHosts: services.imageHosts,
    pushKey: services.pushKey,
    showUnknownBlocks: services.showUnknownBlocks,
    vitalsShare: services.vitalsShare,
    origin: found.content.settings.url ?? services.origin(site),
    whole: whole?.then(dataOf),
  });
  return dataOf(complete ?? {});
}

/**
 * A page with what its metadata says of it. Editors work on the page whatever it is about: it is neither
 * gone nor elsewhere for them.
 */
function withMetadata<Data extends Found & Partial<PageWithData>>(
  data: Data,
  mode: PageMode,
): Data {
  const { page, metadata, status } = data;
  if (!page || !metadata || status !== 200) return { ...data, metadata: undefined };
  const { words = {}, title, image, noIndex } = metadata;
  const { metaTitle, metaDescription, ogDescription, ogImage } = page.fields;
  // A text whose words are not known says nothing: the page's next best text stands in its place.
  const filled = (text: string | undefined) => {
    const whole = text && fillIn(text, words);
    return whole && /\{\w+\}/.test(whole) ? undefined : whole;
  };
  const fields = {
    ...page.fields,
    metaTitle: title ?? filled(metaTitle),
    metaDescription: filled(metaDescription),
    ogDescription: filled(ogDescription),
    ogImage: image ? { value: image } : ogImage,
    noIndex: noIndex ?? page.fields.noIndex,
  };
  const about = { ...data, page: { ...page, fields } };
  return mode === 'normal' ? { ...about, status: metadata.status ?? status } : about;
}

/** Adds to a page what does not come with its layout: menus, and what its blocks load. */
async function completePage(
  { site, query = new URLSearchParams(), services, patienceMs }: PageInput,
  page: Page,
  { language, routePath, content }: Found,
): Promise<PageWithData> {
  const withMenus = await fillNavigation(page, services.navigation);
  return loadBlockData(withMenus, {
    ask: services.ask,
    carListPath: content.settings.pathToCarList,
    dealerPath: site.dealerPath && publicPath(site, language, site.dealerPath),
    missingDealerPath: missingDealerPath(site, language, content),
    searchCars: carsInLanguage((query) => services.searchCars(site, query), { site, language }),
    searchDealers: (query) => services.searchDealers(site, query),
    searchKits: (query) => services.searchKits(site, query),
    kitSessionSample: services.kitSessionSample,
    hubspotScript: services.hubspotScript,
    jotForm: services.findJotForm,
    site,
    path: publicPath(site, language, routePath),
    query,
    onError: services.onDataError,
    patienceMs,
  });
}
