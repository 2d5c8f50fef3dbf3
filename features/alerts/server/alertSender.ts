import { createHmac } from 'node:crypto';
import { DueWork } from '../../../platform/database/DueWork';
import { isRefusedForGood } from '../../enquiries/server/leads/isRefusedForGood';
import type { Logger } from '../../../platform/log';
import { UpstreamError } from '../../../platform/upstreams/UpstreamError';
import { type AlertDeliveryOptions, createAlertDelivery } from './alertDelivery';
import type { DueMail } from './AlertMails';
import type { AlertStore } from './AlertStore';

/** How long things take and wait, in ms. */
interface SenderTimes {
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

/** Answers of a push service for a subscription that is over (RFC 8030 §7.3). */
const GONE = [404, 410];

/** What became of a mail. */
type Sent = 'sent' | 'refused' | 'later';

/** Sends the mails, and the messages to devices, about saved searches. */
export interface AlertSender {
  start: () => void;
  /** There may be something to send. */
  wake: () => void;
  /** Sends one mail at once. `later`: it is kept and tried again. Never rejects. */
  sendNow: (mail: string) => Promise<Sent>;
  close: () => Promise<void>;
}

export interface AlertSenderOptions extends AlertDeliveryOptions {
  store: Pick<AlertStore, 'confirm' | 'stop' | 'stopAll' | 'erase'>;
  /** Of the names that logs give to addresses. */
  secret: string;
  logger: Logger;
  times?: Partial<SenderTimes>;
}

export function createAlertSender(options: AlertSenderOptions): AlertSender {
  const { mails, store, secret, logger } = options;
  const deliver = createAlertDelivery(options);
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
      await deliver(item);
      await mails.finish(id);
      return 'sent';
    } catch (error) {
      const reason = error instanceof UpstreamError ? error.message : 'unknown';
      const told = { mail: id, kind, attempts, address: logName(item), reason };
      if (isOver(item, error)) {
        // Nobody can be told at an address that is refused: what is kept for it goes.
        logger.warn(told, 'address of a saved search is refused');
        const { search, subscriber } = item;
        const erased = item.device ? store.stopAll(subscriber) : store.stop(search);
        await erased.catch(() => undefined);
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

  /** The same address has the same name in logs, which tells nobody what it is. */
  const logName = ({ email, device }: DueMail): string =>
    createHmac('sha256', secret)
      .update(email ?? device?.endpoint ?? '')
      .digest('hex')
      .slice(0, 12);

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

/** Whether nothing can ever arrive there. Other refusals of a push service are about our own signature. */
function isOver({ device }: DueMail, error: unknown): boolean {
  if (!device) return isRefusedForGood(error);
  return error instanceof UpstreamError && GONE.includes(error.status ?? 0);
}
