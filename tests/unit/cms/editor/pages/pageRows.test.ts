import { branchToPublish, firstToPublish } from '../../../../../cms/editor/pages/pageRows';
import type { PageNode, PageState } from '../../../../../cms/editor/pages/pagesApi';

const page = (
  itemId: string,
  parentId: string | undefined,
  states: Record<string, PageState | undefined>,
  more: Partial<PageNode> = {},
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
    displayName: null,
    changed: null,
    isOutdated: false,
  })),
  ...more,
});

test('a page is published first in the language that has something new', () => {
  const of = (states: Record<string, PageState | undefined>, edited = 'sv') =>
    firstToPublish(page('a', undefined, states), edited);
  expect(of({ sv: 'CHANGED', en: 'DRAFT' })).toBe('sv');
  expect(of({ sv: 'PUBLISHED', en: 'DRAFT' })).toBe('en');
  expect(of({ sv: 'PUBLISHED', en: 'PUBLISHED' }, 'en')).toBe('en');
  expect(of({ sv: 'PUBLISHED', en: undefined }, 'en')).toBe('sv');
});

test('with all below go those that have something new, in the languages of that', () => {
  const top = page('top', 'home', { sv: 'PUBLISHED', en: 'CHANGED' });
  const nodes = [
    page('home', undefined, { sv: 'CHANGED' }),
    top,
    page('below', 'top', { sv: 'DRAFT', en: undefined }),
    page('same', 'top', { sv: 'PUBLISHED' }),
    page('moved', 'below', { sv: 'PUBLISHED' }, { publicRoute: '/before' }),
    page('beside', 'home', { sv: 'CHANGED' }),
  ];
  expect(
    branchToPublish(nodes, top).map(({ node, languages }) => [node.itemId, languages]),
  ).toEqual([
    ['top', ['en']],
    ['below', ['sv']],
    ['moved', []],
  ]);
});
