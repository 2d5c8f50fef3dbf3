import { readFault } from '../../runtime/developmentFault';
import type { DevelopmentServer } from './DevelopmentServer';

/**
 * Starts Vite, which serves the sources in development and is loaded there alone, and shows the faults
 * that the launcher tells.
 * @param port of the web server
 */
export async function startDevelopment(port: number): Promise<DevelopmentServer> {
  const { DevelopmentServer } = await import('./DevelopmentServer');
  const development = await DevelopmentServer.start(port);
  process.on('message', (message) => {
    const fault = readFault(message);
    if (fault !== undefined) development.setFault('launcher', fault);
  });
  return development;
}
