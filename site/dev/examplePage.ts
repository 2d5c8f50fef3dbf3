import type { ThemeName } from '../../design-system/themes/themes';
import type { PageBlock } from '../content/page.types';
import { defaultSiteContent } from '../content/siteContent';
import type { PageData } from '../page/pageData.types';
import { siteNames, sites } from '../sites/sites';
import type { Language, Site } from '../sites/site.types';
import { texts } from './texts';

export interface ExamplePageOptions {
  title: string;
  theme: ThemeName;
  language: Language;
  /** Blocks of the page in order; header and footer go to their own places. */
  blocks?: readonly PageBlock[];
}

/** A page made of examples, with the surroundings that a page of the content platform has. */
export function examplePage({ title, theme, language, blocks = [] }: ExamplePageOptions): PageData {
  const site = siteSpeaking(language);
  const content = defaultSiteContent(site, language);
  return {
    ...{ status: 200, site, language, routePath: '/', mode: 'normal' as const },
    page: {
      name: title,
      template: 'ContentPage',
      language,
      languages: site.languages,
      fields: { metaTitle: title, brandDesign: theme, noIndex: true },
      placeholders: Object.fromEntries(
        areas.map((area) => [area, blocks.filter(({ name }) => areaOf(name) === area)]),
      ),
      images: [],
    },
    content: {
      ...content,
      settings: { ...content.settings, name: texts.exampleSite, titleTemplate: texts.title },
    },
    placeholders: {},
    imageHosts: [],
    showUnknownBlocks: true,
    origin: `https://${site.hosts[0]}`,
  };
}

/** Areas of every page (spec 1 §2.1). The blocks above and below the main one bear their names. */
const areas = ['header', 'main', 'footer'] as const;

function areaOf(block: string): (typeof areas)[number] {
  return areas.find((area) => area === block.toLowerCase()) ?? 'main';
}

function siteSpeaking(language: Language): Site {
  const name = siteNames.find((candidate) => sites[candidate].languages.includes(language));
  if (!name) throw new Error(`No site speaks "${language}"`);
  return sites[name];
}
