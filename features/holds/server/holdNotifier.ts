import { HOLD_HOURS } from '../../../domain/holds/carHold';
import { carContactFormName } from '../../enquiries/model/carContact';
import type { HoldMailKind } from './holdMail';
import { holdMessage } from './holdTexts';
import { publicPath } from '../../../platform/content/resolveRoute';
import type { SiteContentSource } from '../../../platform/content/siteContent';
import type { Site } from '../../../sites/site.types';
import { HttpError } from '../../../platform/httpError';
import { isPermanentFailure } from '../../enquiries/server/leads/isPermanentFailure';
import type { Leads } from '../../enquiries/server/leads/leads';
import type { Logger } from '../../../platform/log';
import { JobWorker, type JobOutcome, type JobTimes } from '../../../platform/jobs/JobWorker';
import { logName } from '../../../platform/notices/logName';
import { sendIgnoringPermanentRefusal } from '../../../platform/notices/sendIgnoringPermanentRefusal';
import { queueNames } from '../../../platform/jobs/queueNames';
import type { HoldLinks } from './holdLinks';
import type { SendHoldMail } from './holdMails';
import { type DueHold, type HoldNotices, type NotifiedHold } from './HoldNotices';

const HOUR_MS = 3_600_000;
/** Time between the reminder and the end of the hold. */
const REMINDER_MS = 6 * HOUR_MS;

/** Notifies sellers and holders about holds, and reminds holders before the end. */
export interface HoldNotifier {
  /** Sends due notices; call it at the start, and when there may be new ones. */
  wake: () => void;
  close: () => Promise<void>;
}

export interface HoldNotifierOptions {
  notices: HoldNotices;
  links: Pick<HoldLinks, 'tokenOf'>;
  sendMail: SendHoldMail;
  leads: Pick<Leads, 'accept'>;
  sites: readonly Site[];
  siteContent: Pick<SiteContentSource, 'get'>;
  /** Public origin of a site. */
  origin: (site: Site) => string;
  logger: Logger;
  times?: Partial<JobTimes>;
}

/**
 * Derives both notices from the hold's row, so that none is lost if a process ends in between; repeated
 * notices have the same id. The seller receives an enquiry about the car, like one from its form.
 */
export function createHoldNotifier(options: HoldNotifierOptions): HoldNotifier {
  const { notices, links, sendMail, leads, siteContent, origin, logger } = options;
  /** Sends once: a mail that is refused permanently, such as to an unknown address, is not retried. */
  const send = (key: string, sending: () => Promise<void>) =>
    sendIgnoringPermanentRefusal(sending, (error) => {
      const isPermanent =
        (error instanceof HttpError && error.status < 500) || isPermanentFailure(error);
      if (isPermanent)
        logger.warn({ hold: logName(key), error }, 'hold notice rejected; recipient not notified');
      return isPermanent;
    });

  const worker = new JobWorker({
    database: notices.database,
    queue: queueNames.holdNotice,
    work: async ({ key }) => {
      const hold = await notices.find(key);
      return hold && notifyAndRecord(hold);
    },
    beforePoll: () => notices.adopt(),
    logFields: ({ key }) => ({ hold: logName(key) }),
    logMessages: {
      unreadable: 'hold notices not read; will retry',
      delayed: 'hold notice not sent; will retry',
    },
    times: options.times,
    logger,
  });
  return { wake: worker.wake, close: worker.close };

  async function notifyAndRecord(hold: DueHold): Promise<JobOutcome> {
    const outcome = await notify(hold);
    await notices.saveNotice(hold.key, outcome);
    return outcome.nextMs === null ? undefined : { againInMs: outcome.nextMs };
  }

  async function notify(
    hold: DueHold,
  ): Promise<{ notified: NotifiedHold | null; nextMs: number | null }> {
    const { lastNotified, isReleased, isSellerNotified, remainingMs } = hold;
    const done = { notified: lastNotified, nextMs: null };
    const site = options.sites.find(({ name }) => name === hold.site);
    if (!site) return done;
    if (isReleased) {
      // The seller is only notified of a release if the hold was announced.
      if (!isSellerNotified || lastNotified === 'released') return done;
      await notifySeller(hold, site, 'released');
      return { notified: 'released', nextMs: null };
    }
    if (lastNotified === null) {
      if (!isSellerNotified) await notifySeller(hold, site, 'held');
      if (remainingMs <= 0) return { notified: 'held', nextMs: null };
      await notifyHolder(hold, site, 'held');
      return { notified: 'held', nextMs: Math.max(remainingMs - REMINDER_MS, 0) };
    }
    if (lastNotified !== 'held' || remainingMs <= 0) return done;
    if (remainingMs > REMINDER_MS)
      return { notified: lastNotified, nextMs: remainingMs - REMINDER_MS };
    await notifyHolder(hold, site, 'reminded');
    return { notified: 'reminded', nextMs: null };
  }

  /** Notifies the seller, in the site's first language. */
  async function notifySeller(
    hold: DueHold,
    site: Site,
    event: 'held' | 'released',
  ): Promise<void> {
    const { key, releaseKey, car, customer, until } = hold;
    const [language] = site.languages;
    const { messages } = await siteContent.get(site, language);
    const path = `${site.carPath ?? ''}/${car.car_id}/${car.slug}`;
    await send(key, () =>
      leads.accept({
        site,
        formName: carContactFormName(site.name),
        formSubmissionId: event === 'held' ? key : releaseKey,
        destination: 'comhub',
        values: {
          ...customer,
          message: holdMessage(event, { messages, until, site, language, hours: HOLD_HOURS }),
          siteName: car.car_site_name ?? '',
          quote: false,
          testDrive: false,
        },
        carId: car.car_id,
        source: origin(site) + publicPath(site, language, path),
      }),
    );
    await notices.saveSellerNotice(hold.key);
  }

  async function notifyHolder(hold: DueHold, site: Site, kind: HoldMailKind): Promise<void> {
    const mailedHold = { ...hold, token: links.tokenOf(hold) };
    await send(hold.key, () => sendMail(kind, mailedHold, site));
  }
}
