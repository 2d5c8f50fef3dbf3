import { buildLocation } from '../../../redirects/buildLocation';
import { compile } from '../../../redirects/compile';
import { sitesWithTables } from '../../../redirects/sitesWithTables';
import { readTable } from '../../../redirects/findRedirect';
import { sampleAddresses } from '../../../redirects/sampleAddresses';
import { siteNames, sites } from '../../../sites/sites';
import type { Site } from '../../../sites/site.types';
import { listInternalAddresses } from './content';
import { findDeadEnd } from './whereTo';

async function deadEnds(site: Site, addresses: { address: string; where: string }[]) {
  const results: string[] = [];
  for (const { address, where } of addresses) {
    const problem = await findDeadEnd(site, address);
    if (problem) results.push(`${where}: ${address}: ${problem}`);
  }
  return results;
}

describe.each(siteNames)('%s', (name) => {
  test('every link in the content leads to a page or to a list with cars', async () => {
    await expect(deadEnds(sites[name], listInternalAddresses(name))).resolves.toEqual([]);
  }, 120_000);
});

describe.each(sitesWithTables())('redirects of %s', (name) => {
  test('every row leads to a page or to a list with cars', async () => {
    const rows = compile(readTable(name)).rules.flatMap((rule) => {
      const [sample] = sampleAddresses(rule);
      if (!sample || rule.destination.origin || rule.row.destination.includes(':')) return [];
      const address = buildLocation(rule, sample.path, '');
      return [{ address, where: `${name}.csv:${rule.row.place?.line}` }];
    });
    await expect(deadEnds(sites[name as keyof typeof sites], rows)).resolves.toEqual([]);
  }, 120_000);
});
