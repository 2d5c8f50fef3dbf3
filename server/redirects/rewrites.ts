import type { RequestHandler } from 'express';

/** Well-known addresses and the route that serves each (spec 4 §2.1). */
const REWRITES: Readonly<Record<string, string>> = {
  '/healthz': '/api/healthz',
  '/robots.txt': '/api/robots',
  '/sitemap.xml': '/api/sitemap',
  '/llms.txt': '/api/llms',
  '/feaas-render': '/api/editing/feaas/render',
};

/** Serves a well-known address by its route: the visitor's address stays as it is. */
export function rewrites(): RequestHandler {
  return (request, _response, next) => {
    const target = REWRITES[request.path];
    if (target !== undefined) request.url = target + request.url.slice(request.path.length);
    next();
  };
}
