import { pino } from 'pino';
import { encodeHtml } from '../../platform/pages/encodeHtml';
import { createPageRenderer } from '../../server/pages/renderPage';
import {
  contentQueries,
  contentUpstreams,
  createContentClient,
} from '../../platform/content/contentClient';
import { queryClient } from '../../platform/content/queryCache';
import { createNavigation } from '../../platform/content/navigation';
import { createSiteContent } from '../../platform/content/siteContent';
import { seoTags } from '../../site/seo/head';
import { sites } from '../../sites/sites';
import type { Site } from '../../sites/site.types';
import { apiKey, editingSecret, harbour, type TestPlatform } from './testPlatform';

/** The test site, as the web tier has it. */
export const harbourSite: Site = {
  ...sites.charging,
  name: harbour.name,
  languages: ['sv', 'en'],
};

type RenderDocument = Parameters<typeof createPageRenderer>[0]['renderDocument'];

/** Renders only the tags for search engines. */
const renderTags: RenderDocument = async (data) => ({
  html: encodeHtml(seoTags(data)),
  failures: [],
  notes: [],
});

/** Renders the pages of a platform; by default only their tags for search engines. */
export function createTestRenderer(
  { url }: Pick<TestPlatform, 'url'>,
  secret = editingSecret,
  renderDocument = renderTags,
) {
  const { published, drafts } = contentUpstreams({
    content: { url: `${url}/graphql`, apiKey },
    editing: { secret },
  });
  const content = createContentClient(contentQueries(published));
  return createPageRenderer({
    services: {
      content,
      runQuery: queryClient(content),
      siteContent: createSiteContent(content, () => undefined),
      navigation: createNavigation(content, {
        onError: () => undefined,
        onProblems: () => undefined,
      }),
      searchCars: async () => ({ facets: [], cars: [], total: 0 }),
      searchDealers: async () => ({ dealers: [] }),
      searchKits: async () => ({ facets: [], kits: [], total: 0 }),
      kitSessionSample: false,
      hubspotScriptUrl: '',
      findJotForm: () => Promise.resolve(undefined),
      placeholders: async () => ({}),
      imageHosts: [],
      origin: () => 'https://harbour.example',
      showUnknownBlocks: false,
    },
    drafts: (headers) => createContentClient(contentQueries(drafts, headers)),
    variantContent: () => content,
    policyOf: () => '',
    renderDocument,
    logger: pino({ level: 'silent' }),
  });
}
