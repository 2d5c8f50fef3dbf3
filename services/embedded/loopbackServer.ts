import type { Server } from 'node:http';
import type { Express } from 'express';

const LOOPBACK = '127.0.0.1';
/** Longer than clients keep idle connections, so that none sends on one that is being closed. */
const KEEP_ALIVE_MS = 65_000;

/**
 * Listens for this very machine alone. Rejects when the port is taken.
 * @param port 0 lets the system choose
 */
export function listenOnLoopback(app: Express, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = app.listen(port, LOOPBACK, (error?: Error) =>
      error ? reject(error) : resolve(server),
    );
    server.keepAliveTimeout = KEEP_ALIVE_MS;
  });
}

/** Idle connections are cut; those with a request under way end with its answer. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeIdleConnections();
  });
}
