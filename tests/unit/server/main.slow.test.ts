import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

test('in development, a web process that cannot start reports the place of the error', async () => {
  const otherServer = createServer().listen(0);
  await once(otherServer, 'listening');
  const { port } = otherServer.address() as AddressInfo;
  const dataDir = mkdtempSync(join(tmpdir(), 'web-'));
  const environment = { NODE_ENV: 'development', PORT: String(port), DATA_DIR: dataDir };
  const { stderr, status } = spawnSync(
    process.execPath,
    ['--enable-source-maps', '--import', 'tsx', 'server/main.ts'],
    { env: { ...process.env, ...environment }, encoding: 'utf8' },
  );
  otherServer.close();
  rmSync(dataDir, { recursive: true });
  rmSync(join('.cache', `vite-${port}`), { recursive: true, force: true });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Error: The web server cannot start: port \d+ is taken\./m);
  expect(stderr).toMatch(/server\/http\/listen\.ts:\d+:\d+/);
});
