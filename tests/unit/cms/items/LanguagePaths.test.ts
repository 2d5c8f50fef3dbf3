import { getLinkHref } from '../../../../cms/delivery/linkAddresses';
import { ContentTree, toLocalItem } from '../../../../cms/items/ContentTree';
import { idOfName } from '../../../../cms/items/guid';
import type { ContentItem, ContentSite } from '../../../../cms/items/item.types';
import { buildTemplates } from '../../../../cms/items/buildTemplates';
import { contract } from '../../../../schema/generated/contract';

const site: ContentSite = { name: 'a', hosts: ['a.example'], languages: ['sv', 'en', 'fi'] };
const root = '/sitecore/content/a';

/** A page with a version in each of some languages, with its slug there. */
function page(below: string, slugs: Readonly<Record<string, string>>): ContentItem {
  const path = root + below;
  const version = { version: 1, displayName: path, placeholders: {}, updatedAt: new Date(0) };
  return {
    id: idOfName(path),
    site: 'a',
    parentId: idOfName(path.slice(0, path.lastIndexOf('/'))),
    name: path.slice(path.lastIndexOf('/') + 1),
    template: 'ContentPage',
    versions: new Map(
      Object.entries(slugs).map(([language, slug]) => [
        language,
        { ...version, language, fields: Object.fromEntries(slug === '' ? [] : [['slug', slug]]) },
      ]),
    ),
  };
}

const items = [
  { ...page('', { sv: '' }), template: 'Site' },
  page('/Home', { sv: '', en: '' }),
  page('/Home/tjanster', { sv: 'ignored', en: 'services' }),
  page('/Home/tjanster/verkstad', { sv: '', en: 'workshop', fi: '' }),
  page('/Home/tjanster/dack', { sv: '', en: '' }),
  page('/Home/tjanster/,-w-,', { sv: '', en: 'ignored' }),
  page('/Home/kampanj', { en: 'offers' }),
  page('/Home/kontakt', { sv: '', en: 'tjanster' }),
];
const tree = new ContentTree(items, new Map([['a', site]]), buildTemplates(contract));
const at = (path: string): ContentItem => {
  const found = tree.find(`${root}/Home${path}`);
  if (!found) throw new Error(path);
  return found;
};
const nameAt = (route: string, language?: string) =>
  tree.findPageByRoute('a', route, language)?.name;

test('[EDIT-22] a page has a route in each language: its own slug, below those of the pages above', () => {
  const workshop = at('/tjanster/verkstad');
  expect(tree.findRoute(workshop)).toBe('/tjanster/verkstad');
  expect(tree.findRoute(workshop, 'sv')).toBe('/tjanster/verkstad');
  expect(tree.findRoute(workshop, 'en')).toBe('/services/workshop');
  expect(tree.findRoute(workshop, 'fi')).toBe('/tjanster/verkstad');
  expect(tree.findRoute(at('/tjanster/dack'), 'en')).toBe('/services/dack');
  expect(tree.findRoute(at('/tjanster/,-w-,'), 'en')).toBe('/services/,-w-,');
  const local = toLocalItem(workshop, 'en');
  expect(local && tree.getAddress(local)).toBe('/en/services/workshop');
});

test('[EDIT-22] a page is found at its own address, at that in another language, and at none that it left', () => {
  expect(nameAt('/Services/workshop/', 'en')).toBe('verkstad');
  expect(nameAt('/tjanster/verkstad', 'sv')).toBe('verkstad');
  expect(nameAt('/tjanster/verkstad')).toBe('verkstad');
  // The addresses of other languages.
  expect(nameAt('/tjanster/verkstad', 'en')).toBe('verkstad');
  expect(nameAt('/services/workshop', 'sv')).toBe('verkstad');
  expect(nameAt('/services/workshop', 'fi')).toBe('verkstad');
  // A page that has the address itself comes first.
  expect(nameAt('/tjanster', 'en')).toBe('kontakt');
  expect(nameAt('/tjanster', 'sv')).toBe('tjanster');
  // It has no version in the first language, whose address this would be.
  expect(nameAt('/kampanj', 'en')).toBeUndefined();
  expect(nameAt('/offers', 'en')).toBe('kampanj');
  expect(nameAt('/services/anything', 'en')).toBe(',-w-,');
  expect(nameAt('/gone/workshop', 'en')).toBeUndefined();
});

test('[EDIT-22] an address belongs to the page that has it in the language, and to none that is only found there', () => {
  const named = (route: string, language: string) =>
    tree.findPageByOwnRoute('a', route, language)?.name;
  expect(named('/services/workshop', 'en')).toBe('verkstad');
  expect(named('/tjanster/verkstad', 'en')).toBeUndefined();
  expect(named('/tjanster/verkstad', 'sv')).toBe('verkstad');
  expect(named('/services/workshop', 'sv')).toBeUndefined();
});

test('[EDIT-25] links have the address of their page in the language of the reader', () => {
  const { id } = at('/tjanster/verkstad');
  const link = (language: string, link: { href: string; id?: string }) =>
    getLinkHref(tree, link, language, site);
  expect(link('en', { href: '/once?x=1#top', id })).toBe('/en/services/workshop?x=1#top');
  expect(link('fi', { href: '/once', id })).toBe('/fi/tjanster/verkstad');
  expect(link('sv', { href: '/once', id })).toBe('/tjanster/verkstad');
  // An address that was written by hand is that of the first language.
  expect(link('en', { href: '/tjanster/verkstad?x=1' })).toBe('/en/services/workshop?x=1');
  expect(link('en', { href: '/tjanster/okand' })).toBe('/en/tjanster/okand');
  expect(link('sv', { href: '/tjanster/verkstad' })).toBe('/tjanster/verkstad');
});
