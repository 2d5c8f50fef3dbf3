import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IndexHost } from '../../../../../services/search/engine/IndexHost';
import { SnapshotStore } from '../../../../../services/search/engine/SnapshotStore';
import { indexDefinitions } from '../../../../../services/search/indexDefinitions';
import { readSearchRequest } from '../../../../../services/search/readSearchRequest';
import { carIndex, createTestCars } from '../../../../contract/search/testCars';
import { createTestQueries } from '../../../../contract/search/testQueries';

// Enough cars for fields with very many different values.
const cars = createTestCars(3000, 5);
const others = createTestCars(3100, 9);
const definition = indexDefinitions.get(carIndex)!;
const queries = createTestQueries(definition, cars, { count: 250, seed: 11 });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'snapshots-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Creates an index host for a program version, and counts how often it generates documents. */
function createHost(program: string, documents = cars) {
  const made = { times: 0 };
  const generate = () => {
    made.times += 1;
    return documents;
  };
  const snapshots = new SnapshotStore(folder, program);
  return { host: new IndexHost(indexDefinitions, generate, snapshots), made };
}

const getAnswers = (host: IndexHost): string[] =>
  queries.map((query) => {
    const request = readSearchRequest(query, indexDefinitions);
    return Buffer.from(host.search(request)).toString();
  });

test('an index from a snapshot gives the same results as a built one, also after changes', async () => {
  const first = createHost('one');
  expect(await first.host.load({ index: carIndex })).toEqual({ from: 'documents' });
  const second = createHost('one');
  expect(await second.host.load({ index: carIndex })).toEqual({ from: 'snapshot' });
  expect(second.made.times).toBe(0);
  expect(getAnswers(second.host)).toEqual(getAnswers(first.host));

  const changes = [
    ...others.slice(0, 800).map((document) => ({ kind: 'upsert' as const, document })),
    ...others.slice(3000).map((document) => ({ kind: 'upsert' as const, document })),
    ...cars.slice(900, 1300).map(({ car_id }) => ({ kind: 'delete' as const, id: String(car_id) })),
  ];
  for (const { host } of [first, second]) host.change(carIndex, changes);
  expect(getAnswers(second.host)).toEqual(getAnswers(first.host));
});

test('a snapshot of another version, of other documents or with errors is not loaded', async () => {
  const { host } = createHost('one');
  await host.load({ index: carIndex });
  const file = join(folder, 'cars.ndjson');
  writeFileSync(file, `${JSON.stringify(cars[0])}\n`);

  expect(await createHost('two').host.load({ index: carIndex })).toEqual({ from: 'documents' });
  expect(await createHost('two').host.load({ index: carIndex, file })).toEqual({
    from: 'documents',
  });
  expect(await createHost('two').host.load({ index: carIndex, file })).toEqual({
    from: 'snapshot',
  });
  const snapshot = join(folder, `${carIndex}.snapshot`);
  const other = 'vehicles_automotive_no';
  copyFileSync(snapshot, join(folder, `${other}.snapshot`));
  expect(await createHost('two').host.load({ index: other, file })).toEqual({ from: 'documents' });
  const bytes = readFileSync(snapshot);
  const at = Math.floor(bytes.length / 2);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(snapshot, bytes);
  expect(await createHost('two').host.load({ index: carIndex, file })).toEqual({
    from: 'documents',
  });
  writeFileSync(snapshot, bytes.subarray(0, 100));
  expect(await createHost('two').host.load({ index: carIndex, file })).toEqual({
    from: 'documents',
  });
});

test('an index is available when its snapshot cannot be written, and reports the reason', async () => {
  const snapshots = new SnapshotStore(join(folder, 'cars.ndjson'), 'one');
  writeFileSync(join(folder, 'cars.ndjson'), '');
  const host = new IndexHost(indexDefinitions, () => cars.slice(0, 20), snapshots);
  const loaded = await host.load({ index: carIndex });
  expect(loaded.problem).toMatch(/EEXIST|ENOTDIR/);
  expect(getAnswers(host)).toHaveLength(queries.length);
});
