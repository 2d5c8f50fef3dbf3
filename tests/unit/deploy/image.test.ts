import { existsSync, readFileSync } from 'node:fs';
import { processesFor } from '../../../launcher/processes';
import { readConfig } from '../../../server/config';

const recipe = readFileSync('Dockerfile', 'utf8');
const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
const allowed = ignored.filter((line) => line.startsWith('!')).map((line) => line.slice(1));

test('runs as a user without rights, on the Node of .nvmrc, and refuses stand-ins', () => {
  expect(recipe).toContain(`node:${readFileSync('.nvmrc', 'utf8').trim()}-`);
  expect(recipe).toMatch(/^USER 1000:1000$/m);
  expect(recipe).toContain('EMBEDDED=none');
  expect(recipe).toContain("'/livez'");
});

test('starts the web process as the launcher does', () => {
  const web = processesFor(readConfig({})).find(({ name }) => name === 'web');
  const command = ['node', '--enable-source-maps', ...(web?.nodeFlags ?? []), web?.built];
  const [, told = ''] = /^CMD (\[.+\])$/m.exec(recipe) ?? [];
  expect(JSON.parse(told)).toEqual(command);
});

test('copies what exists and is not left out', () => {
  const copied = [...recipe.matchAll(/^COPY (?!--from)(.+) \S+$/gm)]
    .flatMap(([, paths = '']) => paths.split(' '))
    .filter((path) => path !== '.');
  expect(copied.filter((path) => !existsSync(path))).toEqual([]);
  expect(copied.filter((path) => !allowed.includes(path.split('/')[0] ?? ''))).toEqual([]);
  expect(allowed.filter((path) => !existsSync(path))).toEqual([]);
});

test('what is built from holds neither packages, builds, history, data nor secrets', () => {
  expect(ignored.find((line) => line !== '' && !line.startsWith('#'))).toBe('*');
  for (const name of ['node_modules', 'dist', '.git', '.data', '.cache', '.env', 'tests', 'docs']) {
    expect(allowed).not.toContain(name);
  }
  // The last rule that fits decides.
  const lastAllowed = ignored.findLastIndex((line) => line.startsWith('!'));
  for (const rule of ['**/node_modules', '**/.env*', '**/*.key', '**/*.pem']) {
    expect(ignored.indexOf(rule)).toBeGreaterThan(lastAllowed);
  }
});

interface LockedPackage {
  dev?: boolean;
  dependencies?: Record<string, string>;
}

test('packages that are left out are needed by what builds alone', () => {
  const [, list = ''] = /&& rm -r (.+) \\$/m.exec(recipe) ?? [];
  const patterns = list
    .split(' ')
    .map((name) => new RegExp(`^${name.replace('[!', '[^').replace('*', '.*')}(/|$)`));
  expect(patterns.length).toBeGreaterThan(5);
  const nameOf = (place: string) => place.replace(/^.*node_modules\//, '');
  const isLeftOut = (name: string) => patterns.some((pattern) => pattern.test(name));
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const whoNeeds = Object.entries(packages)
    .filter(([place, { dev }]) => !dev && !isLeftOut(nameOf(place)))
    .filter(([, { dependencies = {} }]) => Object.keys(dependencies).some(isLeftOut))
    .map(([place]) => nameOf(place));
  expect(whoNeeds).toEqual(['vike']);
});
