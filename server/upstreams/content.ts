import { print } from 'graphql';
import type { DocumentNode } from 'graphql';
import { array, boolean, mixed, object, string } from 'yup';
import { anySegment } from '../../schema/anySegment';
import { RoutesDocument, SiteInfoDocument } from '../../schema/generated/operations';
import type { ManagedRedirect } from '../../redirects/managedRule';
import { isRecord } from '../../site/content/isRecord';
import type { SendQuery } from '../../site/content/contentClient';
import type { Site } from '../../site/sites/site.types';
import type { Config } from '../config';
import { createUpstream } from './request';
import type { Upstream } from './request';

/** A public page of a site. */
export interface PublicRoute {
  /** Route below the site's root, without language prefix. */
  path: string;
  /** Languages in which search engines may list it. */
  languages: string[];
  /** Day of the last change, `yyyy-mm-dd`. */
  updated?: string;
}

const PAGE_SIZE = 500;
/** Far above any real site; stops a platform that never says it has no more. */
const MAX_PAGES = 1000;

const value = object({ value: string().nullable() }).nullable().optional();

const routesAnswer = object({
  site: object({
    siteInfo: object({
      routes: object({
        pageInfo: object({ endCursor: string().nullable(), hasNext: boolean().nullable() }),
        results: array()
          .of(
            object({
              routePath: string().required(),
              route: object({ updated: value, noIndex: value }),
            }).nullable(),
          )
          .required(),
      }),
    }).required(),
  }),
});

const errorPagesAnswer = object({
  site: object({
    siteInfo: object({
      errorHandling: object({
        notFoundPagePath: string().defined(),
        serverErrorPagePath: string().defined(),
      }).nullable(),
    }).required(),
  }),
});

const redirectsAnswer = object({
  site: object({ siteInfo: object({ redirects: array().required() }).required() }),
});

const managedRedirect = object({
  pattern: string().required(),
  target: string().defined(),
  redirectType: string().oneOf(['REDIRECT_301', 'REDIRECT_302', 'SERVER_TRANSFER']).required(),
  isQueryStringPreserved: boolean().required(),
  isLanguagePreserved: boolean().required(),
  locale: string().defined(),
});

const envelope = object({ data: mixed().required(), errors: mixed().optional() });

/** The content platform as visitors see it, and as editors do, with what is not published yet. */
export function contentUpstreams({
  content,
  editing,
}: Pick<Config, 'content'> & { editing: Pick<Config['editing'], 'secret'> }): {
  published: Upstream;
  drafts: Upstream;
} {
  const { url, apiKey } = content;
  const key = { sc_apikey: apiKey };
  const asEditor = {
    ...{ ...key, sc_editMode: 'true' },
    ...(editing.secret && { sc_editingSecret: editing.secret }),
  };
  return {
    published: createUpstream({ name: 'content', url, headers: key }),
    drafts: createUpstream({ name: 'content', url, headers: asEditor }),
  };
}

/**
 * Sends the queries of the content client. Queries only read, so they are tried twice; their results
 * are checked where they are used. @throws UpstreamError
 */
export function contentQueries(
  content: Upstream,
  headers?: Readonly<Record<string, string>>,
): SendQuery {
  return (body) =>
    content.request({ method: 'POST', body, headers, idempotent: true, validate: graphqlAnswer });
}

/** Only the envelope of every GraphQL answer is checked here. */
function graphqlAnswer(body: unknown): Awaited<ReturnType<SendQuery>> {
  if (!isRecord(body) || !('data' in body || 'errors' in body)) throw new TypeError('is no answer');
  return body;
}

/**
 * Public routes of a site from the content platform, without pages that search engines shall not
 * list and without its error pages. @throws UpstreamError
 */
export async function listRoutes(content: Upstream, site: Site): Promise<PublicRoute[]> {
  const errorPages = await listErrorPages(content, site);
  const routes = new Map<string, PublicRoute>();
  for (const language of site.languages) {
    for (const { routePath, route } of await readRoutes(content, site.name, language)) {
      if (isTrue(route.noIndex?.value) || errorPages.includes(routePath)) continue;
      // One item for many addresses has no address of its own.
      if (routePath.split('/').includes(anySegment)) continue;
      const known = routes.get(routePath);
      const updated = dayOf(route.updated?.value);
      routes.set(routePath, {
        path: routePath,
        languages: [...(known?.languages ?? []), language],
        updated: [known?.updated, updated]
          .filter((day) => day !== undefined)
          .sort()
          .at(-1),
      });
    }
  }
  return [...routes.values()];
}

/** The redirects that editors manage for a site; null for one that is malformed. @throws UpstreamError */
export async function listRedirects(
  content: Upstream,
  site: Site,
): Promise<(ManagedRedirect | null)[]> {
  const variables = { site: site.name, language: site.languages[0] };
  const data = await query(content, SiteInfoDocument, variables, (body) =>
    redirectsAnswer.validateSync(body),
  );
  return data.site.siteInfo.redirects
    .filter((redirect) => redirect !== null)
    .map((redirect) =>
      managedRedirect.isValidSync(redirect) ? managedRedirect.cast(redirect) : null,
    );
}

async function readRoutes(content: Upstream, site: string, language: string) {
  const found = [];
  let after = '';
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const variables = { site, language, first: PAGE_SIZE, after };
    const data = await query(content, RoutesDocument, variables, (body) =>
      routesAnswer.validateSync(body),
    );
    const { results, pageInfo } = data.site.siteInfo.routes;
    found.push(...results.filter((result) => result !== null && result !== undefined));
    if (!pageInfo.hasNext || !pageInfo.endCursor) break;
    after = pageInfo.endCursor;
  }
  return found;
}

async function listErrorPages(content: Upstream, site: Site): Promise<string[]> {
  const variables = { site: site.name, language: site.languages[0] };
  const data = await query(content, SiteInfoDocument, variables, (body) =>
    errorPagesAnswer.validateSync(body),
  );
  const pages = data.site.siteInfo.errorHandling;
  return pages ? [pages.notFoundPagePath, pages.serverErrorPagePath] : [];
}

function query<T>(
  content: Upstream,
  document: DocumentNode,
  variables: Record<string, unknown>,
  validate: (data: unknown) => T,
): Promise<T> {
  return content.request({
    method: 'POST',
    body: { query: print(document), variables },
    idempotent: true,
    validate: (body) => validate(envelope.validateSync(body).data),
  });
}

const isTrue = (text: string | null | undefined) => text === '1' || text === 'true';

/** `yyyyMMddTHHmmssZ`, as the platform writes dates, as a day. */
const dayOf = (text: string | null | undefined) =>
  text && /^\d{8}/.test(text) ? text.replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3') : undefined;
