import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  startSearchService,
  type RunningSearchService,
} from '../../services/search/startSearchService';
import { startTestDatabase, type TestDatabase } from './testDatabase';

const searchApiKey = 'key of the search';

let dataDir: string;
let database: TestDatabase;
let service: RunningSearchService;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'forecourt-search-service-'));
  database = await startTestDatabase();
  service = await startSearchService({
    port: 0,
    databaseUrl: database.url,
    dataDir,
    searchApiKey,
    stock: { cars: 60, day: '2026-11-02' },
  });
});

afterAll(async () => {
  await service?.close();
  await database?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const request = (pathname: string, init: RequestInit = {}) =>
  fetch(service.url + pathname, { headers: { 'x-api-key': searchApiKey }, ...init });

describe('the search service on its own', () => {
  it('requires its key for searches', async () => {
    const body = JSON.stringify({ index: 'vehicles_automotive_se' });
    const headers = { 'content-type': 'application/json' };
    const found = await request('/v1/search/', {
      method: 'POST',
      headers: { ...headers, 'x-api-key': searchApiKey },
      body,
    });
    expect(found.status).toBe(200);
    expect(JSON.stringify(await found.json())).toContain('car_id');
    const refused = await request('/v1/search/', { method: 'POST', headers, body });
    expect(refused.status).toBe(401);
  });

  it('shows the state of the engine, and only that it runs to callers without the key', async () => {
    expect(await (await request('/v1/health')).json()).toEqual({ status: 'ok' });
    expect(await (await request('/health', { headers: {} })).json()).toEqual({ status: 'ok' });
  });

  it.each(['/graphql', '/authoring/graphql', '/media/x', '/mechmate', '/_inbox', '/comhub'])(
    'has no stand-in at %s',
    async (pathname) => {
      const answer = await request(pathname);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ errors: ['There is nothing at this address.'] });
    },
  );

  it('does not start on a port that is in use', async () => {
    const options = { databaseUrl: database.url, dataDir, searchApiKey };
    const stock = { cars: 10, day: '2026-11-02' };
    const port = Number(new URL(service.url).port);
    await expect(startSearchService({ ...options, stock, port })).rejects.toThrow('EADDRINUSE');
  });
});
