import { existsSync, readFileSync } from 'node:fs';
import { processesFor } from '../../../launcher/processes';
import { readConfig } from '../../../server/config';

const recipe = readFileSync('Dockerfile', 'utf8');
const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
const allowed = ignored.filter((line) => line.startsWith('!')).map((line) => line.slice(1));

test('the image runs as an unprivileged user, on the Node version of .nvmrc, without stand-ins', () => {
  expect(recipe).toContain(`node:${readFileSync('.nvmrc', 'utf8').trim()}-`);
  expect(recipe).toMatch(/^USER 1000:1000$/m);
  expect(recipe).toContain('EMBEDDED=none');
  expect(recipe).toContain("'/livez'");
});

test('the image starts the web process with the same command as the launcher', () => {
  const web = processesFor(readConfig({})).find(({ name }) => name === 'web');
  const command = ['node', '--enable-source-maps', ...(web?.nodeFlags ?? []), web?.built];
  const [, written = ''] = /^CMD (\[.+\])$/m.exec(recipe) ?? [];
  expect(JSON.parse(written)).toEqual(command);
});

test('the image copies only files that exist and are not ignored', () => {
  const copied = [...recipe.matchAll(/^COPY (?!--from)(.+) \S+$/gm)]
    .flatMap(([, paths = '']) => paths.split(' '))
    .filter((path) => path !== '.');
  expect(copied.filter((path) => !existsSync(path))).toEqual([]);
  expect(copied.filter((path) => !allowed.includes(path.split('/')[0] ?? ''))).toEqual([]);
  expect(allowed.filter((path) => !existsSync(path))).toEqual([]);
});

test('the build context excludes packages, builds, history, data and secrets', () => {
  expect(ignored.find((line) => line !== '' && !line.startsWith('#'))).toBe('*');
  for (const name of ['node_modules', 'dist', '.git', '.data', '.cache', '.env', 'tests', 'docs']) {
    expect(allowed).not.toContain(name);
  }
  // In .dockerignore the last matching rule applies.
  const lastAllowed = ignored.findLastIndex((line) => line.startsWith('!'));
  for (const rule of ['**/node_modules', '**/.env*', '**/*.key', '**/*.pem']) {
    expect(ignored.indexOf(rule)).toBeGreaterThan(lastAllowed);
  }
});

interface LockedPackage {
  dev?: boolean;
  dependencies?: Record<string, string>;
}

test('packages that are removed from the image are needed only for building', () => {
  const [, list = ''] = /&& rm -r (.+) \\$/m.exec(recipe) ?? [];
  const patterns = list
    .split(' ')
    .map((name) => new RegExp(`^${name.replace('[!', '[^').replace('*', '.*')}(/|$)`));
  expect(patterns.length).toBeGreaterThan(5);
  const getName = (place: string) => place.replace(/^.*node_modules\//, '');
  const isExcluded = (name: string) => patterns.some((pattern) => pattern.test(name));
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const whoNeeds = Object.entries(packages)
    // The repository itself is not in the image.
    .filter(([place, { dev }]) => place !== '' && !dev && !isExcluded(getName(place)))
    .filter(([, { dependencies = {} }]) => Object.keys(dependencies).some(isExcluded))
    .map(([place]) => getName(place));
  expect(whoNeeds).toEqual(['vike']);
});
