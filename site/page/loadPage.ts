import { fetchPage } from '../content/fetchPage';
import type { Page } from '../content/page.types';
import type { ParsedLayout } from '../content/parseLayout';
import { resolveRoute, type Route } from '../content/resolveRoute';
import { defaultSiteContent } from '../content/siteContent';
import type { PageData, PageInput } from './pageData.types';

/** Last known error pages by site, language and route: they must stand when the platform does not. */
const knownErrorPages = new Map<string, Page>();

/**
 * Gathers everything that the page at an address is rendered from. An address that leads nowhere
 * becomes the site's 404 page; `input.failure` the site's page for that status, and never throws.
 */
export async function loadPage(input: PageInput): Promise<PageData> {
  const { site, services, failure } = input;
  const route = resolveRoute(site, input.path);
  if (failure) return loadErrorPage(input, route, failure);

  const found = route && (await fetchReported(input, route));
  if (!found) return loadErrorPage(input, route, 404);
  const content = await services.siteContent.get(site, route.language);
  // An error page has an address of its own, but is no page that anybody may be sent to.
  const status = found.page.template === 'ErrorPage' ? 404 : 200;
  return finish(input, { status, ...route, page: found.page, content });
}

/** The site's page for a status: from memory while the platform fails, and without it the bare shell. */
async function loadErrorPage(
  input: PageInput,
  route: Route | undefined,
  status: number,
): Promise<PageData> {
  const { site, services } = input;
  const language = route?.language ?? site.languages[0];
  const routePath = status === 404 ? '/404' : '/500';
  const [found, content] = await Promise.allSettled([
    fetchReported(input, { language, routePath }),
    services.siteContent.get(site, language),
  ]);
  const key = `${site.name} ${language} ${routePath}`;
  if (found.status === 'fulfilled' && found.value) knownErrorPages.set(key, found.value.page);
  return finish(input, {
    status,
    language,
    routePath: route?.routePath ?? '/',
    page: knownErrorPages.get(key),
    content: content.status === 'fulfilled' ? content.value : defaultSiteContent(site, language),
  });
}

async function fetchReported(input: PageInput, route: Route): Promise<ParsedLayout | undefined> {
  const { content, onProblems } = input.services;
  const found = await fetchPage(content, { site: input.site.name, ...route });
  if (found && found.problems.length > 0) onProblems(found.problems, route.routePath);
  return found;
}

type Found = Pick<PageData, 'status' | 'language' | 'routePath' | 'page' | 'content'>;

async function finish({ site, mode, services }: PageInput, found: Found): Promise<PageData> {
  return {
    ...found,
    site,
    mode,
    placeholders: await services.placeholders(found.page?.images ?? []),
    imageHosts: services.imageHosts,
    showUnknownBlocks: services.showUnknownBlocks,
    origin: found.content.settings.url ?? services.origin(site),
  };
}
