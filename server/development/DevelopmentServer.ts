import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import type { ViteDevServer } from 'vite';
import { developmentErrorPage } from './errorPage';
import { overlayError } from './overlayError';

const VITE_CONFIG = 'site/vite.config.ts';
/** Pages talk to Vite on the port of the web server and this, so that two copies on one machine do not meet. */
const SOCKET_OFFSET = 10_000;

/** Vite, which serves sources to browsers and puts changed ones into open pages; for development alone. */
export class DevelopmentServer {
  #shown: unknown;

  private constructor(
    readonly assets: RequestHandler,
    private readonly vite: ViteDevServer,
    private readonly sockets: Server,
    private readonly port: number,
  ) {
    // A page hears of its errors when it has begun to listen.
    vite.ws.on('connection', (socket: { send: (message: string) => void }) => {
      if (this.#shown !== undefined) socket.send(JSON.stringify(errorMessage(this.#shown)));
    });
  }

  /** `port`: that of the web server. */
  static async start(port: number): Promise<DevelopmentServer> {
    const { createDevMiddleware } = await import('vike/server');
    const sockets = createServer();
    const socketPort = port + SOCKET_OFFSET;
    const { devMiddleware, viteServer } = await createDevMiddleware({
      root: process.cwd(),
      viteConfig: {
        configFile: VITE_CONFIG,
        cacheDir: join('.cache', `vite-${port}`),
        server: {
          hmr: { server: sockets, clientPort: socketPort },
          // What other commands write is no source of pages.
          watch: { ignored: ['**/storybook-static/**', '**/design-tokens/**', '**/tests/**'] },
        },
      },
    });
    return new DevelopmentServer(
      devMiddleware as RequestHandler,
      viteServer as ViteDevServer,
      sockets,
      socketPort,
    );
  }

  /** Lets pages connect, once the web server answers: those that wait for it load anew then. */
  listen(): void {
    this.sockets.listen(this.port, '127.0.0.1');
  }

  /** Has open pages load anew, because content changed. */
  reload(): void {
    this.vite.ws.send({ type: 'full-reload' });
  }

  /** Shows over the page that is rendered what a block of it threw; undefined when none did. */
  readonly show = (error: unknown): void => {
    this.#shown = error;
  };

  /** The page that stands in the place of one that could not be made. */
  readonly explain = developmentErrorPage;
}

const errorMessage = (error: unknown) => ({ type: 'error' as const, err: overlayError(error) });
