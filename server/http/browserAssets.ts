import path from 'node:path';
import type { RequestHandler } from 'express';
import type { Config } from '../config';
import type { Logger } from '../log';
import { SharedAssets } from './SharedAssets';
import { staticAssets } from './staticAssets';

/** Vite's output for browsers, from the project's root. */
const BUILT_ASSETS = path.join('dist', 'client');
const VITE_CONFIG = path.join('site', 'vite.config.ts');

/**
 * Built files in production, with those of the builds before; in development Vite serves the sources, with
 * hot reloading.
 */
export async function browserAssets(
  { development, assetsDir }: Pick<Config, 'development' | 'assetsDir'>,
  logger: Pick<Logger, 'error'>,
): Promise<RequestHandler> {
  if (development) return developmentAssets();
  const shared = new SharedAssets(assetsDir);
  // Its own files it serves in any case.
  await shared
    .add(BUILT_ASSETS)
    .catch((error: unknown) =>
      logger.error({ error }, 'browser files not shared with other builds'),
    );
  return staticAssets(BUILT_ASSETS, shared);
}

async function developmentAssets(): Promise<RequestHandler> {
  const { createDevMiddleware } = await import('vike/server');
  const { devMiddleware } = await createDevMiddleware({
    root: process.cwd(),
    viteConfig: { configFile: VITE_CONFIG },
  });
  return devMiddleware as RequestHandler;
}
