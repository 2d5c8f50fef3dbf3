/**
 * `npm run create:feature -- my-feature` begins a feature: its folder, and its two lines in server/features.ts. It stands
 * before all others then: it may use each of them, and none may use it (build/featureOrder.json has the rest).
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const LIST = 'server/features.ts';

function createFeature(name: string | undefined): void {
  if (name === undefined || !/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(name)) {
    throw new Error(
      'Say its name, in small letters with hyphens: npm run create:feature -- my-feature',
    );
  }
  const folder = path.posix.join('features', name);
  if (existsSync(folder)) throw new Error(`${folder} is there already.`);
  const pascal = name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  const create = `create${pascal}Feature`;
  write(`${folder}/README.md`, readme(name));
  write(`${folder}/server/feature.ts`, featureSource(name, create));
  write(`${folder}/tests/server/feature.test.ts`, testSource(name, create));
  writeFileSync(LIST, withFeature(readFileSync(LIST, 'utf8'), name, create));
  console.log(`Begun: ${folder}. What comes next is in docs/adding/feature.md.`);
}

/** The list with the feature's two lines. @throws Error when the list is not made as this expects */
function withFeature(list: string, name: string, create: string): string {
  const line = `import { ${create} } from '../features/${name}/server/feature';\n`;
  const imported = list.replace(/(?=import \{ FeatureList)/, line);
  const added = imported.replace(/(?=\n {2}\.creator\(\);)/, `\n  .add(${create})`);
  if (added.length !== list.length + line.length + create.length + '\n  .add()'.length) {
    throw new Error(`${LIST} has another form than this command knows: add the feature by hand.`);
  }
  return added;
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const readme = (name: string) => `# ${name}

What it is for, in two sentences.

The way of a request: \`server/feature.ts\` mounts \`/api/${name}\`.
`;

const featureSource = (
  name: string,
  create: string,
) => `import type { Feature } from '../../../platform/feature.types';

/** What visitors can do with it. */
export const ${create} = (): Feature => ({
  name: '${name}',
  routes: (router) =>
    router.get('/api/${name}', (_request, response) => {
      response.set('Cache-Control', 'no-store').json({ name: '${name}' });
    }),
});
`;

const testSource = (name: string, create: string) => `import express from 'express';
import { ask, serve, stopServers } from '../../../../tests/unit/server/appUnderTest';
import { ${create} } from '../../server/feature';

afterEach(stopServers);

it('answers', async () => {
  const app = express();
  ${create}().routes?.(app);
  const { status, text } = await ask(await serve(app), { path: '/api/${name}' });
  expect([status, JSON.parse(text)]).toEqual([200, { name: '${name}' }]);
});
`;

try {
  createFeature(process.argv[2]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
