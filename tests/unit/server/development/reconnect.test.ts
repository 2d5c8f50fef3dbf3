import { EventEmitter, once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { acceptReconnects, reconnectScript } from '../../../../server/development/reconnect';

interface PageSocket {
  address: string;
  protocol: string;
  onopen: () => void;
  onclose: () => void;
}

/** Runs the script in a simulated page. */
function openPage() {
  const sockets: PageSocket[] = [];
  const timers: (() => void)[] = [];
  const reload = jest.fn();
  class WebSocket {
    constructor(
      readonly address: string,
      readonly protocol: string,
    ) {
      sockets.push(this as unknown as PageSocket);
    }
  }
  const run = new Function('WebSocket', 'location', 'setTimeout', reconnectScript) as (
    socket: unknown,
    location: unknown,
    later: (run: () => void) => void,
  ) => void;
  run(WebSocket, { hostname: 'trucks.localhost', port: '3000', reload }, (run) => timers.push(run));
  return { sockets, timers, reload };
}

test('a page reloads when its lost server is back, after any number of attempts', () => {
  const { sockets, timers, reload } = openPage();
  expect(sockets[0]?.address).toBe('ws://trucks.localhost:13000');
  sockets[0]?.onopen();
  expect(reload).not.toHaveBeenCalled();
  sockets[0]?.onclose();
  timers.shift()?.();
  sockets[1]?.onclose();
  timers.shift()?.();
  expect(reload).not.toHaveBeenCalled();
  sockets[2]?.onopen();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page reloads when the server was gone before it first connected', () => {
  const { sockets, timers, reload } = openPage();
  sockets[0]?.onclose();
  timers.shift()?.();
  sockets[1]?.onopen();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the socket of a page stays open until the process ends, and other sockets are ignored', async () => {
  const server = createServer();
  acceptReconnects(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const upgrade = (protocol: string) => ({
    port,
    host: '127.0.0.1',
    headers: {
      connection: 'upgrade',
      upgrade: 'websocket',
      // Example key of RFC 6455, section 1.3.
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'sec-websocket-protocol': protocol,
    },
  });
  const clientRequest = request(upgrade(openPage().sockets[0]?.protocol ?? ''));
  clientRequest.end();
  const [{ headers }, socket] = (await once(clientRequest, 'upgrade')) as [IncomingMessage, Socket];
  expect(headers['sec-websocket-accept']).toBe('s3pPLMBiTxaQ9kYGzzhZRbK+xOo=');

  const vite = new EventEmitter();
  server.on('upgrade', ({ headers }: IncomingMessage, viteSocket: Socket) => {
    vite.emit('upgrade', headers['sec-websocket-protocol']);
    viteSocket.end(
      'HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\nx-by: vite\r\n\r\n',
    );
  });
  const viteRequest = request(upgrade('vite-hmr'));
  viteRequest.end();
  const [answer] = (await once(viteRequest, 'upgrade')) as [IncomingMessage];
  expect(answer.headers['x-by']).toBe('vite');
  expect(socket.readyState).toBe('open');
  socket.destroy();
  server.close();
});
