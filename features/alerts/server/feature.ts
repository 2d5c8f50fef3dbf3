import type { Feature, Offering, Platform } from '../../../platform/feature.types';
import { answerPrivately } from '../../../platform/http/answerPrivately';
import type { SearchOffers } from '../../search/server/feature';
import { type AlertPagesOptions, alertPages } from './alertPages';
import { type Alerts, type AlertsOptions, createAlerts } from './alerts';
import { type AlertsApiOptions, alertsApi } from './alertsApi';
import { type DevicesApiOptions, devicesApi } from './devicesApi';
import { readPushKeys } from './push/keptPushKeys';
import { webManifest } from './webManifest';

type AlertsParts = Pick<Alerts, 'start' | 'close'> &
  AlertsApiOptions &
  DevicesApiOptions &
  AlertPagesOptions;

/** Saved searches and cars, and who is told of them. */
export const alertsFeature = (parts: AlertsParts): Feature => ({
  name: 'alerts',
  routes: (router) => {
    router.get('/manifest.webmanifest', webManifest(parts.siteContent));
    router.use('/api/alerts', answerPrivately());
    router.use('/api/alerts/devices', devicesApi(parts));
    router.use('/api/alerts', alertsApi(parts));
  },
  pages: [alertPages(parts)],
  start: parts.start,
  close: parts.close,
});

interface AlertsOffers {
  /** Key that browsers subscribe to push messages with; absent where they are off. */
  pushKey?: string;
}

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
