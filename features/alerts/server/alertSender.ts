import { createHmac } from 'node:crypto';
import type { ClaimedJob } from '../../../platform/jobs/jobStore';
import { failureReason, JobWorker } from '../../../platform/jobs/JobWorker';
import { isPermanentFailure } from '../../enquiries/server/leads/isPermanentFailure';
import type { Logger } from '../../../platform/log';
import { UpstreamError } from '../../../platform/upstreams/UpstreamError';
import { queueNames } from '../../../platform/jobs/queueNames';
import { type AlertDeliveryOptions, createAlertDelivery } from './alertDelivery';
import type { DueMail } from './AlertMails';
import type { AlertStore } from './AlertStore';

/** Intervals and durations, in ms. */
interface SenderTimes {
  /** Duration of the lease on a job: longer than one attempt may take. */
  lease: number;
  /** Delay after the first failed attempt; it doubles each time, up to `maxRetryDelay`. */
  retry: number;
  maxRetryDelay: number;
  /** Interval between searches for due mails. */
  poll: number;
  /** Interval between deletions of expired data, which also schedule missed news. */
  tidy: number;
}

const defaultTimesMs: SenderTimes = {
  lease: 60_000,
  retry: 5000,
  maxRetryDelay: 1_800_000,
  poll: 5000,
  tidy: 60_000,
};

/** Maximum number of mails that are sent at the same time. */
const MAX_CONCURRENT = 4;

/** Statuses of a push service for an expired subscription (RFC 8030, 7.3). */
const EXPIRED_STATUSES = [404, 410];

/** Result of an attempt to send a mail. `refused`: the address is rejected permanently. */
type SendResult = 'sent' | 'refused' | 'later';

/** Sends the mails and push messages about saved searches. */
export interface AlertSender {
  start: () => void;
  /** Sends due mails now. */
  wake: () => void;
  /** Sends one mail at once; `later` if it could not be sent now. Never rejects. */
  sendNow: (mail: string) => Promise<SendResult>;
  close: () => Promise<void>;
}

export interface AlertSenderOptions extends AlertDeliveryOptions {
  store: Pick<AlertStore, 'confirm' | 'stop' | 'stopAll' | 'erase'>;
  /** Key for the pseudonyms of addresses in logs. */
  secret: string;
  logger: Logger;
  times?: Partial<SenderTimes>;
}

/** Creates the sender of mails and push messages about saved searches. */
export function createAlertSender(options: AlertSenderOptions): AlertSender {
  const { mails, store, secret, logger } = options;
  const deliver = createAlertDelivery(options);
  const times = { ...defaultTimesMs, ...options.times };
  let tidyTimer: NodeJS.Timeout | undefined;
  const worker = new JobWorker({
    database: mails.database,
    queue: queueNames.alertMail,
    work: async (job) => void (await work(job)),
    beforePoll: async () => {
      await mails.compose();
      await mails.adopt();
    },
    maxRunning: MAX_CONCURRENT,
    logFields: ({ key }) => ({ mail: key }),
    logMessages: {
      unreadable: 'mails about saved searches not read; will retry',
      delayed: 'mail about a saved search not sent; will retry',
    },
    logger,
    times,
  });

  /** Sends a mail, or gives it up. @throws the error if the mail will be retried */
  async function work({ key: id, attempts }: ClaimedJob): Promise<SendResult> {
    const item = await mails.find(id);
    // The search was deleted, or a process of an earlier release has sent the mail.
    if (!item) return 'later';
    try {
      await deliver(item);
      await mails.finish(id);
      return 'sent';
    } catch (error) {
      const reason = failureReason(error);
      const details = { mail: id, kind: item.kind, attempts, address: logName(item), reason };
      if (isUnreachable(item, error)) {
        // The address is rejected permanently, so its data is deleted.
        logger.warn(details, 'recipient of a saved search rejected; subscription deleted');
        const { search, subscriber } = item;
        await (item.device ? store.stopAll(subscriber) : store.stop(search));
        return 'refused';
      }
      if (item.isOld) {
        logger.error(details, 'mail about a saved search given up');
        await mails.finish(id);
        return 'later';
      }
      await mails.recordFailure(id, attempts, times.maxRetryDelay);
      throw error;
    }
  }

  /** A pseudonym for an address in logs, the same each time. */
  const logName = ({ email, device }: DueMail): string =>
    createHmac('sha256', secret)
      .update(email ?? device?.endpoint ?? '')
      .digest('hex')
      .slice(0, 12);

  function cleanUp(): void {
    Promise.all([store.erase(), mails.scheduleMissedNews()]).then(
      () => worker.wake(),
      (error: unknown) => logger.warn({ error }, 'expired saved searches not deleted; will retry'),
    );
  }

  return {
    start() {
      tidyTimer = setInterval(cleanUp, times.tidy).unref();
      cleanUp();
      worker.wake();
    },
    wake: worker.wake,
    async sendNow(id) {
      let result: SendResult = 'later';
      await worker.doNow(id, async (job) => {
        result = await work(job);
        return undefined;
      });
      return result;
    },
    close() {
      clearInterval(tidyTimer);
      return worker.close();
    },
  };
}

/** Whether a mail address or device is permanently unreachable. */
function isUnreachable({ device }: DueMail, error: unknown): boolean {
  if (!device) return isPermanentFailure(error);
  return error instanceof UpstreamError && EXPIRED_STATUSES.includes(error.status ?? 0);
}
