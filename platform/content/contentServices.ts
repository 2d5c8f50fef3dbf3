import type { Logger } from '../log';
import { MicroCache } from '../upstreams/MicroCache';
import { contentQueries, contentUpstreams, createContentClient } from './contentClient';
import { createNavigation } from './navigation';
import { createQueryCache } from './queryCache';
import { createSiteContent } from './siteContent';

type Headers = Readonly<Record<string, string>>;

/** Everything that queries the content platform, with the caches of its answers. */
export function createContentServices(
  config: Parameters<typeof contentUpstreams>[0],
  logger: Logger,
) {
  const { published, drafts } = contentUpstreams(config);
  const cache = new MicroCache();
  const publishedClient = (headers?: Headers) =>
    createContentClient(contentQueries(published, headers, cache));
  const content = publishedClient();
  const logWarning = (message: string) => (error: unknown) => logger.warn({ error }, message);
  return {
    content,
    /** Published content as it is now: nothing is answered from memory. */
    uncachedContent: createContentClient(contentQueries(published, undefined, new MicroCache(0))),
    siteContent: createSiteContent(content, logWarning('site settings not refreshed')),
    navigation: createNavigation(content, {
      onError: (error) => logger.error({ error }, 'navigation not fetched'),
      onProblems: (problems) => logger.warn({ problems }, 'content left out of the navigation'),
    }),
    runQuery: createQueryCache(content, logWarning('answers for blocks not refreshed')),
    /** Content as editors see it. */
    drafts: (headers?: Headers) => createContentClient(contentQueries(drafts, headers)),
    /** Content for visitors who get that variant of a page. */
    variantContent: (variant: string) => publishedClient({ sc_variant: variant }),
  };
}

export type ContentServices = ReturnType<typeof createContentServices>;
