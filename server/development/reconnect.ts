import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { acceptSocket } from './acceptSocket';
import { socketPort } from './socketPort';

/** Distinguishes the sockets of this script from those of Vite's, which use the same port. */
const PROTOCOL = 'forecourt-page';
const RETRY_MS = 1000;

/**
 * A page's own reconnect script, inline: Vite's client, which has one too, may not have loaded from
 * a server that was just stopping.
 */
export const reconnectScript = `
let lost = false;
const listen = () => {
  const port = Number(location.port) + ${socketPort(0)};
  const socket = new WebSocket('ws://' + location.hostname + ':' + port, '${PROTOCOL}');
  socket.onopen = () => lost && location.reload();
  socket.onclose = () => {
    lost = true;
    setTimeout(listen, ${RETRY_MS});
  };
};
listen();
`;

/** Answers the script for as long as the process lives. */
export function acceptReconnects(sockets: Server): void {
  sockets.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
    if (request.headers['sec-websocket-protocol'] === PROTOCOL) acceptSocket(request, socket);
  });
}
