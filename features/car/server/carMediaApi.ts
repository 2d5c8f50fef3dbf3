import { Router } from 'express';
import type { RequestHandler } from 'express';
import { allowMethods } from '../../../platform/http/allowMethods';
import { HttpError } from '../../../platform/httpError';
import { getSite } from '../../../platform/http/requestLocals';
import { limitRequests } from '../../../platform/http/limitVisitors';
import type { CarMediaClient } from './carMedia';

const LIMIT = { windowMs: 60_000, limit: 240 };
/** How long browsers cache an answer: videos and 360° views of a car rarely change. */
const CACHE_SECONDS = 300;

/**
 * `GET /{name}/{regNo}`: videos and 360° views of a car, on sites whose `carMedia` is that name. Other paths with two
 * segments go to the next router.
 */
export function carMediaApi(client: CarMediaClient): Router {
  const router = Router({ caseSensitive: true });
  const limit = limitRequests(LIMIT);
  router.all('/:name/:regNo', requireSiteService, limit, allowMethods('GET', 'HEAD'));
  router.get('/:name/:regNo', async ({ params }, response) => {
    const media = await client.find(readRegistration(params.regNo));
    if (!media) throw new HttpError(404, 'Car not found');
    response.set('Cache-Control', `public, max-age=${CACHE_SECONDS}`).json(media);
  });
  return router;
}

const requireSiteService: RequestHandler<{ name: string }> = ({ params }, response, next) => {
  const { carMedia } = getSite(response.locals);
  next(carMedia === params.name ? undefined : 'router');
};

/** Reads a registration number, with or without spaces. @throws HttpError 400 */
function readRegistration(text: string): string {
  const normalised = text.toUpperCase().replace(/[\s-]/g, '');
  if (!/^[A-Z0-9]{2,10}$/.test(normalised))
    throw new HttpError(400, 'regNo: is not a registration number');
  return normalised;
}
