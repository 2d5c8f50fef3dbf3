import { findVersion, type SiteItem } from '../siteApi';

/** The name of a tag in a language, from the draft or the published version; its key if it has no name. */
export function tagName(tag: SiteItem, language: string): string {
  const version = findVersion(tag, language);
  const name = (version?.fields ?? version?.published)?.value;
  return typeof name === 'string' ? name : tag.name;
}
