import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';
import { sharedAnswer } from '../http/sharedAnswer';

/** All values are read at most once in this time, however many scrapers there are. */
const FRESH_MS = 1000;
/** Time for a request to arrive: scrapers send very small ones. */
const REQUEST_TIMEOUT_MS = 5000;

/**
 * Serves `GET /metrics` in the format of Prometheus, on a separate port that visitors cannot reach:
 * 404 for everything else.
 * @throws Error when the port is taken
 */
export async function serveMetrics(
  registry: Registry,
  { host, port }: { host: string; port: number },
): Promise<Server> {
  const read = sharedAnswer(FRESH_MS, () => registry.metrics());
  const server = createServer(({ method, url = '' }, response) => {
    if (method !== 'GET' || url.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    read().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}
