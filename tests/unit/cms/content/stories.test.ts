import { contract } from '../../../../schema/generated/contract';
import { CONTENT_FOLDER } from '../../../../cms/items/loading/listContentRoutes';
import type { ItemId } from '../../../../cms/items/guid';
import type { ContentItem, FieldValues, ItemVersion } from '../../../../cms/items/item.types';
import { loadSite } from '../../../../cms/items/loading/loadSite';
import { buildTemplates } from '../../../../cms/items/buildTemplates';
import { siteNames, sites } from '../../../../sites/sites';

/** Minimum words of a story by language: languages with longer words need fewer of them. */
const MIN_WORDS = { en: 300, sv: 260, nb: 260, sk: 240, fi: 200 } as const;

type Language = keyof typeof MIN_WORDS;

/** The texts of a story in a language. */
interface Story {
  name: string;
  language: Language;
  texts: string[];
  captions: string[];
}

function loadStories(name: (typeof siteNames)[number]): Story[] {
  const { items } = loadSite(CONTENT_FOLDER, sites[name], buildTemplates(contract));
  const itemsById = new Map<ItemId, ContentItem>(items.map((item) => [item.id, item]));
  const readFields = (version: ItemVersion, language: Language, blocks: string[]): FieldValues[] =>
    (version.placeholders['main'] ?? [])
      .filter(({ componentName }) => blocks.includes(componentName))
      .map(({ dataSource }) => (dataSource ? itemsById.get(dataSource) : undefined))
      .map((source) => source?.versions.get(language)?.fields ?? {});
  return items
    .filter(({ template }) => template === 'StoryPage')
    .flatMap((page) =>
      sites[name].languages.map((language) => {
        const version = page.versions.get(language);
        if (!version) throw new Error(`${page.name} has no version in ${language}`);
        return {
          name: page.name,
          language,
          texts: readFields(version, language, ['StoryText']).map(readText('RichText')),
          captions: [
            ...readFields(version, language, ['StoryHeader']),
            ...readFields(version, language, ['StoryText']).filter((fields) => fields['Image']),
          ].map(readText('Caption')),
        };
      }),
    );
}

const readText =
  (field: string) =>
  (fields: FieldValues): string =>
    typeof fields[field] === 'string' ? fields[field] : '';

const countWords = (html: string): number =>
  html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;

describe.each(siteNames)('%s', (site) => {
  const stories = loadStories(site);

  test('the site has stories', () => expect(stories).not.toEqual([]));

  test('every story has the minimum number of words of its language (300 in English)', () => {
    const shortStories = stories
      .map(({ name, language, texts }) => ({ name, language, count: countWords(texts.join(' ')) }))
      .filter(({ language, count }) => count < MIN_WORDS[language]);
    expect(shortStories).toEqual([]);
  });

  test('every picture of a story has a caption of more than three words', () => {
    const shortCaptions = stories.flatMap(({ name, language, captions }) =>
      captions
        .filter((caption) => countWords(caption) <= 3)
        .map((caption) => ({ name, language, caption })),
    );
    expect(shortCaptions).toEqual([]);
  });
});
