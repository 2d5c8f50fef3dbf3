import { versionIn, type SiteItem } from '../siteApi';

/** A tag's name in a language, drafted or as visitors see it, or its key. */
export function tagName(tag: SiteItem, language: string): string {
  const version = versionIn(tag, language);
  const name = (version?.fields ?? version?.published)?.value;
  return typeof name === 'string' ? name : tag.name;
}
