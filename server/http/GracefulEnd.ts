import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** How long idle connections are kept once no new ones are accepted, in ms. */
const IDLE_MS = 500;
/** How long a client has to close its side after we have closed ours, in ms. */
const CLOSE_MS = 1000;
const CHECK_MS = 20;

/**
 * Stops an HTTP server without resetting any client. Clients with open connections may send a request at any
 * moment, and a request on a closed connection is lost: so answers first announce that they are the last on
 * their connection, and idle connections are closed after that, first by us. Create it before the server
 * listens, so that it tracks all connections.
 */
export class GracefulEnd {
  /** Open connections, and the answers that each is waiting for. */
  readonly #connections = new Map<Socket, Set<ServerResponse>>();
  #isClosing = false;

  constructor(private readonly server: Server) {
    server.on('connection', (socket: Socket) => {
      this.#connections.set(socket, new Set());
      socket.once('close', () => this.#connections.delete(socket));
    });
    const trackResponse = ({ socket }: IncomingMessage, response: ServerResponse) => {
      if (this.#isClosing) response.shouldKeepAlive = false;
      const pending = this.#connections.get(socket);
      pending?.add(response);
      response.once('close', () => pending?.delete(response));
    };
    server.prependListener('request', trackResponse);
    server.prependListener('checkExpectation', trackResponse);
  }

  /** From now on every answer says `Connection: close`; connections are still accepted. */
  announce(): void {
    this.#isClosing = true;
    for (const pending of this.#connections.values()) {
      for (const response of pending) if (!response.headersSent) response.shouldKeepAlive = false;
    }
  }

  /**
   * Accepts no more connections and waits for running requests for at most `timeoutMs`; those that take
   * longer are cut off.
   * @returns whether all of them could finish
   */
  async close(timeoutMs: number): Promise<boolean> {
    this.announce();
    const startedAt = performance.now();
    // `close` of `http.Server` would cut idle connections, on which a request may be in transit.
    NetServer.prototype.close.call(this.server);
    while (this.#connections.size > 0 && performance.now() < startedAt + timeoutMs) {
      if (performance.now() > startedAt + IDLE_MS) this.#closeIdle();
      await wait(CHECK_MS);
    }
    const areAllFinished = [...this.#connections.values()].every((pending) => pending.size === 0);
    for (const socket of this.#connections.keys()) socket.destroy();
    return areAllFinished;
  }

  /** Closes our side. What the client still sends is read, since unread bytes reset a connection. */
  #closeIdle(): void {
    for (const [socket, pending] of this.#connections) {
      if (pending.size > 0 || socket.writableEnded) continue;
      socket.end();
      setTimeout(() => socket.destroy(), CLOSE_MS).unref();
    }
  }
}
