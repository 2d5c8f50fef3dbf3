import type { ApolloClient } from '@apollo/client';
import { boolean, object, string } from 'yup';
import { anySegment } from '../../schema/anySegment';
import { RoutesDocument, SiteInfoDocument } from '../../schema/generated/operations';
import type { ManagedRedirect } from '../../redirects/managedRule';
import type { Site } from '../../sites/site.types';
import { routeOfAddress } from './resolveRoute';
import { UpstreamError } from '../upstreams/UpstreamError';

/** A public page of a site. */
export interface PublicRoute {
  /** Route below the site's root, without language prefix. */
  path: string;
  /** Routes in languages where they are different from `path`. */
  translatedPaths?: Readonly<Record<string, string>>;
  /** Languages in which search engines may list it. */
  languages: string[];
  /** Date of the last change, `yyyy-mm-dd`. */
  updated?: string;
}

const PAGE_SIZE = 500;
/** Far above any real site; stops a platform that never announces the last page. */
const MAX_PAGES = 1000;

const managedRedirect = object({
  pattern: string().required(),
  target: string().defined(),
  redirectType: string().oneOf(['REDIRECT_301', 'REDIRECT_302', 'SERVER_TRANSFER']).required(),
  isQueryStringPreserved: boolean().required(),
  isLanguagePreserved: boolean().required(),
  locale: string().defined(),
});

/**
 * Public routes of a site from the content platform, without its error pages and pages that search engines
 * must not list.
 * @throws UpstreamError
 */
export async function listRoutes(content: ApolloClient, site: Site): Promise<PublicRoute[]> {
  const errorPages = await listErrorPages(content, site);
  const routes = new Map<string, PublicRoute>();
  for (const language of site.languages) {
    for (const { routePath, route } of await readRoutes(content, site.name, language)) {
      if (isTrue(route.noIndex?.value) || errorPages.includes(routePath)) continue;
      // An item with a wildcard in its path serves many addresses and has none of its own.
      if (routePath.split('/').includes(anySegment)) continue;
      const existing = routes.get(route.id);
      const updated = toDate(route.updated?.value);
      const languagePath = routeOfAddress(route.url.path, language);
      const path = existing?.path ?? languagePath;
      const translatedPaths = languagePath === path ? undefined : { [language]: languagePath };
      routes.set(route.id, {
        ...existing,
        path,
        ...(translatedPaths && {
          translatedPaths: { ...existing?.translatedPaths, ...translatedPaths },
        }),
        languages: [...(existing?.languages ?? []), language],
        updated: [existing?.updated, updated]
          .filter((day) => day !== undefined)
          .sort()
          .at(-1),
      });
    }
  }
  return [...routes.values()];
}

/**
 * The redirects that editors manage for a site; null for one that is malformed.
 * @throws UpstreamError
 */
export async function listRedirects(
  content: ApolloClient,
  site: Site,
): Promise<(ManagedRedirect | null)[]> {
  const { redirects } = await readSiteInfo(content, site);
  const checkedRedirects =
    checkedByAnswer.get(redirects) ??
    redirects
      .filter((redirect) => redirect !== null)
      .map((redirect) =>
        managedRedirect.isValidSync(redirect) ? managedRedirect.cast(redirect) : null,
      );
  checkedByAnswer.set(redirects, checkedRedirects);
  return checkedRedirects;
}

/** Checked redirects by the answers that they were read from: the same answer comes many times. */
const checkedByAnswer = new WeakMap<readonly unknown[], (ManagedRedirect | null)[]>();

async function readRoutes(content: ApolloClient, site: string, language: string) {
  const routes = [];
  let after = '';
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const variables = { site, language, first: PAGE_SIZE, after };
    const { data } = await content.query({ query: RoutesDocument, variables });
    const { results, pageInfo } = requireSite(data?.site?.siteInfo?.routes);
    routes.push(...results.filter((result) => result !== null));
    if (!pageInfo.hasNext || !pageInfo.endCursor) break;
    after = pageInfo.endCursor;
  }
  return routes;
}

async function listErrorPages(content: ApolloClient, site: Site): Promise<string[]> {
  const { errorHandling } = await readSiteInfo(content, site);
  return errorHandling ? [errorHandling.notFoundPagePath, errorHandling.serverErrorPagePath] : [];
}

async function readSiteInfo(content: ApolloClient, site: Site) {
  const variables = { site: site.name, language: site.languages[0] };
  const { data } = await content.query({ query: SiteInfoDocument, variables });
  return requireSite(data?.site?.siteInfo);
}

/** @throws UpstreamError when the platform does not know the site. */
function requireSite<Value>(value: Value | null | undefined): Value {
  if (value) return value;
  throw new UpstreamError('content', 'invalid', 'has no such site');
}

const isTrue = (text: string | null | undefined) => text === '1' || text === 'true';

/** `yyyyMMddTHHmmssZ`, the platform's format, as `yyyy-mm-dd`; undefined for any other text. */
const toDate = (text: string | null | undefined) =>
  text && /^\d{8}/.test(text) ? text.replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3') : undefined;
