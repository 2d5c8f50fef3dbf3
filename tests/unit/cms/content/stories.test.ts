import { contract } from '../../../../schema/generated/contract';
import { contentFolder } from '../../../../cms/items/loading/contentRoutes';
import type { ItemId } from '../../../../cms/items/guid';
import type { ContentItem, FieldValues, ItemVersion } from '../../../../cms/items/item';
import { loadSite } from '../../../../cms/items/loading/loadSite';
import { buildTemplates } from '../../../../cms/items/templates';
import { siteNames, sites } from '../../../../sites/sites';

/** The same text needs fewer words where one word holds more. */
const fewestWords = { en: 300, sv: 260, nb: 260, sk: 240, fi: 200 } as const;

type Language = keyof typeof fewestWords;

/** What a story shows in one language. */
interface Story {
  name: string;
  language: Language;
  texts: string[];
  captions: string[];
}

function storiesOf(name: (typeof siteNames)[number]): Story[] {
  const { items } = loadSite(contentFolder, sites[name], buildTemplates(contract));
  const byId = new Map<ItemId, ContentItem>(items.map((item) => [item.id, item]));
  const fieldsOf = (version: ItemVersion, language: Language, blocks: string[]): FieldValues[] =>
    (version.placeholders['main'] ?? [])
      .filter(({ componentName }) => blocks.includes(componentName))
      .map(({ dataSource }) => (dataSource ? byId.get(dataSource) : undefined))
      .map((source) => source?.versions.get(language)?.fields ?? {});
  return items
    .filter(({ template }) => template === 'StoryPage')
    .flatMap((page) =>
      sites[name].languages.map((language) => {
        const version = page.versions.get(language);
        if (!version) throw new Error(`${page.name} is not there in ${language}`);
        return {
          name: page.name,
          language,
          texts: fieldsOf(version, language, ['StoryText']).map(text('RichText')),
          captions: [
            ...fieldsOf(version, language, ['StoryHeader']),
            ...fieldsOf(version, language, ['StoryText']).filter((fields) => fields['Image']),
          ].map(text('Caption')),
        };
      }),
    );
}

const text =
  (field: string) =>
  (fields: FieldValues): string =>
    typeof fields[field] === 'string' ? fields[field] : '';

const words = (html: string): number =>
  html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;

describe.each(siteNames)('%s', (site) => {
  const stories = storiesOf(site);

  test('has stories', () => expect(stories).not.toEqual([]));

  test('every story has as many words as its language needs to say something (300 in English)', () => {
    const short = stories
      .map(({ name, language, texts }) => ({ name, language, count: words(texts.join(' ')) }))
      .filter(({ language, count }) => count < fewestWords[language]);
    expect(short).toEqual([]);
  });

  test('every picture of a story has a caption that says what it shows, in more than three words', () => {
    const bare = stories.flatMap(({ name, language, captions }) =>
      captions
        .filter((caption) => words(caption) <= 3)
        .map((caption) => ({ name, language, caption })),
    );
    expect(bare).toEqual([]);
  });
});
