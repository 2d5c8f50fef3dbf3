import express from 'express';
import request from 'supertest';
import { devPages, type DevPagesOptions } from '../../../../server/devPages/devPages';
import type { DevRequest } from '../../../../site/dev/devPage.types';
import { sites } from '../../../../sites/sites';

let receivedRequest: DevRequest | undefined;

function appWith(options: Partial<DevPagesOptions> = {}) {
  const app = express();
  app.use((_request, response, next) => {
    response.setHeader(
      'Content-Security-Policy',
      "default-src 'self'; frame-src https://film.test",
    );
    next();
  });
  app.use(
    '/_dev',
    devPages({
      sites: [sites.charging, sites.trucks],
      origin: (site) => `http://${site.name}.localhost`,
      listRoutes: async () => [{ path: '/', languages: ['sv'] }],
      probeUpstreams: async () => [],
      render: async (input) => {
        receivedRequest = input;
        return input.path === '/_dev/nowhere' ? undefined : '<h1>pages</h1>';
      },
      ...options,
    }),
  );
  app.use((_request, response) => void response.status(404).send('next'));
  return app;
}

beforeEach(() => {
  receivedRequest = undefined;
});

it('the developer pages get the path, the query and the sites with their routes', async () => {
  const response = await request(appWith()).get('/_dev/blocks/Blurb/?theme=bmw').expect(200);
  expect(response.text).toBe('<h1>pages</h1>');
  expect(receivedRequest?.path).toBe('/_dev/blocks/Blurb');
  expect(receivedRequest?.query.get('theme')).toBe('bmw');
  expect(receivedRequest?.sites).toEqual([
    {
      name: 'charging',
      origin: 'http://charging.localhost',
      routes: [{ path: '/', languages: ['sv'] }],
    },
    {
      name: 'trucks',
      origin: 'http://trucks.localhost',
      routes: [{ path: '/', languages: ['sv'] }],
    },
  ]);
});

it('the developer pages respond only to requests from this machine', async () => {
  const app = appWith();
  await request(app).get('/_dev').set('Host', 'automotive.example').expect(404);
  await request(app).get('/_dev').set('X-Forwarded-For', '203.0.113.7').expect(404);
  expect(receivedRequest).toBeUndefined();
});

it('the developer pages check the upstreams once for concurrent requests', async () => {
  let probes = 0;
  const probeUpstreams = async () => {
    probes += 1;
    return [];
  };
  const app = appWith({ probeUpstreams });
  await Promise.all(Array.from({ length: 10 }, () => request(app).get('/_dev').expect(200)));
  await request(app).get('/_dev').expect(200);
  expect(probes).toBe(1);
});

it('the developer pages are not cached or indexed, and may frame their own examples', async () => {
  await request(appWith())
    .get('/_dev')
    .expect('Cache-Control', 'no-store')
    .expect('X-Robots-Tag', 'noindex')
    .expect('Content-Security-Policy', /frame-src 'self' https:\/\/film\.test/);
});

it('the developer pages list the sites even while the content platform fails', async () => {
  const listRoutes = () => Promise.reject(new Error('down'));
  await request(appWith({ listRoutes })).get('/_dev').expect(200);
  expect(receivedRequest?.sites.map(({ name, routes }) => [name, routes])).toEqual([
    ['charging', undefined],
    ['trucks', undefined],
  ]);
});

it('unknown developer pages and other methods are passed on to the application', async () => {
  await request(appWith()).get('/_dev/nowhere').expect(404, 'next');
  await request(appWith()).post('/_dev').expect(404, 'next');
});
