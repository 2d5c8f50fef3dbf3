import type { Logger } from '../log';
import { KnownAnswers } from '../upstreams/KnownAnswers';
import { contentQueries, contentUpstreams, createContentClient } from './contentClient';
import { createNavigation } from './navigation';
import { createQueryCache } from './queryCache';
import { createSiteContent } from './siteContent';

type Headers = Readonly<Record<string, string>>;

/** Everything that is asked of the content platform, with what is remembered of its answers. */
export function createContentServices(
  config: Parameters<typeof contentUpstreams>[0],
  logger: Logger,
) {
  const { published, drafts } = contentUpstreams(config);
  const known = new KnownAnswers();
  const publishedAs = (headers?: Headers) =>
    createContentClient(contentQueries(published, headers, known));
  const content = publishedAs();
  const warn = (message: string) => (error: unknown) => logger.warn({ error }, message);
  return {
    content,
    siteContent: createSiteContent(content, warn('site settings not refreshed')),
    navigation: createNavigation(content, {
      onError: (error) => logger.error({ error }, 'navigation not fetched'),
      onProblems: (problems) => logger.warn({ problems }, 'content left out of the navigation'),
    }),
    ask: createQueryCache(content, warn('answers for blocks not refreshed')),
    /** Content as editors see it. */
    drafts: (headers?: Headers) => createContentClient(contentQueries(drafts, headers)),
    /** Content as visitors see it who get that variant of a page. */
    variantContent: (variant: string) => publishedAs({ sc_variant: variant }),
  };
}

export type ContentServices = ReturnType<typeof createContentServices>;
