import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { readShift } from '../../../../platform/clock/clock.mjs';

const HOUR_MS = 3_600_000;
const now = Date.parse('2026-12-31T12:00:00Z');

test('a time is converted to a shift of the clock, and a shift is used unchanged', () => {
  expect(readShift({}, now)).toBeUndefined();
  expect(readShift({ CLOCK: '' }, now)).toBeUndefined();
  expect(readShift({ CLOCK: '2026-12-31T17:55:00+01:00' }, now)).toBe(
    4.916_666_666_666_667 * HOUR_MS,
  );
  expect(readShift({ CLOCK: '2026-12-31T11:00Z' }, now)).toBe(-HOUR_MS);
  expect(readShift({ CLOCK: '-3600000' }, now)).toBe(-HOUR_MS);
  expect(readShift({ CLOCK: '+17700000', EMBEDDED: 'all' }, now)).toBe(17_700_000);
});

test.each(['tomorrow', '2026-12-31', '2026-13-31T00:00Z', '1', '+1.5'])(
  '%s is rejected as an invalid time',
  (CLOCK) => expect(() => readShift({ CLOCK }, now)).toThrow('CLOCK must be a date and time'),
);

test.each(['none', 'SMS_URL', 'SMS_URL, SMTP_URL'])(
  'with EMBEDDED=%s a shifted clock is refused, because visitors are served',
  (EMBEDDED) => {
    expect(() => readShift({ CLOCK: '+1', EMBEDDED }, now)).toThrow('CLOCK is for tests only');
    expect(readShift({ EMBEDDED }, now)).toBeUndefined();
  },
);

/** Runs a program that sets its clock, with these variables added to the environment. */
async function run(source: string, environment: NodeJS.ProcessEnv): Promise<string> {
  const program = `import './platform/clock/setClock.mjs';\n${source}`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', program],
    { env: { ...process.env, NODE_OPTIONS: '', ...environment } },
  );
  return stdout.trim();
}

test('a process that serves visitors exits with one line', async () => {
  await expect(run('', { CLOCK: '2028-02-29T12:00Z', EMBEDDED: 'none' })).rejects.toMatchObject({
    code: 1,
    stderr: 'CLOCK is for tests only. Unset it, or set EMBEDDED=all.\n',
  });
});

test('every API returns the shifted time, which continues to run', async () => {
  const output = await run(
    `import { setTimeout as wait } from 'node:timers/promises';
     import { dequal } from 'dequal';
     class Day extends Date {}
     const before = Date.now();
     await wait(20);
     const ranOn = Date.now() - before;
     console.log(JSON.stringify({
       times: [Date.now(), +new Date(), +new Day(), Date.parse(Date())],
       given: [new Date(0).toISOString(), new Date(2028, 1, 29).getDate(), Date.UTC(1970, 0, 1)],
       kinds: [new Date() instanceof Date, new Day() instanceof Day, typeof Date(), Object.prototype.toString.call(new Date())],
       equal: [dequal(new Date(1), new Date(1)), dequal(new Date(1), new Date(2))],
       ranOn: ranOn > 10 && ranOn < 10_000,
     }));`,
    { CLOCK: '2028-02-29T12:00Z' },
  );
  const { times, ...rest } = JSON.parse(output) as { times: number[] };
  const started = Date.parse('2028-02-29T12:00Z');
  for (const time of times) {
    expect(time).toBeGreaterThanOrEqual(started);
    expect(time).toBeLessThan(started + 60_000);
  }
  expect(rest).toEqual({
    given: ['1970-01-01T00:00:00.000Z', 29, 0],
    kinds: [true, true, 'string', '[object Date]'],
    equal: [true, false],
    ranOn: true,
  });
});

test('child processes and threads have the same clock, and setting it twice shifts it once', async () => {
  const output = await run(
    `import { spawnSync } from 'node:child_process';
     import { once } from 'node:events';
     import { Worker } from 'node:worker_threads';
     await import('./platform/clock/setClock.mjs?again');
     const set = "import('./platform/clock/setClock.mjs').then(";
     const child = spawnSync(process.execPath, ['-e', set + '() => console.log(Date.now()))'], { encoding: 'utf8' });
     const port = "import('node:worker_threads').then(({ parentPort }) => parentPort.postMessage(Date.now()))";
     const thread = new Worker(set + '() => ' + port + ')', { eval: true });
     const [threadTime] = await once(thread, 'message');
     console.log(JSON.stringify([Date.now(), Number(child.stdout), threadTime, process.env.CLOCK]));`,
    { CLOCK: '2028-02-29T12:00Z' },
  );
  const [parent, child, thread, shift] = JSON.parse(output) as [number, number, number, string];
  expect(Math.abs(parent - child)).toBeLessThan(20_000);
  expect(Math.abs(parent - thread)).toBeLessThan(20_000);
  expect(shift).toMatch(/^[+-]\d+$/);
});

test('every process and thread of the build sets its clock before any other import', () => {
  const config = readFileSync('site/vite.config.ts', 'utf8');
  const entries = [...config.matchAll(/^ {2}\w+: '([^']+\.ts)',$/gm)].map(([, file]) => file ?? '');
  expect(entries).toContain('server/main.ts');
  const wrong = entries
    .filter((file) => !file.startsWith('build/'))
    .filter((file) => {
      const [first] = /^import .*$/m.exec(readFileSync(file, 'utf8')) ?? [];
      return !/^import '[./]+\/(?:platform\/)?clock\/setClock\.mjs';$/.test(first ?? '');
    });
  expect(wrong).toEqual([]);
});
