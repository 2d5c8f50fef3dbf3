import { checkNamed, type ManagedFinding } from '../../../redirects/checkManaged';
import { readTable } from '../../../redirects/findRedirect';
import { sitePages } from '../../../redirects/sitePages';
import type { ContentTree } from '../../items/contentTree';
import type { ItemId } from '../../items/guid';
import type { ContentSite } from '../../items/item';
import { managedRedirectOf, redirectItems } from '../../items/managedRedirect';
import { sitePaths } from '../../items/sitePaths';
import { editError } from '../editError';

const problems: Partial<Record<ManagedFinding['kind'], string>> = {
  loop: 'The redirect leads around in a circle.',
  duplicate: 'There is a redirect from this address already.',
  'hides page': 'The redirect would take the front page away.',
};

/**
 * Checks redirects of a site beside all others of a tree, as the editor's form does.
 * @throws BAD_INPUT for one of those named that cannot be used, loops, repeats another or takes the front page
 */
export async function checkRedirects(
  tree: ContentTree,
  site: ContentSite,
  named: ReadonlySet<ItemId>,
): Promise<void> {
  const rules = redirectItems(tree, site);
  if (!rules.some(({ item }) => named.has(item.id))) return;
  const home = tree.find(sitePaths(site.name).home);
  const routes = [...(home ? tree.branchOf(home) : [])].flatMap((item) =>
    tree.isPage(item) ? (tree.routeOf(item) ?? []) : [],
  );
  const findings = await checkNamed(
    rules.map(({ version }) => managedRedirectOf(version)),
    {
      table: readTable(site.name),
      languages: site.languages,
      pages: sitePages(site.name, routes),
      // Whether a target is one of our sites is a matter for warnings.
      hosts: [],
    },
    rules.flatMap(({ item }, order) => (named.has(item.id) ? [order] : [])),
  );
  const error = findings.find(({ severity }) => severity === 'error');
  if (!error) return;
  const { kind, message, order } = error;
  const pattern = rules[order] && managedRedirectOf(rules[order].version).pattern;
  throw editError(
    'BAD_INPUT',
    problems[kind] ?? `The redirect from "${pattern}" cannot be used: ${message}.`,
  );
}
