import { messageText } from '../../../domain/localizable';
import { checkManaged, checkSelected } from '../../../redirects/checkManaged';
import { createRedirects } from '../../../redirects/findRedirect';
import { followAddress } from '../../../redirects/followAddress';
import { compileManagedRedirects } from '../../../redirects/managedRedirects';
import type { ManagedRedirect } from '../../../redirects/managedRule';

const languages = ['sv', 'en'];
const table = [{ source: '/fixed', destination: '/cars' }];
const routes = ['/', '/cars', '/about'];
const pages = { routes, has: (path: string) => routes.includes(path) };
const hosts = ['harbour.example', '*.harbour.example'];

const rule = (pattern: string, target: string, overrides: Partial<ManagedRedirect> = {}) => ({
  pattern,
  target,
  redirectType: 'REDIRECT_301' as const,
  locale: '',
  isQueryStringPreserved: false,
  isLanguagePreserved: false,
  ...overrides,
});

const check = (...rules: ManagedRedirect[]) =>
  checkManaged(rules, { table, languages, pages, hosts }).map(
    ({ order, severity, kind, message }) => `${order} ${severity} ${kind}: ${messageText(message)}`,
  );

test('[EDIT-36] a rule that leads to a page in one redirect has no findings', () => {
  expect(
    check(
      rule('/old/', '/about', { locale: 'en' }),
      rule('/old', '/cars'),
      rule('/blog/(.*)', '/news/$1'),
      rule('/shop', 'https://www.harbour.example/cars'),
    ),
  ).toEqual([]);
});

test('[EDIT-36] a rule that cannot work is an error', () => {
  expect(check(rule('/(a+', '/cars'))[0]).toMatch(/^0 error invalid: a closing \) is missing/);
  expect(check(rule('/(?=a)b', '/cars'))[0]).toMatch(/^0 error invalid: /);
  expect(check(rule('/old', 'cars'))[0]).toMatch(/^0 error invalid: target/);
  expect(check(rule('/a', '/b'), rule('/b', '/a'))).toEqual([
    '0 error loop: /a → /b → /a',
    '1 error loop: /b → /a → /b',
  ]);
  expect(check(rule('/a', '/a'))).toEqual(['0 error loop: /a → /a']);
  const transfer = { redirectType: 'SERVER_TRANSFER' as const };
  expect(check(rule('/a', '/a', transfer))).toEqual(['0 error loop: /a → /a']);
  expect(check(rule('/old', '/cars'), rule('/OLD/', '/about'))).toEqual([
    '1 error duplicate: /cars',
  ]);
});

test('[EDIT-36] a rule that a person should check is a warning', () => {
  expect(check(rule('/a', '/b'), rule('/b', '/cars'))).toEqual([
    '0 warning chain: /a → /b → /cars',
  ]);
  expect(check(rule('/blog/.*', '/old'), rule('/old', '/cars'))).toEqual([
    '0 warning chain: /blog/.* → /old → /cars',
  ]);
  expect(check(rule('/fixed', '/about'))).toEqual(['0 warning shadowed: /cars']);
  expect(check(rule('/o.*', '/cars'), rule('/old', '/about'))).toEqual([
    '1 warning shadowed: /cars',
  ]);
  expect(check(rule('/old', '/gone'))).toEqual(['0 warning no page: /gone']);
  expect(check(rule('/about', '/cars'))).toEqual(['0 warning hides page: /about']);
  expect(check(rule('/old', 'https://elsewhere.example/a'))).toEqual([
    '0 warning other site: elsewhere.example',
  ]);
});

test('[EDIT-36] an address is followed through the table and the rules to its final target', () => {
  const follow = (rules: ManagedRedirect[], address: string) =>
    followAddress(
      { findInTable: createRedirects(table), managed: compileManagedRedirects(rules, languages) },
      address,
    );
  expect(follow([rule('/older', '/fixed')], '/older?x=1')).toEqual({
    hops: [
      { address: '/fixed', order: 0, status: 301 },
      { address: '/cars', order: undefined, status: 308 },
    ],
    end: 'page',
  });
  expect(follow([], '/nothing')).toEqual({ hops: [], end: 'page' });
  expect(follow([rule('/a', '/b'), rule('/b', '/a')], '/a').end).toBe('loop');
  expect(follow([rule('/a', 'https://x.example/')], '/a').end).toBe('elsewhere');
  const displayed = rule('/a', '/cars', { redirectType: 'SERVER_TRANSFER' });
  expect(follow([displayed, rule('/cars', '/b')], '/a')).toEqual({
    hops: [{ address: '/cars', order: 0, status: 'transfer' }],
    end: 'page',
  });
});

test("[EDIT-36] an expression that uses up the site's budget is rejected, not the existing ones", async () => {
  const site = { table, languages, pages, hosts };
  // A site may have 20,000 steps; each of these expressions has about 1,000.
  const large = (name: string) => rule(`/${name}-[a-z]{980}`, '/cars');
  const existingRules = Array.from({ length: 20 }, (_, index) => large(`old${index}`));
  expect(await checkSelected([...existingRules, rule('/x', '/cars')], site, [20])).toEqual([]);
  const [finding, ...more] = await checkSelected([large('new'), ...existingRules], site, [0]);
  expect(more.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(finding).toMatchObject({ order: 0, severity: 'error', kind: 'invalid' });
  expect(messageText(finding?.message ?? '')).toMatch(
    /^it leaves no room for the redirect from "\/old\d+-/,
  );
});
