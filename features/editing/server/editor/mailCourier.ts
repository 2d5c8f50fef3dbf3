import type { Logger } from 'pino';
import type { MailClient } from '../../../../platform/upstreams/mail';
import { UpstreamError } from '../../../../platform/upstreams/UpstreamError';
import { isRefusedForGood } from '../../../enquiries/server/leads/isRefusedForGood';
import { composeMail } from './editorMails';
import type { People } from './people';

export interface MailCourierOptions {
  people: Pick<People, 'takeMails'>;
  mail: MailClient;
  publicUrl: URL;
  from: string;
  logger: Pick<Logger, 'warn'>;
}

const pauseMs = 60_000;
/** Rounds without a pause; more mails wait for the next one. */
const maxRounds = 10;

/** Sends the mails that the content platform has for editors. */
export interface MailCourier {
  /** There may be some. */
  wake: () => void;
}

/** A mail that cannot be sent now stays with the platform, which gives it to us again later. */
export function createMailCourier(options: MailCourierOptions): MailCourier {
  const { people, mail, publicUrl, from, logger } = options;
  let running = false;
  let again = false;

  async function round(sent: readonly string[]): Promise<string[] | undefined> {
    const mails = await people.takeMails(sent);
    if (mails.length === 0) return undefined;
    const done: string[] = [];
    for (const one of mails) {
      const composed = composeMail(one, { publicUrl, from });
      try {
        if (composed) await mail.send(composed);
        done.push(one.id);
      } catch (error) {
        if (isRefusedForGood(error)) done.push(one.id);
        const reason = error instanceof UpstreamError ? error.kind : 'failed';
        logger.warn({ mail: one.id, kind: one.kind, reason }, 'mail to an editor not sent');
      }
    }
    return done;
  }

  async function run(): Promise<void> {
    running = true;
    try {
      do {
        again = false;
        let sent: string[] | undefined = [];
        for (let count = 0; sent && count < maxRounds; count += 1) sent = await round(sent);
      } while (again);
    } catch (error) {
      logger.warn({ err: error }, 'mails to editors not fetched');
    } finally {
      running = false;
    }
  }

  const wake = (): void => {
    again = true;
    // `run` reports what goes wrong.
    if (!running) void run();
  };
  setInterval(wake, pauseMs).unref();
  return { wake };
}
