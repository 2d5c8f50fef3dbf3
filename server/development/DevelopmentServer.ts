import { createServer, type Server } from 'node:http';
import { join, relative } from 'node:path';
import type { RequestHandler } from 'express';
import type { PluginOption, ViteDevServer } from 'vite';
import { developmentErrorPage } from './errorPage';
import { overlayError } from './overlayError';
import { socketPort } from './socketPort';
import { answerPages, wayBackScript } from './wayBack';

const VITE_CONFIG = 'site/vite.config.ts';
/** Editors save in several steps; wait until they are done. In ms. */
const SETTLE_MS = 100;

/** Who finds faults that are not of the page that is rendered: the launcher outside of this process, tables within. */
type Finder = 'launcher' | 'redirects';

/** Puts the way back into every page, before what may fail to load. */
const wayBack: PluginOption = {
  name: 'forecourt:way-back',
  transformIndexHtml: () => [
    { tag: 'script', attrs: { type: 'module' }, children: wayBackScript, injectTo: 'head-prepend' },
  ],
};

/** Vite, which serves sources to browsers and puts changed ones into open pages; for development alone. */
export class DevelopmentServer {
  #shown: unknown;
  readonly #faults = new Map<Finder, string>();
  #holdsReloads = false;
  #reloadIsDue = false;

  private constructor(
    readonly assets: RequestHandler,
    private readonly vite: ViteDevServer,
    private readonly sockets: Server,
    private readonly port: number,
  ) {
    // A page hears of its errors when it has begun to listen.
    vite.ws.on('connection', (socket: { send: (message: string) => void }) => {
      const error = this.#fault ?? this.#shown;
      if (error !== undefined) socket.send(JSON.stringify(errorMessage(error)));
    });
  }

  /** `port`: that of the web server. */
  static async start(port: number): Promise<DevelopmentServer> {
    const { createDevMiddleware } = await import('vike/server');
    const sockets = createServer();
    answerPages(sockets);
    const { prepareStackTrace } = Error;
    const { devMiddleware, viteServer } = await createDevMiddleware({
      root: process.cwd(),
      viteConfig: {
        configFile: VITE_CONFIG,
        cacheDir: join('.cache', `vite-${port}`),
        plugins: [wayBack],
        server: {
          hmr: { server: sockets, clientPort: socketPort(port) },
          // What other commands write is no source of pages.
          watch: { ignored: ['**/storybook-static/**', '**/design-tokens/**', '**/tests/**'] },
        },
      },
    });
    // Vike's reads no source maps of what was loaded outside of Vite; Node's reads all of them.
    Error.prepareStackTrace = prepareStackTrace;
    return new DevelopmentServer(
      devMiddleware as RequestHandler,
      viteServer,
      sockets,
      socketPort(port),
    );
  }

  /** Lets pages connect, once the web server answers: those that wait for it load anew then. */
  listen(): void {
    this.sockets.listen(this.port, '127.0.0.1');
  }

  /** Has open pages load anew, because content changed; later while reloads are held. */
  reload(): void {
    this.#reloadIsDue = this.#holdsReloads;
    if (this.#holdsReloads) return;
    this.vite.ws.send({ type: 'full-reload' });
  }

  /** Keeps open pages as they are, until it is told otherwise or the process starts again. */
  holdReloads(held: boolean): void {
    this.#holdsReloads = held;
    if (!held && this.#reloadIsDue) this.reload();
  }

  /** A module of the sources, by its path from the project's root, loaded anew when one that it is made of changed. */
  readonly load = <Module>(path: string): Promise<Module> =>
    this.vite.ssrLoadModule(path) as Promise<Module>;

  /** Shows over the page that is rendered what a block of it threw; undefined when none did. */
  readonly show = (error: unknown): void => {
    this.#shown = error;
  };

  /** Shows a fault over all open pages, and over those that are opened, until it is set to a blank text. */
  setFault(finder: Finder, fault: string): void {
    const before = this.#fault;
    this.#faults.set(finder, fault);
    const now = this.#fault;
    if (now === before) return;
    if (now === undefined) this.reload();
    else this.vite.ws.send(errorMessage(now));
  }

  get #fault(): string | undefined {
    return [...this.#faults.values()].find(Boolean);
  }

  /** Tells of files that come, change and go, by their path from the project's root, shortly after the last change. */
  onFile(pattern: RegExp, tell: (file: string) => void): void {
    const waiting = new Map<string, NodeJS.Timeout>();
    this.vite.watcher.on('all', (_event, path) => {
      const file = relative(process.cwd(), path).replaceAll('\\', '/');
      if (!pattern.test(file)) return;
      clearTimeout(waiting.get(file));
      const timer = setTimeout(() => {
        waiting.delete(file);
        tell(file);
      }, SETTLE_MS);
      waiting.set(file, timer);
    });
  }

  /** The page that stands in the place of one that could not be made. */
  readonly explain = developmentErrorPage;
}

const errorMessage = (error: unknown) => ({ type: 'error' as const, err: overlayError(error) });
