import { readFault } from '../../platform/developmentFault';
import { readHeldReloads } from '../../platform/heldReloads';
import type { DevelopmentServer } from './DevelopmentServer';

/**
 * Starts Vite, which serves the sources in development and is loaded there alone, and shows the faults
 * that the launcher tells, and holds reloads when it says so.
 * @param port of the web server
 */
export async function startDevelopment(port: number): Promise<DevelopmentServer> {
  const { DevelopmentServer } = await import('./DevelopmentServer');
  const development = await DevelopmentServer.start(port);
  process.on('message', (message) => {
    const fault = readFault(message);
    if (fault !== undefined) development.setFault('launcher', fault);
    const held = readHeldReloads(message);
    if (held !== undefined) development.holdReloads(held);
  });
  return development;
}
