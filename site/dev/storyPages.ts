import { type ThemeName, themes } from '../../design-system/themes/themes';
import { siteNames, sites } from '../../sites/sites';
import { keysOf } from '../../domain/typedKeys';

/** A page of the embedded content that is shown as a story. */
export interface StoryPage {
  /** Also the name of the file that holds its data. */
  name: string;
  site: keyof typeof sites;
  path: string;
  theme: ThemeName;
}

/** The site whose pages have themes of brands, and where they stand. */
const brandSite = 'brand-se';
const brandPath = (theme: ThemeName) => `/marken/${theme}`;

const themesOfSites = new Set<ThemeName>(siteNames.map((name) => sites[name].theme));

/** The front page of every site, and a page in every theme that is no site's own. */
export const storyPages: readonly StoryPage[] = [
  ...siteNames.map((site) => ({ name: site, site, path: '/', theme: sites[site].theme })),
  ...keysOf(themes)
    .filter((theme) => !themesOfSites.has(theme))
    .map((theme) => ({ name: theme, site: brandSite, path: brandPath(theme), theme }) as const),
];
