import { createHmac } from 'node:crypto';
import { MAX_SHOWN } from '../../domain/alerts/alertLimits';
import { alertMail } from '../../site/alerts/alertMail';
import type { SiteContentSource } from '../../site/content/siteContent';
import type { Language, Site } from '../../sites/site.types';
import { DueWork } from '../database/DueWork';
import { isRefusedForGood } from '../leads/isRefusedForGood';
import type { Logger } from '../log';
import type { MailClient } from '../upstreams/mail';
import { UpstreamError } from '../upstreams/UpstreamError';
import type { AlertAddresses } from './alertAddresses';
import type { AlertMails, DueMail } from './AlertMails';
import type { AlertStore } from './AlertStore';

/** How long things take and wait, in ms. */
export interface SenderTimes {
  /** How long a mail is taken for one attempt: longer than sending may take. */
  lease: number;
  /** Between attempts: twice as long each time, up to the longest. */
  retry: number;
  maxRetryDelay: number;
  /** How often to look for what falls due. */
  look: number;
  /** How often what is over is erased, and what was forgotten is looked for. */
  tidy: number;
}

const usualTimes: SenderTimes = {
  lease: 60_000,
  retry: 5000,
  maxRetryDelay: 1_800_000,
  look: 5000,
  tidy: 60_000,
};

/** Mails at a time. */
const AT_ONCE = 4;
/** Open for so many attempts, a mail is a matter for a person: the log says error, no longer warning. */
const ALARMING_ATTEMPTS = 10;

/** What became of a mail. */
export type Sent = 'sent' | 'refused' | 'later';

/** Sends the mails about saved searches. */
export interface AlertSender {
  start: () => void;
  /** There may be something to send. */
  wake: () => void;
  /** Sends one mail at once. `later`: it is kept and tried again. Never rejects. */
  sendNow: (mail: string) => Promise<Sent>;
  close: () => Promise<void>;
}

export interface AlertSenderOptions {
  mails: AlertMails;
  store: Pick<AlertStore, 'stop' | 'erase'>;
  mail: MailClient;
  sites: readonly Site[];
  siteContent: Pick<SiteContentSource, 'get'>;
  addresses: AlertAddresses;
  /** Public origin of a site. */
  origin: (site: Site) => string;
  /** Address that e-mails come from; `no-reply` at the site's host when absent. */
  from?: string;
  /** Of the names that logs give to e-mail addresses. */
  secret: string;
  logger: Logger;
  times?: Partial<SenderTimes>;
}

export function createAlertSender(options: AlertSenderOptions): AlertSender {
  const { mails, store, mail, siteContent, addresses, origin, secret, logger } = options;
  const times = { ...usualTimes, ...options.times };
  let tidyTimer: NodeJS.Timeout | undefined;
  const due = new DueWork<DueMail>({
    claim: async () => {
      await mails.compose();
      return mails.claim(times.lease);
    },
    untilNext: () => mails.untilNext(),
    work: async (item) => void (await work(item)),
    onError: (error) => logger.warn({ error }, 'mails about saved searches cannot be read'),
    atOnce: AT_ONCE,
    lookMs: times.look,
  });

  /** Sends a mail, or notes when to try again. Never rejects: what cannot be noted is due when its lease is over. */
  async function work(item: DueMail): Promise<Sent> {
    const { id, kind, attempts } = item;
    try {
      await send(item);
      await mails.finish(id);
      return 'sent';
    } catch (error) {
      const reason = error instanceof UpstreamError ? error.message : 'unknown';
      const told = { mail: id, kind, attempts, address: logName(item.email), reason };
      if (isRefusedForGood(error)) {
        // Nobody can be told at an address that is refused: what is kept for it goes.
        logger.warn(told, 'address of a saved search is refused');
        await store.stop(item.search).catch(() => undefined);
        return 'refused';
      }
      if (item.isOld) {
        logger.error(told, 'mail about a saved search given up');
        await mails.finish(id).catch(() => undefined);
        return 'later';
      }
      logger[attempts < ALARMING_ATTEMPTS ? 'warn' : 'error'](
        told,
        'mail about a saved search not sent yet',
      );
      const delay = Math.min(times.retry * 2 ** Math.min(attempts - 1, 20), times.maxRetryDelay);
      await mails.tryAgain(item, delay).catch(() => undefined);
      return 'later';
    }
  }

  async function send(item: DueMail): Promise<void> {
    const site = options.sites.find(({ name }) => name === item.site);
    // A site that is closed tells nothing any more.
    if (!site) return;
    const language: Language =
      site.languages.find((known) => known === item.language) ?? site.languages[0];
    const { messages, settings } = await siteContent.get(site, language);
    const news = item.kind === 'news' ? await mails.cars(item.id, MAX_SHOWN) : undefined;
    if (news?.total === 0) return;
    const links = addresses.linksOf(item, { site, language });
    const address = options.from ?? `no-reply@${new URL(origin(site)).hostname}`;
    await mail.send({
      id: item.id,
      from: { name: settings.name, address },
      to: item.email,
      ...alertMail({ ...item, site, language, messages, links, news, origin: origin(site) }),
      // RFC 8058: mail programs offer to stop with one press. Who is only asked to confirm gets nothing to stop.
      ...(item.kind !== 'confirm' && {
        headers: {
          'List-Unsubscribe': `<${links.stopAtOnce}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }),
    });
  }

  /** The same address has the same name in logs, which tells nobody what it is. */
  const logName = (email: string): string =>
    createHmac('sha256', secret).update(email).digest('hex').slice(0, 12);

  function tidy(): void {
    Promise.all([store.erase(), mails.wakeForgotten()]).then(
      () => due.wake(),
      (error: unknown) => logger.warn({ error }, 'saved searches not tidied up'),
    );
  }

  return {
    start() {
      tidyTimer = setInterval(tidy, times.tidy).unref();
      tidy();
      due.wake();
    },
    wake: () => due.wake(),
    async sendNow(id) {
      try {
        const item = await mails.claim(times.lease, id);
        return item ? await work(item) : 'later';
      } catch (error) {
        logger.warn({ error, mail: id }, 'mail about a saved search not sent yet');
        return 'later';
      }
    },
    close() {
      clearInterval(tidyTimer);
      return due.close();
    },
  };
}
