import { createHash } from 'node:crypto';
import type { BookedVisit } from '../../../../domain/booking/visit.types';
import type { Language, Site } from '../../../../sites/site.types';
import { visitMail, type VisitNews } from './visitMail';
import { visitSms } from './visitSms';
import { eventOf } from './visitWords';
import type { SiteContentSource } from '../../../../platform/content/siteContent';
import { isRefusedForGood } from '../../../enquiries/server/leads/isRefusedForGood';
import type { Logger } from '../../../../platform/log';
import { JobWorker, type JobOutcome, type JobTimes } from '../../../../platform/jobs/JobWorker';
import { logName } from '../../../../platform/notices/logName';
import { sendOnce } from '../../../../platform/notices/sendOnce';
import { senderAddress } from '../../../../platform/notices/senderAddress';
import type { MailClient } from '../../../../platform/upstreams/mail';
import { BookingRefused } from './visitSystem';
import type { SmsClient } from '../../../../platform/upstreams/sms';
import type { VisitSystem, VisitSystemName } from './visitSystem';
import { dialled } from './dialled';
import { VISIT_QUEUE, type DueNotice, type VisitNotices } from './VisitNotices';
import type { ToldVisit } from '../tables';
import { visitCalendar } from './visitCalendar';
import { instantOf, reminderOf } from './visitTime';
import type { Visits } from './visits';

/** Longest name that an SMS may come from (GSM 03.40). */
const MAX_SENDER = 11;

/** Tells owners of booked visits of them, and reminds them on the day before. */
export interface VisitNotifier {
  start: () => void;
  close: () => Promise<void>;
}

export interface VisitNotifierOptions {
  notices: VisitNotices;
  visits: Pick<Visits, 'pathOf'>;
  systems: Readonly<Record<VisitSystemName, Pick<VisitSystem, 'find'>>>;
  mail: MailClient;
  sms: SmsClient;
  sites: readonly Site[];
  siteContent: Pick<SiteContentSource, 'get'>;
  /** Public origin of a site, which links begin with. */
  origin: (site: Site) => string;
  /** Address that e-mails come from; `no-reply` at the site's host when absent. */
  from?: string;
  logger: Logger;
  times?: Partial<JobTimes>;
  /** Milliseconds since 1970. */
  clock?: () => number;
}

/** A visit with everything that is needed to write of it. */
interface Told {
  visit: BookedVisit;
  site: Site;
  language: Language;
}

