import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const logModule = join(process.cwd(), 'platform', 'log.ts');

it('a process whose log output is no longer read can still exit', async () => {
  const source = `
    import { createLog } from ${JSON.stringify(logModule)};
    const { logger, flush } = createLog('info');
    process.on('uncaughtException', (error) => logger.error({ error }));
    process.on('SIGTERM', async () => {
      logger.info('stopping');
      await flush();
      process.exit(7);
    });
    setInterval(() => {}, 1000);
    process.stderr.write('up');`;
  const child = spawn('node', ['--import', 'tsx', '--input-type=module', '-e', source]);
  await once(child.stderr, 'data');
  child.stdout.destroy();
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([7, null]);
});
