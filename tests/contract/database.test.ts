import { once } from 'node:events';
import { connect as connectTo, createServer, type AddressInfo, type Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { startTestDatabase, type TestDatabase } from './testDatabase';

let database: TestDatabase;
let slowProxy: Server;
const clients: Client[] = [];

beforeAll(async () => {
  database = await startTestDatabase();
  slowProxy = await startSplittingProxy(Number(new URL(database.url).port));
});

afterAll(async () => {
  slowProxy.close();
  await database.stop();
});

afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.end()));
});

async function connect(): Promise<Client> {
  const url = new URL(database.url);
  url.port = String((slowProxy.address() as AddressInfo).port);
  const client = new Client({ connectionString: url.href });
  clients.push(client);
  await client.connect();
  return client;
}

/** Starts a proxy in front of the database that forwards queries in small pieces, as a network may. */
async function startSplittingProxy(port: number): Promise<Server> {
  const server = createServer((client) => {
    const upstream = connectTo(port, '127.0.0.1');
    upstream.pipe(client);
    for (const socket of [client, upstream]) {
      socket.on('error', () => undefined).on('close', () => (client.destroy(), upstream.destroy()));
    }
    void (async () => {
      for await (const chunk of client as AsyncIterable<Buffer>) {
        const half = Math.ceil(chunk.length / 2);
        upstream.write(chunk.subarray(0, half));
        await wait(2);
        upstream.write(chunk.subarray(half));
      }
    })().catch(() => undefined);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

test('queries on many simultaneous connections are never mixed up', async () => {
  const connections = await Promise.all(Array.from({ length: 12 }, connect));
  await Promise.all(
    connections.map(async (client, at) => {
      const parameters = Array.from({ length: at + 1 }, (_, index) => `${at}-${index}`);
      const list = parameters.map((_, index) => `$${index + 1}::text`).join(', ');
      for (let round = 0; round < 40; round += 1) {
        const { rows } = await client.query(`select array[${list}] as given`, parameters);
        expect(rows).toEqual([{ given: parameters }]);
      }
    }),
  );
});

test('a failed query or a broken connection does not affect the answers of the others', async () => {
  const [failing, breaking, steady] = await Promise.all([connect(), connect(), connect()]);
  const failures = (async () => {
    for (let round = 0; round < 40; round += 1) {
      await expect(failing.query('select $1::int / 0', [round])).rejects.toThrow(
        'division by zero',
      );
    }
  })();
  const answers = (async () => {
    for (let round = 0; round < 40; round += 1) {
      const { rows } = await steady.query('select $1::int as round', [round]);
      expect(rows).toEqual([{ round }]);
    }
  })();
  breaking.on('error', () => undefined);
  const broken = breaking
    .query('select pg_sleep(0.2), $1::text', ['unread'])
    .catch(() => undefined);
  clients.splice(clients.indexOf(breaking), 1);
  (
    breaking as unknown as { connection: { stream: { destroy(): void } } }
  ).connection.stream.destroy();
  await broken;
  await Promise.all([failures, answers]);
});