export function createVisitNotifier(options: VisitNotifierOptions): VisitNotifier {
  const { notices, visits, systems, mail, sms, siteContent, origin, logger } = options;
  const { clock = Date.now } = options;
  /** What is refused for good, such as an address that does not exist, is not sent again. */
  const send = (key: string, sending: () => Promise<void>) =>
    sendOnce(sending, (error) => {
      const isForGood = isRefusedForGood(error);
      if (isForGood)
        logger.warn({ booking: logName(key), error }, 'owner of a visit cannot be told');
      return isForGood;
    });
  const worker = new JobWorker({
    database: notices.database,
    queue: VISIT_QUEUE,
    work: async ({ key }) => {
      const notice = await notices.find(key);
      return notice && tellAndNote(notice);
    },
    beforeLook: () => notices.adopt(),
    about: ({ key }) => ({ booking: logName(key) }),
    says: {
      unreadable: 'notices of visits cannot be read',
      late: 'owner of a visit not told yet',
    },
    times: options.times,
    logger,
  });
  return { start: worker.wake, close: worker.close };

  async function tellAndNote(notice: DueNotice): Promise<JobOutcome> {
    const outcome = await tell(notice);
    await notices.note(notice.key, outcome);
    return outcome.nextMs === null ? undefined : { againInMs: outcome.nextMs };
  }

  async function tell(
    notice: DueNotice,
  ): Promise<{ remindedOf: string | null; nextMs: number | null }> {
    const over = { remindedOf: notice.remindedOf, nextMs: null };
    const site = options.sites.find(({ name }) => name === notice.site);
    // Nothing is asked for an owner who is erased: that ends notices that could not be told for weeks.
    if (!site || !notice.customer) return over;
    const language = site.languages.find((known) => known === notice.language) ?? site.languages[0];
    const visit = await findVisit(notice, language);
    if (!visit) return over;
    // Nobody need know any more what could not be told until then.
    if (instantOf(visit.request.timeSlot, site.country) <= clock()) return over;
    const known: Told = { visit, site, language };
    const news = newsOf(notice.told, visit);
    if (news) {
      await send(notice.key, () => sendMail(notice, known, news));
      await notices.noteTold(notice.key, toldOf(visit));
    }
    const { timeSlot } = visit.request;
    const remindAt = reminderOf(timeSlot, site.country);
    if (visit.state === 'cancelled' || notice.remindedOf === timeSlot) return over;
    if (remindAt > clock()) return { ...over, nextMs: remindAt - clock() };
    // Who was told just now need not be reminded.
    if (!news) {
      await send(notice.key, () => sendSms(notice.key, known));
    }
    return { remindedOf: timeSlot, nextMs: null };
  }

  async function findVisit(
    { system, key }: DueNotice,
    language: Language,
  ): Promise<BookedVisit | undefined> {
    try {
      return await systems[system].find(key, language);
    } catch (error) {
      if (error instanceof BookingRefused && [404, 410].includes(error.status)) return undefined;
      throw error;
    }
  }

  async function sendMail(
    { key, price, news: number }: Pick<DueNotice, 'key' | 'price' | 'news'>,
    { visit, ...where }: Told,
    news: VisitNews,
  ): Promise<void> {
    const { site, language } = where;
    const { messages, settings } = await siteContent.get(site, language);
    const link = linkOf(key, visit, where);
    const start = origin(site);
    const address = senderAddress(start, options.from);
    const calendar = visitCalendar({
      ...eventOf(messages, visit),
      ...{ visit, site, link, origin: start },
      organizer: { name: settings.name, email: address },
    });
    await mail.send({
      id: idOf(key, [number, toldOf(visit)]),
      from: { name: settings.name, address },
      to: visit.request.customer.email,
      ...visitMail({ visit, news, messages, link, price, ...where }),
      attachments: [{ filename: 'visit.ics', ...calendar }],
    });
  }

  async function sendSms(key: string, { visit, ...where }: Told): Promise<void> {
    const { site, language } = where;
    const to = dialled(visit.request.customer.phone, site.country);
    // A message to no number tells nobody; the time stands in the e-mail of the booking.
    if (to === undefined) return;
    const { messages, settings } = await siteContent.get(site, language);
    const text = visitSms(visit, { messages, link: linkOf(key, visit, where), ...where });
    await sms.send(idOf(key, visit.request.timeSlot), { to, from: senderOf(settings.name), text });
  }

  function linkOf(key: string, { request }: BookedVisit, where: Omit<Told, 'visit'>): string {
    const path = visits.pathOf({ key, timeSlot: request.timeSlot }, where);
    return origin(where.site) + (path ?? '/');
  }
}

const toldOf = ({ state, request }: BookedVisit): ToldVisit => {
  const { departmentId, timeSlot, isFullDay } = request;
  return { state, departmentId, timeSlot, isFullDay };
};

/** What has changed since its owner was told last; undefined when nothing has. */
function newsOf(told: ToldVisit | null, visit: BookedVisit): VisitNews | undefined {
  const now = toldOf(visit);
  if (now.state === 'cancelled') return told?.state === 'confirmed' ? 'cancelled' : undefined;
  if (told === null) return 'booked';
  const names = ['state', 'departmentId', 'timeSlot', 'isFullDay'] as const;
  return names.every((name) => told[name] === now[name]) ? undefined : 'moved';
}

/** The same news of the same booking have the same id: whoever gets them twice can tell. */
const idOf = (key: string, news: unknown): string =>
  createHash('sha256')
    .update(`${key} ${JSON.stringify(news)}`)
    .digest('hex')
    .slice(0, 40);

const senderOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\dA-Za-z]/g, '')
    .slice(0, MAX_SENDER);
