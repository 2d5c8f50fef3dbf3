/** @jest-environment node */
import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { DevelopmentServer } from '../../../../server/development/DevelopmentServer';

/** Vite as far as pages hear of it: what it sends to all of them, and who connects. */
const mockVite = {
  ws: Object.assign(new EventEmitter(), { send: jest.fn() }),
};
const mockAssets = jest.fn();
const mockCreate = jest.fn<Promise<object>, [MiddlewareOptions]>();

interface MiddlewareOptions {
  viteConfig: { cacheDir: string; server: { hmr: { server: Server; clientPort: number } } };
}

jest.mock('vike/server', () => ({
  createDevMiddleware: (options: MiddlewareOptions) => mockCreate(options),
}));

/** A page that opens its socket. @returns what it is told */
function connectPage(): unknown[] {
  const told: unknown[] = [];
  mockVite.ws.emit('connection', { send: (text: string) => told.push(JSON.parse(text)) });
  return told;
}

/** A port whose neighbour, that of the sockets, is free. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port - 10_000;
}

beforeEach(() => {
  mockVite.ws.removeAllListeners();
  mockVite.ws.send.mockClear();
  mockCreate.mockReset();
  mockCreate.mockResolvedValue({ devMiddleware: mockAssets, viteServer: mockVite });
});

describe('the development server', () => {
  it('shows what a block threw to a page that connects, with its place, until it is mended', async () => {
    const server = await DevelopmentServer.start(4000);
    expect(connectPage()).toEqual([]);

    const error = new Error('No such colour');
    error.stack = `Error: No such colour\n    at Blurb (${process.cwd()}/blocks/Blurb/Blurb.tsx:12:4)`;
    server.show(error);
    expect(connectPage()).toEqual([
      {
        type: 'error',
        err: {
          message: 'No such colour',
          stack: expect.stringContaining('blocks/Blurb/Blurb.tsx:12:4'),
        },
      },
    ]);

    server.show(undefined);
    expect(connectPage()).toEqual([]);
  });

  it('has open pages load anew when content changed', async () => {
    const server = await DevelopmentServer.start(4000);
    server.reload();
    expect(mockVite.ws.send.mock.calls).toEqual([[{ type: 'full-reload' }]]);
  });

  it('keeps to itself what two copies would share', async () => {
    await DevelopmentServer.start(4000);
    await DevelopmentServer.start(4100);
    const [one, other] = mockCreate.mock.calls.map(([{ viteConfig }]) => viteConfig);
    expect(one?.server.hmr.clientPort).toBe(14_000);
    expect(other?.server.hmr.clientPort).toBe(14_100);
    expect(one?.cacheDir).not.toBe(other?.cacheDir);
  });

  it('lets pages connect once the web server answers, not before', async () => {
    const port = await freePort();
    const server = await DevelopmentServer.start(port);
    const { server: sockets, clientPort } =
      mockCreate.mock.calls[0]?.[0].viteConfig.server.hmr ?? {};
    expect(sockets?.listening).toBe(false);
    server.listen();
    await once(sockets!, 'listening');
    const page = connect(clientPort!, '127.0.0.1');
    await once(page, 'connect');
    page.destroy();
    sockets!.close();
  });
});
