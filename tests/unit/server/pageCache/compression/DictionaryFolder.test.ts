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

const properties = { site: 'trucks', language: 'sv', build: '01234567', kinds: 3 };

test('a missing folder has no dictionaries', async () => {
  expect(await new DictionaryFolder(folder).list()).toEqual([]);
});

test('a folder that cannot be read is an error', async () => {
  await writeFile(folder, 'no folder');
  await expect(new DictionaryFolder(folder).list()).rejects.toThrow('ENOTDIR');
});

test('a missing dictionary is undefined, and one that cannot be read is an error', async () => {
  const dictionaries = new DictionaryFolder(folder);
  await dictionaries.add(properties, Buffer.from('<!doctype html>'));
  const [name] = await dictionaries.list();
  const read = () => new DictionaryFolder(folder).read(name!);
  expect(String((await read())?.bytes)).toBe('<!doctype html>');
  const [file] = (await readdir(folder)).filter((fileName) => !fileName.endsWith('.br'));
  await rm(join(folder, file!));
  expect(await read()).toBeUndefined();
  await mkdir(join(folder, file!));
  await expect(read()).rejects.toThrow('EISDIR');
});

test('a repeated read error is logged once', async () => {
  await writeFile(folder, 'no folder');
  const warn = jest.fn();
  let time = 0;
  const dictionaries = new CompressionDictionaries({
    folder: new DictionaryFolder(folder),
    compressor: { compress: () => Promise.reject(new Error('no page is compressed')) },
    build: properties.build,
    pages: () => [],
    logger: { info: jest.fn(), warn },
    now: () => time,
  });
  for (; time < 3_600_000; time += 10_000) await dictionaries.scan();
  expect(warn).toHaveBeenCalledTimes(1);
});
