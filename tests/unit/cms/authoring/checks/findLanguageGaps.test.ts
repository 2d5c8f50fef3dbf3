import { findLanguageGaps } from '../../../../../cms/authoring/checks/findLanguageGaps';
import type { CheckedPage } from '../../../../../cms/authoring/checks/collectCheckedPage';

/** The page in one language, saved in each language at a time. */
function createPage(language: string, savedAt: Readonly<Record<string, number>>): CheckedPage {
  const versions = new Map(
    Object.entries(savedAt).map(([name, time]) => [
      name,
      { language: name, updatedAt: new Date(time) },
    ]),
  );
  const item = { id: 'A', versions };
  const tree = {
    findSite: () => ({ languages: ['sv', 'en'] }),
    listBranch: () => [item],
    findPage: () => item,
    findInLanguage: () => undefined,
  };
  const page = { item, version: versions.get(language) };
  return { store: { draft: tree, published: tree }, page } as unknown as CheckedPage;
}

const kinds = (page: CheckedPage) => findLanguageGaps(page).map(({ kind }) => kind);

test('[EDIT-51] a page in its first language warns of translations that are older, and of those that are missing', () => {
  expect(kinds(createPage('sv', { sv: 2, en: 1 }))).toEqual(['olderLanguage']);
  expect(kinds(createPage('sv', { sv: 1, en: 2 }))).toEqual([]);
  expect(kinds(createPage('sv', { sv: 1 }))).toEqual(['missingLanguage']);
});

test('[EDIT-51] a fresh translation does not warn that its source is older', () => {
  expect(kinds(createPage('en', { sv: 1, en: 2 }))).toEqual([]);
});
