/** @jest-environment node */
import { readEmbeddedConfig } from '../../../../server/embedded/config';

test('every variable has a default', () => {
  expect(readEmbeddedConfig({})).toEqual({
    embeddedPort: 3001,
    databasePort: 3002,
    databaseUrl: 'postgres://postgres:postgres@127.0.0.1:3002/postgres',
    dataDir: '.data',
    contentApiKey: 'embedded',
    editingSecret: 'embedded',
    webhookSecret: 'embedded',
    searchApiKey: 'embedded',
    stockCars: 2000,
    webUrl: 'http://127.0.0.1:3000',
    watchContent: true,
    warmUpMedia: true,
  });
});

test('addresses follow the ports, blank variables count as unset', () => {
  expect(
    readEmbeddedConfig({ PORT: '80', DATABASE_PORT: '81', CONTENT_API_KEY: '' }),
  ).toMatchObject({
    webUrl: 'http://127.0.0.1:80',
    databaseUrl: 'postgres://postgres:postgres@127.0.0.1:81/postgres',
    contentApiKey: 'embedded',
  });
});

test('every wrong variable is named', () => {
  const read = () => readEmbeddedConfig({ EMBEDDED_PORT: 'x', DATABASE_URL: 'mysql://x' });
  expect(read).toThrow(
    expect.objectContaining({
      errors: expect.arrayContaining([
        expect.stringMatching(/EMBEDDED_PORT/),
        expect.stringMatching(/DATABASE_URL/),
      ]),
    }),
  );
});
