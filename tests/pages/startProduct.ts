import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { endProcess, startBuilt } from '../support/startBuilt';
import { freePorts } from '../support/freePorts';
import { providerClient, startIdentityProvider } from '../support/identityProvider';
import { deleteRequests, recordReach } from '../verify/reach/recordReach';

/**
 * Starts the built product like `npm start`, on free ports with its own data folder, and waits until it is
 * ready. Passes the ports to the workers in PRODUCT_PORTS.
 * @returns a function that stops it
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  await deleteRequests();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'forecourt-'));
  const provider = await startIdentityProvider();
  const [web, embedded, database] = await freePorts(3);
  process.env.PRODUCT_PORTS = [web, embedded].join();
  const product = await startBuilt('start', `http://localhost:${web}/readyz`, {
    LOG_LEVEL: 'warn',
    PORT: String(web),
    EMBEDDED_PORT: String(embedded),
    DATABASE_PORT: String(database),
    DATA_DIR: dataDir,
    TRUST_PROXY: 'loopback',
    SITECORE_EDITING_SECRET: 'editing-secret-of-the-tests',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: providerClient.id,
    OIDC_CLIENT_SECRET: providerClient.secret,
    OIDC_PUBLISHERS: 'editors',
  });
  const crashes: string[] = [];
  product.stderr?.on('data', (text: Buffer) => {
    if (String(text).includes('exited unexpectedly')) crashes.push(String(text).trim());
  });
  return async () => {
    try {
      await recordReach(`http://127.0.0.1:${embedded}/graphql`);
    } finally {
      await endProcess(product);
      await provider.close();
      await rm(dataDir, { recursive: true, force: true });
    }
    // A crash fails the run even if no test noticed it.
    if (crashes.length > 0) throw new Error(crashes.join('\n'));
  };
}
