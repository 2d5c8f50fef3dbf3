import { checkSelected, type ManagedFinding } from '../../../redirects/checkManaged';
import { readTable } from '../../../redirects/findRedirect';
import { sitePages } from '../../../redirects/sitePages';
import { toLocalItem, type ContentTree } from '../../items/ContentTree';
import type { ItemId } from '../../items/guid';
import type { ContentItem, ContentSite } from '../../items/item.types';
import { toManagedRedirect, listRedirectItems } from '../../items/managedRedirect';
import { getSitePaths } from '../../items/sitePaths';
import { localizable } from '../../../domain/localizable';
import { createEditError } from '../createEditError';

const PROBLEM_TEXTS: Partial<Record<ManagedFinding['kind'], string>> = {
  loop: 'The redirect leads around in a circle.',
  duplicate: 'There is a redirect from this address already.',
  'hides page': 'The redirect would take the front page away.',
};

/**
 * Checks redirects of a site together with all others of a tree, by the same rules as the editor's form.
 * @throws BAD_INPUT for a redirect that is invalid, loops, repeats another or hides the front page
 */
export async function checkRedirects(
  tree: ContentTree,
  site: ContentSite,
  idsToCheck: ReadonlySet<ItemId>,
): Promise<void> {
  const rules = listRedirectItems(tree, site);
  if (!rules.some(({ item }) => idsToCheck.has(item.id))) return;
  const home = tree.find(getSitePaths(site.name).home);
  const routes = [...(home ? tree.listBranch(home) : [])].flatMap((item) =>
    tree.isPage(item) ? listAddresses(tree, item) : [],
  );
  const findings = await checkSelected(
    rules.map(({ version }) => toManagedRedirect(version)),
    {
      table: readTable(site.name),
      languages: site.languages,
      pages: sitePages(site.name, routes),
      // A target outside our sites only causes a warning.
      hosts: [],
    },
    rules.flatMap(({ item }, order) => (idsToCheck.has(item.id) ? [order] : [])),
  );
  const error = findings.find(({ severity }) => severity === 'error');
  if (!error) return;
  const { kind, message, order } = error;
  const pattern = rules[order] && toManagedRedirect(rules[order].version).pattern;
  throw createEditError(
    'BAD_INPUT',
    PROBLEM_TEXTS[kind] ??
      localizable`The redirect from "${pattern ?? ''}" cannot be used: ${message}.`,
  );
}

/** The route of a page, and its addresses in languages where it has others. */
function listAddresses(tree: ContentTree, item: ContentItem): string[] {
  const route = tree.findRoute(item);
  if (route === undefined) return [];
  const others = [...item.versions.keys()].flatMap((language) => {
    const local =
      tree.findRoute(item, language) === route ? undefined : toLocalItem(item, language);
    return local ? [tree.getAddress(local)] : [];
  });
  return [route, ...others];
}
