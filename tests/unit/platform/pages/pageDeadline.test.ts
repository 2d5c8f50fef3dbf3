import { errorPageDeadline, inTime, pageDeadlines } from '../../../../platform/pages/pageDeadline';
import { createUpstream } from '../../../../platform/upstreams/request';
import { serve, stopServers } from '../../server/appUnderTest';

afterEach(stopServers);

describe('the time for a page', () => {
  it('is under six seconds, the error page included', () => {
    const { page, errorPage } = pageDeadlines(0);
    expect(page).toBeLessThan(errorPage);
    expect(errorPage).toBeLessThan(6000);
    expect(errorPageDeadline({ page, errorPage }, 1000)).toBe(errorPage);
    expect(errorPageDeadline({ page, errorPage }, 9000)).toBe(9000 + errorPage - page);
  });

  it('ends the wait for what does not come', async () => {
    const never = new Promise<never>(() => undefined);
    await expect(inTime(performance.now() + 20, never)).rejects.toMatchObject({
      name: 'UpstreamError',
      upstream: 'content',
      kind: 'timeout',
    });
    await expect(inTime(performance.now() - 20, never)).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('does not touch what comes in time', async () => {
    expect(await inTime(performance.now() + 60_000, Promise.resolve('page'))).toBe('page');
    expect(await inTime(undefined, Promise.resolve('page'))).toBe('page');
    const failure = new Error('no page');
    await expect(inTime(performance.now() + 60_000, Promise.reject(failure))).rejects.toBe(failure);
  });

  it('is one for all tries of an upstream', async () => {
    let calls = 0;
    const port = await serve(() => (calls += 1));
    const upstream = createUpstream({
      name: 'content',
      url: `http://127.0.0.1:${port}`,
      timeoutMs: 200,
    });
    const asked = upstream.request({ validate: (body) => body });
    await expect(asked).rejects.toMatchObject({ kind: 'timeout' });
    // On a busy machine not even the first may have arrived.
    expect(calls).toBeLessThanOrEqual(1);
  });
});
