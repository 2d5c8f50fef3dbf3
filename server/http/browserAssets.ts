import path from 'node:path';
import type { RequestHandler } from 'express';
import { staticAssets } from './staticAssets';

/** Vite's output for browsers, from the project's root. */
const BUILT_ASSETS = path.join('dist', 'client');
const VITE_CONFIG = path.join('site', 'vite.config.ts');

/** Built files in production; in development Vite serves the sources, with hot reloading. */
export async function browserAssets(development: boolean): Promise<RequestHandler> {
  if (!development) return staticAssets(BUILT_ASSETS);
  const { createDevMiddleware } = await import('vike/server');
  const { devMiddleware } = await createDevMiddleware({
    root: process.cwd(),
    viteConfig: { configFile: VITE_CONFIG },
  });
  return devMiddleware as RequestHandler;
}
