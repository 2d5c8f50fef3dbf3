import type { ManagedRedirect } from '../../redirects/managedRule';
import { toLocalItem, type ContentTree, type LocalItem } from './ContentTree';
import type { ContentSite, ItemVersion } from './item.types';
import { getSitePaths } from './sitePaths';

/** Lists the redirects of a site's editors, in order. Only versions in the default language apply. */
export function listRedirectItems(tree: ContentTree, site: ContentSite): LocalItem[] {
  const folder = tree.find(getSitePaths(site.name).redirects);
  return (folder ? tree.listChildren(folder) : [])
    .map((item) => toLocalItem(item, site.languages[0]))
    .filter((local) => local !== undefined);
}

/** Converts a redirect to the form that the web tier receives. */
export function toManagedRedirect({ fields }: Pick<ItemVersion, 'fields'>): ManagedRedirect {
  const readText = (name: string): string => {
    const value = fields[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    pattern: readText('Pattern'),
    target: readText('Target'),
    redirectType: (readText('RedirectType') || 'REDIRECT_301') as ManagedRedirect['redirectType'],
    isQueryStringPreserved: fields.IsQueryStringPreserved === true,
    isLanguagePreserved: fields.IsLanguagePreserved === true,
    locale: readText('Locale'),
  };
}
