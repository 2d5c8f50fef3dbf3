import type { Server } from 'node:http';
import type { Express } from 'express';

const LOOPBACK = '127.0.0.1';
/** Longer than clients keep idle connections, so that no request is sent on a connection that is closing. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;

/**
 * Listens on the loopback address; rejects if the port is in use.
 * @param port 0 chooses a free port
 */
export function listenOnLoopback(app: Express, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = app.listen(port, LOOPBACK, (error?: Error) =>
      error ? reject(error) : resolve(server),
    );
    server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
  });
}

/** Stops listening and closes idle connections at once; others close after their response. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeIdleConnections();
  });
}
