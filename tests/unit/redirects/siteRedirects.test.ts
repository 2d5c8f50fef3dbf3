import { readTable } from '../../../redirects/findRedirect';
import { compileManagedRedirects } from '../../../redirects/managedRedirects';
import type { ManagedRedirect } from '../../../redirects/managedRule';
import { RuleError } from '../../../redirects/rule.types';
import { createSiteRedirects } from '../../../redirects/siteRedirects';

const managed = (pattern: string, target: string): ManagedRedirect => ({
  pattern,
  target,
  redirectType: 'REDIRECT_302',
  locale: '',
  isQueryStringPreserved: true,
  isLanguagePreserved: false,
});

it('applies the table first and then the managed redirects, which can be replaced at any time', () => {
  const site = createSiteRedirects([{ source: '/a', destination: '/table' }], ['sv']);
  expect(site.find('/b', '')).toBeUndefined();
  const compile = (...redirects: ManagedRedirect[]) => compileManagedRedirects(redirects, ['sv']);
  site.replaceManaged(compile(managed('/a', '/managed'), managed('/b', '/managed')));
  expect(site.find('/a', '')).toEqual({ location: '/table', status: 308 });
  expect(site.find('/b', 'x=1')).toEqual({ location: '/managed?x=1', status: 302 });
  site.replaceManaged(compile(managed('/c', '/d'), managed('/(', '/d')));
  expect(site.find('/b', '')).toBeUndefined();
  expect(site.find('/c', '')).toEqual({ location: '/d', status: 302 });
  expect(site.find('/c/', '')).toEqual({ location: '/c', status: 308 });
});

it('replaces the table at any time, and keeps the last one when the new one is invalid', () => {
  const site = createSiteRedirects([{ source: '/a', destination: '/first' }], ['sv']);
  site.replaceTable([{ source: '/b', destination: '/second' }]);
  expect(site.find('/a', '')).toBeUndefined();
  expect(site.find('/b', '')).toMatchObject({ location: '/second' });
  expect(() => site.replaceTable([{ source: 'c', destination: '/' }])).toThrow(RuleError);
  expect(site.find('/b', '')).toMatchObject({ location: '/second' });
});

it("applies the site's own table", () => {
  const site = createSiteRedirects(readTable('carstore-sk'), ['sk', 'en']);
  expect(site.find('/dakujeme', '')).toEqual({ location: '/', status: 308 });
});
