import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { addresses, ports } from './addresses';

/** Most milliseconds until the first page must answer, the database's first start included. */
const patience = 120_000;

/** Starts the built product as `npm start` does, waits for its first page, and returns how to stop it. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'forecourt-'));
  const product = spawn('node', ['dist/server/start.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PORT: String(ports.web),
      EMBEDDED_PORT: String(ports.embedded),
      DATABASE_PORT: String(ports.database),
      DATA_DIR: dataDir,
      SITECORE_EDITING_SECRET: 'editing-secret-of-the-tests',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await untilReady(product);
  return async () => {
    await stop(product);
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function untilReady(product: ChildProcess): Promise<void> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    if (product.exitCode !== null) throw new Error('The product stopped while it was starting');
    const ready = await fetch(`${addresses.web}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  product.kill('SIGTERM');
  throw new Error('The product did not become ready in time');
}

function stop(product: ChildProcess): Promise<void> {
  if (product.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    product.once('exit', () => resolve());
    product.kill('SIGTERM');
  });
}
