import { Router } from 'express';
import type { RequestHandler } from 'express';
import { allowMethods } from '../../../platform/http/allowMethods';
import { HttpError } from '../../../platform/httpError';
import { siteOf } from '../../../platform/http/requestLocals';
import { limitRequests } from '../../../platform/http/limited';
import type { CarMediaClient } from './carMedia';

const LIMIT = { windowMs: 60_000, limit: 240 };
/** Seconds that browsers keep an answer: films and turns of a car hardly change. */
const KEEP = 300;

/**
 * `GET /{name}/{regNo}` (spec 2 §7): films and turns of a car, on sites whose service has that name.
 * Other addresses of two parts go on.
 */
export function carMediaApi(client: CarMediaClient): Router {
  const router = Router({ caseSensitive: true });
  const limit = limitRequests(LIMIT);
  router.all('/:name/:regNo', onlyOfSite, limit, allowMethods('GET', 'HEAD'));
  router.get('/:name/:regNo', async ({ params }, response) => {
    const media = await client.find(readRegistration(params.regNo));
    if (!media) throw new HttpError(404, 'There is no such car');
    response.set('Cache-Control', `public, max-age=${KEEP}`).json(media);
  });
  return router;
}

const onlyOfSite: RequestHandler<{ name: string }> = ({ params }, response, next) => {
  const { carMedia } = siteOf(response.locals);
  next(carMedia === params.name ? undefined : 'router');
};

/** As on the plate, with or without gaps. */
function readRegistration(text: string): string {
  const plain = text.toUpperCase().replace(/[\s-]/g, '');
  if (!/^[A-Z0-9]{2,10}$/.test(plain)) throw new HttpError(400, 'regNo: is no registration');
  return plain;
}
