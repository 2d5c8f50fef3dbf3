import type { ApolloClient } from '@apollo/client';
import type { Logger } from 'pino';
import { TooManyTasksError } from '../../platform/boundedTasks';
import { FairTurns } from '../../platform/FairTurns';
import { createNavigation } from '../../platform/content/navigation';
import { askClient } from '../../platform/content/queryCache';
import { loadPage } from '../../site/page/loadPage';
import { pageKind } from '../../site/page/pageKind';
import { usedProviders, type UsedProviders } from '../../site/page/usedProviders';
import type { PageData, PageServices } from '../../platform/pages/pageData.types';
import type { Language, Site } from '../../sites/site.types';
import { measurements, timed } from '../../platform/telemetry/measurements';
import { inSpan } from '../../platform/telemetry/trace';
import { createUnsaid } from './createUnsaid';
import type { EncodedDocument, RenderDocument } from './documents';
import { encodeHtml } from '../../platform/pages/encodeHtml';
import { keysOfSources } from '../../platform/pages/surrogateKeys';
import { isPublicPage } from '../../platform/pages/publicPage';
import { inTime } from '../../platform/pages/pageDeadline';
import type {
  PageRequest,
  RenderedPage,
  RenderErrorPage,
  RenderPage,
} from '../../platform/pages/page.types';

/** How long pages wait for their blocks before they begin without those that are late, in ms. */
export const PATIENCE_MS = 120;

/** What a rendered page has for the log. */
type Said = Pick<EncodedDocument, 'failures' | 'notes'>;

export interface PageRendererOptions {
  services: Omit<PageServices, 'onProblems' | 'onDataError'>;
  /** Content as editors see it, for preview and editing. */
  drafts: (editorHeaders?: PageRequest['editorHeaders']) => ApolloClient;
  /** Content as visitors see it who get that variant of a page. */
  variantContent: (variant: string) => ApolloClient;
  renderDocument: RenderDocument;
  /** How long a page that may begin waits for its blocks, in ms; for all of them when absent. */
  patienceMs?: number;
  /** Content security policy of pages that load scripts of outside providers. */
  policyOf: (providers: UsedProviders) => string;
  logger: Logger;
}

/**
 * Renders the pages of all sites: their data first, so that an upstream that fails is the caller's
 * to answer, then HTML in one synchronous step.
 */
export function createPageRenderer(options: PageRendererOptions): {
  renderPage: RenderPage;
  renderErrorPage: RenderErrorPage;
} {
  const { services, drafts, variantContent, renderDocument, policyOf, logger } = options;

  async function render(request: PageRequest, failure?: number): Promise<RenderedPage> {
    const { site, path, query, mode, requestId, item, blockUid, editorHeaders } = request;
    const { deadline, variant, privateView } = request;
    const mayBegin = request.mayBegin && mode === 'normal' && !failure;
    const patienceMs = mayBegin ? options.patienceMs : undefined;
    const log = logger.child({ requestId, site: site.name, path });
    const draft = mode === 'normal' || request.published ? undefined : drafts(editorHeaders);
    const load = () =>
      loadPage({
        site,
        path,
        query,
        mode,
        failure,
        item,
        blockUid,
        patienceMs,
        services: {
          ...services,
          ...(!draft && variant && { content: variantContent(variant) }),
          ...(draft && {
            content: draft,
            ask: askClient(draft),
            // Nothing of what is not published is remembered for visitors.
            navigation: createNavigation(draft, {
              onError: (error) => log.error({ error }, 'navigation not fetched'),
              onProblems: (problems) =>
                log.warn({ problems }, 'content left out of the navigation'),
            }),
          }),
          onProblems: (problems, routePath) =>
            log.warn({ problems, routePath }, 'content left out'),
          onDataError: (error, block) => log.error({ block, err: error }, 'block data not loaded'),
        },
      });
    // A page whose blocks come late is rendered twice: what the log was told of it once it need not hear again.
    const newFailures = createUnsaid<Said['failures'][number]>(({ uid, name }) => `${uid} ${name}`);
    const newNotes = createUnsaid<Said['notes'][number]>(
      ({ block, message }) => `${block} ${message}`,
    );
    const data = await inTime(deadline, inPhase('load', load));
    if (data.metadata?.movedTo && mode === 'normal') return moved(data.metadata.movedTo, query);
    return documentOf(data);

    async function documentOf(data: PageData): Promise<RenderedPage> {
      const providers = data.page && usedProviders(data.page);
      const { html, opening, rest, failures, notes } = await inPhase('render', () =>
        renderDocument({ ...data, privateView }),
      );
      for (const { name, uid, error } of newFailures(failures)) {
        log.error({ block: name, uid, err: error }, 'block failed');
      }
      for (const note of newNotes(notes)) log.warn({ block: note.block }, note.message);
      return {
        status: data.status,
        html: (data.whole && opening) ?? html,
        whole: data.whole?.then(documentOf),
        rest: rest?.bytes,
        headers: {
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Language': data.language,
          ...(data.status === 503 && { 'Retry-After': '30' }),
          ...(providers &&
            (providers.maps || providers.forms) && {
              'Content-Security-Policy': policyOf(providers),
            }),
        },
        cacheable:
          isPublicPage({ ...data, privateView }) &&
          !failure &&
          !data.incomplete &&
          // One that ended in between is the page as it is.
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
  const told = measurements();
  const tell = told && ((seconds: number) => told.pagePhase(phase, seconds));
  return inSpan(spans[phase], {}, () => timed(tell, work));
};

/** Public address of an item; platforms differ in whether they put the language before it. */
function itemAddress({ languages }: Site, language: Language, itemPath: string): string {
  const prefix = language === languages[0] ? '' : `/${language}`;
  if (`${itemPath}/`.startsWith(`${prefix}/`)) return itemPath;
  return itemPath === '/' ? prefix : prefix + itemPath;
}

/** Sends visitors where the page is, with their query; what is there may change, so nobody keeps it. */
function moved(path: string, query: URLSearchParams): RenderedPage {
  const location = query.size === 0 ? path : `${path}?${query.toString()}`;
  return {
    status: 302,
    html: encodeHtml(''),
    headers: { Location: location },
    cacheable: false,
    paths: [],
  };
}

/**
 * Pages that are made at once: rendering takes one of these a few ms, and what it is made from up to some seconds where a
 * system is slow. Nobody's browser asks for as many at once as one visitor may have made.
 */
const TURNS = { atOnce: 64, ofOne: 8, waiting: 500 };

/** A page that has less time left than this, in ms, is not begun: its systems would be blamed for it. */
const LEAST_TIME_MS = 500;

/**
 * Renders pages as `render` does, those of one visitor a few at a time, and of all who wait one after the other: made-up
 * addresses keep nobody else from a page.
 * @returns a function that throws TooManyTasksError for a page whose turn does not come in time
 */
export function renderInTurn(render: RenderPage, turns = new FairTurns(TURNS)): RenderPage {
  return async (request) => {
    const { visitor = '', deadline = Infinity } = request;
    const end = await turns.take(visitor);
    try {
      if (deadline - performance.now() < LEAST_TIME_MS) {
        throw new TooManyTasksError('The turn of a page came too late.');
      }
      const page = await render(request);
      if (page.whole) page.whole.then(end, end);
      else end();
      return page;
    } catch (error) {
      end();
      throw error;
    }
  };
}
