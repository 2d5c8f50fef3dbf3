/** Tests in copies of the repository that features can be added and removed with their folders. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endProcess, startBuilt } from './support/startBuilt';
import { freePorts } from './support/freePorts';

/** Files of the product without tests, stories and images. */
const productFile =
  /^(?:blocks|build|design-system|domain|launcher|messages|platform|redirects|rendering|schema|server|site|sites)\/|^services\/(?!media\/files\/)|^features\/[\w-]+\/(?!tests\/)|^cms\/|^(?:codegen\.yml|package\.json|tsconfig\.json|\.prettierrc)$/;

/** Files needed to run the test of a new feature. */
const testTools = [
  'tests/assetAddress.cjs',
  'tests/jest.config.mjs',
  'tests/patientLibrary.ts',
  'tests/unit/server/appUnderTest.ts',
  'tests/verify/cpuSeconds.mjs',
  'tests/verify/timedRunner.mjs',
];

const copies: string[] = [];

afterAll(() => copies.forEach((copy) => rmSync(copy, { recursive: true, force: true })));

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-features-'));
  copies.push(folder);
  return folder;
}

function copyProduct(): string {
  const folder = newFolder();
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listed, { encoding: 'utf8' }).split('\0');
  for (const file of files) {
    if (productFile.test(file) && existsSync(file)) cpSync(file, path.join(folder, file));
  }
  for (const large of ['node_modules', 'services/media/files']) {
    symlinkSync(path.resolve(large), path.join(folder, large));
  }
  return folder;
}

const run = (cwd: string, ...command: [string, ...string[]]) => {
  const [program, ...args] = command;
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: 'utf8' });
  return { status, output: stdout + stderr };
};

/** Results of the last type check of the repository. */
const typesCache = '.cache/types.tsbuildinfo';

/** Returns the compiler errors of the product; empty if there are none. Checks only what differs from the repository. */
function readTypeErrors(folder: string): string {
  if (existsSync(typesCache)) cpSync(typesCache, path.join(folder, typesCache));
  const options = ['--noEmit', '--incremental', '--tsBuildInfoFile', typesCache];
  return run(folder, 'node', 'node_modules/typescript7/bin/tsc', ...options).output;
}

const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8');

const codegen = (folder: string) =>
  run(folder, 'npm', 'run', '--silent', '--ignore-scripts', 'codegen');

/** Removes a feature: its folder, its lines in other files, and the blocks that show it. */
function removeFeature(folder: string, name: string): void {
  const blocks = readdirSync(path.join(folder, 'blocks'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .filter((block) =>
      readdirSync(path.join(folder, 'blocks', block), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .some((file) => read(folder, `blocks/${block}/${file}`).includes(`/features/${name}/`)),
    );
  for (const block of blocks) {
    rmSync(path.join(folder, 'blocks', block), { recursive: true });
    rmSync(path.join(folder, `schema/blocks/${block}.graphql`));
  }
  rmSync(path.join(folder, 'features', name), { recursive: true });
  const list = path.join(folder, 'server/features.ts');
  const lines = readFileSync(list, 'utf8').split('\n');
  const line = lines.find((text) => text.includes(`/features/${name}/`));
  const create = /create\w+/.exec(line ?? '')?.[0];
  expect(create).toBeDefined();
  writeFileSync(list, lines.filter((text) => !text.includes(create!)).join('\n'));
}

// Several features per test, since reading the whole product takes most of the time.
test.each([[['alerts', 'compare', 'kits']], [['tyre-hotel', 'booking', 'holds']]])(
  'without %s the rest of the product compiles and serves pages',
  async (names) => {
    const folder = copyProduct();
    for (const name of names) removeFeature(folder, name);
    expect(codegen(folder)).toMatchObject({ status: 0 });
    // Codegen creates missing stories.
    rmSync(path.join(folder, 'stories'), { recursive: true });
    expect(readTypeErrors(folder)).toBe('');
    expect(run(folder, 'npm', 'run', '--silent', '--ignore-scripts', 'build')).toMatchObject({
      status: 0,
    });
    const statuses = await serveFrom(folder, ['/', '/kop-bil', '/om-oss', '/en']);
    expect(statuses).toEqual([200, 200, 200, 200]);
  },
  // Two compilations, a build and a start of the product.
  600_000,
);

/** Starts the product in a folder and returns the statuses of pages of the Swedish automotive site. */
async function serveFrom(folder: string, paths: readonly string[]): Promise<number[]> {
  const [web, embedded, database] = await freePorts(3);
  const product = await startBuilt(
    'start',
    `http://localhost:${web}/readyz`,
    {
      LOG_LEVEL: 'error',
      TRUST_PROXY: 'loopback',
      PORT: String(web),
      EMBEDDED_PORT: String(embedded),
      DATABASE_PORT: String(database),
      DATA_DIR: path.join(folder, 'data'),
    },
    folder,
  );
  try {
    const headers = { 'x-forwarded-host': 'automotive-se.localhost' };
    const statuses: number[] = [];
    for (const page of paths) {
      let status = 503;
      // On a busy machine, the first layouts after a start may come too late for their page.
      for (let attempt = 0; status === 503 && attempt < 5; attempt++) {
        ({ status } = await fetch(`http://localhost:${web}${page}`, { headers }));
      }
      statuses.push(status);
    }
    return statuses;
  } finally {
    await endProcess(product);
  }
}

test('a feature is added by two lines outside its folder', () => {
  const folder = copyProduct();
  const before = readFileSync(path.join(folder, 'server/features.ts'), 'utf8').split('\n');
  const started = run(folder, 'npx', 'tsx', 'build/createFeature.main.ts', 'parking');
  expect(started).toMatchObject({ status: 0 });
  const after = readFileSync(path.join(folder, 'server/features.ts'), 'utf8').split('\n');
  expect(after.filter((line) => !before.includes(line))).toEqual([
    "import { createParkingFeature } from '../features/parking/server/feature';",
    '  .add(createParkingFeature)',
  ]);
  for (const file of testTools) cpSync(file, path.join(folder, file));
  expect(readTypeErrors(folder)).toBe('');
  const tested = run(folder, 'npx', 'jest', '-c', 'tests/jest.config.mjs', 'features/parking');
  expect(tested).toMatchObject({ status: 0 });
  // One compilation of the product.
}, 300_000);
