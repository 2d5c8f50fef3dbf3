import type { RequestHandler } from 'express';

/** Well-known addresses and the route that serves each. */
const REWRITES: Readonly<Record<string, string>> = {
  '/healthz': '/api/healthz',
  '/robots.txt': '/api/robots',
  '/sitemap.xml': '/api/sitemap',
  '/llms.txt': '/api/llms',
  '/feaas-render': '/api/editing/feaas/render',
};

/** Serves a well-known address by an internal route: the visitor's address does not change. */
export function rewrites(): RequestHandler {
  return (request, _response, next) => {
    const target = REWRITES[request.path];
    if (target !== undefined) request.url = target + request.url.slice(request.path.length);
    next();
  };
}
