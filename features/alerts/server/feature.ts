import type { Feature, Offering, Platform } from '../../../platform/feature.types';
import { answerPrivately } from '../../../platform/http/answerPrivately';
import type { SearchOffers } from '../../search/server/feature';
import { type AlertPagesOptions, alertPages } from './alertPages';
import { type Alerts, type AlertsOptions, createAlerts } from './alerts';
import { type AlertsApiOptions, alertsApi } from './alertsApi';
import { type DevicesApiOptions, devicesApi } from './devicesApi';
import { readPushKeys } from './push/loadOrCreatePushKeys';
import { webManifest } from './webManifest';

type AlertsFeatureOptions = Pick<Alerts, 'start' | 'close'> &
  AlertsApiOptions &
  DevicesApiOptions &
  AlertPagesOptions;

/** The feature's routes and pages, for services that exist already. */
export const alertsFeature = (options: AlertsFeatureOptions): Feature => ({
  name: 'alerts',
  routes: (router) => {
    router.get('/manifest.webmanifest', webManifest(options.siteContent));
    router.use('/api/alerts', answerPrivately());
    router.use('/api/alerts/devices', devicesApi(options));
    router.use('/api/alerts', alertsApi(options));
  },
  pages: [alertPages(options)],
  start: options.start,
  close: options.close,
});

interface AlertsOffers {
  /** Public key for subscriptions to push messages; undefined if they are switched off. */
  pushKey?: string;
}

/** Creates the feature that sends alerts about saved searches and cars, by mail and push message. */
export async function createAlertsFeature(
  platform: Platform & { offers: Pick<SearchOffers, 'search'> },
  config: AlertsOptions['config'] & { dataDir: string },
): Promise<Offering<AlertsOffers>> {
  const { logger, offers } = platform;
  const pushKeys = await readPushKeys(config, logger);
  const alerts = createAlerts({ ...platform, config, pushKeys });
  const feature = alertsFeature({ ...platform, ...alerts, search: offers.search });
  return { feature, offers: { pushKey: pushKeys?.publicKey } };
}
