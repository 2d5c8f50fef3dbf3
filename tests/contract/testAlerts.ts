import { randomUUID } from 'node:crypto';
import webPush from 'web-push';
import { AlertFeed } from '../../features/alerts/server/AlertFeed';
import { AlertMails } from '../../features/alerts/server/AlertMails';
import { createAlertAddresses } from '../../features/alerts/server/alertAddresses';
import { createAlertLinks } from '../../features/alerts/server/alertLinks';
import { createAlertSender, type AlertSender } from '../../features/alerts/server/alertSender';
import { AlertStore, type NewAlert } from '../../features/alerts/server/AlertStore';
import { type AlertWatcher, createAlertWatcher } from '../../features/alerts/server/alertWatcher';
import { DeviceStore } from '../../features/alerts/server/DeviceStore';
import type { WatchedSearch } from '../../features/alerts/server/watched';
import { QueriedDatabase } from '../support/QueriedDatabase';
import { logTo } from '../../platform/log';
import type { Mail, MailClient } from '../../platform/upstreams/mail';
import { createPushClient, type PushClient } from '../../features/alerts/server/push/pushClient';
import { createStockChangesClient } from '../../features/search/server/stockChanges';
import { defaultSiteContent } from '../../platform/content/siteContent';
import { sites } from '../../sites/sites';
import { carIndex } from './search/testCars';

const SECRET = 'a secret of ours';
const ORIGIN = 'https://automotive.example';
const site = sites['automotive-se'];

/** The saved searches of a web process, and the parts that watch and send them. */
export interface TestAlerts {
  database: QueriedDatabase;
  store: AlertStore;
  devices: DeviceStore;
  mails: AlertMails;
  watcher: AlertWatcher;
  sender: AlertSender;
  links: ReturnType<typeof createAlertLinks>;
  /** Log lines. */
  lines: string[];
  close: () => Promise<void>;
}

export function startTestAlerts(options: {
  databaseUrl: string;
  search: { url: string; apiKey: string };
  mail: MailClient;
  push?: PushClient;
  clock?: () => number;
  lease?: number;
}): TestAlerts {
  const { databaseUrl, search, mail, push, clock, lease = 5000 } = options;
  const lines: string[] = [];
  const { logger } = logTo({ write: (line) => lines.push(line) }, 'info');
  const database = new QueriedDatabase(databaseUrl);
  const store = new AlertStore(database);
  const mails = new AlertMails(database);
  const links = createAlertLinks(SECRET);
  const sender = createAlertSender({
    mails,
    store,
    mail,
    push,
    sites: [site],
    siteContent: {
      get: async (requestedSite, language) => defaultSiteContent(requestedSite, language),
    },
    addresses: createAlertAddresses(links, () => ORIGIN),
    origin: () => ORIGIN,
    secret: SECRET,
    logger,
    times: { lease: 2000, retry: 20, maxRetryDelay: 200, poll: 20, tidy: 100 },
  });
  const watcher = createAlertWatcher({
    feed: new AlertFeed(database, randomUUID()),
    changes: createStockChangesClient(search),
    sites: [site],
    logger,
    onNews: sender.wake,
    times: { pollMs: 20, leaseMs: lease, reloadMs: 500 },
    clock,
  });
  return {
    ...{ database, store, mails, watcher, sender, links, lines },
    devices: new DeviceStore(database),
    async close() {
      await watcher.close();
      await sender.close();
      await database.close();
    },
  };
}

/** Creates a search to save; default: Volvos for at most SEK 200,000. */
export const createAlert = (changes: Partial<NewAlert> = {}): NewAlert => ({
  kind: 'search',
  site: site.name,
  language: 'sv',
  email: 'anna@example.org',
  index: carIndex,
  address: '/kop-bil?car_brand=Volvo',
  title: 'Volvo',
  filters: { car_brand: ['Volvo'], car_price: [null, 200_000] },
  keyphrase: '',
  frequency: 'instant',
  prices: [],
  ...changes,
});

/** Creates a search to save on a device. */
export function createDeviceAlert(changes: Partial<WatchedSearch> = {}): WatchedSearch {
  const { email: _, ...watched } = createAlert(changes);
  return watched;
}

/** Creates a push client that sends only to this push service. */
export const createTestPush = (pushService: string): PushClient =>
  createPushClient(
    { ...webPush.generateVAPIDKeys(), subject: 'mailto:test@forecourt.example' },
    { hosts: [], standIn: `${pushService}/` },
  );

/** Mock mail client; stores each mail once by its id. */
export class TestMailClient implements MailClient {
  readonly all = new Map<string, Mail>();
  /** Called before a mail is accepted; may throw. */
  refuse: () => void = () => undefined;

  readonly send = async (mail: Mail): Promise<void> => {
    this.refuse();
    this.all.set(mail.id, mail);
  };

  get list(): Mail[] {
    return [...this.all.values()];
  }
}
