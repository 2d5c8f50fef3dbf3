import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** RFC 6455, section 1.3. */
const WEBSOCKET_ID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** Opens a WebSocket that sends nothing; a page only ever closes it. */
export function acceptSocket({ headers }: IncomingMessage, socket: Duplex): void {
  const key = headers['sec-websocket-key'] ?? '';
  const accept = createHash('sha1').update(`${key}${WEBSOCKET_ID}`).digest('base64');
  const protocol = headers['sec-websocket-protocol']?.split(',')[0];
  const lines = [
    'HTTP/1.1 101 Switching Protocols',
    'Upgrade: websocket',
    'Connection: Upgrade',
    `Sec-WebSocket-Accept: ${accept}`,
    ...(protocol === undefined ? [] : [`Sec-WebSocket-Protocol: ${protocol}`]),
  ];
  socket.on('error', () => socket.destroy());
  socket.on('data', () => socket.destroy());
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
}
