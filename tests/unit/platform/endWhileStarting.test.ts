import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program that is asked to end, and says whether it ended in order. */
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
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    if (said === 'running\n') child.kill('SIGTERM');
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

it('ends at once before the program serves, by an exit of its own and not by the signal', async () => {
  expect(await codeOfEnd(false)).toEqual({ code: 0, said: 'running\n' });
});

it('leaves the end to the program once that serves', async () => {
  expect(await codeOfEnd(true)).toEqual({ code: 3, said: 'running\nin order\n' });
});
