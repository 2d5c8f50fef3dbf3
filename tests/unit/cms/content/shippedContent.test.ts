import { contract } from '../../../../schema/generated/contract';
import { optionalValues, phraseValues } from '../../../../schema/generated/phrases';
import { checkReferences } from '../../../../cms/authoring/items/written/checkReferences';
import { contentFolder } from '../../../../cms/items/loading/contentRoutes';
import { loadSite } from '../../../../cms/items/loading/loadSite';
import { buildTemplates } from '../../../../cms/items/templates';
import { messagesOf } from '../../../../messages/messagesOf';
import { sites } from '../../../../sites/sites';

const templates = buildTemplates(contract);
const loaded = Object.values(sites).map((site) => loadSite(contentFolder, site, templates));
const items = new Map(loaded.flatMap((site) => site.items).map((item) => [item.id, item]));

test('the content that ships passes the checks of what editors save', () => {
  expect(loaded.flatMap(({ problems }) => problems)).toEqual([]);
  const known = {
    templates,
    itemOf: (id: string) => items.get(id),
    fieldsOf: (id: string, language: string) => items.get(id)?.versions.get(language)?.fields ?? {},
  };
  const refused = [...items.values()].flatMap((item) =>
    [...item.versions.values()].flatMap((version) => {
      try {
        const saved = { ...version, itemId: item.id, deleted: false };
        checkReferences(known, item, { ...saved, publishedAt: null, authorName: null });
        return [];
      } catch (error) {
        return [`${item.site} ${item.id} ${item.name}: ${String(error)}`];
      }
    }),
  );
  expect(refused).toEqual([]);
});

test('[EDIT-30] the values of every default text are known', () => {
  for (const language of ['sv', 'nb', 'en', 'sk', 'fi'] as const) {
    for (const [key, text] of Object.entries(messagesOf(language))) {
      const values = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      expect(phraseValues[key]).toEqual(expect.arrayContaining(values));
      const wanted = phraseValues[key]?.filter((name) => !optionalValues[key]?.includes(name));
      expect(values).toEqual(expect.arrayContaining(wanted ?? []));
    }
  }
});
