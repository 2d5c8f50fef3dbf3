import { buildLocation } from '../../../redirects/buildLocation';
import { compile } from '../../../redirects/compile';
import { sitesWithTables } from '../../../redirects/sitesWithTables';
import { readTable } from '../../../redirects/findRedirect';
import { sampleAddresses } from '../../../redirects/sampleAddresses';
import { siteNames, sites } from '../../../sites/sites';
import type { Site } from '../../../sites/site.types';
import { namedAddresses } from './content';
import { deadEnd } from './whereTo';

async function deadEnds(site: Site, addresses: { address: string; where: string }[]) {
  const found: string[] = [];
  for (const { address, where } of addresses) {
    const problem = await deadEnd(site, address);
    if (problem) found.push(`${where}: ${address}: ${problem}`);
  }
  return found;
}

describe.each(siteNames)('%s', (name) => {
  test('every link of its content leads to a page, or to a list with cars', async () => {
    await expect(deadEnds(sites[name], namedAddresses(name))).resolves.toEqual([]);
  }, 120_000);
});

describe.each(sitesWithTables())('redirects of %s', (name) => {
  test('every row leads to a page, or to a list with cars', async () => {
    const rows = compile(readTable(name)).rules.flatMap((rule) => {
      const [sample] = sampleAddresses(rule);
      if (!sample || rule.destination.origin || rule.row.destination.includes(':')) return [];
      const address = buildLocation(rule, sample.path, '');
      return [{ address, where: `${name}.csv:${rule.row.place?.line}` }];
    });
    await expect(deadEnds(sites[name as keyof typeof sites], rows)).resolves.toEqual([]);
  }, 120_000);
});
