import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import orderedFeatures from '../build/featureOrder.json';
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

/** Tests of a feature stand in its folder, and may import what all tests may. */
const isTest = (file: string) => /^(?:features\/[\w-]+\/)?tests\//.test(file);

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

/** Each may use those after it; one without a place stands before all others. */
const featureOrder = [
  ...foldersIn('features').filter((name) => !orderedFeatures.includes(name)),
  ...orderedFeatures,
];

/** Texts and tests of a feature have arrows of their own. */
function folderOf(file: string): string {
  const [, part] = /^features\/[^/]+\/(messages|tests)\//.exec(file) ?? [];
  if (part === 'messages') return 'features/*/messages';
  return part ?? file.split('/')[0] ?? '';
}

test('imports follow the arrows of the design', () => {
  const wrong = sources
    .filter((file) => folderOf(file) in mayImport && !isTest(file))
    .flatMap((file) =>
      importsOf(file)
        .map(folderOf)
        .filter((to) => to in mayImport && to !== folderOf(file))
        .filter((to) => !mayImport[folderOf(file)]?.includes(to))
        .map((to) => `${file} imports from ${to}/`),
    );
  expect(wrong).toEqual([]);
});

test('features use those after them, and what is rendered or calculated knows no server', () => {
  const partOf = (file: string) => /^features\/([\w-]+)\/(\w+)\//.exec(file)?.slice(1) ?? [];
  const wrong = sources
    .filter((file) => file.startsWith('features/') && !isTest(file))
    .flatMap((file) =>
      importsOf(file)
        .filter((to) => {
          const [feature = '', part] = partOf(file);
          const [other = '', otherPart] = partOf(to);
          if (to.startsWith('platform/')) return part !== 'server';
          if (!to.startsWith('features/')) return false;
          if (featureOrder.indexOf(other) < featureOrder.indexOf(feature)) return true;
          return (
            otherPart !== part &&
            !['model', 'messages'].includes(otherPart ?? '') &&
            part !== 'server'
          );
        })
        .map((to) => `${file} imports ${to}`),
    );
  expect(wrong).toEqual([]);
});

test('each text is shown somewhere', () => {
  const keys = files
    .filter((file) => /(?:^|\/)messages\/(?:\w+\/)?sv\.json$/.test(file))
    .flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object));
  const code = sources.filter((file) => !isTest(file) && !file.includes('generated/'));
  const text = code.map((file) => readFileSync(file, 'utf8')).join('\n');
  const words = new Set(text.match(/\w+/g));
  const beginnings = [...text.matchAll(/`(\w{4,})\$\{/g)].map(([, word = '']) => word);
  const unused = keys.filter(
    (key) => !words.has(key) && !beginnings.some((word) => key.startsWith(word)),
  );
  expect(unused).toEqual([]);
});

test('the order names features that are there, and every folder of blocks/ is a block', () => {
  expect(orderedFeatures.filter((name) => !existsSync(`features/${name}`))).toEqual([]);
  const isBlock = (name: string) => existsSync(`schema/blocks/${name}.graphql`);
  expect(foldersIn('blocks').filter((name) => !isBlock(name))).toEqual([]);
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
    .filter((file) => !isTest(file))
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
    /^(design-system\/(components|fields|styling)|rendering|features\/[\w-]+\/ui|blocks)\/.*(?<!\.fixture)\.tsx?$/.test(
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
