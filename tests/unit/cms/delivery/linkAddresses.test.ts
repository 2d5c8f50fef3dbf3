import { ContentTree } from '../../../../cms/items/contentTree';
import { idOfName } from '../../../../cms/items/guid';
import type { ContentItem, ContentSite } from '../../../../cms/items/item';
import { deliverHtml, hrefOf } from '../../../../cms/delivery/linkAddresses';
import { placeItems } from '../../../../cms/items/placement/placeItems';

const site: ContentSite = { name: 'a', hosts: ['a.example'], languages: ['sv', 'en'] };
const root = '/sitecore/content/a';

function item(path: string): ContentItem {
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

const items = ['', '/Home', '/Home/b', '/Home/c', '/Home/d'].map((path) => item(root + path));
const page = idOfName(`${root}/Home/b`);
const tree = new ContentTree(items, new Map([['a', site]]), new Map());

test('[EDIT-25] a link with a page leads to where the page is, in the language of the reader', () => {
  const link = { href: '/once?x=1#top', id: page };
  expect(hrefOf(tree, link, 'sv', site)).toBe('/b?x=1#top');
  expect(hrefOf(tree, link, 'en', site)).toBe('/en/b?x=1#top');
  expect(hrefOf(tree, { ...link, id: idOfName('gone') }, 'en', site)).toBe('/en/once?x=1#top');
});

test('[EDIT-25] links in formatted text follow their page; only editors see which that is', () => {
  const html = `<p><a href="/a" title="/b">x</a> <a data-item="${page}" class='c' href='/d'>y</a> href="/e"</p>`;
  const options = { tree, site };
  expect(deliverHtml(html, 'en', { ...options, editing: false })).toBe(
    `<p><a href="/en/a" title="/b">x</a> <a class='c' href='/en/b'>y</a> href="/e"</p>`,
  );
  expect(deliverHtml(html, 'sv', { ...options, editing: true })).toBe(
    `<p><a href="/a" title="/b">x</a> <a data-item="${page}" class='c' href='/b'>y</a> href="/e"</p>`,
  );
});

test('[EDIT-24] items go where they were moved, in the order that was given, others behind them', () => {
  const change = { changedAt: new Date(0), authorName: 'Ada' };
  const [, home, b, c, d] = items.map(({ id }) => id) as [string, string, string, string, string];
  const placed = placeItems(items, {
    byItem: new Map([[c, { itemId: c, site: 'a', parentId: b, name: 'e', ...change }]]),
    orders: new Map([[home, { parentId: home, site: 'a', itemIds: [d], ...change }]]),
  });
  const moved = new ContentTree(placed, new Map([['a', site]]), new Map());
  const homeItem = moved.find(home);
  expect(homeItem && moved.childrenOf(homeItem).map(({ id }) => id)).toEqual([d, b]);
  expect(moved.routeOf(moved.find(c) as ContentItem)).toBe('/b/e');
});
