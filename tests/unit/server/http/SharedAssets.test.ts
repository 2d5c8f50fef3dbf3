import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { SharedAssets } from '../../../../server/http/SharedAssets';
import { staticAssets } from '../../../../server/http/staticAssets';
import { startApp, stopServers } from '../appUnderTest';

let root: string;
let folder: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'builds-'));
  folder = join(root, 'shared');
});
afterEach(async () => {
  await stopServers();
  rmSync(root, { recursive: true });
});

/** Creates the files of a build; the script's name contains the version. */
function createBuild(version: string): string {
  const output = join(root, version);
  mkdirSync(join(output, 'assets', 'chunks'), { recursive: true });
  const script = `console.log("${version}");`.repeat(100);
  writeFileSync(join(output, 'assets', 'chunks', `client.${version}.js`), script);
  writeFileSync(join(output, 'assets', 'chunks', `client.${version}.js.gz`), gzipSync(script));
  writeFileSync(join(output, 'favicon.svg'), `<svg id="${version}"/>`);
  return output;
}

/** Starts the shared assets of a web process with this build. */
async function start(version: string) {
  const shared = new SharedAssets(folder);
  const output = createBuild(version);
  await shared.add(output);
  return startApp({ assets: staticAssets(output, shared) });
}

const getPath = (version: string) => `/assets/chunks/client.${version}.js`;

/** Makes all files in the folder an hour older, since file systems may have coarse timestamps. */
function ageByOneHour() {
  for (const name of readdirSync(folder)) {
    const hourEarlier = new Date(statSync(join(folder, name)).mtimeMs - 3_600_000);
    utimesSync(join(folder, name), hourEarlier, hourEarlier);
  }
}

test('files of the old and the new build are available from processes of either', async () => {
  const oldProcess = await start('a1');
  const after = await start('b2');
  for (const app of [oldProcess, after]) {
    for (const version of ['a1', 'b2']) {
      const { status, text, headers } = await app.request({ path: getPath(version) });
      expect([status, text.includes(`"${version}"`)]).toEqual([200, true]);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-type']).toMatch('javascript');
    }
  }
});

test('files of another build are compressed and revalidated', async () => {
  await start('a1');
  const after = await start('b2');
  const path = getPath('a1');
  const answer = await after.request({ path, headers: { 'accept-encoding': 'gzip' } });
  expect(answer.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(answer.body).toString()).toContain('"a1"');
  const again = { 'if-none-match': String(answer.headers.etag) };
  expect((await after.request({ path, headers: again })).status).toBe(304);
});

test('files without a content hash are served from the build of the process', async () => {
  await start('a1');
  const after = await start('b2');
  expect((await after.request({ path: '/favicon.svg' })).text).toContain('b2');
});

test('the three most recently started builds are kept, including one that was started again', async () => {
  for (const version of ['a1', 'b2', 'c3', 'a1', 'd4']) {
    await new SharedAssets(folder).add(createBuild(version));
    ageByOneHour();
  }
  expect(readdirSync(folder)).toHaveLength(3);
  const app = await startApp({ assets: staticAssets(createBuild('d4'), new SharedAssets(folder)) });
  const statuses = await Promise.all(
    ['a1', 'b2', 'c3', 'd4'].map(
      async (version) => (await app.request({ path: getPath(version) })).status,
    ),
  );
  expect(statuses).toEqual([200, 404, 200, 200]);
});

test('processes of a build that start at the same time share one copy', async () => {
  const output = createBuild('a1');
  await Promise.all(Array.from({ length: 8 }, () => new SharedAssets(folder).add(output)));
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/)]);
});

test('an aborted copy is removed, and one in progress is kept', async () => {
  mkdirSync(join(folder, 'copy-old'), { recursive: true });
  mkdirSync(join(folder, 'copy-new'));
  const now = new Date();
  const yesterday = new Date(now.getTime() - 86_400_000);
  utimesSync(join(folder, 'copy-old'), yesterday, yesterday);
  utimesSync(join(folder, 'copy-new'), now, now);
  await new SharedAssets(folder).add(createBuild('a1'));
  expect(readdirSync(folder)).toContain('copy-new');
  expect(readdirSync(folder)).not.toContain('copy-old');
});

test('no other file of the folder is served, and assets of the build are served without the folder', async () => {
  const app = await start('a1');
  writeFileSync(join(folder, 'secret.js'), 'secret');
  for (const path of ['/assets/../secret.js', '/assets/%2e%2e/secret.js', '/assets/secret.js']) {
    expect([400, 404]).toContain((await app.request({ path })).status);
  }
  rmSync(folder, { recursive: true });
  expect((await app.request({ path: getPath('a1') })).status).toBe(200);
  expect((await app.request({ path: getPath('b2') })).status).toBe(404);
});

test('a folder that cannot be written is reported', async () => {
  writeFileSync(folder, 'a file');
  await expect(new SharedAssets(folder).add(createBuild('a1'))).rejects.toThrow(/ENOTDIR|EEXIST/);
});

test('a folder that cannot be read is an error, not treated as empty', async () => {
  const app = await start('a1');
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'no folder');
  expect((await app.request({ path: getPath('a1') })).status).toBe(200);
  expect((await app.request({ path: getPath('b2') })).status).toBe(500);
  rmSync(folder);
});
