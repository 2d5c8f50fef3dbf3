import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompressionDictionaries } from '../../../../../server/pageCache/compression/CompressionDictionaries';
import { DictionaryFolder } from '../../../../../server/pageCache/compression/DictionaryFolder';

let home: string;
let folder: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'dictionaries-'));
  folder = join(home, 'dictionaries');
});
afterEach(() => rm(home, { recursive: true }));

const about = { site: 'trucks', language: 'sv', build: '01234567', kinds: 3 };

test('a folder that is not there holds none', async () => {
  expect(await new DictionaryFolder(folder).list()).toEqual([]);
});

test('a folder that cannot be read is a failure', async () => {
  await writeFile(folder, 'no folder');
  await expect(new DictionaryFolder(folder).list()).rejects.toThrow('ENOTDIR');
});

test('a dictionary that is gone is none; one that cannot be read is a failure', async () => {
  const dictionaries = new DictionaryFolder(folder);
  await dictionaries.add(about, Buffer.from('<!doctype html>'));
  const [name] = await dictionaries.list();
  const read = () => new DictionaryFolder(folder).read(name!);
  expect(String((await read())?.bytes)).toBe('<!doctype html>');
  const [file] = (await readdir(folder)).filter((found) => !found.endsWith('.br'));
  await rm(join(folder, file!));
  expect(await read()).toBeUndefined();
  await mkdir(join(folder, file!));
  await expect(read()).rejects.toThrow('EISDIR');
});

test('what cannot be read over a long time is said once', async () => {
  await writeFile(folder, 'no folder');
  const warn = jest.fn();
  let time = 0;
  const dictionaries = new CompressionDictionaries({
    folder: new DictionaryFolder(folder),
    compressor: { compress: () => Promise.reject(new Error('no page is compressed')) },
    build: about.build,
    pages: () => [],
    logger: { info: jest.fn(), warn },
    now: () => time,
  });
  for (; time < 3_600_000; time += 10_000) await dictionaries.look();
  expect(warn).toHaveBeenCalledTimes(1);
});
