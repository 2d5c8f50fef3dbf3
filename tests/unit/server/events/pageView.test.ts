import express from 'express';
import { createEventsClient } from '../../../../platform/upstreams/events';
import { serve, startApp, stopServers } from '../appUnderTest';
import type { AppUnderTest } from '../appUnderTest';

afterEach(stopServers);

const view = { itemId: 'b6c0', pageName: 'Om oss', variantId: 'v1', language: 'sv' };

const send = (app: AppUnderTest, body: unknown, visitor = '203.0.113.1') =>
  app.request({
    path: '/api/events/page-view',
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: 'visitor=1',
      'x-forwarded-for': visitor,
    },
    body: JSON.stringify(body),
  });

/** Starts an events service that passes received events to the test. */
async function startEvents() {
  let arrived: (body: unknown) => void;
  const event = new Promise<unknown>((resolve) => (arrived = resolve));
  const service = express().use(express.json());
  service.post('/events', (request, response) => {
    arrived({ body: request.body as unknown, cookie: request.headers.cookie });
    response.status(204).end();
  });
  const port = await serve(service);
  return { event, client: createEventsClient(`http://127.0.0.1:${port}/events`) };
}

describe('page views', () => {
  it('[TRACK-01] [TRACK-04] a page view is sent to the events service with channel and currency, without visitor data', async () => {
    const { event, client } = await startEvents();
    const app = await startApp({ events: client });
    expect((await send(app, view)).status).toBe(204);
    expect(await event).toEqual({
      cookie: undefined,
      body: expect.objectContaining({
        channel: 'WEB',
        currency: 'USD',
        page: 'Om oss',
        pageVariantId: 'v1',
        language: 'sv',
      }) as unknown,
    });
  });

  it('[OQ-07] [TRACK-03] a page view is answered with 204 when the service fails, and the failure is logged', async () => {
    let logged: () => void;
    const failed = new Promise<void>((resolve) => (logged = resolve));
    const app = await startApp({
      events: {
        sendVariantReport: () => Promise.resolve(),
        sendPageView: () => {
          setImmediate(logged);
          return Promise.reject(new Error('refused'));
        },
      },
    });
    expect((await send(app, view)).status).toBe(204);
    await failed;
    expect(app.lines()).toContainEqual(expect.objectContaining({ msg: 'page view not sent' }));
  });

  it('page views from other sites are rejected before the body is read', async () => {
    const app = await startApp();
    const { status } = await app.request({
      path: '/api/events/page-view',
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
      body: '{}',
    });
    expect(status).toBe(403);
  });

  it.each([
    ['without a page', { ...view, pageName: undefined }],
    ['with a wrong language', { ...view, language: '<b>' }],
    ['with an unknown field', { ...view, email: 'anna@example.com' }],
    ['that are not an object', [1]],
  ])('page views %s are rejected', async (_, body) => {
    const app = await startApp();
    expect((await send(app, body)).status).toBe(400);
  });

  it.each([
    ['no body', undefined, undefined, 400],
    ['text', 'text/plain', '{}', 415],
    ['deeply nested lists', 'application/json', '['.repeat(1900) + ']'.repeat(1900), 400],
    ['a list for a text', 'application/json', '{"itemId":[["secret"]]}', 400],
  ])('page views with %s are rejected with a short message', async (_, type, body, expected) => {
    const app = await startApp();
    const headers: Record<string, string> = type ? { 'content-type': type } : {};
    const answer = await app.request({
      path: '/api/events/page-view',
      method: 'POST',
      headers,
      body,
    });
    expect(answer.status).toBe(expected);
    expect(answer.body.length).toBeLessThan(400);
    expect(answer.text).not.toContain('secret');
  });

  it('the number of page views is rate limited', async () => {
    const app = await startApp();
    const statuses = new Set<number>();
    for (let count = 0; count < 125; count += 1) statuses.add((await send(app, view)).status);
    expect([...statuses]).toEqual([204, 429]);
  });

  it('a limited number of page views is in flight while the service hangs, and visitors are not delayed', async () => {
    let inFlight = 0;
    const app = await startApp({
      environment: { TRUST_PROXY: 'loopback' },
      events: {
        sendVariantReport: () => Promise.resolve(),
        sendPageView: () => {
          inFlight += 1;
          return new Promise(() => undefined);
        },
      },
    });
    // From several visitors, because each has a rate limit.
    for (let count = 0; count < 320; count += 1) {
      expect((await send(app, view, `203.0.113.${count % 8}`)).status).toBe(204);
    }
    // The other 20 are queued.
    expect(inFlight).toBe(300);
  });

  it('failing page views are logged in a single line', async () => {
    const app = await startApp({
      events: {
        sendVariantReport: () => Promise.resolve(),
        sendPageView: () => Promise.reject(new Error('refused')),
      },
    });
    for (let count = 0; count < 20; count += 1) await send(app, view);
    const warnings = app.lines().filter(({ msg }) => msg === 'page view not sent');
    expect(warnings).toHaveLength(1);
  });

  it('page views are accepted only as POST', async () => {
    const app = await startApp();
    const { status, headers } = await app.request({ path: '/api/events/page-view' });
    expect([status, headers.allow]).toEqual([405, 'POST, OPTIONS']);
  });
});
