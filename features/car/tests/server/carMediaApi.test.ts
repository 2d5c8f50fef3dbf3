import express from 'express';
import { createCarMediaClient } from '../../server/carMedia';
import { serve, startApp, stopServers } from '../../../../tests/unit/server/appUnderTest';

afterEach(stopServers);

const fullMedia = {
  videoUrl: '/-/media/films/lake-road.webm',
  images360: [
    '/-/media/turntables/midsuv-white/00.webp',
    '/-/media/turntables/midsuv-white/01.webp',
  ],
  internal360: ['https://turns.example/inside/1.jpg'],
  hasVideo: true,
  hasInternal360: true,
  has360: true,
};

/** The application with a media service whose answer the test sets; records the requests. */
async function startMedia(answer: express.RequestHandler) {
  const requestedPaths: string[] = [];
  const service = express().use((request, response, next) => {
    requestedPaths.push(request.path);
    answer(request, response, next);
  });
  const port = await serve(service);
  const app = await startApp({ carMedia: createCarMediaClient(`http://127.0.0.1:${port}`) });
  const requestApi = async (path: string, host = 'automotive-uk.localhost', method = 'GET') => {
    const { status, text, headers } = await app.request({ path, method, headers: { host } });
    return { status, headers, body: JSON.parse(text) as unknown };
  };
  return { requestApi, requestedPaths };
}

const startWithAnswer = (body: unknown) =>
  startMedia((_request, response) => void response.json(body));

test('[MEDIA-03] [MEDIA-04] [ROUTE-21] films and 360° pictures of a car come from the service that the address names', async () => {
  const { requestApi, requestedPaths } = await startWithAnswer({ ...fullMedia, somethingElse: 1 });
  const { status, headers, body } = await requestApi('/api/autosonshow/AB24%20CDE');
  expect([status, body]).toEqual([200, fullMedia]);
  expect(headers['cache-control']).toBe('public, max-age=300');
  expect(requestedPaths).toEqual(['/AB24CDE']);
});

test.each(['ab24cde', 'AB24-CDE', 'ab24%20cde'])('a plate can be written as %s', async (plate) => {
  const { requestApi, requestedPaths } = await startWithAnswer(fullMedia);
  await requestApi(`/api/autosonshow/${plate}`);
  expect(requestedPaths).toEqual(['/AB24CDE']);
});

test('[MEDIA-02] other sites and other service names answer 404', async () => {
  const { requestApi, requestedPaths } = await startWithAnswer(fullMedia);
  expect((await requestApi('/api/autosonshow/AB24CDE', 'automotive-se.localhost')).status).toBe(
    404,
  );
  expect((await requestApi('/api/elsewhere/AB24CDE')).status).toBe(404);
  expect(requestedPaths).toEqual([]);
});

test('media that are announced but missing, or not announced, are dropped', async () => {
  const { requestApi } = await startWithAnswer({
    videoUrl: null,
    images360: null,
    internal360: fullMedia.internal360,
    hasVideo: true,
    hasInternal360: false,
    has360: true,
  });
  expect((await requestApi('/api/autosonshow/AB24CDE')).body).toEqual({
    images360: [],
    internal360: [],
    hasVideo: false,
    hasInternal360: false,
    has360: false,
  });
});

test.each([
  ['a missing flag', { ...fullMedia, has360: undefined }],
  ['an address that runs script', { ...fullMedia, videoUrl: 'javascript:alert(1)' }],
  ['a page of the site as picture', { ...fullMedia, images360: ['/logout'] }],
  ['an address without https', { ...fullMedia, images360: ['http://turns.example/1.jpg'] }],
  ['objects instead of addresses', { ...fullMedia, internal360: [{ url: '/-/media/1.jpg' }] }],
  ['more than 360 pictures', { ...fullMedia, images360: Array(361).fill('/-/media/1.jpg') }],
  ['null as its body', null],
])('[MEDIA-08] [ERR-22] a service response with %s answers 503', async (_name, body) => {
  const { requestApi } = await startWithAnswer(body);
  expect((await requestApi('/api/autosonshow/AB24CDE')).status).toBe(503);
});

test('[MEDIA-08] [ERR-22] a request to a failing service is retried once, then answers 503', async () => {
  const { requestApi, requestedPaths } = await startMedia(
    (_request, response) => void response.sendStatus(500),
  );
  expect((await requestApi('/api/autosonshow/AB24CDE')).status).toBe(503);
  expect(requestedPaths).toHaveLength(2);
});

test('a car that the service does not know answers 404', async () => {
  const { requestApi } = await startMedia((_request, response) => void response.sendStatus(404));
  expect((await requestApi('/api/autosonshow/AB24CDE')).status).toBe(404);
});

test.each(['A', 'AB24CDE0123', 'AB24%2FCDE', '%C3%85B24CDE', 'AB.24'])(
  'the invalid registration %s answers 400 without a request to the service',
  async (plate) => {
    const { requestApi, requestedPaths } = await startWithAnswer(fullMedia);
    expect((await requestApi(`/api/autosonshow/${plate}`)).status).toBe(400);
    expect(requestedPaths).toEqual([]);
  },
);

test('a POST to films and 360° pictures answers 405', async () => {
  const { requestApi } = await startWithAnswer(fullMedia);
  const host = 'automotive-uk.localhost';
  expect((await requestApi('/api/autosonshow/AB24CDE', host, 'POST')).status).toBe(405);
});
