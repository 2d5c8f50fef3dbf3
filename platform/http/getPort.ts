import type { Server } from 'node:http';

/** The port that a server listens on. */
export function getPort(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The server does not listen on a port');
  return address.port;
}
