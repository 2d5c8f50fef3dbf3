import { anySegment } from '../../../schema/anySegment';
import { isHref } from '../../../schema/href';
import { isServerPath } from '../../items/localiseHref';
import type { ContentStore } from '../../items/ContentStore';
import type { ContentTree } from '../../items/ContentTree';
import type { ItemId } from '../../items/guid';
import type { ContentItem } from '../../items/item.types';
import { getSitePaths } from '../../items/sitePaths';
import { findTableTarget } from './findTableTarget';
import type { LinkTarget } from '../../generated/authoringResolvers';

const ERROR_PAGE = 'ErrorPage';

interface Link {
  site: string;
  language: string;
  href: string;
  /** Id of the page that was chosen; takes precedence over the address. */
  id?: ItemId;
}

/** Finds the target of a link in the drafts; undefined for a broken link. */
export function findLinkTarget(store: ContentStore, link: Link): LinkTarget | undefined {
  const { draft } = store;
  const { site, language, href, id } = link;
  if (id) {
    const chosenItem = draft.find(id);
    const isPage =
      chosenItem?.site === site && draft.isPage(chosenItem) && isLinkable(draft, chosenItem);
    return isPage ? toPageTarget(store, chosenItem, language) : undefined;
  }
  if (!isHref(href)) return undefined;
  if (!href.startsWith('/') || href.startsWith('//')) return { kind: 'OUTSIDE', isPublic: true };
  const languages = store.sites.get(site)?.languages ?? [];
  const { path, pathLanguage } = splitLanguage(href.replace(/[?#].*$/, ''), languages);
  if (isServerPath(path)) return { kind: 'FILE', isPublic: true };
  const page = draft.findPageByRoute(site, path, pathLanguage);
  if (page && !path.includes(anySegment) && page.template !== ERROR_PAGE) {
    return toPageTarget(store, page, language);
  }
  const query = /\?([^#]*)/.exec(href)?.[1];
  const hasRedirect =
    isMatchedByRule(draft, site, path) || findTableTarget(site, path, query) !== undefined;
  return hasRedirect ? { kind: 'REDIRECT', route: path, isPublic: true } : undefined;
}

/** Wildcard pages and error pages are not valid link targets. */
const isLinkable = (draft: ContentTree, page: ContentItem): boolean =>
  page.template !== ERROR_PAGE && !draft.getPath(page).includes(anySegment);

function toPageTarget(
  { draft, published }: ContentStore,
  page: ContentItem,
  language: string,
): LinkTarget {
  const version = page.versions.get(language) ?? [...page.versions.values()][0];
  return {
    kind: 'PAGE',
    itemId: page.id,
    displayName: version?.displayName ?? page.name,
    route: draft.findRoute(page),
    isPublic: published.find(page.id) !== undefined,
  };
}

/** Splits a path: paths of all languages but the first start with the language. */
function splitLanguage(
  path: string,
  languages: readonly string[],
): { path: string; pathLanguage?: string } {
  const pathLanguage = languages.find((one) => path === `/${one}` || path.startsWith(`/${one}/`));
  return pathLanguage === undefined
    ? { path }
    : { path: path.slice(pathLanguage.length + 1) || '/', pathLanguage };
}

/** Whether a redirect rule of the site matches a path, as an address or as a regular expression. */
function isMatchedByRule(draft: ContentTree, site: string, path: string): boolean {
  const folder = draft.find(getSitePaths(site).redirects);
  const normalisedPath = path.toLowerCase().replace(/(.)\/+$/, '$1');
  return (folder ? draft.listChildren(folder) : []).some((item) =>
    [...item.versions.values()].some(({ fields }) => {
      const pattern = String(fields.Pattern ?? '').toLowerCase();
      if (pattern.replace(/[?].*$/, '').replace(/(.)\/+$/, '$1') === normalisedPath) return true;
      // The web tier matches editors' expressions without backtracking. Here only their fixed prefix
      // is compared: that may accept a broken link but never rejects a working one.
      const fixedPrefix = /^\^?(\/?[\w\-./]+)/.exec(pattern)?.[1] ?? '';
      return (
        /[\\()[\]{}|*+^$]/.test(pattern) &&
        fixedPrefix.length > 1 &&
        normalisedPath.startsWith(fixedPrefix)
      );
    }),
  );
}
