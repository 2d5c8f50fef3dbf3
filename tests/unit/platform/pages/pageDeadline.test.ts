import {
  errorPageDeadline,
  withDeadline,
  pageDeadlines,
} from '../../../../platform/pages/pageDeadline';
import { createUpstream } from '../../../../platform/upstreams/request';
import { serve, stopServers } from '../../server/appUnderTest';

afterEach(stopServers);

describe('deadline of a page', () => {
  it('the deadline of a page is under six seconds, including the error page', () => {
    const { page, errorPage } = pageDeadlines(0);
    expect(page).toBeLessThan(errorPage);
    expect(errorPage).toBeLessThan(6000);
    expect(errorPageDeadline({ page, errorPage }, 1000)).toBe(errorPage);
    expect(errorPageDeadline({ page, errorPage }, 9000)).toBe(9000 + errorPage - page);
  });

  it('the deadline ends the wait for a response that does not arrive', async () => {
    const never = new Promise<never>(() => undefined);
    await expect(withDeadline(performance.now() + 20, never)).rejects.toMatchObject({
      name: 'UpstreamError',
      upstream: 'content',
      kind: 'timeout',
    });
    await expect(withDeadline(performance.now() - 20, never)).rejects.toMatchObject({
      kind: 'timeout',
    });
  });

  it('the deadline does not affect a response in time', async () => {
    expect(await withDeadline(performance.now() + 60_000, Promise.resolve('page'))).toBe('page');
    expect(await withDeadline(undefined, Promise.resolve('page'))).toBe('page');
    const failure = new Error('no page');
    await expect(withDeadline(performance.now() + 60_000, Promise.reject(failure))).rejects.toBe(
      failure,
    );
  });

  it('the deadline covers all retries of an upstream', async () => {
    let calls = 0;
    const port = await serve(() => (calls += 1));
    const upstream = createUpstream({
      name: 'content',
      url: `http://127.0.0.1:${port}`,
      timeoutMs: 200,
    });
    const response = upstream.request({ validate: (body) => body });
    await expect(response).rejects.toMatchObject({ kind: 'timeout' });
    // 0 if the machine is too busy for even the first call.
    expect(calls).toBeLessThanOrEqual(1);
  });
});
