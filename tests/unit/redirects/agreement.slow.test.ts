import { sitesWithTables } from '../../../redirects/sitesWithTables';
import { compile } from '../../../redirects/compile';
import { exportRules } from '../../../redirects/exportTable';
import { createRedirects, readTable } from '../../../redirects/findRedirect';
import { foldPath } from '../../../redirects/spelling';
import type { TableRow } from '../../../redirects/rule.types';
import { generateAddresses } from './generateAddresses';
import { createOriginalMatcher, sameForBrowsers } from './originalMatcher';
import { syntheticTable } from './syntheticTable';

const addressesPerTable = 4000;
const tables: [string, readonly TableRow[]][] = [
  ['every form of row', syntheticTable],
  ...sitesWithTables().map((site): [string, TableRow[]] => [site, readTable(site)]),
];

it.each(tables)('redirects every generated address like the original framework: %s', (_, table) => {
  const find = createRedirects(table);
  const rules = exportRules(compile(table).rules);
  const original = createOriginalMatcher(rules);
  let redirected = 0;
  for (const target of generateAddresses(rules, addressesPerTable, 20261121)) {
    const [path = '', ...query] = target.split('?');
    const ours = find(path, query.join('?'))?.location;
    if (ours !== undefined) redirected += 1;
    const theirs = original(target);
    // Where the original finds no match, ours may match another spelling of an old address.
    if (theirs === undefined && foldPath(path) !== path.toLowerCase()) continue;
    expect([target, sameForBrowsers(ours)]).toEqual([target, sameForBrowsers(theirs)]);
  }
  expect(redirected).toBeGreaterThan(addressesPerTable / 2);
  expect(redirected).toBeLessThan(addressesPerTable);
});
