import type { ApolloClient } from '@apollo/client';
import type { Logger } from 'pino';
import { TooManyTasksError } from '../../platform/boundedTasks';
import { FairQueue } from '../../platform/FairQueue';
import { createNavigation } from '../../platform/content/navigation';
import { queryClient } from '../../platform/content/queryCache';
import { loadPage } from '../../site/page/loadPage';
import { pageKind } from '../../site/page/pageKind';
import { findUsedProviders, type UsedProviders } from '../../site/page/findUsedProviders';
import type { PageData, PageServices } from '../../platform/pages/pageData.types';
import type { Language, Site } from '../../sites/site.types';
import { measurements, timed } from '../../platform/telemetry/measurements';
import { inSpan } from '../../platform/telemetry/trace';
import { createNewItemFilter } from './createNewItemFilter';
import type { EncodedDocument, RenderDocument } from './documents';
import { encodeHtml } from '../../platform/pages/encodeHtml';
import { keysOfSources } from '../../platform/pages/surrogateKeys';
import { isPublicPage } from '../../platform/pages/publicPage';
import { withDeadline } from '../../platform/pages/pageDeadline';
import type {
  PageRequest,
  RenderedPage,
  RenderErrorPage,
  RenderPage,
} from '../../platform/pages/page.types';

/** How long pages wait for their blocks before they are sent without the deferred ones. */
export const DEFER_AFTER_MS = 120;

/** Problems of a rendered page that are logged. */
type PageProblems = Pick<EncodedDocument, 'failures' | 'notes'>;

export interface PageRendererOptions {
  services: Omit<PageServices, 'onProblems' | 'onDataError'>;
  /** Content as editors see it, for preview and editing. */
  drafts: (editorHeaders?: PageRequest['editorHeaders']) => ApolloClient;
  /** Content for visitors who get that variant of a page. */
  variantContent: (variant: string) => ApolloClient;
  renderDocument: RenderDocument;
  /**
   * How long a page that may be sent in two fragments waits for its blocks, in ms; when absent, all blocks
   * are awaited.
   */
  deferAfterMs?: number;
  /** Content security policy of pages that load scripts of outside providers. */
  policyOf: (providers: UsedProviders) => string;
  logger: Logger;
}

/**
 * Renders the pages of all sites: first their data, so that the caller can handle a failing upstream, then
 * HTML in one synchronous step.
 */
export function createPageRenderer(options: PageRendererOptions): {
  renderPage: RenderPage;
  renderErrorPage: RenderErrorPage;
} {
  const { services, drafts, variantContent, renderDocument, policyOf, logger } = options;

  async function render(request: PageRequest, errorStatus?: number): Promise<RenderedPage> {
    const { site, path, query, mode, requestId, item, blockUid, editorHeaders } = request;
    const { deadline, variant, privateView } = request;
    const mayBegin = request.mayBegin && mode === 'normal' && !errorStatus;
    const deferAfterMs = mayBegin ? options.deferAfterMs : undefined;
    const log = logger.child({ requestId, site: site.name, path });
    const draft = mode === 'normal' || request.published ? undefined : drafts(editorHeaders);
    const load = () =>
      loadPage({
        site,
        path,
        query,
        mode,
        errorStatus,
        item,
        blockUid,
        deferAfterMs,
        services: {
          ...services,
          ...(!draft && variant && { content: variantContent(variant) }),
          ...(draft && {
            content: draft,
            runQuery: queryClient(draft),
            // Unpublished content is never cached for visitors.
            navigation: createNavigation(draft, {
              onError: (error) => log.error({ error }, 'navigation not fetched'),
              onProblems: (problems) =>
                log.warn({ problems }, 'content left out of the navigation'),
            }),
          }),
          onProblems: (problems, routePath) =>
            log.warn({ problems, routePath }, 'content left out'),
          onDataError: (error, block) => log.error({ block, error }, 'block data not loaded'),
        },
      });
    // A page with deferred blocks is rendered twice: its problems are logged only once.
    const newFailures = createNewItemFilter<PageProblems['failures'][number]>(
      ({ uid, name }) => `${uid} ${name}`,
    );
    const newNotes = createNewItemFilter<PageProblems['notes'][number]>(
      ({ block, message }) => `${block} ${message}`,
    );
    const data = await withDeadline(deadline, inPhase('load', load));
    if (data.translatedPath) return redirectTo(data.translatedPath, query, 308);
    if (data.metadata?.movedTo && mode === 'normal')
      return redirectTo(data.metadata.movedTo, query, 302);
    return toRenderedPage(data);

    async function toRenderedPage(data: PageData): Promise<RenderedPage> {
      const providers = data.page && findUsedProviders(data.page);
      const { html, opening, tail, failures, notes } = await inPhase('render', () =>
        renderDocument({ ...data, privateView }),
      );
      for (const { name, uid, error } of newFailures(failures)) {
        log.error({ block: name, uid, error }, 'block not rendered');
      }
      for (const note of newNotes(notes)) log.warn({ block: note.block }, note.message);
      return {
        status: data.status,
        isUnknown: data.isUnknown,
        html: (data.fullData && opening) ?? html,
        fullPage: data.fullData?.then(toRenderedPage),
        tail: tail?.bytes,
        headers: {
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Language': data.language,
          ...(data.status === 503 && { 'Retry-After': '30' }),
          ...(providers &&
            (providers.usesMaps || providers.usesForms) && {
              'Content-Security-Policy': policyOf(providers),
            }),
        },
        cacheable:
          isPublicPage({ ...data, privateView }) &&
          !errorStatus &&
          !data.incomplete &&
          // If the variant has ended in the meantime, the answer is the original page, which must not be
          // cached as the variant.
          (!variant || data.page?.variantId === variant) &&
          failures.length === 0,
        kind: pageKind(data),
        paths: [data.routePath],
        keys: data.sources && keysOfSources(site, data.sources),
        route: data.page?.itemPath && itemAddress(site, data.language, data.page.itemPath),
        queryKeys: data.queryKeys,
        variants: data.page?.variants,
        editorScripts: data.page?.editor?.scripts,
      };
    }
  }
  return {
    renderPage: (request) => render(request),
    renderErrorPage: (request) => render(request, request.status),
  };
}

