import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import sharp from 'sharp';
import { editingSecret } from './testPlatform';
import { startTestDatabase, type TestDatabase } from './testDatabase';

jest.setTimeout(180_000);

let dataDir: string;
let database: TestDatabase;
let child: ChildProcess;
let url: string;

/** Starts the embedded services in a process that can be killed. */
async function start(): Promise<void> {
  child = spawn(process.execPath, ['--import', 'tsx', 'services/embedded/embedded.main.ts'], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      EMBEDDED_PORT: '0',
      STOCK_CARS: '0',
      SITECORE_EDITING_SECRET: editingSecret,
      WEB_URL: 'http://127.0.0.1:9',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('The process has no output.');
  for await (const line of createInterface({ input: child.stdout })) {
    const entry = JSON.parse(line) as { url?: string };
    if (entry.url) {
      url = entry.url;
      // Discards further output, so that the pipe does not fill up.
      child.stdout.resume();
      return;
    }
  }
  throw new Error('The services did not start.');
}

async function kill(): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'forecourt-'));
  database = await startTestDatabase();
  await start();
});
afterAll(async () => {
  await kill();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Uploads an image; returns its address once acknowledged, or undefined if the process has ended. */
async function send(number: number): Promise<string | undefined> {
  const background = { r: number, g: 90, b: 200 };
  const image = sharp({ create: { width: 300, height: 200, channels: 3, background } });
  const bytes = await image.png().toBuffer();
  try {
    const response = await fetch(`${url}/authoring/media?name=a${number}.png&site=trucks`, {
      method: 'POST',
      headers: { authorization: `Bearer ${editingSecret}` },
      body: new Uint8Array(bytes),
    });
    if (response.status !== 201) throw new Error(`Status ${response.status}`);
    return ((await response.json()) as { address: string }).address;
  } catch {
    return undefined;
  }
}

test('[EDIT-44] killed services lose no acknowledged file, and keep no partial one', async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    const sending = Array.from({ length: 12 }, async (_, index) => {
      const address = await send(round * 12 + index);
      if (address === undefined) return;
      acknowledged.push(address);
      // Kills the process while other uploads are in progress.
      if (acknowledged.length % 4 === 0) child.kill('SIGKILL');
    });
    await Promise.all(sending);
    await kill();
    await start();
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(3);
  for (const address of acknowledged) {
    const response = await fetch(url + address.replace('/-/media', '/media'));
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 300, height: 200 });
  }

  const query =
    '{ mediaAssets(site: "trucks", folder: "site", first: 100) { assets { address } } }';
  const answer = await fetch(`${url}/authoring/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${editingSecret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data } = (await answer.json()) as {
    data: { mediaAssets: { assets: { address: string }[] } };
  };
  const stored = data.mediaAssets.assets.map(({ address }) => address);
  expect(stored).toEqual(expect.arrayContaining(acknowledged));
  const onDisk = await readdir(join(dataDir, 'media', 'library'), { recursive: true });
  expect(onDisk.filter((name) => name.endsWith('.png'))).toHaveLength(stored.length);
});
