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
    status: 200,
    site,
    language,
    routePath: '/',
    mode: 'normal' as const,
    page: {
      name: title,
      template: 'ContentPage',
      language,
      languages: site.languages.map(languageNamed),
      fields: { metaTitle: title, brandDesign: theme, noIndex: true },
      ownFields: {},
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

/** Areas of every page (spec 1 §2.1). */
const areas = ['header', 'main', 'footer'] as const;

const contracts: Contract['blocks'] = contract.blocks;

/** Blocks of the frame stand above the main area, except the one that bears the name of the area below. */
function areaOf(block: string): (typeof areas)[number] {
  if (contracts[block]?.category !== 'Frame') return 'main';
  return block.toLowerCase() === 'footer' ? 'footer' : 'header';
}

function languageNamed(name: Language): PageLanguage {
  const inWords = (words: Language) =>
    new Intl.DisplayNames([words], { type: 'language' }).of(name) ?? name;
  const inEnglish = inWords('en');
  return { name, displayName: inEnglish, englishName: inEnglish, nativeName: inWords(name) };
}

function siteSpeaking(language: Language): Site {
  const name = siteNames.find((candidate) => sites[candidate].languages.includes(language));
  if (!name) throw new Error(`No site speaks "${language}"`);
  return sites[name];
}
