import { readDevelopmentError } from '../../platform/developmentError';
import { readHeldReloads } from '../../platform/heldReloads';
import type { DevelopmentServer } from './DevelopmentServer';

/**
 * Starts Vite, which serves the sources in development and is only loaded there. Shows the errors that the
 * launcher reports, and holds reloads when the launcher requests it.
 * @param port of the web server
 */
export async function startDevelopment(port: number): Promise<DevelopmentServer> {
  const { DevelopmentServer } = await import('./DevelopmentServer');
  const development = await DevelopmentServer.start(port);
  process.on('message', (message) => {
    const error = readDevelopmentError(message);
    if (error !== undefined) development.setError('launcher', error);
    const areHeld = readHeldReloads(message);
    if (areHeld !== undefined) development.holdReloads(areHeld);
  });
  return development;
}
