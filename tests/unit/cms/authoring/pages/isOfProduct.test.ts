import { isOfProduct } from '../../../../../cms/authoring/pages/pageLocation';
import { ContentTree } from '../../../../../cms/items/ContentTree';
import { idOfName } from '../../../../../cms/items/guid';
import type { ContentItem } from '../../../../../cms/items/item.types';
import { buildTemplates } from '../../../../../cms/items/buildTemplates';
import { contract } from '../../../../../schema/generated/contract';
import { sites } from '../../../../../sites/sites';

const site = sites['automotive-se'];

function page(below: string): ContentItem {
  const path = `/sitecore/content/${site.name}${below}`;
  return {
    id: idOfName(path),
    site: site.name,
    parentId: idOfName(path.slice(0, path.lastIndexOf('/'))),
    name: path.slice(path.lastIndexOf('/') + 1),
    template: below === '' ? 'Site' : 'ContentPage',
    versions: new Map(),
  };
}

const paths = ['', '/Home', `/Home${site.savedCarsPath}`, '/Home/om-oss'];
const branch = (site.holdPath ?? '').split('/').slice(0, 2).join('/');
const items = [...paths, `/Home${branch}`, `/Home${site.holdPath}`].map(page);
const tree = new ContentTree(items, new Map([[site.name, site]]), buildTemplates(contract));

test.each([
  [site.savedCarsPath ?? '', true],
  [site.holdPath ?? '', true],
  [branch, true],
  ['/om-oss', false],
])('[EDIT-22] whether the site finds %s by an address of all languages: %s', (route, expected) => {
  const item = tree.findPageByRoute(site.name, route);
  expect(item && isOfProduct(tree, item)).toBe(expected);
});
