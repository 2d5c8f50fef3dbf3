import { sitesWithTables } from '../../../redirects/sitesWithTables';
import { checkTable } from '../../../redirects/checkTable';
import { compile } from '../../../redirects/compile';
import { exportRules } from '../../../redirects/exportTable';
import { createRedirects, loadRedirects, readTable } from '../../../redirects/findRedirect';
import { readQuery } from '../../../redirects/requestQuery';
import { sampleAddresses } from '../../../redirects/sampleAddresses';
import { sites } from '../../../sites/sites';
import { findRedirect } from './siteTables';

const noPages = { routes: [], has: () => true };

it('[REDIR-03] [REDIR-21] exactly the sites with the feature redirectTable have a table', () => {
  const sitesWithFeature = Object.values(sites).filter(({ features }) => features.redirectTable);
  expect(sitesWithTables()).toEqual(sitesWithFeature.map(({ name }) => name).sort());
  expect(sitesWithFeature.length).toBeGreaterThanOrEqual(7);
});

it('[REDIR-04] a table applies only to its own site, and a site without one has no rules', () => {
  expect(findRedirect('carstore-sk', '/dakujeme')).toBe('/');
  expect(findRedirect('carstore-fi', '/dakujeme')).toBeUndefined();
  expect(loadRedirects('charging')('/dakujeme', '')).toBeUndefined();
  expect(loadRedirects('charging')('/om/', '')).toEqual({ location: '/om', status: 308 });
});

describe.each(sitesWithTables())('%s', (site) => {
  const table = readTable(site);
  const { rules, find } = compile(table);

  it('[REDIR-01] [REDIR-02] [REDIR-06] [REDIR-17] [REDIR-18] [REDIR-19] every row of a table is a permanent redirect that is defined only by its data', () => {
    const redirect = createRedirects(table);
    for (const rule of rules) {
      const answers = sampleAddresses(rule).map(({ path, query }) => redirect(path, query));
      expect(answers.map((answer) => answer?.status)).toEqual(answers.map(() => 308));
    }
    expect(exportRules(rules).every(({ permanent }) => permanent)).toBe(true);
  });

  it('[REDIR-13] a table has no loop, no conflict and no unreachable row', () => {
    expect(checkTable(table, noPages)).toEqual([]);
  });

  it('[REDIR-12] a table has no source with a trailing slash', () => {
    expect(table.filter(({ source }) => source.length > 1 && source.endsWith('/'))).toEqual([]);
  });

  it('[REDIR-11] a table matches every source in any letter case', () => {
    for (const rule of rules) {
      const [sample] = sampleAddresses(rule);
      const path = sample?.path ?? '';
      const query = readQuery(sample?.query ?? '');
      expect(find(path.toUpperCase(), () => query)).toBe(find(path, () => query));
    }
  });

  it('a table leads only to its own origin and the configured careers site', () => {
    const origins = new Set(rules.map(({ destination }) => destination.origin));
    origins.delete('https://careers.automotive.example');
    expect([...origins]).toEqual(['']);
  });
});

it('[REDIR-07] [REDIR-08] the tables use the query keys br, so, re, si, vehicletype and cat', () => {
  const keys = sitesWithTables()
    .flatMap((site) => compile(readTable(site)).rules)
    .flatMap(({ conditions }) => conditions.map(({ key }) => key));
  expect([...new Set(keys)].sort()).toEqual(['br', 'cat', 're', 'si', 'so', 'vehicletype']);
});

it('[REDIR-09] [REDIR-14] patterns use named parameters: id, location, and path with a star', () => {
  const sources = readTable('automotive-se').map(({ source }) => source);
  expect(sources).toContain('/anlaggningar/:id/hedin-bil-:location');
  expect(sources).toContain('/om-hedin-bil/:path*');
});

it('[REDIR-20] the tables cover all areas of the business', () => {
  const destinations = readTable('automotive-se').map(({ destination }) => destination);
  for (const area of [
    '/kop-bil/nya-bilar-i-lager',
    '/kop-bil/begagnade-bilar-i-lager',
    '/finansiering/bilforsakring',
    '/service-och-verkstad',
    '/dack-och-biltillbehor/dackhotell',
    '/dack-och-biltillbehor/biltillbehor',
    '/salj-bil',
    '/foretag',
    '/anlaggningar',
  ]) {
    expect(destinations).toContain(area);
  }
});
