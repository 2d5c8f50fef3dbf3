import { type ThemeName, themes } from '../../design-system/themes/themes';
import { siteNames, sites } from '../../sites/sites';
import { keysOf } from '../../domain/typedKeys';

/** A page of the embedded content that is shown as a story. */
export interface StoryPage {
  /** Name of the story, and of the file with its data. */
  name: string;
  site: keyof typeof sites;
  path: string;
  theme: ThemeName;
}

/** The site that has a page for each brand's theme, and the path of these pages. */
const brandSite = 'brand-se';
const brandPath = (theme: ThemeName) => `/marken/${theme}`;

const themesOfSites = new Set<ThemeName>(siteNames.map((name) => sites[name].theme));

/** The front page of every site, and a page in every theme that no site uses by default. */
export const storyPages: readonly StoryPage[] = [
  ...siteNames.map((site) => ({ name: site, site, path: '/', theme: sites[site].theme })),
  ...keysOf(themes)
    .filter((theme) => !themesOfSites.has(theme))
    .map((theme) => ({ name: theme, site: brandSite, path: brandPath(theme), theme }) as const),
];
