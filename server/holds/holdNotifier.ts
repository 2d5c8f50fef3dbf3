import { HOLD_HOURS } from '../../domain/holds/carHold';
import { carContactFormName } from '../../domain/forms/carContact';
import type { HoldNews } from '../../site/holds/holdMail';
import { holdMail } from '../../site/holds/holdMail';
import { holdMessage } from '../../site/holds/holdWords';
import { publicPath } from '../../site/content/resolveRoute';
import type { SiteContentSource } from '../../site/content/siteContent';
import type { Language, Site } from '../../sites/site.types';
import { HttpError } from '../../runtime/httpError';
import { DueWork } from '../database/DueWork';
import { isRefusedForGood } from '../leads/isRefusedForGood';
import type { Leads } from '../leads/leads';
import { logName } from '../booking/logName';
import type { Logger } from '../log';
import type { MailClient } from '../upstreams/mail';
import { UpstreamError } from '../upstreams/UpstreamError';
import type { HoldLinks } from './holdLinks';
import type { DueHold, HoldNotices, ToldHold } from './HoldNotices';
import { languageOf } from './holds';

const HOUR_MS = 3_600_000;
/** Holders are reminded so long before the end. */
const REMINDER_MS = 6 * HOUR_MS;

/** How long things take and wait, in ms. */
export interface HoldNotifierTimes {
  /** How long a hold is taken for one attempt: longer than all that it asks may take to answer. */
  lease: number;
  /** Between attempts: twice as long each time, up to the longest. */
  retry: number;
  maxRetryDelay: number;
  /** How often to look for what falls due. */
  look: number;
}

const usualTimes: HoldNotifierTimes = {
  lease: 60_000,
  retry: 5000,
  maxRetryDelay: 600_000,
  look: 5000,
};

const AT_ONCE = 2;
/** Open for so many attempts, it is a matter for a person: the log says error, no longer warning. */
const ALARMING_ATTEMPTS = 10;

/** Tells sellers and holders of holds, and reminds holders before the end. */
export interface HoldNotifier {
  /** Looks for what there is to tell; call it to begin, and when there may be news. */
  wake: () => void;
  close: () => Promise<void>;
}

export interface HoldNotifierOptions {
  notices: HoldNotices;
  links: Pick<HoldLinks, 'pathOf'>;
  leads: Pick<Leads, 'accept'>;
  mail: MailClient;
  sites: readonly Site[];
  siteContent: Pick<SiteContentSource, 'get'>;
  /** Public origin of a site, which links begin with. */
  origin: (site: Site) => string;
  /** Address that e-mails come from; `no-reply` at the site's host when absent. */
  from?: string;
  logger: Logger;
  times?: Partial<HoldNotifierTimes>;
}

/**
 * Both are told from the row of the hold, so that neither is forgotten where a process ends in between; what is told twice
 * has the same id. The seller gets an enquiry about the car, as from its form.
 */
export function createHoldNotifier(options: HoldNotifierOptions): HoldNotifier {
  const { notices, links, leads, mail, siteContent, origin, logger } = options;
  const times = { ...usualTimes, ...options.times };
  const due = new DueWork<DueHold>({
    claim: () => notices.claim(times.lease),
    untilNext: () => notices.untilNext(),
    work,
    onError: (error) => logger.warn({ error }, 'notices of holds cannot be read'),
    atOnce: AT_ONCE,
    lookMs: times.look,
  });

  /** Never rejects. */
  async function work(hold: DueHold): Promise<void> {
    const { key, attempts } = hold;
    try {
      await notices.finish(hold, await tell(hold));
    } catch (error) {
      const level = attempts < ALARMING_ATTEMPTS ? 'warn' : 'error';
      const reason = error instanceof UpstreamError ? error.message : 'unknown';
      logger[level]({ hold: logName(key), attempts, reason }, 'hold not told of yet');
      const wait = Math.min(times.retry * 2 ** Math.min(attempts - 1, 20), times.maxRetryDelay);
      await notices.tryAgain(hold, wait).catch(() => undefined);
    }
  }

  async function tell(hold: DueHold): Promise<{ told: ToldHold | null; nextMs: number | null }> {
    const { told, isReleased, leftMs } = hold;
    const over = { told, nextMs: null };
    const site = options.sites.find(({ name }) => name === hold.site);
    if (!site) return over;
    if (isReleased) {
      // Of what nobody was told nobody need be told that it is over.
      if (told === null || told === 'released') return over;
      await tellSeller(hold, site, 'released');
      return { told: 'released', nextMs: null };
    }
    if (told === null) {
      await tellSeller(hold, site, 'held');
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
    await forGood(hold, () =>
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
  }

  async function tellHolder(hold: DueHold, site: Site, news: HoldNews): Promise<void> {
    const { key, car, customer, until } = hold;
    const language: Language = languageOf(site, hold.language);
    const { messages, settings } = await siteContent.get(site, language);
    const start = origin(site);
    const address = options.from ?? `no-reply@${new URL(start).hostname}`;
    const link = start + links.pathOf({ key, until }, { site, language });
    await forGood(hold, () =>
      mail.send({
        id: `${key}-${news}`,
        from: { name: settings.name, address },
        to: customer.email,
        ...holdMail({ news, car, name: customer.name, until, link, messages, site, language }),
      }),
    );
  }

  /** What is refused for good, such as an address that does not exist, is not sent again. */
  async function forGood({ key }: DueHold, send: () => Promise<void>): Promise<void> {
    try {
      await send();
    } catch (error) {
      const isUnfit = error instanceof HttpError && error.status < 500;
      if (!isUnfit && !isRefusedForGood(error)) throw error;
      logger.warn({ hold: logName(key), error }, 'somebody cannot be told of a hold');
    }
  }

  return { wake: () => due.wake(), close: () => due.close() };
}
