import type { Device } from '../model/deviceForms';
import { createMailClient } from '../../../platform/upstreams/mail';
import { createPushClient } from './push/push';
import { isCurvePoint } from './push/isCurvePoint';
import { isPushEndpoint } from './push/isPushEndpoint';
import type { PushConfig, PushKeys } from '../../../platform/pushConfig';
import type { SearchAddress } from '../../search/server/searchAddress.types';
import type { Database } from '../../../platform/database/Database';
import { createStockChangesClient } from '../../search/server/stockChanges';
import { type AlertAddresses, createAlertAddresses } from './alertAddresses';
import { type AlertLinks, createAlertLinks } from './alertLinks';
import { AlertMails } from './AlertMails';
import { type AlertSender, type AlertSenderOptions, createAlertSender } from './alertSender';
import { AlertStore } from './AlertStore';
import { createAlertWatcher } from './alertWatcher';
import { DeviceStore } from './DeviceStore';

/** Saved searches and watched cars: what their pages need, and the work behind them. */
export interface Alerts {
  links: AlertLinks;
  addresses: AlertAddresses;
  store: AlertStore;
  devices: DeviceStore;
  sender: Pick<AlertSender, 'sendNow'>;
  /** Whether messages may be sent to an address that a browser names; never where they are off. */
  takesDevice: (device: Device) => boolean;
  start: () => void;
  /** Waits for what is under way. */
  close: () => Promise<void>;
}

export interface AlertsOptions extends Pick<
  AlertSenderOptions,
  'sites' | 'siteContent' | 'origin' | 'logger'
> {
  database: Database;
  config: {
    visitLinkSecret: string;
    search: SearchAddress;
    mail: { url: string; from: string | undefined };
    push: PushConfig;
  };
  /** Absent where push messages are off. */
  pushKeys: PushKeys | undefined;
}

/** Puts together what follows the stock, what sends mails, and what both know. */
export function createAlerts({ config, database, pushKeys, ...options }: AlertsOptions): Alerts {
  const secret = config.visitLinkSecret;
  const links = createAlertLinks(secret);
  const addresses = createAlertAddresses(links, options.origin);
  const store = new AlertStore(database);
  const sender = createAlertSender({
    ...options,
    mails: new AlertMails(database),
    store,
    mail: createMailClient(config.mail.url),
    push: pushKeys && createPushClient(pushKeys, config.push),
    addresses,
    from: config.mail.from,
    secret,
  });
  const watcher = createAlertWatcher({
    ...options,
    database,
    changes: createStockChangesClient(config.search),
    onNews: sender.wake,
  });
  return {
    links,
    addresses,
    store,
    devices: new DeviceStore(database),
    sender,
    takesDevice: ({ endpoint, keys }) =>
      pushKeys !== undefined && isPushEndpoint(endpoint, config.push) && isCurvePoint(keys.p256dh),
    start() {
      watcher.start();
      sender.start();
    },
    async close() {
      await watcher.close();
      await sender.close();
    },
  };
}
