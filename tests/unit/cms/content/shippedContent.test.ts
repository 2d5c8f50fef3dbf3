import { contract } from '../../../../schema/generated/contract';
import { optionalValues, phraseValues } from '../../../../schema/generated/phrases';
import { checkReferences } from '../../../../cms/authoring/items/written/checkReferences';
import { CONTENT_FOLDER } from '../../../../cms/items/loading/listContentRoutes';
import { loadSite } from '../../../../cms/items/loading/loadSite';
import { buildTemplates } from '../../../../cms/items/buildTemplates';
import { messagesOf } from '../../../../messages/messagesOf';
import { sites } from '../../../../sites/sites';

const templates = buildTemplates(contract);
const loadedSites = Object.values(sites).map((site) => loadSite(CONTENT_FOLDER, site, templates));
const items = new Map(loadedSites.flatMap((site) => site.items).map((item) => [item.id, item]));

test("the shipped content passes the checks for editors' content", () => {
  expect(loadedSites.flatMap(({ problems }) => problems)).toEqual([]);
  const lookup = {
    templates,
    findItem: (id: string) => items.get(id),
    getFields: (id: string, language: string) =>
      items.get(id)?.versions.get(language)?.fields ?? {},
  };
  const refusals = [...items.values()].flatMap((item) =>
    [...item.versions.values()].flatMap((version) => {
      try {
        const savedVersion = { ...version, itemId: item.id, deleted: false };
        checkReferences(lookup, item, { ...savedVersion, publishedAt: null, authorName: null });
        return [];
      } catch (error) {
        return [`${item.site} ${item.id} ${item.name}: ${String(error)}`];
      }
    }),
  );
  expect(refusals).toEqual([]);
});

test('[EDIT-30] default texts use only declared values, and all of them unless optional', () => {
  for (const language of ['sv', 'nb', 'en', 'sk', 'fi'] as const) {
    for (const [key, text] of Object.entries(messagesOf(language))) {
      const values = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      expect(phraseValues[key]).toEqual(expect.arrayContaining(values));
      const requiredValues = phraseValues[key]?.filter(
        (name) => !optionalValues[key]?.includes(name),
      );
      expect(values).toEqual(expect.arrayContaining(requiredValues ?? []));
    }
  }
});
