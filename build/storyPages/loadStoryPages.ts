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
import { searchOfStock } from './searchOfStock';

const fail = (error: unknown): never => {
  throw error;
};

/**
 * What the pages that are shown as stories are rendered from: embedded content and stock, without a server.
 * @returns data by the name of the page
 * @throws Error naming the page that cannot be had
 */
export async function loadStoryPages(): Promise<Map<string, PageData>> {
  const services = await servicesInProcess();
  const pages = new Map<string, PageData>();
  for (const { name, site, path } of storyPages) {
    const data = await loadPage({ site: sites[site], path, mode: 'normal', services });
    if (data.status !== 200) throw new Error(`${site}${path}, the page of a story, is not there.`);
    pages.set(name, data);
  }
  return pages;
}

async function servicesInProcess(): Promise<PageServices> {
  const content = createContentClient(contentFromFiles());
  const search = await searchOfStock();
  return {
    content,
    ask: createQueryCache(content, fail),
    siteContent: createSiteContent(content, fail),
    navigation: createNavigation(content, { onError: fail, onProblems: () => undefined }),
    searchCars: createSearchCars(search),
    searchDealers: createSearchDealers(search),
    searchKits: createSearchKits(search),
    kitSessionSample: false,
    hubspotScript: '',
    findJotForm: () => Promise.resolve(undefined),
    placeholders: () => Promise.resolve({}),
    imageHosts: [],
    origin: ({ hosts }) => `https://${hosts[0]}`,
    showUnknownBlocks: true,
    onProblems: ([problem]) => fail(new Error(`${problem?.path}: ${problem?.message}`)),
    onDataError: fail,
  };
}
