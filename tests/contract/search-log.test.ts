import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { connectDatabase, type DatabaseConnection } from '../../platform/database/connect';
import { migrateDatabase } from '../../platform/database/migrate';
import { indexDefinitions } from '../../services/search/indexDefinitions';
import { createInlineEngine } from '../../services/search/inlineEngine';
import { SearchService } from '../../services/search/searchService';
import { carIndex, createTestCars } from './search/testCars';
import { startTestDatabase, type TestDatabase } from './testDatabase';

let folder: string;
let database: TestDatabase;
let connection: DatabaseConnection;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-search-log-'));
  database = await startTestDatabase();
  connection = await connectDatabase({ url: database.url });
  await migrateDatabase(connection.pool);
});
afterAll(async () => {
  await connection.close();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

test('a change is listed once searches return it, not while the engine is slow', async () => {
  const definitions = new Map([[carIndex, indexDefinitions.get(carIndex)!]]);
  const engine = createInlineEngine(definitions, () => []);
  let markRequested: () => void;
  let continueChange: () => void = () => undefined;
  const requested = new Promise<void>((resolve) => (markRequested = resolve));
  const mayGoOn = new Promise<void>((resolve) => (continueChange = resolve));
  const service = SearchService.open({
    engine: {
      ...engine,
      change: async (index, changes) => {
        markRequested();
        await mayGoOn;
        await engine.change(index, changes);
      },
    },
    db: connection.db,
    generate: () => [],
    dataDir: folder,
    log: pino({ level: 'silent' }),
    definitions,
  });
  const { last } = await service.changesAfter(undefined, 10);
  const [car] = createTestCars(1, 3);
  const changing = service.change(carIndex, JSON.stringify({ upsert: car }));
  await requested;
  expect(await service.changesAfter(last, 10)).toEqual({ changes: [], last });
  const pending = service.changesAfter(last, 10);
  continueChange();
  const { changes } = await pending;
  await changing;
  expect(changes).toMatchObject([{ index: carIndex, id: car!.car_id, before: null }]);
  await service.close();
});
