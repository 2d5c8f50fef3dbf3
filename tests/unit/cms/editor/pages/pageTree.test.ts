import {
  listPagesToPublish,
  getFirstLanguageToPublish,
  isBranchPublic,
} from '../../../../../cms/editor/pages/pageTree';
import { pagesTexts } from '../../../../../cms/editor/pages/pagesTexts';
import type { PageNode, PageState } from '../../../../../cms/editor/pages/pagesApi';

const createNode = (
  itemId: string,
  parentId: string | undefined,
  states: Record<string, PageState | undefined>,
  overrides: Partial<PageNode> = {},
): PageNode => ({
  itemId,
  parentId: parentId ?? null,
  publicRoute: null,
  fixed: null,
  changed: null,
  changedBy: null,
  name: itemId,
  displayName: itemId,
  route: `/${itemId}`,
  template: 'ContentPage',
  components: [],
  state: 'CHANGED',
  hasNewOrder: false,
  languages: Object.entries(states).map(([language, state]) => ({
    language,
    state: state ?? null,
    ownRoute: null,
    displayName: null,
    changed: null,
    isOutdated: false,
  })),
  ...overrides,
});

test('the language to publish first is one with unpublished changes', () => {
  const getLanguage = (states: Record<string, PageState | undefined>, editedLanguage = 'sv') =>
    getFirstLanguageToPublish(createNode('a', undefined, states), editedLanguage);
  expect(getLanguage({ sv: 'CHANGED', en: 'DRAFT' })).toBe('sv');
  expect(getLanguage({ sv: 'PUBLISHED', en: 'DRAFT' })).toBe('en');
  expect(getLanguage({ sv: 'PUBLISHED', en: 'PUBLISHED' }, 'en')).toBe('en');
  expect(getLanguage({ sv: 'PUBLISHED', en: undefined }, 'en')).toBe('sv');
});

test('publishing a subtree includes only pages with changes, in the changed languages', () => {
  const top = createNode('top', 'home', { sv: 'PUBLISHED', en: 'CHANGED' });
  const nodes = [
    createNode('home', undefined, { sv: 'CHANGED' }),
    top,
    createNode('below', 'top', { sv: 'DRAFT', en: undefined }),
    createNode('same', 'top', { sv: 'PUBLISHED' }),
    createNode('moved', 'below', { sv: 'PUBLISHED' }, { publicRoute: '/before' }),
    createNode('sibling', 'home', { sv: 'CHANGED' }),
  ];
  expect(
    listPagesToPublish(nodes, top).map(({ node, languages }) => [node.itemId, languages]),
  ).toEqual([
    ['top', ['en']],
    ['below', ['sv']],
    ['moved', []],
  ]);
});

test('[EDIT-23] a deleted branch is described as still public only if visitors can see one of its pages', () => {
  const parent = createNode('a', undefined, {}, { state: 'DRAFT' });
  const child = createNode('b', 'a', {}, { state: 'PUBLISHED' });
  const sibling = createNode('c', undefined, {}, { state: 'CHANGED' });
  expect(isBranchPublic([parent, sibling], parent)).toBe(false);
  expect(isBranchPublic([parent, child, sibling], parent)).toBe(true);
  expect(isBranchPublic([parent, sibling], sibling)).toBe(true);
  expect(pagesTexts.deleted({ name: 'News' })).toBe('News is in the bin.');
  expect(pagesTexts.deletedPublic({ name: 'News' })).toContain('until the deletion is published');
});
