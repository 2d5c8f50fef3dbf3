import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import importDirections from '../build/importDirections.json';

/** Folders, and what each may import (docs/architecture.md). */
const mayImport: Record<string, readonly string[]> = { ...importDirections };
mayImport.tests = Object.keys(mayImport);

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  // Git also lists what was deleted but not committed yet.
  .filter((file) => file !== '' && existsSync(file));
const sources = files.filter((file) => /\.(ts|tsx|mjs|js)$/.test(file));

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/(?:from|import|import\()\s*'(\.[^'$]+)'/g)].map(([, specifier]) =>
    path.posix.join(path.posix.dirname(file), specifier ?? ''),
  );
}

const folderOf = (file: string) => file.split('/')[0] ?? '';

test('imports follow the arrows of the design', () => {
  const wrong = sources
    .filter((file) => folderOf(file) in mayImport)
    .flatMap((file) =>
      importsOf(file)
        .map(folderOf)
        .filter((to) => to in mayImport && to !== folderOf(file))
        .filter((to) => !mayImport[folderOf(file)]?.includes(to))
        .map((to) => `${file} imports from ${to}/`),
    );
  expect(wrong).toEqual([]);
});

test('no folder or file hides behind a name that says nothing', () => {
  const vague = files.filter((file) =>
    /(^|\/)(utils|helpers|common|misc)\/|(^|\/)(index|utils|helpers)\.(ts|tsx)$/.test(file),
  );
  expect(vague).toEqual([]);
});

test('no import finds another file where a disk does not tell letter cases apart', () => {
  const specifiers = sources.map((file) => file.replace(/(\.d)?\.\w+$/, '').toLowerCase());
  expect(specifiers.filter((one, index) => specifiers.indexOf(one) < index)).toEqual([]);
});

test('no site is named in a condition', () => {
  const names = files
    .map((file) => /^sites\/([a-z]+-[a-z]{2})\.ts$/.exec(file)?.[1])
    .filter((name) => name !== undefined);
  expect(names.length).toBeGreaterThan(5);
  const pattern = new RegExp(`(?:===|!==|case|includes\\()\\s*['"\`](?:${names.join('|')})['"\`]`);
  const offenders = sources
    .filter((file) => !file.startsWith('tests/'))
    .filter((file) => pattern.test(readFileSync(file, 'utf8')));
  expect(offenders).toEqual([]);
});

test('no component of the design system knows a theme', () => {
  const names = files
    .map((file) => /^design-system\/themes\/([a-z]+)\.ts$/.exec(file)?.[1])
    .filter((name) => name !== undefined && name !== 'themes' && name !== 'default');
  expect(names.length).toBeGreaterThan(5);
  const name = `(?:${names.join('|')})`;
  const pattern = new RegExp(`['"\`]${name}['"\`]|\\btheme-${name}\\b|themes/${name}['"]`, 'i');
  const components = sources.filter((file) =>
    /^(design-system\/(components|fields|styling)|rendering|features|blocks)\/.*(?<!\.fixture)\.tsx?$/.test(
      file,
    ),
  );
  const offenders = components.filter((file) => pattern.test(readFileSync(file, 'utf8')));
  expect(offenders).toEqual([]);
});

test('the lockfile names no download address', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/"resolved": *"https?:/);
});

test('no files import each other in a circle, types included', () => {
  const byPath = new Map(sources.map((file) => [file.replace(/(\.d)?\.\w+$/, ''), file]));
  const done = new Set<string>();
  const way: string[] = [];
  const circles: string[] = [];
  const visit = (file: string): void => {
    if (done.has(file)) return;
    const at = way.indexOf(file);
    if (at >= 0) {
      circles.push([...way.slice(at), file].join(' imports '));
      return;
    }
    way.push(file);
    for (const imported of importsOf(file)) {
      const target = byPath.get(imported) ?? byPath.get(imported.replace(/\.m?js$/, ''));
      if (target !== undefined) visit(target);
    }
    way.pop();
    done.add(file);
  };
  sources.forEach(visit);
  expect(circles).toEqual([]);
});
