import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { reconnectScript } from '../../../../server/development/reconnect';
import { DevelopmentServer } from '../../../../server/development/DevelopmentServer';

/** Mock of Vite's WebSocket server and file watcher. */
const mockVite = {
  ws: Object.assign(new EventEmitter(), { send: jest.fn() }),
  watcher: new EventEmitter(),
};
const mockAssets = jest.fn();
const mockCreate = jest.fn<Promise<object>, [MiddlewareOptions]>();

interface MiddlewareOptions {
  viteConfig: {
    cacheDir: string;
    plugins: { transformIndexHtml: () => object[] }[];
    server: { hmr: { server: Server; clientPort: number } };
  };
}

jest.mock('vike/server', () => ({
  createDevMiddleware: (options: MiddlewareOptions) => mockCreate(options),
}));

/** Connects a page to the WebSocket. @returns the messages that it receives */
function connectPage(): unknown[] {
  const received: unknown[] = [];
  mockVite.ws.emit('connection', { send: (text: string) => received.push(JSON.parse(text)) });
  return received;
}

/** Finds a port whose successor is also free; the successor is for WebSockets. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port - 10_000;
}

beforeEach(() => {
  mockVite.ws.removeAllListeners();
  mockVite.watcher.removeAllListeners();
  mockVite.ws.send.mockClear();
  mockCreate.mockReset();
  mockCreate.mockResolvedValue({ devMiddleware: mockAssets, viteServer: mockVite });
});

describe('the development server', () => {
  it('the error of a block is shown, with its place, to connecting pages until it is fixed', async () => {
    const server = await DevelopmentServer.start(4000);
    expect(connectPage()).toEqual([]);

    const error = new Error('No such colour');
    error.stack = `Error: No such colour\n    at Blurb (${process.cwd()}/blocks/Blurb/Blurb.tsx:12:4)`;
    server.setRenderError(error);
    expect(connectPage()).toEqual([
      {
        type: 'error',
        err: {
          message: 'No such colour',
          stack: expect.stringContaining('blocks/Blurb/Blurb.tsx:12:4'),
        },
      },
    ]);

    server.setRenderError(undefined);
    expect(connectPage()).toEqual([]);
  });

  it('other errors are shown on open and new pages, which reload when they are fixed', async () => {
    const server = await DevelopmentServer.start(4000);
    const sentMessages = () =>
      mockVite.ws.send.mock.calls.splice(0).map(([message]) => message as unknown);
    const errorAt = (file: string) => ({
      type: 'error',
      err: expect.objectContaining({
        loc: { file: join(process.cwd(), file), line: 3, column: 7 },
      }) as unknown,
    });
    server.setError('launcher', '');
    expect(sentMessages()).toEqual([]);
    server.setError('launcher', 'content/index.yml:3:7: Unclosed');
    server.setError('redirects', 'redirects/trucks.csv:3:7: No source');
    expect(sentMessages()).toEqual([errorAt('content/index.yml')]);
    expect(connectPage()).toEqual([errorAt('content/index.yml')]);
    server.setError('launcher', '');
    expect(sentMessages()).toEqual([errorAt('redirects/trucks.csv')]);
    server.setError('redirects', '');
    expect(sentMessages()).toEqual([{ type: 'full-reload' }]);
    expect(connectPage()).toEqual([]);
  });

  it('a file saved in several steps is reported once, and only if it matches the pattern', async () => {
    const server = await DevelopmentServer.start(4000);
    const notified = new Promise<string[]>((resolve) => {
      const files: string[] = [];
      server.onFile(/^redirects\/\w+\.csv$/, (file) => {
        files.push(file);
        if (file.endsWith('last.csv')) resolve(files);
      });
    });
    const save = (event: string, file: string) =>
      mockVite.watcher.emit('all', event, join(process.cwd(), file));
    for (const event of ['unlink', 'add', 'change']) save(event, 'redirects/trucks.csv');
    save('change', 'redirects/compile.ts');
    save('change', 'redirects/last.csv');
    expect(await notified).toEqual(['redirects/trucks.csv', 'redirects/last.csv']);
  });

  it('open pages reload when content changes', async () => {
    const server = await DevelopmentServer.start(4000);
    server.reload();
    expect(mockVite.ws.send.mock.calls).toEqual([[{ type: 'full-reload' }]]);
  });

  it('pages do not reload while the process is about to restart, and missed reloads follow later', async () => {
    const server = await DevelopmentServer.start(4000);
    const sentMessages = () =>
      mockVite.ws.send.mock.calls.splice(0).map(([message]) => message as unknown);
    server.setError('launcher', 'messages/sv.ts:3:7: Unclosed');
    sentMessages();
    server.holdReloads(true);
    server.setError('launcher', '');
    server.reload();
    expect(sentMessages()).toEqual([]);
    server.holdReloads(false);
    expect(sentMessages()).toEqual([{ type: 'full-reload' }]);
    server.holdReloads(true);
    server.holdReloads(false);
    expect(sentMessages()).toEqual([]);
  });

  it("stack traces keep the existing source maps instead of Vite's", async () => {
    const { prepareStackTrace } = Error;
    mockCreate.mockImplementation(() => {
      Error.prepareStackTrace = () => 'Error: at x.ts:1:194';
      return Promise.resolve({ devMiddleware: mockAssets, viteServer: mockVite });
    });
    await DevelopmentServer.start(4000);
    expect(Error.prepareStackTrace).toBe(prepareStackTrace);
  });

  it('each copy of the server has its own port and cache folder', async () => {
    await DevelopmentServer.start(4000);
    await DevelopmentServer.start(4100);
    const [first, second] = mockCreate.mock.calls.map(([{ viteConfig }]) => viteConfig);
    expect(first?.server.hmr.clientPort).toBe(14_000);
    expect(second?.server.hmr.clientPort).toBe(14_100);
    expect(first?.cacheDir).not.toBe(second?.cacheDir);
  });

  it('every page gets the reconnect script', async () => {
    await DevelopmentServer.start(4000);
    const [plugin] = mockCreate.mock.calls[0]?.[0].viteConfig.plugins ?? [];
    expect(plugin?.transformIndexHtml()).toEqual([
      expect.objectContaining({ tag: 'script', children: reconnectScript }),
    ]);
  });

  it('pages can connect only after the web server listens', async () => {
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
