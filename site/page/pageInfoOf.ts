import type { PageInfo } from '../../blocks/pageInfo';
import { publicPath } from '../content/resolveRoute';
import type { Language } from '../sites/site.types';
import type { PageData } from './pageData.types';

/** Names of the languages in themselves (spec 1 §3, Language). */
const nativeNames: Record<Language, string> = {
  sv: 'Svenska',
  nb: 'Norsk',
  en: 'English',
  sk: 'Slovenčina',
  fi: 'Suomi',
};

/** What the page's blocks may know of the page and site around them. */
export function pageInfoOf({
  site,
  page,
  status,
  language,
  routePath,
  content,
}: PageData): PageInfo {
  // A page that is no page of its own has no versions; its languages lead to the front pages.
  const own = status === 200 ? routePath : '/';
  const available = status === 200 ? page?.languages : site.languages;
  const languages = site.languages.filter((version) => available?.includes(version));
  return {
    siteName: content.settings.name,
    language,
    homeHref: publicPath(site, language, '/'),
    href: publicPath(site, language, routePath),
    languages: languages.map((version) => ({
      language: version,
      nativeName: nativeNames[version],
      href: publicPath(site, version, own),
      current: version === language,
    })),
    carListPath: content.settings.pathToCarList,
  };
}
