import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { makeAlteredBuild } from '../support/alteredBuild';
import { endProcess, startBuilt } from '../support/startBuilt';
import { freePorts } from '../support/freePorts';
import { ports } from './addresses';
import { expect, test } from './test';

// Both tests share one process of each build.
test.describe.configure({ mode: 'serial' });

interface Build {
  port: number;
  process: ChildProcess;
}

let folder: string;
let before: Build;
let after: Build;

/** Starts a web process of a build, with the embedded services of the product under test. */
async function start(port: number, build?: string): Promise<Build> {
  const environment = {
    LOG_LEVEL: 'fatal',
    PORT: String(port),
    EMBEDDED_PORT: String(ports.embedded),
    DATA_DIR: path.join(folder, String(port)),
    ASSETS_DIR: path.join(folder, 'assets'),
    LAME_DUCK_SECONDS: '3',
  };
  return {
    port,
    process: await startBuilt('index', `http://localhost:${port}/readyz`, environment, build),
  };
}

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'forecourt-builds-'));
  const [first, second] = await freePorts(2);
  const altered = path.join(folder, 'altered');
  await makeAlteredBuild(altered);
  before = await start(first!);
  after = await start(second!, altered);
});

test.afterAll(async () => {
  await Promise.all([before, after].map((build) => endProcess(build.process)));
  await rm(folder, { recursive: true, force: true });
});

async function fetchPage(port: number, address: string, agent?: Agent) {
  const request = get({ host: '127.0.0.1', port, path: address, agent });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { status: response.statusCode, body: await text(response) };
}

const getFiles = (page: string) => [
  ...new Set([...page.matchAll(/\/assets\/[\w./-]+\.(?:js|css|woff2)/g)].map(([file]) => file)),
];

test('processes of the old and the new build serve the files of both', async () => {
  const pages = await Promise.all([before, after].map(({ port }) => fetchPage(port, '/')));
  const [old = [], fresh = []] = pages.map(({ body }) => getFiles(body));
  expect(fresh.filter((file) => !old.includes(file))).toHaveLength(1);
  for (const file of new Set([...old, ...fresh])) {
    for (const { port } of [before, after]) {
      expect([file, (await fetchPage(port, file)).status]).toEqual([file, 200]);
    }
  }
  expect((await fetchPage(after.port, '/assets/entries/none.js')).status).toBe(404);
});

test('no request fails while an old process shuts down', async () => {
  let isOver = false;
  let isBeforeReady = true;
  /** Sends requests to the old process until its readiness probe fails, like a load balancer. */
  const probe = async () => {
    while (!isOver) {
      isBeforeReady =
        (await fetchPage(before.port, '/readyz').catch(() => undefined))?.status === 200;
      await wait(200);
    }
  };
  const visit = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const statuses: unknown[] = [];
    while (!isOver) {
      const { port } = isBeforeReady ? before : after;
      const answer = await fetchPage(port, '/', agent).catch((error: unknown) => ({
        status: error,
      }));
      statuses.push(answer.status);
      await wait(Math.random() * 50);
    }
    agent.destroy();
    return statuses;
  };
  const looking = probe();
  const visits = Promise.all(Array.from({ length: 6 }, visit));
  await wait(500);
  const ended = once(before.process, 'exit');
  before.process.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  await wait(300);
  isOver = true;
  await looking;
  const statuses = (await visits).flat();
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect(statuses.length).toBeGreaterThan(12);
});
