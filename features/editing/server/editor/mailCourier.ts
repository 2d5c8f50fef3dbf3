import type { Logger } from 'pino';
import type { MailClient } from '../../../../platform/upstreams/mail';
import { UpstreamError } from '../../../../platform/upstreams/UpstreamError';
import { isPermanentFailure } from '../../../enquiries/server/leads/isPermanentFailure';
import type { EditorMailTexts } from '../../model/editorMailTexts.types';
import type { EditorLanguage } from '../../model/editorView.types';
import { composeMail } from './editorMails';
import type { People } from './people';

export interface MailCourierOptions {
  people: Pick<People, 'takeMails'>;
  mail: MailClient;
  publicUrl: URL;
  from: string;
  readMailTexts: (language: EditorLanguage) => Promise<EditorMailTexts>;
  logger: Pick<Logger, 'warn'>;
}

const POLL_INTERVAL_MS = 60_000;
/** Maximum number of batches without a pause; further mails wait for the next interval. */
const MAX_ROUNDS = 10;

/** Sends the content platform's mails to editors. */
export interface MailCourier {
  /** Fetches and sends mails that are waiting. */
  wake: () => void;
}

/** Creates a courier. A mail that cannot be sent stays in the platform, which returns it again later. */
export function createMailCourier(options: MailCourierOptions): MailCourier {
  const { people, mail, publicUrl, from, readMailTexts, logger } = options;
  let isRunning = false;
  let isWakePending = false;

  async function sendBatch(sentIds: readonly string[]): Promise<string[] | undefined> {
    const mails = await people.takeMails(sentIds);
    if (mails.length === 0) return undefined;
    const finishedIds: string[] = [];
    for (const editorMail of mails) {
      try {
        const texts = await readMailTexts(editorMail.language);
        const composed = composeMail(editorMail, { publicUrl, from, texts });
        if (composed) await mail.send(composed);
        finishedIds.push(editorMail.id);
      } catch (error) {
        const isPermanent = isPermanentFailure(error);
        if (isPermanent) finishedIds.push(editorMail.id);
        const reason = error instanceof UpstreamError ? error.kind : 'failed';
        logger.warn(
          { mail: editorMail.id, kind: editorMail.kind, reason },
          isPermanent ? 'mail to an editor refused' : 'mail to an editor not sent; will retry',
        );
      }
    }
    return finishedIds;
  }

  async function run(): Promise<void> {
    isRunning = true;
    try {
      do {
        isWakePending = false;
        let sentIds: string[] | undefined = [];
        for (let count = 0; sentIds && count < MAX_ROUNDS; count += 1)
          sentIds = await sendBatch(sentIds);
      } while (isWakePending);
    } catch (error) {
      logger.warn({ error }, 'mails to editors not read; will retry');
    } finally {
      isRunning = false;
    }
  }

  const wake = (): void => {
    isWakePending = true;
    // `run` reports errors.
    if (!isRunning) void run();
  };
  setInterval(wake, POLL_INTERVAL_MS).unref();
  return { wake };
}
