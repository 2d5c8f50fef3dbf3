import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let clone: string;

/** Writes what a build writes. */
const touch = "node -e \"require('fs').writeFileSync('dist/server/start.js','')\"";

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'clone-'));
  for (const folder of ['server', 'schema', 'design-system', 'node_modules', 'dist/server']) {
    mkdirSync(join(clone, folder), { recursive: true });
  }
  cpSync('launcher/prepare.mjs', join(clone, 'launcher/prepare.mjs'));
  cpSync('launcher/prepare', join(clone, 'launcher/prepare'), { recursive: true });
  write('package.json', JSON.stringify({ scripts: { codegen: 'node -v', build: touch } }));
  const packages = { '': {}, 'node_modules/a': { version: '1.0.0' } };
  write('package-lock.json', JSON.stringify({ packages }));
  write('node_modules/.package-lock.json', JSON.stringify({ packages }));
});

afterEach(() => rmSync(clone, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(clone, file), text);

const writeLock = (packages: object) =>
  write('package-lock.json', JSON.stringify({ lockfileVersion: 3, packages }));

/** Runs the preparation and returns its output. */
function prepare(environment: NodeJS.ProcessEnv = {}, ...args: string[]) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['launcher/prepare.mjs', ...args],
    {
      cwd: clone,
      env: { ...process.env, ...environment },
      encoding: 'utf8',
    },
  );
  return { status, stderr, steps: stdout.match(/^\w.*…$/gm) ?? [] };
}

describe('preparing a clone', () => {
  it('preparing performs only the missing steps, and none when nothing changed', () => {
    expect(prepare().steps).toEqual(['Building …']);
    expect(prepare()).toMatchObject({ status: 0, steps: [] });
    // Starting trusts the code of the clone; commands with tools do not.
    expect(prepare({}, 'code').steps).toEqual(['Generating code from the contracts …']);
    expect(prepare()).toMatchObject({ status: 0, steps: [] });
  });

  it('starting installs the packages without tools, and keeps tools that are installed', () => {
    // Not in the lockfile, so that npm fails.
    const scripts = { codegen: 'node -v', build: touch };
    write('package.json', JSON.stringify({ scripts, dependencies: { d: '1.0.0' } }));
    const tool = { 'node_modules/b': { version: '1.0.0', dev: true } };
    const packages = { '': {}, 'node_modules/a': { version: '1.0.0' } };
    writeLock({ ...packages, ...tool });
    expect(prepare()).toMatchObject({ status: 0, steps: ['Building …'] });
    const tools = prepare({ npm_config_offline: 'true' }, 'packages');
    expect(tools.stderr).toContain('"npm ci --no-audit --no-fund" failed');

    writeLock({ ...packages, ...tool, 'node_modules/c': { version: '1.0.0' } });
    write('node_modules/.package-lock.json', JSON.stringify({ packages: { '': {}, ...tool } }));
    const { stderr } = prepare({ npm_config_offline: 'true' });
    expect(stderr).toContain('"npm ci --no-audit --no-fund" failed');
    write('node_modules/.package-lock.json', JSON.stringify({ packages: { '': {} } }));
    expect(prepare({ npm_config_offline: 'true' }).stderr).toContain('--omit=dev" failed');
  });

  it('preparing builds again after a source change, and generates again after a contract change', () => {
    prepare();
    write('design-system/tokens.ts', 'changed');
    expect(prepare().steps).toEqual(['Building …']);
    write('schema/Block.graphql', 'changed');
    expect(prepare().steps).toEqual(['Generating code from the contracts …', 'Building …']);
    rmSync(join(clone, 'dist'), { recursive: true });
    mkdirSync(join(clone, 'dist/server'), { recursive: true });
    expect(prepare().steps).toEqual(['Building …']);
  });

  it('preparing installs the packages of the lockfile, and reports a failure', () => {
    const packages = { '': {}, 'node_modules/a': { version: '2.0.0' } };
    writeLock(packages);
    write('package.json', JSON.stringify({ dependencies: { a: '2.0.0', b: '1.0.0' } }));
    const { status, steps, stderr } = prepare({ npm_config_offline: 'true' });
    expect(steps).toEqual(['Installing the packages of package-lock.json …']);
    expect([status, stderr]).toEqual([1, expect.stringContaining('"npm ci')]);
  });

  it('preparing uses the browser at CHROMIUM_PATH', () => {
    prepare({}, 'product');
    const environment = { CHROMIUM_PATH: process.execPath, PATH: '' };
    expect(prepare(environment, 'tests')).toMatchObject({ status: 0, steps: [] });
  });
});
