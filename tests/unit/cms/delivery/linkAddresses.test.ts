import { ContentTree } from '../../../../cms/items/ContentTree';
import { idOfName } from '../../../../cms/items/guid';
import type { ContentItem, ContentSite } from '../../../../cms/items/item.types';
import { insertLinkAddresses, getLinkHref } from '../../../../cms/delivery/linkAddresses';
import { placeItems } from '../../../../cms/items/placement/placeItems';

const site: ContentSite = { name: 'a', hosts: ['a.example'], languages: ['sv', 'en'] };
const root = '/sitecore/content/a';

function createItem(path: string): ContentItem {
  const version = {
    language: 'sv',
    version: 1,
    displayName: path,
    fields: {},
    placeholders: {},
    updatedAt: new Date(0),
  };
  return {
    id: idOfName(path),
    site: 'a',
    parentId: idOfName(path.slice(0, path.lastIndexOf('/'))),
    name: path.slice(path.lastIndexOf('/') + 1),
    template: 'Folder',
    versions: new Map([['sv', version]]),
  };
}

const items = ['', '/Home', '/Home/b', '/Home/c', '/Home/d'].map((path) => createItem(root + path));
const pageId = idOfName(`${root}/Home/b`);
const tree = new ContentTree(items, new Map([['a', site]]), new Map());

test("[EDIT-25] a link to a page has the current address of the page in the reader's language", () => {
  const link = { href: '/once?x=1#top', id: pageId };
  expect(getLinkHref(tree, link, 'sv', site)).toBe('/b?x=1#top');
  expect(getLinkHref(tree, link, 'en', site)).toBe('/en/b?x=1#top');
  expect(getLinkHref(tree, { ...link, id: idOfName('gone') }, 'en', site)).toBe('/en/once?x=1#top');
});

test("[EDIT-25] links in rich text follow their page, and only editors receive the page's id", () => {
  const html = `<p><a href="/a" title="/b">x</a> <a data-item="${pageId}" class='c' href='/d'>y</a> href="/e"</p>`;
  const options = { tree, site };
  expect(insertLinkAddresses(html, 'en', { ...options, editing: false })).toBe(
    `<p><a href="/en/a" title="/b">x</a> <a class='c' href='/en/b'>y</a> href="/e"</p>`,
  );
  expect(insertLinkAddresses(html, 'sv', { ...options, editing: true })).toBe(
    `<p><a href="/a" title="/b">x</a> <a data-item="${pageId}" class='c' href='/b'>y</a> href="/e"</p>`,
  );
});

test('[EDIT-24] moved items are below their new parent, and ordered items come before the others', () => {
  const change = { changedAt: new Date(0), authorName: 'Ada' };
  const [, home, b, c, d] = items.map(({ id }) => id) as [string, string, string, string, string];
  const placedItems = placeItems(items, {
    byItem: new Map([[c, { itemId: c, site: 'a', parentId: b, name: 'e', ...change }]]),
    orders: new Map([[home, { parentId: home, site: 'a', itemIds: [d], ...change }]]),
  });
  const movedTree = new ContentTree(placedItems, new Map([['a', site]]), new Map());
  const homeItem = movedTree.find(home);
  expect(homeItem && movedTree.listChildren(homeItem).map(({ id }) => id)).toEqual([d, b]);
  expect(movedTree.findRoute(movedTree.find(c) as ContentItem)).toBe('/b/e');
});
