import { menuTree } from '../../../../../../cms/editor/site/menus/menuTree';
import type { SiteItem, Values } from '../../../../../../cms/editor/site/siteApi';

const item = (itemId: string, template: string, fields: Values | null): SiteItem => ({
  itemId,
  name: itemId,
  template,
  versions: [{ language: 'sv', version: 2, fields, published: fields, placeholders: {} }],
});

test('[EDIT-35] a menu is a tree of its entries, each known by its title or where it leads', () => {
  const frame = item('F', 'PageFrame', {});
  const block = { uid: 'u', componentName: 'MainNavigation', params: {}, placeholders: {} };
  const [version] = frame.versions;
  if (version) version.placeholders = { header: [{ ...block, dataSource: 'N' }] };
  const tree = menuTree(
    {
      rootId: 'F',
      changes: [],
      items: [
        frame,
        item('N', 'MainNavigation', { Items: ['A', 'gone', 'B'], ExtraLinks: ['E'] }),
        item('A', 'NavigationItem', { navigationTitle: 'Cars', Children: ['C', 'A'] }),
        item('B', 'NavigationItem', null),
        item('C', 'NavigationItem', { Url: { href: '/vans' } }),
        item('E', 'ExtraNavigationItem', { Link: { href: '/find', text: 'Find us' } }),
      ],
    },
    'header',
    'sv',
  );
  const [items, extra] = tree[0]?.lists ?? [];
  expect(items?.entries.map(({ label }) => label)).toEqual(['Cars']);
  // An entry within itself would go on for ever.
  expect(items?.entries[0]?.lists[0]?.entries.map(({ label }) => label)).toEqual(['/vans']);
  expect(extra?.entries).toMatchObject([{ label: 'Find us', href: '/find', version: 2 }]);
  expect(Object.keys(tree[0]?.fields ?? {})).toEqual(['Logo', 'Sticky']);
});
