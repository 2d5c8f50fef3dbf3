import { type Request, type Response, Router } from 'express';
import { object, string } from 'yup';
import { ALERT_KEY, TOKEN_KEY } from '../../../domain/alerts/alertKeys';
import type { SaveProblem } from '../model/alertPage.types';
import {
  type Device,
  deviceSchema,
  type DeviceWish,
  deviceWishes,
  ownDeviceSchema,
} from '../model/deviceForms';
import { HttpError } from '../../../platform/httpError';
import { readBody } from '../../../platform/requestBody/readBody';
import { validated } from '../../../platform/requestBody/validated';
import { sameOrigin } from '../../enquiries/server/sameOrigin';
import { limited } from '../../../platform/http/limited';
import { siteOf } from '../../../platform/http/requestLocals';
import type { Logger } from '../../../platform/log';
import type { AlertAddresses, Where } from './alertAddresses';
import type { AlertLinks } from './alertLinks';
import type { Alerts } from './alerts';
import type { DeviceStore } from './DeviceStore';
import { problemStatus } from './problemStatus';
import { soonSent } from '../../../platform/notices/soonSent';
import { createWatched, type Watched, type WatchedSources } from './watched';

const MAX_BODY_BYTES = 16 * 1024;
/** Each may send a message. */
const SAVES = { windowMs: 600_000, limit: 10 };
const CHANGES = { windowMs: 600_000, limit: 60 };

const envelope = object({ language: string().default(''), subscription: deviceSchema.required() });
const language = object({ language: string().default('') });
const move = object({ old: ownDeviceSchema.required(), subscription: deviceSchema.required() });

export interface DevicesApiOptions extends WatchedSources {
  links: AlertLinks;
  devices: DeviceStore;
  sender: Alerts['sender'];
  takesDevice: Alerts['takesDevice'];
  addresses: AlertAddresses;
  logger: Logger;
}

/**
 * `POST /api/alerts/devices/…` is for the script of pages whose visitor wants to be told on their device: `search`,
 * `cars` and `copy` (what an address is told of) save it for a browser's subscription to push messages, `own` tells
 * how much a device tells of, `moved` that its browser has another address now. Answers are JSON: `manage`, the path
 * of the page of what the device tells of, or `problem`.
 */
export function devicesApi(options: DevicesApiOptions): Router {
  const { links, devices, sender, takesDevice, addresses, logger } = options;
  const watched = createWatched(options);
  const router = Router();
  const body = readBody({ maxBytes: MAX_BODY_BYTES });
  router.use((_request, response, next) => {
    const { savedCarsPath, search } = siteOf(response.locals);
    response.set('Cache-Control', 'no-store');
    next(savedCarsPath && search ? undefined : new HttpError(404, 'No saved searches'));
  }, sameOrigin());
  router.post('/search', limited(SAVES), body, save('search'));
  router.post('/cars', limited(SAVES), body, save('cars'));
  router.post('/copy', limited(SAVES), body, save('copy'));
  router.post('/own', limited(CHANGES), body, async (request, response) => {
    const where = whereOf(request, response);
    const found = await devices.find(validated(ownDeviceSchema, request.body));
    if (found?.site !== where.site.name)
      throw new HttpError(404, 'Nothing is known of this device');
    response.json({ count: found.count, manage: managePath(where, found.subscriber) });
  });
  router.post('/moved', limited(CHANGES), body, async (request, response) => {
    const { old, subscription } = validated(move, request.body);
    const found = await devices.find(old);
    if (!found || !takesDevice(subscription)) {
      throw new HttpError(404, 'Nothing is known of this device');
    }
    await devices.move(found.subscriber, subscription);
    response.status(204).end();
  });
  return router;

  function save(wish: DeviceWish) {
    return async (request: Request, response: Response): Promise<void> => {
      const where = whereOf(request, response);
      const { subscription } = validated(envelope, request.body);
      const saved = takesDevice(subscription)
        ? await saveAll(wish, request.body, subscription, where).catch((error: unknown) => {
            if (error instanceof HttpError) throw error;
            logger.warn({ error, requestId: response.locals.requestId }, 'device not saved');
            return 'failing' as const;
          })
        : 'refused';
      if (typeof saved === 'string') {
        response.status(problemStatus[saved]).json({ problem: saved });
        return;
      }
      response.json({ manage: managePath(where, saved.subscriber) });
    };
  }

  async function saveAll(
    wish: DeviceWish,
    sent: unknown,
    device: Device,
    where: Where,
  ): Promise<{ subscriber: string } | SaveProblem> {
    const wanted = await wantedBy(wish, sent, where);
    if (typeof wanted === 'string') return wanted;
    let subscriber: string | undefined;
    for (const one of wanted) {
      const saved = await devices.save(one, device);
      if (saved === 'tooMany') return saved;
      if (!saved) return 'refused';
      subscriber = saved.subscriber;
      if (saved.message === undefined) continue;
      if ((await soonSent(sender.sendNow(saved.message))) === 'refused') return 'refused';
    }
    return subscriber === undefined ? 'unfit' : { subscriber };
  }

  async function wantedBy(
    wish: DeviceWish,
    sent: unknown,
    where: Where,
  ): Promise<readonly Watched[] | SaveProblem> {
    const { language: own, site } = where;
    switch (wish) {
      case 'search': {
        const { list, fixed, frequency } = validated(deviceWishes.search, sent);
        const found = await watched.search({ address: list, fixed }, where);
        return found ? [{ ...found, frequency }] : 'unfit';
      }
      case 'cars': {
        const found = await watched.cars(validated(deviceWishes.cars, sent).cars, where);
        return typeof found === 'string' ? found : [found];
      }
      case 'copy': {
        const subscriber = links.idOf('manage', validated(deviceWishes.copy, sent).token);
        const all = subscriber === undefined ? [] : await devices.watchedBy(subscriber);
        return all
          .filter((one) => one.site === site.name)
          .map((one) => ({ ...one, language: own }));
      }
    }
  }

  function managePath(where: Where, subscriber: string): string {
    return addresses.pathOf(where, {
      [ALERT_KEY]: 'manage',
      [TOKEN_KEY]: links.tokenFor('manage', subscriber),
    });
  }
}

function whereOf({ body }: Request, { locals }: Response): Where {
  const site = siteOf(locals);
  const { language: asked } = validated(language, body);
  return { site, language: site.languages.find((one) => one === asked) ?? site.languages[0] };
}
