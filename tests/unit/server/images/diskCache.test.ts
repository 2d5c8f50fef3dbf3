import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskCache } from '../../../../server/images/diskCache';

let home: string;
let folder: string;
const errors: unknown[] = [];
const cache = () =>
  createDiskCache({ folder, maxBytes: 100, onError: (error) => errors.push(error) });

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'disk-cache-'));
  folder = join(home, 'images');
  errors.length = 0;
});
afterEach(() => rm(home, { recursive: true }));

test('a missing folder is treated as empty', async () => {
  const images = cache();
  expect(await images.read('a')).toBeUndefined();
  await images.write('a', Buffer.from('picture'));
  expect(String(await images.read('a'))).toBe('picture');
  expect(errors).toEqual([]);
});

test('a folder that cannot be read is reported and not written to until it can be', async () => {
  await writeFile(folder, 'no folder');
  const images = cache();
  expect(await images.read('a')).toBeUndefined();
  await images.write('a', Buffer.from('picture'));
  expect(errors).toEqual([
    expect.objectContaining({ code: 'ENOTDIR' }),
    expect.objectContaining({ code: 'ENOTDIR' }),
  ]);
  await rm(folder);
  await images.write('a', Buffer.from('picture'));
  expect(String(await images.read('a'))).toBe('picture');
  expect(errors).toHaveLength(2);
  expect(await readdir(folder)).toEqual(['a']);
});
