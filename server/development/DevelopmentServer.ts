import { createServer, type Server } from 'node:http';
import { join, relative } from 'node:path';
import type { RequestHandler } from 'express';
import type { PluginOption, ViteDevServer } from 'vite';
import { developmentErrorPage } from './errorPage';
import { overlayError } from './overlayError';
import { socketPort } from './socketPort';
import { acceptReconnects, reconnectScript } from './reconnect';

const VITE_CONFIG = 'site/vite.config.ts';
/** Editors save in several steps; wait this long after the last one. In ms. */
const SETTLE_MS = 100;

/**
 * Who reports an error that belongs to no rendered page: the launcher in another process, the redirect
 * tables in this one.
 */
type ErrorSource = 'launcher' | 'redirects';

/** Adds the reconnect script to every page, before anything that may fail to load. */
const reconnectPlugin: PluginOption = {
  name: 'forecourt:way-back',
  transformIndexHtml: () => [
    {
      tag: 'script',
      attrs: { type: 'module' },
      children: reconnectScript,
      injectTo: 'head-prepend',
    },
  ],
};

/** Vite, which serves sources to browsers and hot-reloads changed ones; for development only. */
export class DevelopmentServer {
  #renderError: unknown;
  readonly errors = new Map<ErrorSource, string>();
  #holdsReloads = false;
  #reloadIsDue = false;

  private constructor(
    readonly assets: RequestHandler,
    private readonly vite: ViteDevServer,
    private readonly sockets: Server,
    private readonly port: number,
  ) {
    // A page can only show errors once it listens for them.
    vite.ws.on('connection', (socket: { send: (message: string) => void }) => {
      const error = this.error ?? this.#renderError;
      if (error !== undefined) socket.send(JSON.stringify(errorMessage(error)));
    });
  }

  /** @param port of the web server */
  static async start(port: number): Promise<DevelopmentServer> {
    const { createDevMiddleware } = await import('vike/server');
    const sockets = createServer();
    acceptReconnects(sockets);
    const { prepareStackTrace } = Error;
    const { devMiddleware, viteServer } = await createDevMiddleware({
      root: process.cwd(),
      viteConfig: {
        configFile: VITE_CONFIG,
        cacheDir: join('.cache', `vite-${port}`),
        plugins: [reconnectPlugin],
        server: {
          hmr: { server: sockets, clientPort: socketPort(port) },
          // Output of other commands is not a source of pages.
          watch: { ignored: ['**/storybook-static/**', '**/design-tokens/**', '**/tests/**'] },
        },
      },
    });
    // Vike ignores the source maps of modules loaded outside of Vite; Node reads all of them.
    Error.prepareStackTrace = prepareStackTrace;
    return new DevelopmentServer(
      devMiddleware as RequestHandler,
      viteServer,
      sockets,
      socketPort(port),
    );
  }

  /** Accepts connections of pages, once the web server answers: pages that wait for it reload then. */
  listen(): void {
    this.sockets.listen(this.port, '127.0.0.1');
  }

  /** Reloads open pages, because content changed; later while reloads are held. */
  reload(): void {
    this.#reloadIsDue = this.#holdsReloads;
    if (this.#holdsReloads) return;
    this.vite.ws.send({ type: 'full-reload' });
  }

  /** Delays reloads, or allows them again; a reload that became due in the meantime is done at once. */
  holdReloads(shouldHold: boolean): void {
    this.#holdsReloads = shouldHold;
    if (!shouldHold && this.#reloadIsDue) this.reload();
  }

  /**
   * A module of the sources, by its path from the project's root, loaded again when it or one of its imports
   * changed.
   */
  readonly load = <Module>(path: string): Promise<Module> =>
    this.vite.ssrLoadModule(path) as Promise<Module>;

  /** Shows an error that a block threw while the page was rendered; undefined removes it. */
  readonly setRenderError = (error: unknown): void => {
    this.#renderError = error;
  };

  /** Shows an error over all open pages, and over those opened later, until it is set to a blank text. */
  setError(source: ErrorSource, error: string): void {
    const previous = this.error;
    this.errors.set(source, error);
    const current = this.error;
    if (current === previous) return;
    if (current === undefined) this.reload();
    else this.vite.ws.send(errorMessage(current));
  }

  get error(): string | undefined {
    return [...this.errors.values()].find(Boolean);
  }

  /**
   * Reports files that are added, changed and removed, by their path from the project's root, shortly after
   * the last change.
   */
  onFile(pattern: RegExp, notify: (file: string) => void): void {
    const timers = new Map<string, NodeJS.Timeout>();
    this.vite.watcher.on('all', (_event, path) => {
      const file = relative(process.cwd(), path).replaceAll('\\', '/');
      if (!pattern.test(file)) return;
      clearTimeout(timers.get(file));
      const timer = setTimeout(() => {
        timers.delete(file);
        notify(file);
      }, SETTLE_MS);
      timers.set(file, timer);
    });
  }

  /** The page shown instead of one that could not be rendered. */
  readonly renderErrorPage = developmentErrorPage;
}

const errorMessage = (error: unknown) => ({ type: 'error' as const, err: overlayError(error) });
