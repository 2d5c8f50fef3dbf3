import type { ApolloClient } from '@apollo/client';
import { createSiteRedirects } from '../../../../redirects/siteRedirects';
import { logTo } from '../../../../platform/log';
import { syncManagedRedirects } from '../../../../server/redirects/managedRedirects';
import * as platform from '../../../../platform/content/content';
import { siteByName } from '../../../../sites/sites';

jest.mock('../../../../platform/content/content');

const rule = (pattern: string, target: string) => ({
  pattern,
  target,
  redirectType: 'REDIRECT_301' as const,
  isQueryStringPreserved: false,
  isLanguagePreserved: false,
  locale: '',
});

function startManagedRedirects() {
  const site = siteByName('trucks');
  const redirects = createSiteRedirects([], site.languages);
  const published = jest.mocked(platform.listRedirects);
  const runTask = jest.fn(() => Promise.resolve(undefined));
  const lines: string[] = [];
  const { logger } = logTo({ write: (line: string) => lines.push(line) }, 'warn');
  published.mockResolvedValue([]);
  const sync = syncManagedRedirects({
    sites: [site],
    redirects: new Map([[site.name, redirects]]),
    content: {} as ApolloClient,
    runTask: runTask as Parameters<typeof syncManagedRedirects>[0]['runTask'],
    logger,
    onChange: () => undefined,
  });
  const publish = async (...rules: ReturnType<typeof rule>[]) => {
    published.mockResolvedValue(rules);
    await sync.refresh();
    return redirects.find('/old/a', '');
  };
  return { ...sync, publish, ask: runTask, lines };
}

it('keeps the last valid redirects while new ones cannot be compiled, and raises an alarm', async () => {
  const { publish, ask, alarms, lines, stop } = startManagedRedirects();
  const first = { location: '/first', status: 301 };
  expect(await publish(rule('/old/(.*)', '/first'))).toEqual(first);
  expect(alarms()).toEqual([]);
  ask.mockRejectedValueOnce(new Error('Worker terminated due to reaching memory limit'));
  expect(await publish(rule('/old/(.*)', '/second'))).toEqual(first);
  expect(alarms()).toEqual(['redirects of trucks not compiled: previous ones stay in use']);
  expect(lines.join('')).toContain('previous ones stay in use');
  // The next refresh retries it.
  expect(await publish(rule('/old/(.*)', '/second'))).toMatchObject({ location: '/second' });
  expect(alarms()).toEqual([]);
  stop();
});

it('omits redirects that are too large, keeps the others and reports the number', async () => {
  const { publish, alarms, stop } = startManagedRedirects();
  const large = rule('/([a-z]{1,30}-){1,40}z', '/large');
  expect(await publish(large, rule('/old/a', '/new'))).toMatchObject({ location: '/new' });
  expect(alarms()).toEqual(['1 redirects of trucks are left out']);
  expect(await publish(rule('/old/a', '/new'))).toMatchObject({ location: '/new' });
  expect(alarms()).toEqual([]);
  stop();
});

it('starts no thread for plain addresses, which need no compilation', async () => {
  const { publish, ask, stop } = startManagedRedirects();
  await publish(rule('/old/a', '/new'));
  expect(ask).not.toHaveBeenCalled();
  stop();
});
