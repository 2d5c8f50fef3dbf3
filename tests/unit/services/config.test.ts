import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEmbeddedConfig } from '../../../services/embedded/config';
import { STOCK_DAY } from '../../../services/stock/stockSettings';

const folder = () => mkdtempSync(join(tmpdir(), 'forecourt-'));

test('every variable has a default', () => {
  const DATA_DIR = folder();
  expect(readEmbeddedConfig({ DATA_DIR })).toEqual({
    embeddedPort: 3001,
    databasePort: 3002,
    databaseUrl: 'postgres://postgres:postgres@127.0.0.1:3002/postgres',
    dataDir: DATA_DIR,
    contentApiKey: 'embedded',
    editingSecret: 'embedded',
    webhookSecret: 'embedded',
    searchApiKey: 'embedded',
    leadRetentionDays: 30,
    auditDays: 400,
    mediaMegabytes: 10_000,
    stock: { cars: 2000, day: STOCK_DAY },
    openSearch: undefined,
    webUrl: 'http://127.0.0.1:3000',
    watchContent: false,
    failing: [],
  });
});

test('addresses are derived from the ports, and blank variables count as unset', () => {
  expect(
    readEmbeddedConfig({ PORT: '80', DATABASE_PORT: '81', CONTENT_API_KEY: '' }),
  ).toMatchObject({
    webUrl: 'http://127.0.0.1:80',
    databaseUrl: 'postgres://postgres:postgres@127.0.0.1:81/postgres',
    contentApiKey: 'embedded',
  });
});

test('every invalid variable is reported by name', () => {
  const read = () => readEmbeddedConfig({ EMBEDDED_PORT: 'x', DATABASE_URL: 'mysql://x' });
  expect(read).toThrow(/EMBEDDED_PORT[^]*DATABASE_URL/);
});

test('services that should fail are read by name, and unknown names are rejected', () => {
  const read = (EMBEDDED_FAILS: string) =>
    readEmbeddedConfig({ DATA_DIR: folder(), EMBEDDED_FAILS }).failing;
  expect(read('search, car-media')).toEqual(['search', 'car-media']);
  expect(() => read('serch')).toThrow('EMBEDDED_FAILS');
});

test('the stock has its stored size unless the environment sets another', () => {
  const DATA_DIR = folder();
  writeFileSync(join(DATA_DIR, 'stock.json'), '{"cars":500,"day":"2026-03-01"}');
  expect(readEmbeddedConfig({ DATA_DIR }).stock).toEqual({ cars: 500, day: '2026-03-01' });
  expect(readEmbeddedConfig({ DATA_DIR, STOCK_CARS: '70' }).stock.cars).toBe(70);
  expect(() => readEmbeddedConfig({ DATA_DIR, STOCK_CARS: '-1' })).toThrow('must not be negative');
});

describe('OpenSearch', () => {
  const read = (env: Record<string, string>) =>
    readEmbeddedConfig({ DATA_DIR: folder(), ...env }).openSearch;

  test('reads nodes, credentials, certificates and layout', () => {
    const ca = join(folder(), 'ca.pem');
    writeFileSync(ca, 'CERTIFICATE');
    expect(
      read({
        OPENSEARCH_URL: 'https://a.example:9200, https://b.example:9200/',
        OPENSEARCH_USERNAME: 'search',
        OPENSEARCH_PASSWORD: 'hidden',
        OPENSEARCH_CA_FILE: ca,
        OPENSEARCH_SHARDS: '3',
      }),
    ).toEqual({
      nodes: ['https://a.example:9200', 'https://b.example:9200/'],
      auth: { username: 'search', password: 'hidden' },
      ca: 'CERTIFICATE',
      indexPrefix: 'forecourt-',
      shards: 3,
      replicas: 1,
    });
  });

  test.each<[string, Record<string, string>, RegExp]>([
    ['a user in the address', { OPENSEARCH_URL: 'https://u:hidden@a.example' }, /without a user/],
    ['no address', { OPENSEARCH_URL: 'a.example' }, /OPENSEARCH_URL/],
    [
      'a password in the clear',
      {
        OPENSEARCH_URL: 'http://a.example',
        OPENSEARCH_USERNAME: 'u',
        OPENSEARCH_PASSWORD: 'hidden',
      },
      /must be https/,
    ],
    ['a user alone', { OPENSEARCH_USERNAME: 'u' }, /OPENSEARCH_PASSWORD: is needed/],
    ['a password alone', { OPENSEARCH_PASSWORD: 'hidden' }, /needs OPENSEARCH_USERNAME/],
    ['a prefix that no index may have', { OPENSEARCH_INDEX_PREFIX: '_A' }, /INDEX_PREFIX/],
  ])('%s is rejected without showing secrets', (_, env, problem) => {
    let message = '';
    try {
      read(env);
    } catch (error) {
      message = String(error);
    }
    expect(message).toMatch(problem);
    expect(message).not.toContain('hidden');
  });
});
