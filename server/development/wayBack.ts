import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { acceptSocket } from './acceptSocket';
import { socketPort } from './socketPort';

/** Tells the sockets of this script from those of Vite's, which listen on the same port. */
const PROTOCOL = 'forecourt-page';
const RETRY_MS = 1000;

/**
 * A page's own way back to a web server that starts again, inline: Vite's client, which has one too, may be what could
 * not be loaded from a server that was just ending.
 */
export const wayBackScript = `
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
export function answerPages(sockets: Server): void {
  sockets.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
    if (request.headers['sec-websocket-protocol'] === PROTOCOL) acceptSocket(request, socket);
  });
}
