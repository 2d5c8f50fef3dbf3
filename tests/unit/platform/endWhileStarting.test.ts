import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Starts a program, sends SIGTERM and returns its exit code and output. */
async function codeOfEnd(serves: boolean): Promise<{ code: number | null; said: string }> {
  const program = `
    import { endWhileStarting } from './platform/endWhileStarting.ts';
    const startingEnds = endWhileStarting();
    setInterval(() => {}, 1000);
    if (${serves}) {
      startingEnds();
      process.on('SIGTERM', () => { console.log('in order'); process.exit(3); });
    }
    console.log('running');`;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (output === 'running\n') child.kill('SIGTERM');
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said: output };
}

it('exits with code 0 on a signal during the start, instead of being killed by it', async () => {
  expect(await codeOfEnd(false)).toEqual({ code: 0, said: 'running\n' });
});

it('leaves the signal to the program once it serves', async () => {
  expect(await codeOfEnd(true)).toEqual({ code: 3, said: 'running\nin order\n' });
});
