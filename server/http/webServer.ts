import { createServer, STATUS_CODES } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';

/** Longer than balancers keep idle connections, so that they close first. */
const KEEP_ALIVE_MS = 65_000;

/**
 * Longest that a whole request may take to arrive, and its headers: what is sent here is small. Checked
 * every few seconds.
 */
const REQUEST_MS = 30_000;
const HEADERS_MS = 15_000;
const CHECK_MS = 5000;
/** How long the rest of a refused request is read, so that its answer arrives. */
const LINGER_MS = 1000;
/**
 * Requests that a connection may have sent before it has read their answers: browsers and balancers send one. The last of
 * them is the last of its connection; those behind it are for the client to send again (RFC 9112 §9.3.2).
 */
const MOST_UNDER_WAY = 32;
/** More of them on one answer are a leak, which Node tells of. */
const MOST_LISTENERS = 20;

/** Statuses for why Node's parser refuses what was sent; 400 for everything else. */
const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * The HTTP server of the web tier. What Node would answer by itself, without our headers, is answered
 * here or by the application: requests that its parser refuses, that name no host or expect something.
 * @param headers security headers of every answer
 */
export function createWebServer(
  application: RequestListener,
  headers: readonly (readonly [string, string])[],
): Server {
  const underWay = new WeakMap<Socket, number>();
  const countOf = (socket: Socket) => underWay.get(socket) ?? 0;
  const server = createServer(
    { requireHostHeader: false, connectionsCheckingInterval: CHECK_MS },
    (request, response) => {
      // It came after we closed the connection: nothing may be done that nobody can be told of.
      const isTooLate = request.socket.writableEnded;
      if (isTooLate || countOf(request.socket) > MOST_UNDER_WAY) return void request.resume();
      application(request, response);
    },
  );
  server.requestTimeout = REQUEST_MS;
  server.headersTimeout = HEADERS_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.on('checkExpectation', application);
  const count = (socket: Socket, by: number) => underWay.set(socket, countOf(socket) + by);
  server.prependListener('request', ({ socket }, response) => {
    count(socket, 1);
    if (countOf(socket) === MOST_UNDER_WAY) response.shouldKeepAlive = false;
    // What counts, logs, traces and drains listens for the end of each answer, and a stream into it does so several times.
    response.setMaxListeners(MOST_LISTENERS);
    response.once('close', () => count(socket, -1));
  });
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable || countOf(socket) > 0) return void socket.destroy();
    // A connection that closes with bytes unread is reset, and the answer may be lost on the way.
    socket.end(refusal(STATUSES[code] ?? 400, headers)).resume();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  });
  return server;
}

function refusal(status: number, headers: readonly (readonly [string, string])[]): string {
  const reason = `${status} ${STATUS_CODES[status]}`;
  const lines = [
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...['Cache-Control: no-store', 'Connection: close', 'Content-Type: text/plain; charset=utf-8'],
    `Content-Length: ${reason.length + 1}`,
  ];
  return `HTTP/1.1 ${reason}\r\n${lines.join('\r\n')}\r\n\r\n${reason}\n`;
}
