import webPush from 'web-push';
import { AlertMails } from '../../features/alerts/server/AlertMails';
import { createAlertAddresses } from '../../features/alerts/server/alertAddresses';
import { createAlertLinks } from '../../features/alerts/server/alertLinks';
import { createAlertSender, type AlertSender } from '../../features/alerts/server/alertSender';
import { AlertStore, type WantedAlert } from '../../features/alerts/server/AlertStore';
import { type AlertWatcher, createAlertWatcher } from '../../features/alerts/server/alertWatcher';
import { DeviceStore } from '../../features/alerts/server/DeviceStore';
import type { Watched } from '../../features/alerts/server/watched';
import { Database } from '../../platform/database/Database';
import { logTo } from '../../platform/log';
import type { Mail, MailClient } from '../../platform/upstreams/mail';
import { createPushClient, type PushClient } from '../../features/alerts/server/push/push';
import { createStockChangesClient } from '../../features/search/server/stockChanges';
import { defaultSiteContent } from '../../platform/content/siteContent';
import { sites } from '../../sites/sites';
import { carIndex } from './search/testCars';

const SECRET = 'a secret of ours';
const ORIGIN = 'https://automotive.example';
const site = sites['automotive-se'];

/** Saved searches over a search service and a database, as a web process has them. */
export interface TestAlerts {
  database: Database;
  store: AlertStore;
  devices: DeviceStore;
  mails: AlertMails;
  watcher: AlertWatcher;
  sender: AlertSender;
  links: ReturnType<typeof createAlertLinks>;
  /** What was logged. */
  lines: string[];
  close: () => Promise<void>;
}

export function testAlerts(options: {
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
  const database = new Database(databaseUrl);
  const store = new AlertStore(database);
  const mails = new AlertMails(database);
  const links = createAlertLinks(SECRET);
  const sender = createAlertSender({
    mails,
    store,
    mail,
    push,
    sites: [site],
    siteContent: { get: async (asked, language) => defaultSiteContent(asked, language) },
    addresses: createAlertAddresses(links, () => ORIGIN),
    origin: () => ORIGIN,
    secret: SECRET,
    logger,
    times: { lease: 2000, retry: 20, maxRetryDelay: 200, look: 20, tidy: 100 },
  });
  const watcher = createAlertWatcher({
    database,
    changes: createStockChangesClient(search),
    sites: [site],
    logger,
    onNews: sender.wake,
    times: { look: 20, lease, reload: 500 },
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

/** A search to save: Volvos for at most 200,000 kr unless it says otherwise. */
export const wantedAlert = (over: Partial<WantedAlert> = {}): WantedAlert => ({
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
  ...over,
});

/** The same for a device. */
export function watchedOnDevice(over: Partial<Watched> = {}): Watched {
  const { email: _, ...watched } = wantedAlert(over);
  return watched;
}

/** Push messages to the embedded push service at an address, and to no other. */
export const testPush = (pushService: string): PushClient =>
  createPushClient(
    { ...webPush.generateVAPIDKeys(), subject: 'mailto:test@forecourt.example' },
    { hosts: [], standIn: `${pushService}/` },
  );

/** Takes mails, each once by its id. */
export class Letters implements MailClient {
  readonly all = new Map<string, Mail>();
  /** Called before a mail is taken. */
  refuse: () => void = () => undefined;

  readonly send = async (mail: Mail): Promise<void> => {
    this.refuse();
    this.all.set(mail.id, mail);
  };

  get list(): Mail[] {
    return [...this.all.values()];
  }
}
