import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WATCHED, watchSources } from '../../../../launcher/development/watchSources';

const root = process.cwd();
let folder: string;
let stop: () => Promise<void>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sources-'));
  process.chdir(folder);
  for (const name of WATCHED) mkdirSync(name);
});
afterEach(async () => {
  await stop();
  process.chdir(root);
  rmSync(folder, { recursive: true });
});

test('a write while a change is handled belongs to it if the handler waits for it, otherwise to the next change', async () => {
  const rows: string[][] = [];
  const paths = (changes: { path: string }[]) => changes.map(({ path }) => path).sort();
  let end: () => void;
  const ended = new Promise<void>((resolve) => (end = resolve));
  stop = await watchSources(async (changes, settled) => {
    rows.push(paths(changes));
    if (rows.length === 1) {
      writeFileSync('blocks/loaders.ts', '1');
      writeFileSync('blocks/registry.ts', '1');
      const own = await settled();
      // On a busy machine the events of the file system come late.
      while (own.length < 2) own.push(...(await settled()));
      rows.push(paths(own));
      writeFileSync('blocks/Later.data.ts', '1');
    } else end();
  });
  writeFileSync('blocks/New.data.ts', '1');
  await ended;
  expect(rows).toEqual([
    ['blocks/New.data.ts'],
    ['blocks/loaders.ts', 'blocks/registry.ts'],
    ['blocks/Later.data.ts'],
  ]);
});
