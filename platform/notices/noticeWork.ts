import { logName } from './logName';
import { DueWork } from '../database/DueWork';
import type { Logger } from '../log';
import { UpstreamError } from '../upstreams/UpstreamError';

/** How long things take and wait, in ms. */
export interface NoticeTimes {
  /** How long a notice is taken for one attempt: longer than all that it asks may take to answer. */
  lease: number;
  /** Between attempts: twice as long each time, up to the longest. */
  retry: number;
  maxRetryDelay: number;
  /** How often to look for what falls due. */
  look: number;
}

const usualTimes: NoticeTimes = {
  lease: 60_000,
  retry: 5000,
  maxRetryDelay: 600_000,
  look: 5000,
};

/** Notices at a time. */
const AT_ONCE = 2;
/** Open for so many attempts, a notice is a matter for a person: the log says error, no longer warning. */
const ALARMING_ATTEMPTS = 10;

interface Notice {
  /** UUID of what it is about. */
  key: string;
  /** This attempt included. */
  attempts: number;
}

export interface NoticeWorkOptions<Due extends Notice, Outcome> {
  /** The table of what is due. */
  notices: {
    claim: (leaseMs: number) => Promise<Due | undefined>;
    untilNext: () => Promise<number | undefined>;
    finish: (notice: Due, outcome: Outcome) => Promise<void>;
    tryAgain: (notice: Due, waitMs: number) => Promise<void>;
  };
  /** Tells what there is to tell, and gives what to note of it; what it throws is tried again. */
  tell: (notice: Due) => Promise<Outcome>;
  /** Whether what a notice ran into will be the same next time. */
  isForGood: (error: unknown) => boolean;
  /** What the log calls what notices are about, and says. */
  log: {
    subject: string;
    unreadable: string;
    late: string;
    refused: string;
  };
  times?: Partial<NoticeTimes>;
  logger: Logger;
}

/** Tells people of things from a table, again until it is done; nothing is told by two processes at a time. */
export interface NoticeWork {
  /** Looks for what there is to tell; call it to begin, and when there may be news. */
  wake: () => void;
  close: () => Promise<void>;
  /** Sends; what is refused for good, such as an address that does not exist, is not sent again. */
  sendOnce: (key: string, send: () => Promise<void>) => Promise<void>;
}

export function createNoticeWork<Due extends Notice, Outcome>(
  options: NoticeWorkOptions<Due, Outcome>,
): NoticeWork {
  const { notices, tell, isForGood, log, logger } = options;
  const times = { ...usualTimes, ...options.times };
  const due = new DueWork<Due>({
    claim: () => notices.claim(times.lease),
    untilNext: () => notices.untilNext(),
    work,
    onError: (error) => logger.warn({ error }, log.unreadable),
    atOnce: AT_ONCE,
    lookMs: times.look,
  });

  /** Never rejects. */
  async function work(notice: Due): Promise<void> {
    const { key, attempts } = notice;
    try {
      await notices.finish(notice, await tell(notice));
    } catch (error) {
      const level = attempts < ALARMING_ATTEMPTS ? 'warn' : 'error';
      const reason = error instanceof UpstreamError ? error.message : 'unknown';
      logger[level]({ [log.subject]: logName(key), attempts, reason }, log.late);
      const wait = Math.min(times.retry * 2 ** Math.min(attempts - 1, 20), times.maxRetryDelay);
      await notices.tryAgain(notice, wait).catch(() => undefined);
    }
  }

  return {
    wake: () => due.wake(),
    close: () => due.close(),
    async sendOnce(key, send) {
      try {
        await send();
      } catch (error) {
        if (!isForGood(error)) throw error;
        logger.warn({ [log.subject]: logName(key), error }, log.refused);
      }
    },
  };
}
