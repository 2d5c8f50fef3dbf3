import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { waitUntil } from '../../support/waitUntil';

const module_ = resolve('launcher/prepare/oneAtATime.mjs');
let clone: string;
let lock: string;

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'one-at-a-time-'));
  lock = join(clone, '.cache/prepare.lock');
});

afterEach(() => rmSync(clone, { recursive: true }));

/** Starts a command that records its start and end, and waits for the file `go` in between. */
function prepare(name: string, work = '') {
  const source = `
    import { appendFileSync, existsSync } from 'node:fs';
    import { oneAtATime } from ${JSON.stringify(module_)};
    oneAtATime(() => {
      appendFileSync('log', '${name} begins\\n');
      while (!existsSync('go')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
      ${work};
      appendFileSync('log', '${name} ends\\n');
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], { cwd: clone });
  return { child, output: text(child.stdout), ended: once(child, 'exit') };
}

const letPreparationsEnd = () => writeFileSync(join(clone, 'go'), '');
const log = () => readFileSync(join(clone, 'log'), 'utf8').trim().split('\n');

describe('preparations of the same clone', () => {
  it('preparations run one after another, and waiting ones print which one they wait for', async () => {
    const first = prepare('first');
    await waitUntil(() => existsSync(join(clone, 'log')));
    const others = ['second', 'third'].map((name) => prepare(name));
    const outputs = others.map(({ child }) => once(child.stdout, 'data'));
    await Promise.all(outputs);
    expect(log()).toEqual(['first begins']);
    letPreparationsEnd();
    await Promise.all([first, ...others].map(({ ended }) => ended));
    const lines = log();
    expect(lines.slice(0, 2)).toEqual(['first begins', 'first ends']);
    expect([lines[3], lines[5]]).toEqual(
      [lines[2], lines[4]].map((line) => line?.replace('begins', 'ends')),
    );
    expect(await first.output).toBe('');
    const waitMessage = `Waiting for process ${first.child.pid}, which is preparing this clone …`;
    for (const { output: said } of others) expect((await said).split('\n')[0]).toBe(waitMessage);
    expect(existsSync(lock)).toBe(false);
  });

  it('preparations do not wait for one that was killed', async () => {
    const killed = prepare('killed');
    await waitUntil(() => existsSync(join(clone, 'log')));
    killed.child.kill('SIGKILL');
    await killed.ended;
    expect(existsSync(lock)).toBe(true);
    letPreparationsEnd();
    const others = ['one', 'two', 'three'].map((name) => prepare(name));
    await Promise.all(others.map(({ ended }) => ended));
    const [, ...lines] = log();
    expect(lines).toHaveLength(6);
    for (let index = 0; index < lines.length; index += 2)
      expect(lines[index + 1]).toBe(lines[index]?.replace('begins', 'ends'));
  });

  it('preparations do not wait for an empty lock file', async () => {
    mkdirSync(join(clone, '.cache'));
    writeFileSync(lock, '');
    letPreparationsEnd();
    await prepare('one').ended;
    expect(log()).toEqual(['one begins', 'one ends']);
  });

  it('a preparation that fails releases the lock', () => {
    letPreparationsEnd();
    const source = `
      import { oneAtATime } from ${JSON.stringify(module_)};
      oneAtATime(() => { throw new Error('no network'); });`;
    const options = { cwd: clone, encoding: 'utf8' } as const;
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '-e', source],
      options,
    );
    expect([status, stderr]).toEqual([1, expect.stringContaining('no network')]);
    expect(existsSync(lock)).toBe(false);
  });
});
