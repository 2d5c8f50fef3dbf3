import { createSearchCars } from '../../features/search/server/searchCars';
import { createSearchDealers } from '../../features/search/server/searchDealers';
import { createSearchKits } from '../../features/search/server/searchKits';
import { createContentClient } from '../../platform/content/contentClient';
import { createNavigation } from '../../platform/content/navigation';
import { createQueryCache } from '../../platform/content/queryCache';
import { createSiteContent } from '../../platform/content/siteContent';
import { storyPages } from '../../site/dev/storyPages';
import { loadPage } from '../../site/page/loadPage';
import type { PageData, PageServices } from '../../platform/pages/pageData.types';
import { sites } from '../../sites/sites';
import { contentFromFiles } from './contentFromFiles';
import { createStockSearch } from './createStockSearch';

const fail = (error: unknown): never => {
  throw error;
};

/**
 * Loads the pages that are shown as stories from embedded content and stock, without a server.
 * @returns the pages' data by name
 * @throws Error naming the page that does not exist
 */
export async function loadStoryPages(): Promise<Map<string, PageData>> {
  const services = await servicesInProcess();
  const pages = new Map<string, PageData>();
  for (const { name, site, path } of storyPages) {
    const data = await loadPage({ site: sites[site], path, mode: 'normal', services });
    if (data.status !== 200)
      throw new Error(`${site}${path}, the page of a story, does not exist.`);
    pages.set(name, data);
  }
  return pages;
}

async function servicesInProcess(): Promise<PageServices> {
  const content = createContentClient(contentFromFiles());
  const search = await createStockSearch();
  return {
    content,
    runQuery: createQueryCache(content, fail),
    siteContent: createSiteContent(content, fail),
    navigation: createNavigation(content, { onError: fail, onProblems: () => undefined }),
    searchCars: createSearchCars(search),
    searchDealers: createSearchDealers(search),
    searchKits: createSearchKits(search),
    kitSessionSample: false,
    hubspotScriptUrl: '',
    findJotForm: () => Promise.resolve(undefined),
    placeholders: () => Promise.resolve({}),
    imageHosts: [],
    origin: ({ hosts }) => `https://${hosts[0]}`,
    showUnknownBlocks: true,
    onProblems: ([problem]) => fail(new Error(`${problem?.path}: ${problem?.message}`)),
    onDataError: fail,
  };
}
