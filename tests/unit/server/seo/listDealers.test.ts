import { exampleDealerRecords } from '../../../../features/dealers/ui/exampleDealers';
import { listDealers, withDealers } from '../../../../server/seo/listDealers';
import { sitemapXml } from '../../../../server/seo/sitemapXml';
import { automotiveSe } from '../../../../sites/automotive-se';
import { trucks } from '../../../../sites/trucks';

const answer = { facet: [], content: exampleDealerRecords, total_items: 4, limit: 500, offset: 0 };
const search = (overrides: object = {}) => (async () => ({ ...answer, ...overrides })) as never;

test('[ROUTE-19] the sitemap contains the pages of dealers in every language of the site', async () => {
  const dealers = await listDealers(search(), automotiveSe);
  const [xml] = sitemapXml(automotiveSe, 'https://automotive.example', withDealers([], dealers));
  expect(xml).toContain('<loc>https://automotive.example/anlaggningar/stockholm</loc>');
  expect(xml).toContain('<loc>https://automotive.example/en/anlaggningar/stockholm</loc>');
  expect(xml).toContain('hreflang="en-SE" href="https://automotive.example/en/anlaggningar/malm');
});

test("an editor's page at the address of a dealer is listed once", async () => {
  const dealers = await listDealers(search(), automotiveSe);
  const editorsPage = { path: '/anlaggningar/stockholm', languages: ['sv'] };
  expect(withDealers([editorsPage], dealers)).toHaveLength(4);
});

test('a failed search is thrown, and a site without dealers has an empty list', async () => {
  await expect(listDealers(search({ failed: true }), automotiveSe)).rejects.toThrow('dealers');
  await expect(listDealers(search(), trucks)).resolves.toEqual([]);
});
