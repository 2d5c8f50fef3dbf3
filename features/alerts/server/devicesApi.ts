import { type Request, type Response, Router } from 'express';
import { object, string } from 'yup';
import { ALERT_KEY, TOKEN_KEY } from '../../../domain/alerts/alertKeys';
import type { SaveProblem } from '../model/alertPage.types';
import {
  type Device,
  deviceSchema,
  type DeviceRequest,
  deviceRequestFields,
  ownDeviceSchema,
} from '../model/deviceForms';
import { HttpError } from '../../../platform/httpError';
import { readBody } from '../../../platform/requestBody/readBody';
import { validated } from '../../../platform/requestBody/validated';
import { sameOrigin } from '../../enquiries/server/sameOrigin';
import { limitVisitors } from '../../../platform/http/limitVisitors';
import { getSite } from '../../../platform/http/requestLocals';
import type { Logger } from '../../../platform/log';
import type { AlertAddresses, SiteLanguage } from './alertAddresses';
import type { AlertLinks } from './alertLinks';
import type { Alerts } from './alerts';
import type { DeviceStore } from './DeviceStore';
import { problemStatus } from './problemStatus';
import { awaitBriefly } from '../../../platform/notices/awaitBriefly';
import { createWatchedReader, type WatchedSearch, type WatchedSources } from './watched';

const MAX_BODY_BYTES = 16 * 1024;
/** Stricter than `CHANGE_LIMIT`, because each request may send a push message. */
const SAVE_LIMIT = { windowMs: 600_000, limit: 10 };
const CHANGE_LIMIT = { windowMs: 600_000, limit: 60 };

const envelope = object({ language: string().default(''), subscription: deviceSchema.required() });
const languageSchema = object({ language: string().default('') });
const moveSchema = object({
  old: ownDeviceSchema.required(),
  subscription: deviceSchema.required(),
});

export interface DevicesApiOptions extends WatchedSources {
  links: AlertLinks;
  devices: DeviceStore;
  sender: Alerts['sender'];
  acceptsDevice: Alerts['acceptsDevice'];
  addresses: AlertAddresses;
  logger: Logger;
}

/**
 * `POST /api/alerts/devices/…`, for the script of pages that offer push messages. `search`, `cars` and `copy`
 * (the searches of a mail address) save searches for a device, `own` counts them, and `moved` replaces its
 * subscription. Answers are JSON with `manage`, the path of the page with the device's searches, or
 * `problem`.
 */
export function devicesApi(options: DevicesApiOptions): Router {
  const { links, devices, sender, acceptsDevice, addresses, logger } = options;
  const watchedReader = createWatchedReader(options);
  const router = Router();
  const body = readBody({ maxBytes: MAX_BODY_BYTES });
  router.use((_request, response, next) => {
    const { savedCarsPath, search } = getSite(response.locals);
    response.set('Cache-Control', 'no-store');
    next(
      savedCarsPath && search ? undefined : new HttpError(404, 'This site has no saved searches'),
    );
  }, sameOrigin());
  router.post('/search', limitVisitors(SAVE_LIMIT), body, save('search'));
  router.post('/cars', limitVisitors(SAVE_LIMIT), body, save('cars'));
  router.post('/copy', limitVisitors(SAVE_LIMIT), body, save('copy'));
  router.post('/own', limitVisitors(CHANGE_LIMIT), body, async (request, response) => {
    const siteLanguage = readSiteAndLanguage(request, response);
    const foundDevice = await devices.find(validated(ownDeviceSchema, request.body));
    if (foundDevice?.site !== siteLanguage.site.name) throw new HttpError(404, 'Device not found');
    response.json({
      count: foundDevice.count,
      manage: managePath(siteLanguage, foundDevice.subscriber),
    });
  });
  router.post('/moved', limitVisitors(CHANGE_LIMIT), body, async (request, response) => {
    const { old, subscription } = validated(moveSchema, request.body);
    const foundDevice = await devices.find(old);
    if (!foundDevice || !acceptsDevice(subscription)) {
      throw new HttpError(404, 'Device not found');
    }
    await devices.move(foundDevice.subscriber, subscription);
    response.status(204).end();
  });
  return router;

  function save(action: DeviceRequest) {
    return async (request: Request, response: Response): Promise<void> => {
      const siteLanguage = readSiteAndLanguage(request, response);
      const { subscription } = validated(envelope, request.body);
      const saved = acceptsDevice(subscription)
        ? await saveAll(action, request.body, subscription, siteLanguage).catch(
            (error: unknown) => {
              if (error instanceof HttpError) throw error;
              logger.warn({ error, requestId: response.locals.requestId }, 'device not saved');
              return 'failing' as const;
            },
          )
        : 'refused';
      if (typeof saved === 'string') {
        response.status(problemStatus[saved]).json({ problem: saved });
        return;
      }
      response.json({ manage: managePath(siteLanguage, saved.subscriber) });
    };
  }

  async function saveAll(
    requestKind: DeviceRequest,
    requestBody: unknown,
    device: Device,
    siteLanguage: SiteLanguage,
  ): Promise<{ subscriber: string } | SaveProblem> {
    const searches = await searchesToSave(requestKind, requestBody, siteLanguage);
    if (typeof searches === 'string') return searches;
    let subscriber: string | undefined;
    for (const search of searches) {
      const saved = await devices.save(search, device);
      if (saved === 'tooMany') return saved;
      if (!saved) return 'refused';
      subscriber = saved.subscriber;
      if (saved.message === undefined) continue;
      if ((await awaitBriefly(sender.sendNow(saved.message))) === 'refused') return 'refused';
    }
    return subscriber === undefined ? 'unfit' : { subscriber };
  }

  async function searchesToSave(
    requestKind: DeviceRequest,
    requestBody: unknown,
    siteLanguage: SiteLanguage,
  ): Promise<readonly WatchedSearch[] | SaveProblem> {
    const { language: deviceLanguage, site } = siteLanguage;
    switch (requestKind) {
      case 'search': {
        const { list, fixed, frequency } = validated(deviceRequestFields.search, requestBody);
        const watchedSearch = await watchedReader.search({ address: list, fixed }, siteLanguage);
        return watchedSearch ? [{ ...watchedSearch, frequency }] : 'unfit';
      }
      case 'cars': {
        const watchedCars = await watchedReader.cars(
          validated(deviceRequestFields.cars, requestBody).cars,
          siteLanguage,
        );
        return typeof watchedCars === 'string' ? watchedCars : [watchedCars];
      }
      case 'copy': {
        const subscriber = links.idOf(
          'manage',
          validated(deviceRequestFields.copy, requestBody).token,
        );
        const watchedItems = subscriber === undefined ? [] : await devices.findWatched(subscriber);
        return watchedItems
          .filter((one) => one.site === site.name)
          .map((one) => ({ ...one, language: deviceLanguage }));
      }
    }
  }

  function managePath(siteLanguage: SiteLanguage, subscriber: string): string {
    return addresses.pathOf(siteLanguage, {
      [ALERT_KEY]: 'manage',
      [TOKEN_KEY]: links.tokenFor('manage', subscriber),
    });
  }
}

function readSiteAndLanguage({ body }: Request, { locals }: Response): SiteLanguage {
  const site = getSite(locals);
  const { language: requested } = validated(languageSchema, body);
  return { site, language: site.languages.find((one) => one === requested) ?? site.languages[0] };
}
