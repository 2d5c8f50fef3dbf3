import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { wayBackScript } from '../../../../server/development/wayBack';
import { DevelopmentServer } from '../../../../server/development/DevelopmentServer';

/** Vite as far as pages hear of it: what it sends to all of them, and who connects. */
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
  mockVite.watcher.removeAllListeners();
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

  it('shows what is wrong elsewhere over open pages and new ones, and has them load anew when it is mended', async () => {
    const server = await DevelopmentServer.start(4000);
    const told = () => mockVite.ws.send.mock.calls.splice(0).map(([message]) => message as unknown);
    const placed = (file: string) => ({
      type: 'error',
      err: expect.objectContaining({
        loc: { file: join(process.cwd(), file), line: 3, column: 7 },
      }) as unknown,
    });
    server.setFault('launcher', '');
    expect(told()).toEqual([]);
    server.setFault('launcher', 'content/index.yml:3:7: Unclosed');
    server.setFault('redirects', 'redirects/trucks.csv:3:7: No source');
    expect(told()).toEqual([placed('content/index.yml')]);
    expect(connectPage()).toEqual([placed('content/index.yml')]);
    server.setFault('launcher', '');
    expect(told()).toEqual([placed('redirects/trucks.csv')]);
    server.setFault('redirects', '');
    expect(told()).toEqual([{ type: 'full-reload' }]);
    expect(connectPage()).toEqual([]);
  });

  it('tells of a file that is saved in several steps once, and only of those that are asked for', async () => {
    const server = await DevelopmentServer.start(4000);
    const told = new Promise<string[]>((resolve) => {
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
    expect(await told).toEqual(['redirects/trucks.csv', 'redirects/last.csv']);
  });

  it('has open pages load anew when content changed', async () => {
    const server = await DevelopmentServer.start(4000);
    server.reload();
    expect(mockVite.ws.send.mock.calls).toEqual([[{ type: 'full-reload' }]]);
  });

  it('keeps open pages as they are while the process is about to end, and has them load later what they missed', async () => {
    const server = await DevelopmentServer.start(4000);
    const told = () => mockVite.ws.send.mock.calls.splice(0).map(([message]) => message as unknown);
    server.setFault('launcher', 'messages/sv.ts:3:7: Unclosed');
    told();
    server.holdReloads(true);
    server.setFault('launcher', '');
    server.reload();
    expect(told()).toEqual([]);
    server.holdReloads(false);
    expect(told()).toEqual([{ type: 'full-reload' }]);
    server.holdReloads(true);
    server.holdReloads(false);
    expect(told()).toEqual([]);
  });

  it('leaves places in stacks to who knew them before Vite', async () => {
    const { prepareStackTrace } = Error;
    mockCreate.mockImplementation(() => {
      Error.prepareStackTrace = () => 'Error: at x.ts:1:194';
      return Promise.resolve({ devMiddleware: mockAssets, viteServer: mockVite });
    });
    await DevelopmentServer.start(4000);
    expect(Error.prepareStackTrace).toBe(prepareStackTrace);
  });

  it('keeps to itself what two copies would share', async () => {
    await DevelopmentServer.start(4000);
    await DevelopmentServer.start(4100);
    const [one, other] = mockCreate.mock.calls.map(([{ viteConfig }]) => viteConfig);
    expect(one?.server.hmr.clientPort).toBe(14_000);
    expect(other?.server.hmr.clientPort).toBe(14_100);
    expect(one?.cacheDir).not.toBe(other?.cacheDir);
  });

  it('puts the way back into every page', async () => {
    await DevelopmentServer.start(4000);
    const [plugin] = mockCreate.mock.calls[0]?.[0].viteConfig.plugins ?? [];
    expect(plugin?.transformIndexHtml()).toEqual([
      expect.objectContaining({ tag: 'script', children: wayBackScript }),
    ]);
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
