import { HOLD_HOURS } from '../../../domain/holds/carHold';
import { carContactFormName } from '../../enquiries/model/carContact';
import type { HoldNews } from './holdMail';
import { holdMessage } from './holdWords';
import { publicPath } from '../../../platform/content/resolveRoute';
import type { SiteContentSource } from '../../../platform/content/siteContent';
import type { Site } from '../../../sites/site.types';
import { HttpError } from '../../../platform/httpError';
import { isRefusedForGood } from '../../enquiries/server/leads/isRefusedForGood';
import type { Leads } from '../../enquiries/server/leads/leads';
import type { Logger } from '../../../platform/log';
import { JobWorker, type JobOutcome, type JobTimes } from '../../../platform/jobs/JobWorker';
import { logName } from '../../../platform/notices/logName';
import { sendOnce } from '../../../platform/notices/sendOnce';
import type { HoldLinks } from './holdLinks';
import type { SendHoldMail } from './holdMails';
import { HOLD_QUEUE, type DueHold, type HoldNotices, type ToldHold } from './HoldNotices';

const HOUR_MS = 3_600_000;
/** Holders are reminded so long before the end. */
const REMINDER_MS = 6 * HOUR_MS;

/** Tells sellers and holders of holds, and reminds holders before the end. */
export interface HoldNotifier {
  /** Looks for what there is to tell; call it to begin, and when there may be news. */
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
 * Both are told from the row of the hold, so that neither is forgotten where a process ends in between; what is told twice
 * has the same id. The seller gets an enquiry about the car, as from its form.
 */
export function createHoldNotifier(options: HoldNotifierOptions): HoldNotifier {
  const { notices, links, sendMail, leads, siteContent, origin, logger } = options;
  /** What is refused for good, such as an address that does not exist, is not sent again. */
  const send = (key: string, sending: () => Promise<void>) =>
    sendOnce(sending, (error) => {
      const isForGood =
        (error instanceof HttpError && error.status < 500) || isRefusedForGood(error);
      if (isForGood)
        logger.warn({ hold: logName(key), error }, 'somebody cannot be told of a hold');
      return isForGood;
    });

  const worker = new JobWorker({
    database: notices.database,
    queue: HOLD_QUEUE,
    work: async ({ key }) => {
      const hold = await notices.find(key);
      return hold && tellAndNote(hold);
    },
    beforeLook: () => notices.adopt(),
    about: ({ key }) => ({ hold: logName(key) }),
    says: { unreadable: 'notices of holds cannot be read', late: 'hold not told of yet' },
    times: options.times,
    logger,
  });
  return { wake: worker.wake, close: worker.close };

  async function tellAndNote(hold: DueHold): Promise<JobOutcome> {
    const outcome = await tell(hold);
    await notices.note(hold.key, outcome);
    return outcome.nextMs === null ? undefined : { againInMs: outcome.nextMs };
  }

  async function tell(hold: DueHold): Promise<{ told: ToldHold | null; nextMs: number | null }> {
    const { told, isReleased, isSellerTold, leftMs } = hold;
    const over = { told, nextMs: null };
    const site = options.sites.find(({ name }) => name === hold.site);
    if (!site) return over;
    if (isReleased) {
      // Who was never told of it need not be told that it is over.
      if (!isSellerTold || told === 'released') return over;
      await tellSeller(hold, site, 'released');
      return { told: 'released', nextMs: null };
    }
    if (told === null) {
      if (!isSellerTold) await tellSeller(hold, site, 'held');
      if (leftMs <= 0) return { told: 'held', nextMs: null };
      await tellHolder(hold, site, 'held');
      return { told: 'held', nextMs: Math.max(leftMs - REMINDER_MS, 0) };
    }
    if (told !== 'held' || leftMs <= 0) return over;
    if (leftMs > REMINDER_MS) return { told, nextMs: leftMs - REMINDER_MS };
    await tellHolder(hold, site, 'reminded');
    return { told: 'reminded', nextMs: null };
  }

  /** In the seller's language, which is the site's first. */
  async function tellSeller(hold: DueHold, site: Site, news: 'held' | 'released'): Promise<void> {
    const { key, releaseKey, car, customer, until } = hold;
    const [language] = site.languages;
    const { messages } = await siteContent.get(site, language);
    const path = `${site.carPath ?? ''}/${car.car_id}/${car.slug}`;
    await send(key, () =>
      leads.accept({
        site,
        formName: carContactFormName(site.name),
        formSubmissionId: news === 'held' ? key : releaseKey,
        destination: 'comhub',
        values: {
          ...customer,
          message: holdMessage(news, { messages, until, site, language, hours: HOLD_HOURS }),
          siteName: car.car_site_name ?? '',
          quote: false,
          testDrive: false,
        },
        carId: car.car_id,
        source: origin(site) + publicPath(site, language, path),
      }),
    );
    await notices.noteSeller(hold.key);
  }

  async function tellHolder(hold: DueHold, site: Site, news: HoldNews): Promise<void> {
    const mailed = { ...hold, token: links.tokenOf(hold) };
    await send(hold.key, () => sendMail(news, mailed, site));
  }
}
