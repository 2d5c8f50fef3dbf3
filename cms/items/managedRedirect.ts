import type { ManagedRedirect } from '../../redirects/managedRule';
import { inLanguage, type ContentTree, type LocalItem } from './contentTree';
import type { ContentSite, ItemVersion } from './item';
import { sitePaths } from './sitePaths';

/** The redirects that editors keep for a site, in their order; those of its default language count. */
export function redirectItems(tree: ContentTree, site: ContentSite): LocalItem[] {
  const folder = tree.find(sitePaths(site.name).redirects);
  return (folder ? tree.childrenOf(folder) : [])
    .map((item) => inLanguage(item, site.languages[0]))
    .filter((local) => local !== undefined);
}

/** A redirect as the web tier is told of it. */
export function managedRedirectOf({ fields }: Pick<ItemVersion, 'fields'>): ManagedRedirect {
  const text = (name: string): string => {
    const value = fields[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    pattern: text('Pattern'),
    target: text('Target'),
    redirectType: (text('RedirectType') || 'REDIRECT_301') as ManagedRedirect['redirectType'],
    isQueryStringPreserved: fields.IsQueryStringPreserved === true,
    isLanguagePreserved: fields.IsLanguagePreserved === true,
    locale: text('Locale'),
  };
}