const spans = { load: 'load page', render: 'render page' } as const;

/** A phase of a page, traced and timed. */
const inPhase = <Result>(phase: keyof typeof spans, work: () => Promise<Result>) => {
  const recorder = measurements();
  const report = recorder && ((seconds: number) => recorder.pagePhase(phase, seconds));
  return inSpan(spans[phase], {}, () => timed(report, work));
};

/** Public address of an item; platforms differ in whether they put the language before it. */
function itemAddress({ languages }: Site, language: Language, itemPath: string): string {
  const prefix = language === languages[0] ? '' : `/${language}`;
  if (`${itemPath}/`.startsWith(`${prefix}/`)) return itemPath;
  return itemPath === '/' ? prefix : prefix + itemPath;
}

/**
 * Redirects visitors to the page, with their query; the target may change, so the redirect is not
 * cached.
 */
function redirectTo(path: string, query: URLSearchParams, status: 302 | 308): RenderedPage {
  const location = query.size === 0 ? path : `${path}?${query.toString()}`;
  return {
    status,
    html: encodeHtml(''),
    headers: { Location: location },
    cacheable: false,
    paths: [],
  };
}

/**
 * How many pages are rendered at the same time: rendering takes a few ms, loading their data up to some
 * seconds when an upstream is slow. No browser requests as many at once as one visitor may have.
 */
const QUEUE_LIMITS = { maxRunning: 64, maxPerClient: 8, maxQueueLength: 500 };

/** A page with less time left than this is not started: its failure would be attributed to its upstreams. */
const MIN_REMAINING_MS = 500;

/**
 * Renders pages as `render` does, a few at a time for one visitor, and with fair queueing between visitors:
 * made-up addresses do not block other visitors.
 * @returns a function that throws TooManyTasksError for a page that waited too long
 */
export function renderQueued(render: RenderPage, queue = new FairQueue(QUEUE_LIMITS)): RenderPage {
  return async (request) => {
    const { visitor = '', deadline = Infinity } = request;
    const release = await queue.acquire(visitor);
    try {
      if (deadline - performance.now() < MIN_REMAINING_MS) {
        throw new TooManyTasksError('The page waited too long to be rendered.');
      }
      const page = await render(request);
      if (page.fullPage) page.fullPage.then(release, release);
      else release();
      return page;
    } catch (error) {
      release();
      throw error;
    }
  };
}
