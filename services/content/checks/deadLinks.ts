import { RE2JS } from 're2js';
import { linkTypeOf } from '../addresses';
import type { ContentTree, LocalItem } from '../contentTree';
import type { ContentSite, LinkValue } from '../item';
import { sitePaths } from '../sitePaths';
import type { CheckedPage, PageFinding } from './checkedPage';

/** Addresses that the server itself answers, and files: nothing of theirs is in the content. */
const NOT_A_PAGE = /^\/(-|_|api|sitecore|image)(\/|$)|\.[a-z0-9]{2,5}$/i;

/** Links to pages of the site that do not exist, and to pages that visitors do not see yet. */
export function deadLinks({ store, page, blocks }: CheckedPage): PageFinding[] {
  const site = store.draft.siteOf(page.item);
  if (!site) return [];
  const redirected = redirectPatterns(store.draft, site);
  const isDead = (href: string): boolean => {
    const path = href.replace(/[?#].*$/, '');
    if (linkTypeOf(href) !== 'internal' || NOT_A_PAGE.test(path)) return false;
    const route = routeOf(path, site);
    return (
      !store.draft.pageAt(site.name, route) && !redirected.some((one) => one.matcher(path).find())
    );
  };
  return [{ uid: undefined, componentName: undefined, items: [page] }, ...blocks].flatMap(
    ({ uid, componentName, items }) =>
      items.flatMap((item) =>
        linksOf(store.draft, item)
          .filter(({ href }) => isDead(href))
          .map(({ href, field }): PageFinding => {
            const at = { block: uid, componentName, itemId: item.item.id, field };
            return { kind: 'deadLink', severity: 'warning', ...at, detail: href };
          }),
      ),
  );
}

/** Every address in an item's links and formatted texts. */
function linksOf(tree: ContentTree, { item, version }: LocalItem) {
  const fields = [...(tree.templateOf(item)?.fields.values() ?? [])];
  return fields.flatMap(({ name: field, contract: { kind } }) => {
    const value = version.fields[field];
    if (value === undefined) return [];
    if (kind === 'link') return [{ field, href: (value as LinkValue).href }];
    if (kind !== 'richText') return [];
    const hrefs = String(value).matchAll(/<a\b[^>]*?\shref=(["'])(.*?)\1/gi);
    return [...hrefs].map(([, , href = '']) => ({ field, href }));
  });
}

function routeOf(path: string, { languages }: ContentSite): string {
  const [, first = '', ...rest] = path.split('/');
  return languages.includes(first) ? `/${rest.join('/')}` : path;
}

/** The addresses that the site's editors have redirected. A pattern that is none matches nothing. */
function redirectPatterns(tree: ContentTree, site: ContentSite): RE2JS[] {
  const folder = tree.find(sitePaths(site.name).redirects);
  const rules = folder ? [...tree.branchOf(folder)] : [];
  return rules.flatMap((rule) => {
    const pattern = rule.versions.get(site.languages[0])?.fields.Pattern;
    if (typeof pattern !== 'string' || pattern === '') return [];
    try {
      return [RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE)];
    } catch {
      return [];
    }
  });
}
