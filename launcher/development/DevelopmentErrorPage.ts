import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { acceptSocket } from '../../server/development/acceptSocket';
import { developmentErrorPage } from '../../server/development/errorPage';
import { socketPort } from '../../server/development/socketPort';

/**
 * Open pages poll this address of the web server to detect that it serves again, or fails with another
 * error.
 */
const PROBE_PATH = '/readyz';
const PROBE_INTERVAL_MS = 500;

/** Listens on the web server's port while the web server cannot start, and shows the reason at every address. */
export class DevelopmentErrorPage {
  #servers: Server[] = [];
  readonly #sockets = new Set<Duplex>();
  error = '';

  constructor(private readonly port: number) {}

  async show(error: string): Promise<void> {
    this.error = error;
    if (this.#servers.length > 0) return;
    const page = createServer(this.#answer);
    // Open pages try to reconnect their socket, and reload when they succeed.
    const sockets = createServer().on('upgrade', (request: IncomingMessage, socket: Duplex) => {
      this.#sockets.add(socket.on('close', () => this.#sockets.delete(socket)));
      acceptSocket(request, socket);
    });
    this.#servers = [page, sockets];
    await Promise.all([listen(page, this.port), listen(sockets, socketPort(this.port))]);
  }

  /** Frees the ports for the web server. */
  async close(): Promise<void> {
    const servers = this.#servers.splice(0).filter(({ listening }) => listening);
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
    // `closeAllConnections` does not include upgraded sockets.
    for (const socket of this.#sockets) socket.destroy();
    await Promise.all(servers.map((server) => once(server, 'close')));
  }

  readonly #answer = ({ url }: IncomingMessage, response: ServerResponse): void => {
    response.setHeader('cache-control', 'no-store');
    // Pages in development request Vite's client script at this address.
    if (url === '/@vite/client') {
      response.setHeader('content-type', 'text/javascript').end(reloadScript(this.error));
    } else if (url === PROBE_PATH) {
      response.writeHead(503).end(this.error);
    } else {
      response.writeHead(503, { 'content-type': 'text/html; charset=utf-8' });
      response.end(developmentErrorPage(this.error));
    }
  };
}

/** Listens on a port. If the port is taken there is no page; the terminal already shows the error. */
function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve) => {
    server.once('error', () => resolve());
    server.listen(port, '127.0.0.1', resolve);
  });
}

const reloadScript = (error: string): string => `
const shown = ${JSON.stringify(error)};
const timer = setInterval(async () => {
  const answer = await fetch('${PROBE_PATH}').catch(() => undefined);
  const isSame = !answer || (!answer.ok && (await answer.text()) === shown);
  if (isSame) return;
  // Reload only once: another reload would cancel one that is still loading.
  clearInterval(timer);
  location.reload();
}, ${PROBE_INTERVAL_MS});`;
