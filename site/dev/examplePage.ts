import type { Contract } from '../../schema/contract';
import { contract } from '../../schema/generated/contract';
import type { ThemeName } from '../../design-system/themes/themes';
import type { PageBlock, PageLanguage } from '../../platform/content/page.types';
import { defaultSiteContent } from '../../platform/content/siteContent';
import type { PageData } from '../../platform/pages/pageData.types';
import { siteNames, sites } from '../../sites/sites';
import type { Language, Site } from '../../sites/site.types';
import { texts } from './texts';

export interface ExamplePageOptions {
  title: string;
  /** By default the site's own. */
  theme?: ThemeName;
  language: Language;
  /** Blocks of the page in order; those of header and footer are placed there. */
  blocks?: readonly PageBlock[];
}

/** A page made of examples, with the header and footer of a page of the content platform. */
export function examplePage({ title, theme, language, blocks = [] }: ExamplePageOptions): PageData {
  const site = findSite(language);
  const content = defaultSiteContent(site, language);
  return {
    status: 200,
    site,
    language,
    routePath: '/',
    mode: 'normal' as const,
    page: {
      name: title,
      template: 'ContentPage',
      language,
      languages: site.languages.map(describeLanguage),
      fields: { metaTitle: title, brandDesign: theme, noIndex: true },
      ownFields: {},
      placeholders: Object.fromEntries(
        AREAS.map((area) => [area, blocks.filter(({ name }) => findArea(name) === area)]),
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

/** Areas of every page. */
const AREAS = ['header', 'main', 'footer'] as const;

const contracts: Contract['blocks'] = contract.blocks;

/** The area of a block: blocks of the category Frame belong to the header, except the footer. */
function findArea(block: string): (typeof AREAS)[number] {
  if (contracts[block]?.category !== 'Frame') return 'main';
  return block.toLowerCase() === 'footer' ? 'footer' : 'header';
}

function describeLanguage(name: Language): PageLanguage {
  const inWords = (words: Language) =>
    new Intl.DisplayNames([words], { type: 'language' }).of(name) ?? name;
  const inEnglish = inWords('en');
  return { name, displayName: inEnglish, englishName: inEnglish, nativeName: inWords(name) };
}

function findSite(language: Language): Site {
  const name = siteNames.find((candidate) => sites[candidate].languages.includes(language));
  if (!name) throw new Error(`No site has the language "${language}"`);
  return sites[name];
}
