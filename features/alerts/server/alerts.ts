import { randomUUID } from 'node:crypto';
import type { Device } from '../model/deviceForms';
import { createMailClient } from '../../../platform/upstreams/mail';
import { createPushClient } from './push/pushClient';
import { isCurvePoint } from './push/isCurvePoint';
import { isPushEndpoint } from './push/isPushEndpoint';
import type { PushConfig, PushKeys } from '../../../platform/pushConfig';
import type { SearchAddress } from '../../search/server/searchAddress.types';
import type { Database } from '../../../platform/database/Database';
import { createStockChangesClient } from '../../search/server/stockChanges';
import { type AlertAddresses, createAlertAddresses } from './alertAddresses';
import { type AlertLinks, createAlertLinks } from './alertLinks';
import { AlertFeed } from './AlertFeed';
import { AlertMails } from './AlertMails';
import { type AlertSender, type AlertSenderOptions, createAlertSender } from './alertSender';
import { AlertStore } from './AlertStore';
import { createAlertWatcher } from './alertWatcher';
import { DeviceStore } from './DeviceStore';

/** Services for saved searches and watched cars: for their pages, and for the work in the background. */
export interface Alerts {
  links: AlertLinks;
  addresses: AlertAddresses;
  store: AlertStore;
  devices: DeviceStore;
  sender: Pick<AlertSender, 'sendNow'>;
  /** Whether push messages may be sent to a device; always false if they are switched off. */
  acceptsDevice: (device: Device) => boolean;
  start: () => void;
  /** Stops the work in the background; resolves once it has ended. */
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
  /** Undefined if push messages are switched off. */
  pushKeys: PushKeys | undefined;
}

/** Creates the watcher of the stock and the sender of mails, with the objects that they share. */
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
    feed: new AlertFeed(database, randomUUID()),
    changes: createStockChangesClient(config.search),
    onNews: sender.wake,
  });
  return {
    links,
    addresses,
    store,
    devices: new DeviceStore(database),
    sender,
    acceptsDevice: ({ endpoint, keys }) =>
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
