import type { Server } from 'node:http';

/** The port that a server listens at. */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens at no port');
  return address.port;
}
