import { toMenuTree } from '../../../../../../cms/editor/site/menus/menuTree';
import type { SiteItem, Values } from '../../../../../../cms/editor/site/siteApi';

const createItem = (itemId: string, template: string, fields: Values | null): SiteItem => ({
  itemId,
  name: itemId,
  template,
  versions: [{ language: 'sv', version: 2, fields, published: fields, placeholders: {} }],
});

test('[EDIT-35] a menu is a tree of entries, each labelled with its title or address', () => {
  const frame = createItem('F', 'PageFrame', {});
  const block = { uid: 'u', componentName: 'MainNavigation', params: {}, placeholders: {} };
  const [version] = frame.versions;
  if (version) version.placeholders = { header: [{ ...block, dataSource: 'N' }] };
  const tree = toMenuTree(
    {
      rootId: 'F',
      isEditable: true,
      changes: [],
      items: [
        frame,
        createItem('N', 'MainNavigation', { Items: ['A', 'gone', 'B'], ExtraLinks: ['E'] }),
        createItem('A', 'NavigationItem', { navigationTitle: 'Cars', Children: ['C', 'A'] }),
        createItem('B', 'NavigationItem', null),
        createItem('C', 'NavigationItem', { Url: { href: '/vans' } }),
        createItem('E', 'ExtraNavigationItem', { Link: { href: '/find', text: 'Find us' } }),
      ],
    },
    'header',
    'sv',
  );
  const [items, extraLinks] = tree[0]?.lists ?? [];
  expect(items?.entries.map(({ label }) => label)).toEqual(['Cars']);
  // Entry A is omitted from its own children, which would recurse endlessly.
  expect(items?.entries[0]?.lists[0]?.entries.map(({ label }) => label)).toEqual(['/vans']);
  expect(extraLinks?.entries).toMatchObject([{ label: 'Find us', href: '/find', version: 2 }]);
  expect(Object.keys(tree[0]?.fields ?? {})).toEqual(['Logo', 'Sticky']);
});
