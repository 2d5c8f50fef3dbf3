import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** How long connections without a request are kept once no new ones are taken, in ms. */
const IDLE_MS = 500;
/** How long a client has to close its side after we have closed ours, in ms. */
const CLOSE_MS = 1000;
const CHECK_MS = 20;

/**
 * Ends an HTTP server so that no client is reset. Clients that keep connections open may send a request at
 * any moment, and one that meets a closed connection is lost: so answers announce first that they are the
 * last of their connection, and what is idle after that is closed as the protocol has it, our side first.
 * Made before the server listens, to know all connections.
 */
export class GracefulEnd {
  /** Open connections, and what is being answered on each. */
  readonly #open = new Map<Socket, Set<ServerResponse>>();
  #announced = false;

  constructor(private readonly server: Server) {
    server.on('connection', (socket: Socket) => {
      this.#open.set(socket, new Set());
      socket.once('close', () => this.#open.delete(socket));
    });
    const note = ({ socket }: IncomingMessage, response: ServerResponse) => {
      if (this.#announced) response.shouldKeepAlive = false;
      const running = this.#open.get(socket);
      running?.add(response);
      response.once('close', () => running?.delete(response));
    };
    server.prependListener('request', note);
    server.prependListener('checkExpectation', note);
  }

  /** From now on every answer says `Connection: close`; connections are still taken. */
  announce(): void {
    this.#announced = true;
    for (const running of this.#open.values()) {
      for (const response of running) if (!response.headersSent) response.shouldKeepAlive = false;
    }
  }

  /**
   * Takes no more connections, and waits for running requests, at most `patienceMs`; those that take longer
   * are cut off. Returns whether all of them could finish.
   */
  async close(patienceMs: number): Promise<boolean> {
    this.announce();
    const start = performance.now();
    // That of `http.Server` would cut idle connections, where a request may be on its way.
    NetServer.prototype.close.call(this.server);
    while (this.#open.size > 0 && performance.now() < start + patienceMs) {
      if (performance.now() > start + IDLE_MS) this.#closeIdle();
      await wait(CHECK_MS);
    }
    const finished = [...this.#open.values()].every((running) => running.size === 0);
    for (const socket of this.#open.keys()) socket.destroy();
    return finished;
  }

  /** Closes our side; what the client may still have sent is read, since unread bytes reset a connection. */
  #closeIdle(): void {
    for (const [socket, running] of this.#open) {
      if (running.size > 0 || socket.writableEnded) continue;
      socket.end();
      setTimeout(() => socket.destroy(), CLOSE_MS).unref();
    }
  }
}
