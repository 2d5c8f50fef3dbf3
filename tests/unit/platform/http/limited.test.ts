import express from 'express';
import { BoundedCounts } from '../../../../platform/http/BoundedCounts';
import { limitRequests } from '../../../../platform/http/limitVisitors';
import { requestApp, serve, stopServers } from '../../server/appUnderTest';

afterEach(async () => {
  jest.useRealTimers();
  await stopServers();
});

function counts(maxVisitors: number, windowMs = 60_000): BoundedCounts {
  const store = new BoundedCounts(maxVisitors);
  store.init({ windowMs });
  return store;
}

describe('counts of a rate limit', () => {
  it('the number of counts is limited for any number of addresses', () => {
    const store = new BoundedCounts();
    store.init({ windowMs: 60_000 });
    for (let visitor = 0; visitor < 30_000; visitor += 1) store.increment(`visitor ${visitor}`);
    expect(store.size).toBe(10_000);
  });

  it('counts of frequent clients are kept, however many others come in between', () => {
    const store = counts(100);
    for (let visitor = 0; visitor < 1000; visitor += 1) {
      store.increment(`other ${visitor}`);
      if (visitor % 50 === 0) store.increment('often');
    }
    expect(store.increment('often').totalHits).toBe(21);
  });

  it('a client that was not seen before is not blocked', () => {
    const store = counts(3);
    for (const visitor of ['a', 'b', 'c', 'd'])
      for (let i = 0; i < 9; i += 1) store.increment(visitor);
    expect(store.increment('new').totalHits).toBe(1);
  });

  it('counts start again after their window, which further requests do not extend', () => {
    jest.useFakeTimers({ now: 0 });
    const store = counts(10, 1000);
    store.increment('a');
    jest.setSystemTime(900);
    expect(store.increment('a')).toEqual({ totalHits: 2, resetTime: new Date(1000) });
    jest.setSystemTime(1000);
    expect(store.get('a')).toBeUndefined();
    expect(store.increment('a')).toEqual({ totalHits: 1, resetTime: new Date(2000) });
  });

  it('counts can be decremented and reset', () => {
    const store = counts(10);
    store.increment('a');
    store.increment('a');
    store.decrement('a');
    expect(store.get('a')?.totalHits).toBe(1);
    store.resetKey('a');
    store.decrement('a');
    expect(store.get('a')).toBeUndefined();
    store.increment('a');
    store.resetAll();
    expect(store.size).toBe(0);
  });
});

test('a limit rejects only the client that exceeds it', async () => {
  const app = express().set('trust proxy', 'loopback');
  app.use(limitRequests({ windowMs: 60_000, limit: 2 }), (_request, response) => {
    response.send('ok');
  });
  const port = await serve(app);
  const statusFor = async (visitor: string) =>
    (await requestApp(port, { headers: { 'x-forwarded-for': visitor } })).status;
  const statuses: number[] = [];
  for (let visit = 0; visit < 3; visit += 1) statuses.push(await statusFor('203.0.113.1'));
  expect(statuses).toEqual([200, 200, 429]);
  expect(await statusFor('203.0.113.2')).toBe(200);
});
