import type { ApolloClient } from '@apollo/client';
import { boolean, object, string } from 'yup';
import { anySegment } from '../../schema/anySegment';
import { RoutesDocument, SiteInfoDocument } from '../../schema/generated/operations';
import type { ManagedRedirect } from '../../redirects/managedRule';
import type { Site } from '../../sites/site.types';
import { UpstreamError } from '../upstreams/UpstreamError';

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

const managedRedirect = object({
  pattern: string().required(),
  target: string().defined(),
  redirectType: string().oneOf(['REDIRECT_301', 'REDIRECT_302', 'SERVER_TRANSFER']).required(),
  isQueryStringPreserved: boolean().required(),
  isLanguagePreserved: boolean().required(),
  locale: string().defined(),
});

/**
 * Public routes of a site from the content platform, without pages that search engines shall not
 * list and without its error pages. @throws UpstreamError
 */
export async function listRoutes(content: ApolloClient, site: Site): Promise<PublicRoute[]> {
  const errorPages = await listErrorPages(content, site);
  const routes = new Map<string, PublicRoute>();
  for (const language of site.languages) {
    for (const { routePath, route } of await readRoutes(content, site.name, language)) {
      if (isTrue(route.noIndex?.value) || errorPages.includes(routePath)) continue;
      // One item for many addresses has no address of its own.
      if (routePath.split('/').includes(anySegment)) continue;
      const listed = routes.get(routePath);
      const updated = dayOf(route.updated?.value);
      routes.set(routePath, {
        path: routePath,
        languages: [...(listed?.languages ?? []), language],
        updated: [listed?.updated, updated]
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
  content: ApolloClient,
  site: Site,
): Promise<(ManagedRedirect | null)[]> {
  const { redirects } = await readSiteInfo(content, site);
  return redirects
    .filter((redirect) => redirect !== null)
    .map((redirect) =>
      managedRedirect.isValidSync(redirect) ? managedRedirect.cast(redirect) : null,
    );
}

async function readRoutes(content: ApolloClient, site: string, language: string) {
  const found = [];
  let after = '';
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const variables = { site, language, first: PAGE_SIZE, after };
    const { data } = await content.query({ query: RoutesDocument, variables });
    const { results, pageInfo } = known(data?.site?.siteInfo?.routes);
    found.push(...results.filter((result) => result !== null));
    if (!pageInfo.hasNext || !pageInfo.endCursor) break;
    after = pageInfo.endCursor;
  }
  return found;
}

async function listErrorPages(content: ApolloClient, site: Site): Promise<string[]> {
  const { errorHandling } = await readSiteInfo(content, site);
  return errorHandling ? [errorHandling.notFoundPagePath, errorHandling.serverErrorPagePath] : [];
}

async function readSiteInfo(content: ApolloClient, site: Site) {
  const variables = { site: site.name, language: site.languages[0] };
  const { data } = await content.query({ query: SiteInfoDocument, variables });
  return known(data?.site?.siteInfo);
}

/** @throws UpstreamError where the platform does not know the site. */
function known<Part>(part: Part | null | undefined): Part {
  if (part) return part;
  throw new UpstreamError('content', 'invalid', 'does not know the site');
}

const isTrue = (text: string | null | undefined) => text === '1' || text === 'true';

/** `yyyyMMddTHHmmssZ`, as the platform writes dates, as a day. */
const dayOf = (text: string | null | undefined) =>
  text && /^\d{8}/.test(text) ? text.replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3') : undefined;
