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

/** A build whose script is called after its version. */
function build(version: string): string {
  const output = join(root, version);
  mkdirSync(join(output, 'assets', 'chunks'), { recursive: true });
  const script = `console.log("${version}");`.repeat(100);
  writeFileSync(join(output, 'assets', 'chunks', `client.${version}.js`), script);
  writeFileSync(join(output, 'assets', 'chunks', `client.${version}.js.gz`), gzipSync(script));
  writeFileSync(join(output, 'favicon.svg'), `<svg id="${version}"/>`);
  return output;
}

/** A web process of a build, as it starts. */
async function start(version: string) {
  const shared = new SharedAssets(folder);
  const output = build(version);
  await shared.add(output);
  return startApp({ assets: staticAssets(output, shared) });
}

const pathOf = (version: string) => `/assets/chunks/client.${version}.js`;

/** Makes everything in the folder an hour older: clocks of file systems may be coarse. */
function letAnHourPass() {
  for (const name of readdirSync(folder)) {
    const before = new Date(statSync(join(folder, name)).mtimeMs - 3_600_000);
    utimesSync(join(folder, name), before, before);
  }
}

test('pages of the old build and the new one find their files at processes of either', async () => {
  const before = await start('a1');
  const after = await start('b2');
  for (const app of [before, after]) {
    for (const version of ['a1', 'b2']) {
      const { status, text, headers } = await app.ask({ path: pathOf(version) });
      expect([status, text.includes(`"${version}"`)]).toEqual([200, true]);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-type']).toMatch('javascript');
    }
  }
});

test('files of another build come compressed, and not again to who has them', async () => {
  await start('a1');
  const after = await start('b2');
  const path = pathOf('a1');
  const answer = await after.ask({ path, headers: { 'accept-encoding': 'gzip' } });
  expect(answer.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(answer.body).toString()).toContain('"a1"');
  const again = { 'if-none-match': String(answer.headers.etag) };
  expect((await after.ask({ path, headers: again })).status).toBe(304);
});

test('what is not named after its content is each build’s own', async () => {
  await start('a1');
  const after = await start('b2');
  expect((await after.ask({ path: '/favicon.svg' })).text).toContain('b2');
});

test('the three builds that were started last are kept, the one that came back among them', async () => {
  for (const version of ['a1', 'b2', 'c3', 'a1', 'd4']) {
    await new SharedAssets(folder).add(build(version));
    letAnHourPass();
  }
  expect(readdirSync(folder)).toHaveLength(3);
  const app = await startApp({ assets: staticAssets(build('d4'), new SharedAssets(folder)) });
  const statuses = await Promise.all(
    ['a1', 'b2', 'c3', 'd4'].map(
      async (version) => (await app.ask({ path: pathOf(version) })).status,
    ),
  );
  expect(statuses).toEqual([200, 404, 200, 200]);
});

test('processes of a build that start at once share one copy', async () => {
  const output = build('a1');
  await Promise.all(Array.from({ length: 8 }, () => new SharedAssets(folder).add(output)));
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/)]);
});

test('a copy that was broken off is cleared away, one that is under way is not', async () => {
  mkdirSync(join(folder, 'copy-old'), { recursive: true });
  mkdirSync(join(folder, 'copy-new'));
  const now = new Date();
  const yesterday = new Date(now.getTime() - 86_400_000);
  utimesSync(join(folder, 'copy-old'), yesterday, yesterday);
  utimesSync(join(folder, 'copy-new'), now, now);
  await new SharedAssets(folder).add(build('a1'));
  expect(readdirSync(folder)).toContain('copy-new');
  expect(readdirSync(folder)).not.toContain('copy-old');
});

test('nothing else of the folder is reached, and a folder that is gone leaves the own files', async () => {
  const app = await start('a1');
  writeFileSync(join(folder, 'secret.js'), 'secret');
  for (const path of ['/assets/../secret.js', '/assets/%2e%2e/secret.js', '/assets/secret.js']) {
    expect([400, 404]).toContain((await app.ask({ path })).status);
  }
  rmSync(folder, { recursive: true });
  expect((await app.ask({ path: pathOf('a1') })).status).toBe(200);
  expect((await app.ask({ path: pathOf('b2') })).status).toBe(404);
});

test('a folder that cannot be written is told of', async () => {
  writeFileSync(folder, 'a file');
  await expect(new SharedAssets(folder).add(build('a1'))).rejects.toThrow(/ENOTDIR|EEXIST/);
});

test('a folder that cannot be read is a failure, not one without files', async () => {
  const app = await start('a1');
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'no folder');
  expect((await app.ask({ path: pathOf('a1') })).status).toBe(200);
  expect((await app.ask({ path: pathOf('b2') })).status).toBe(500);
  rmSync(folder);
});
