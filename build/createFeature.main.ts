/**
 * `npm run create:feature -- my-feature` creates a feature: its folder, and two lines in server/features.ts.
 * The new feature comes last in the order: it may use all others, and none may use it
 * (build/featureOrder.json lists the exceptions).
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FEATURES_FILE = 'server/features.ts';

function createFeature(name: string | undefined): void {
  if (name === undefined || !/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(name)) {
    throw new Error(
      'Name the feature in lower case with hyphens: npm run create:feature -- my-feature',
    );
  }
  const folder = path.posix.join('features', name);
  if (existsSync(folder)) throw new Error(`${folder} exists already. Choose another name.`);
  const pascal = name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  const create = `create${pascal}Feature`;
  write(`${folder}/README.md`, readme(name));
  write(`${folder}/server/feature.ts`, featureSource(name, create));
  write(`${folder}/tests/server/feature.test.ts`, testSource(name, create));
  writeFileSync(FEATURES_FILE, withFeature(readFileSync(FEATURES_FILE, 'utf8'), name, create));
  console.log(`Created ${folder}. Next steps: docs/adding/feature.md.`);
}

/**
 * The features file with the feature's two lines.
 * @throws Error when the file does not have the expected form
 */
function withFeature(source: string, name: string, create: string): string {
  const line = `import { ${create} } from '../features/${name}/server/feature';\n`;
  const withImport = source.replace(/(?=import \{ FeatureList)/, line);
  const withCall = withImport.replace(/(?=\n {2}\.creator\(\);)/, `\n  .add(${create})`);
  if (withCall.length !== source.length + line.length + create.length + '\n  .add()'.length) {
    throw new Error(`${FEATURES_FILE} is not in the expected form. Add the feature by hand.`);
  }
  return withCall;
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const readme = (name: string) => `# ${name}

For developers who change this feature. What it is for, in two sentences.

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
import { requestApp, serve, stopServers } from '../../../../tests/unit/server/appUnderTest';
import { ${create} } from '../../server/feature';

afterEach(stopServers);

it('answers', async () => {
  const app = express();
  ${create}().routes?.(app);
  const { status, text } = await requestApp(await serve(app), { path: '/api/${name}' });
  expect([status, JSON.parse(text)]).toEqual([200, { name: '${name}' }]);
});
`;

try {
  createFeature(process.argv[2]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
