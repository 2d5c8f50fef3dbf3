import { createServer, STATUS_CODES } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';

/** Longer than load balancers keep idle connections, so that they close first. */
const KEEP_ALIVE_MS = 65_000;

/**
 * How long a request, and its headers, may take to arrive: requests here are small. Checked every
 * `CHECK_MS`.
 */
const REQUEST_MS = 30_000;
const HEADERS_MS = 15_000;
const CHECK_MS = 5000;
/** How long the remainder of a refused request is read, so that its answer arrives. */
const LINGER_MS = 1000;
/**
 * Maximum number of requests that a connection may send before it has read their answers: browsers and load
 * balancers send one. The connection closes after the last of them; the client must send later ones again
 * (RFC 9112, 9.3.2).
 */
const MAX_IN_FLIGHT = 32;
/** More listeners than this on one answer are a leak: Node prints a warning. */
const MAX_LISTENERS = 20;

/** Statuses by the reason for which Node's parser refuses a request; 400 for all others. */
const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * The HTTP server of the web tier. What Node would answer on its own, without our headers, is answered here
 * or by the application: requests that its parser refuses, without a host, or with an Expect header.
 * @param headers security headers of every answer
 */
export function createWebServer(
  application: RequestListener,
  headers: readonly (readonly [string, string])[],
): Server {
  const inFlight = new WeakMap<Socket, number>();
  const countInFlight = (socket: Socket) => inFlight.get(socket) ?? 0;
  const server = createServer(
    { requireHostHeader: false, connectionsCheckingInterval: CHECK_MS },
    (request, response) => {
      // The request came after we closed the connection: it must have no effect, since it cannot be answered.
      const hasEnded = request.socket.writableEnded;
      if (hasEnded || countInFlight(request.socket) > MAX_IN_FLIGHT) return void request.resume();
      application(request, response);
    },
  );
  server.requestTimeout = REQUEST_MS;
  server.headersTimeout = HEADERS_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.on('checkExpectation', application);
  const addInFlight = (socket: Socket, by: number) =>
    inFlight.set(socket, countInFlight(socket) + by);
  server.prependListener('request', ({ socket }, response) => {
    addInFlight(socket, 1);
    if (countInFlight(socket) === MAX_IN_FLIGHT) response.shouldKeepAlive = false;
    // Metrics, logs, traces and draining each listen for the end of an answer, and a stream into it
    // does so several times.
    response.setMaxListeners(MAX_LISTENERS);
    response.once('close', () => addInFlight(socket, -1));
  });
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable || countInFlight(socket) > 0) return void socket.destroy();
    // A connection that closes with bytes unread is reset, and the answer may be lost on the way.
    socket.end(refusalResponse(STATUSES[code] ?? 400, headers)).resume();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  });
  return server;
}

function refusalResponse(status: number, headers: readonly (readonly [string, string])[]): string {
  const reason = `${status} ${STATUS_CODES[status]}`;
  const lines = [
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...['Cache-Control: no-store', 'Connection: close', 'Content-Type: text/plain; charset=utf-8'],
    `Content-Length: ${reason.length + 1}`,
  ];
  return `HTTP/1.1 ${reason}\r\n${lines.join('\r\n')}\r\n\r\n${reason}\n`;
}
