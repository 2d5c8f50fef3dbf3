import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { acceptSocket } from '../../server/development/acceptSocket';
import { developmentErrorPage } from '../../server/development/errorPage';
import { socketPort } from '../../server/development/socketPort';

/** The web server's address for probes: open pages ask here whether it is back, or fails of something else. */
const PROBE = '/readyz';
const ASK_MS = 500;

/** Stands where the web server would while that cannot start, and says why on every address. */
export class FaultPage {
  #servers: Server[] = [];
  readonly #sockets = new Set<Duplex>();
  #fault = '';

  constructor(private readonly port: number) {}

  async show(fault: string): Promise<void> {
    this.#fault = fault;
    if (this.#servers.length > 0) return;
    const page = createServer(this.#answer);
    // Pages that were open wait for the socket that they lost, and reload when one is there.
    const sockets = createServer().on('upgrade', (request: IncomingMessage, socket: Duplex) => {
      this.#sockets.add(socket.on('close', () => this.#sockets.delete(socket)));
      acceptSocket(request, socket);
    });
    this.#servers = [page, sockets];
    await Promise.all([listen(page, this.port), listen(sockets, socketPort(this.port))]);
  }

  /** Leaves the ports to the web server. */
  async close(): Promise<void> {
    const servers = this.#servers.splice(0).filter(({ listening }) => listening);
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
    // A server no longer counts those among its own.
    for (const socket of this.#sockets) socket.destroy();
    await Promise.all(servers.map((server) => once(server, 'close')));
  }

  readonly #answer = ({ url }: IncomingMessage, response: ServerResponse): void => {
    response.setHeader('cache-control', 'no-store');
    // The name under which a page of development asks for Vite's script.
    if (url === '/@vite/client') {
      response.setHeader('content-type', 'text/javascript').end(reloadScript(this.#fault));
    } else if (url === PROBE) {
      response.writeHead(503).end(this.#fault);
    } else {
      response.writeHead(503, { 'content-type': 'text/html; charset=utf-8' });
      response.end(developmentErrorPage(this.#fault));
    }
  };
}

/** Where the port is not free there is no page; the terminal has said what is wrong. */
function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve) => {
    server.once('error', () => resolve());
    server.listen(port, '127.0.0.1', resolve);
  });
}

const reloadScript = (fault: string): string => `
const shown = ${JSON.stringify(fault)};
const timer = setInterval(async () => {
  const answer = await fetch('${PROBE}').catch(() => undefined);
  const isSame = !answer || (!answer.ok && (await answer.text()) === shown);
  if (isSame) return;
  // Once: a page that is slow to come would be given up for the next one.
  clearInterval(timer);
  location.reload();
}, ${ASK_MS});`;
