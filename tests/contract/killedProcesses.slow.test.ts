import { execFileSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endProcess, startBuilt } from '../support/startBuilt';
import { freePorts } from '../support/freePorts';

/** The built product with all its processes, as started by `npm start`. */
let product: ChildProcess;
let dataDir: string;
let address: string;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'forecourt-killed-'));
  const [web, embedded, database] = await freePorts(3);
  address = `http://localhost:${web}`;
  product = await startBuilt('start', `${address}/readyz`, {
    LOG_LEVEL: 'fatal',
    PORT: String(web),
    EMBEDDED_PORT: String(embedded),
    DATABASE_PORT: String(database),
    DATA_DIR: dataDir,
  });
}, 180_000);

afterAll(async () => {
  await endProcess(product);
  rmSync(dataDir, { recursive: true, force: true });
});

/** Returns the id of the process that runs an entry file of the build. */
function findProcess(entry: string): number {
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  const line = all
    .split('\n')
    .map((row) => row.trim().split(/ +/))
    .find(
      ([, parent, ...args]) => Number(parent) === product.pid && args.join(' ').endsWith(entry),
    );
  return Number(line?.[0]);
}

const isReady = () =>
  fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

test('a web process that is killed again before it has served is restarted once', async () => {
  const first = findProcess('index.js');
  process.kill(first, 'SIGKILL');
  const another = (than: number) => {
    const found = findProcess('index.js');
    return found > 0 && found !== than ? found : undefined;
  };
  let second: number | undefined;
  while ((second = another(first)) === undefined) await wait(20);
  process.kill(second, 'SIGKILL');
  while (another(second) === undefined || !(await isReady())) await wait(100);
  expect(product.exitCode).toBeNull();
}, 120_000);

test.each(['index', 'embedded', 'database'])(
  'when %s.js is killed it is restarted, and the other processes keep running',
  async (name) => {
    const killed = findProcess(`${name}.js`);
    expect(killed).toBeGreaterThan(0);
    process.kill(killed, 'SIGKILL');
    const isBack = () => findProcess(`${name}.js`) > 0 && findProcess(`${name}.js`) !== killed;
    while (!(isBack() && (await isReady()))) await wait(100);
    expect(product.exitCode).toBeNull();
  },
  120_000,
);
