import { createHmac } from 'node:crypto';
import type { ClaimedJob } from '../../../platform/jobs/jobStore';
import { failureReason, JobWorker } from '../../../platform/jobs/JobWorker';
import { isRefusedForGood } from '../../enquiries/server/leads/isRefusedForGood';
import type { Logger } from '../../../platform/log';
import { UpstreamError } from '../../../platform/upstreams/UpstreamError';
import { type AlertDeliveryOptions, createAlertDelivery } from './alertDelivery';
import type { DueMail } from './AlertMails';
import type { AlertStore } from './AlertStore';
import { ALERT_MAIL_QUEUE } from './tables';

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

/** Answers of a push service for a subscription that is over (RFC 8030 §7.3). */
const GONE = [404, 410];

/** What became of a mail. */
export type Sent = 'sent' | 'refused' | 'later';

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
  const worker = new JobWorker({
    database: mails.database,
    queue: ALERT_MAIL_QUEUE,
    work: async (job) => void (await work(job)),
    beforeLook: async () => {
      await mails.compose();
      await mails.adopt();
    },
    atOnce: AT_ONCE,
    about: ({ key }) => ({ mail: key }),
    says: {
      unreadable: 'mails about saved searches cannot be read',
      late: 'mail about a saved search not sent yet',
    },
    logger,
    times,
  });

  /** Sends a mail, or gives it up. @throws what it failed by, where it is tried again */
  async function work({ key: id, attempts }: ClaimedJob): Promise<Sent> {
    const item = await mails.find(id);
    // Its search has ended, or an earlier release has sent it.
    if (!item) return 'later';
    try {
      await deliver(item);
      await mails.finish(id);
      return 'sent';
    } catch (error) {
      const reason = failureReason(error);
      const told = { mail: id, kind: item.kind, attempts, address: logName(item), reason };
      if (isOver(item, error)) {
        // Nobody can be told at an address that is refused: what is kept for it goes.
        logger.warn(told, 'address of a saved search is refused');
        const { search, subscriber } = item;
        await (item.device ? store.stopAll(subscriber) : store.stop(search));
        return 'refused';
      }
      if (item.isOld) {
        logger.error(told, 'mail about a saved search given up');
        await mails.finish(id);
        return 'later';
      }
      await mails.failed(id, attempts, times.maxRetryDelay);
      throw error;
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
      () => worker.wake(),
      (error: unknown) => logger.warn({ error }, 'saved searches not tidied up'),
    );
  }

  return {
    start() {
      tidyTimer = setInterval(tidy, times.tidy).unref();
      tidy();
      worker.wake();
    },
    wake: worker.wake,
    async sendNow(id) {
      let sent: Sent = 'later';
      await worker.doNow(id, async (job) => {
        sent = await work(job);
        return undefined;
      });
      return sent;
    },
    close() {
      clearInterval(tidyTimer);
      return worker.close();
    },
  };
}

/** Whether nothing can ever arrive there. Other refusals of a push service are about our own signature. */
function isOver({ device }: DueMail, error: unknown): boolean {
  if (!device) return isRefusedForGood(error);
  return error instanceof UpstreamError && GONE.includes(error.status ?? 0);
}
