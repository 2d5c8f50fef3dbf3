import { anySegment } from '../../../schema/anySegment';
import { isHref } from '../../../schema/href';
import { isServerPath } from '../../items/addresses';
import type { ContentStore } from '../../items/contentStore';
import type { ContentTree } from '../../items/contentTree';
import type { ItemId } from '../../items/guid';
import type { ContentItem } from '../../items/item';
import { sitePaths } from '../../items/sitePaths';
import { tableTarget } from './redirectTables';
import type { LinkTarget } from '../../generated/authoringResolvers';

const errorPage = 'ErrorPage';

interface Link {
  site: string;
  language: string;
  href: string;
  /** Of a page that was chosen; wins over the address. */
  id?: ItemId;
}

/** What a link leads to, as drafts stand; undefined when that is nowhere. */
export function findLinkTarget(store: ContentStore, link: Link): LinkTarget | undefined {
  const { draft } = store;
  const { site, language, href, id } = link;
  if (id) {
    const chosen = draft.find(id);
    const isPage = chosen?.site === site && draft.isPage(chosen) && isLinkable(draft, chosen);
    return isPage ? pageTarget(store, chosen, language) : undefined;
  }
  if (!isHref(href)) return undefined;
  if (!href.startsWith('/') || href.startsWith('//')) return { kind: 'OUTSIDE', isPublic: true };
  const path = withoutLanguage(href.replace(/[?#].*$/, ''), store.sites.get(site)?.languages ?? []);
  if (isServerPath(path)) return { kind: 'FILE', isPublic: true };
  const page = draft.pageAt(site, path);
  if (page && !path.includes(anySegment) && page.template !== errorPage) {
    return pageTarget(store, page, language);
  }
  const query = /\?([^#]*)/.exec(href)?.[1];
  const leadsOn = ruleMatches(draft, site, path) || tableTarget(site, path, query) !== undefined;
  return leadsOn ? { kind: 'REDIRECT', route: path, isPublic: true } : undefined;
}

/** Visitors are led to no page that stands for any address, nor to one that tells of an error. */
const isLinkable = (draft: ContentTree, page: ContentItem): boolean =>
  page.template !== errorPage && !draft.pathOf(page).includes(anySegment);

function pageTarget(
  { draft, published }: ContentStore,
  page: ContentItem,
  language: string,
): LinkTarget {
  const version = page.versions.get(language) ?? [...page.versions.values()][0];
  return {
    kind: 'PAGE',
    itemId: page.id,
    displayName: version?.displayName ?? page.name,
    route: draft.routeOf(page),
    isPublic: published.find(page.id) !== undefined,
  };
}

/** A path of another language than the first has it in front. */
export function withoutLanguage(path: string, languages: readonly string[]): string {
  const language = languages.find((one) => path === `/${one}` || path.startsWith(`/${one}/`));
  return language === undefined ? path : path.slice(language.length + 1) || '/';
}

/** Whether one of the site's redirect rules takes a path: as an address, or as an expression. */
function ruleMatches(draft: ContentTree, site: string, path: string): boolean {
  const folder = draft.find(sitePaths(site).redirects);
  const plain = path.toLowerCase().replace(/(.)\/+$/, '$1');
  return (folder ? draft.childrenOf(folder) : []).some((item) =>
    [...item.versions.values()].some(({ fields }) => {
      const pattern = String(fields.Pattern ?? '').toLowerCase();
      if (pattern.replace(/[?].*$/, '').replace(/(.)\/+$/, '$1') === plain) return true;
      // Expressions of editors are matched by the web tier without backtracking; here only their
      // fixed beginning is compared, so that a rule never makes a link look dead.
      const fixed = /^\^?(\/?[\w\-./]+)/.exec(pattern)?.[1] ?? '';
      return /[\\()[\]{}|*+^$]/.test(pattern) && fixed.length > 1 && plain.startsWith(fixed);
    }),
  );
}
