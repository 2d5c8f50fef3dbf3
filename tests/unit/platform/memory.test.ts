import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { BoundedMemory } from '../../../platform/memory/BoundedMemory';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DevMemories } from '../../../site/dev/DevMemories';
import { expirePublished, registerMemory, reportMemories } from '../../../platform/memory/memories';

/** Source files of the web process, without those that run in browsers. */
const sources = execFileSync(
  'git',
  ['ls-files', 'platform', 'server', 'site', 'features', 'blocks'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter(
    (file) =>
      /\.tsx?$/.test(file) && !/(^|\/)(tests|ui|model|messages|client)\/|\.client\./.test(file),
  );

const reportTestMemories = () =>
  reportMemories().filter(({ name }) => name.startsWith('of a test'));

test('reports the size and bound of each named cache', () => {
  const first = new BoundedMemory<string, number>({ name: 'of a test', max: 2, emptied: 'age' });
  const second = new BoundedMemory<string, string>({
    ...{ name: 'of a test in bytes', unit: 'bytes', maxSize: 100 },
    sizeCalculation: (text) => text.length,
  });
  new BoundedMemory<string, number>({ name: 'of a test', max: 3, emptied: 'age' });
  for (const key of ['a', 'b', 'c']) first.set(key, 1);
  second.set('a', 'four');
  expect(reportTestMemories()).toEqual([
    { name: 'of a test', unit: 'entries', bound: 5, kept: 2, emptied: 'age' },
    { name: 'of a test in bytes', unit: 'bytes', bound: 100, kept: 4, emptied: undefined },
  ]);
});

test('the developer page lists each cache with its bound', () => {
  new BoundedMemory<string, number>({ name: 'of a page', max: 1234 });
  const page = createElement(DevMemories, { memories: reportMemories(), theme: 'default' });
  const html = renderToStaticMarkup(page);
  for (const text of ['of a page', '1,234']) expect(html).toContain(text);
});

test('a cache without a bound is rejected', () => {
  const unbounded = { name: 'of a test without', bound: Infinity, kept: () => 0 };
  expect(() => registerMemory(unbounded)).toThrow('The cache of a test without');
  expect(
    () =>
      new BoundedMemory<string, string>({ name: 'of a test by age', ttl: 1, ttlAutopurge: true }),
  ).toThrow('needs a finite limit');
});

test('caches of content expire when something is published', () => {
  let expired = 0;
  const expire = () => (expired += 1);
  registerMemory({ name: 'of a test of content', bound: 1, kept: () => 0, expire });
  expirePublished();
  expect(expired).toBe(1);
});

/**
 * Matches caches outside the registry: an LRU cache of a library, or a module-level map that grows at run
 * time.
 */
const unregisteredCache =
  /new LRUCache\b|^(?:export )?const \w+(?:: [^=]+)? = new Map(?:<[^;]*>)?\(\);/m;

test('every cache of the web tier is registered', () => {
  const unregistered = sources.filter(
    (file) =>
      file !== 'platform/memory/BoundedMemory.ts' &&
      unregisteredCache.test(readFileSync(file, 'utf8')),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(unregistered).toEqual([]);
});
