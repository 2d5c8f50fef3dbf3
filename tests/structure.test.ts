import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import orderedFeatures from '../build/featureOrder.json';
import importDirections from '../build/importDirections.json';

/** Folders with the folders that each may import (docs/architecture.md). */
const allowedImports: Record<string, readonly string[]> = { ...importDirections };
allowedImports.tests = Object.keys(allowedImports);

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  // Git also lists deleted files that are not committed yet.
  .filter((file) => file !== '' && existsSync(file));
const sources = files.filter((file) => /\.(ts|tsx|mjs|js)$/.test(file));

function getImports(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/(?:from|import|import\()\s*'(\.[^'$]+)'/g)].map(([, specifier]) =>
    path.posix.join(path.posix.dirname(file), specifier ?? ''),
  );
}

/** Tests of a feature are in its folder and may import the same as other tests. */
const isTest = (file: string) => /^(?:features\/[\w-]+\/)?tests\//.test(file);

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

/** Each feature may import later ones; features not in `orderedFeatures` come first. */
const featureOrder = [
  ...foldersIn('features').filter((name) => !orderedFeatures.includes(name)),
  ...orderedFeatures,
];

/** Returns the folder whose import rules apply; texts and tests of a feature have separate rules. */
function getFolder(file: string): string {
  const [, folder] = /^features\/[^/]+\/(messages|tests)\//.exec(file) ?? [];
  if (folder === 'messages') return 'features/*/messages';
  return folder ?? file.split('/')[0] ?? '';
}

test('imports follow the direction of the design', () => {
  const wrong = sources
    .filter((file) => getFolder(file) in allowedImports && !isTest(file))
    .flatMap((file) =>
      getImports(file)
        .map(getFolder)
        .filter((to) => to in allowedImports && to !== getFolder(file))
        .filter((to) => !allowedImports[getFolder(file)]?.includes(to))
        .map((to) => `${file} imports from ${to}/`),
    );
  expect(wrong).toEqual([]);
});

test('dialogs of the editor open on their first field', () => {
  const direct = sources.filter(
    (file) =>
      file.startsWith('cms/editor/') &&
      file !== 'cms/editor/EditorDialog.tsx' &&
      getImports(file).includes('design-system/components/Dialog/Dialog'),
  );
  expect(direct).toEqual([]);
});

test('features import only later features, and only their server code imports the platform', () => {
  const folderIn = (file: string) => /^features\/([\w-]+)\/(\w+)\//.exec(file)?.slice(1) ?? [];
  const wrong = sources
    .filter((file) => file.startsWith('features/') && !isTest(file))
    .flatMap((file) =>
      getImports(file)
        .filter((to) => {
          const [feature = '', folder] = folderIn(file);
          const [other = '', otherFolder] = folderIn(to);
          if (to.startsWith('platform/')) return folder !== 'server';
          if (!to.startsWith('features/')) return false;
          if (featureOrder.indexOf(other) < featureOrder.indexOf(feature)) return true;
          return (
            otherFolder !== folder &&
            !['model', 'messages'].includes(otherFolder ?? '') &&
            folder !== 'server'
          );
        })
        .map((to) => `${file} imports ${to}`),
    );
  expect(wrong).toEqual([]);
});

test('every message is used in the code', () => {
  const keys = files
    .filter((file) => /(?:^|\/)messages\/(?:(?!refusals)\w+\/)?sv\.json$/.test(file))
    .flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object));
  const code = sources.filter((file) => !isTest(file) && !file.includes('generated/'));
  const text = code.map((file) => readFileSync(file, 'utf8')).join('\n');
  const texts = new Set(text.match(/\w+/g));
  const beginnings = [...text.matchAll(/`(\w{4,})\$\{/g)].map(([, word = '']) => word);
  const unused = keys.filter(
    (key) => !texts.has(key) && !beginnings.some((word) => key.startsWith(word)),
  );
  expect(unused.map((key) => `No code shows the text ${key}.`)).toEqual([]);
});

test('the feature order lists existing features, and every folder of blocks/ is a block', () => {
  expect(orderedFeatures.filter((name) => !existsSync(`features/${name}`))).toEqual([]);
  const isBlock = (name: string) => existsSync(`schema/blocks/${name}.graphql`);
  expect(foldersIn('blocks').filter((name) => !isBlock(name))).toEqual([]);
});

test('no folder or file has a vague name such as utils or index', () => {
  const vague = files.filter((file) =>
    /(^|\/)(utils|helpers|common|misc)\/|(^|\/)(index|utils|helpers)\.(ts|tsx)$/.test(file),
  );
  expect(vague).toEqual([]);
});

test('no two module paths differ only in letter case or extension', () => {
  const specifiers = sources.map((file) => file.replace(/(\.d)?\.\w+$/, '').toLowerCase());
  expect(specifiers.filter((one, index) => specifiers.indexOf(one) < index)).toEqual([]);
});

test('no condition names a site', () => {
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

test('no component of the design system depends on a theme', () => {
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

test('the lockfile contains no download URL', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/"resolved": *"https?:/);
});

test('no files import each other in a cycle, including types', () => {
  const byPath = new Map(sources.map((file) => [file.replace(/(\.d)?\.\w+$/, ''), file]));
  const done = new Set<string>();
  const trail: string[] = [];
  const circles: string[] = [];
  const visit = (file: string): void => {
    if (done.has(file)) return;
    const at = trail.indexOf(file);
    if (at >= 0) {
      circles.push([...trail.slice(at), file].join(' imports '));
      return;
    }
    trail.push(file);
    for (const imported of getImports(file)) {
      const target = byPath.get(imported) ?? byPath.get(imported.replace(/\.m?js$/, ''));
      if (target !== undefined) visit(target);
    }
    trail.pop();
    done.add(file);
  };
  sources.forEach(visit);
  expect(circles).toEqual([]);
});
