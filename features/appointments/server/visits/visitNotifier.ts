import { createHash } from 'node:crypto';
import type { BookedVisit } from '../../../../domain/booking/visit.types';
import type { Language, Site } from '../../../../sites/site.types';
import { visitMail, type VisitEventKind } from './visitMail';
import { visitSms } from './visitSms';
import { calendarTexts } from './visitPlaceholders';
import type { SiteContentSource } from '../../../../platform/content/siteContent';
import { isPermanentFailure } from '../../../enquiries/server/leads/isPermanentFailure';
import type { Logger } from '../../../../platform/log';
import { JobWorker, type JobOutcome, type JobTimes } from '../../../../platform/jobs/JobWorker';
import { logName } from '../../../../platform/notices/logName';
import { sendIgnoringPermanentRefusal } from '../../../../platform/notices/sendIgnoringPermanentRefusal';
import { senderAddress } from '../../../../platform/notices/senderAddress';
import type { MailClient } from '../../../../platform/upstreams/mail';
import { BookingRefused } from './visitSystem';
import type { SmsClient } from '../../../../platform/upstreams/sms';
import { queueNames } from '../../../../platform/jobs/queueNames';
import type { VisitSystem, VisitSystemName } from './visitSystem';
import { toE164 } from './toE164';
import { type DueNotice, type VisitNotices } from './VisitNotices';
import type { NotifiedVisit } from '../tables';
import { visitCalendar } from './visitCalendar';
import { toInstant, reminderTime } from './visitTime';
import type { Visits } from './visits';

/** Maximum number of characters of an alphanumeric SMS sender (GSM 03.40). */
const MAX_SENDER_LENGTH = 11;

/** Sends notices about booked visits, and reminders on the day before. */
export interface VisitNotifier {
  start: () => void;
  close: () => Promise<void>;
}

export interface VisitNotifierOptions {
  notices: VisitNotices;
  visits: Pick<Visits, 'pagePath'>;
  systems: Readonly<Record<VisitSystemName, Pick<VisitSystem, 'find'>>>;
  mail: MailClient;
  sms: SmsClient;
  sites: readonly Site[];
  siteContent: Pick<SiteContentSource, 'get'>;
  /** Public origin of a site, for links. */
  origin: (site: Site) => string;
  /** Address that e-mails come from; `no-reply` at the site's host when absent. */
  from?: string;
  logger: Logger;
  times?: Partial<JobTimes>;
  /** Milliseconds since 1970. */
  clock?: () => number;
}

/** A visit with everything that its notices need. */
interface NoticeContext {
  visit: BookedVisit;
  site: Site;
  language: Language;
}

export function createVisitNotifier(options: VisitNotifierOptions): VisitNotifier {
  const { notices, visits, systems, mail, sms, siteContent, origin, logger } = options;
  const { clock = Date.now } = options;
  /** Sends once; a permanent rejection, such as of an unknown address, is logged and not retried. */
  const send = (key: string, sending: () => Promise<void>) =>
    sendIgnoringPermanentRefusal(sending, (error) => {
      const isPermanent = isPermanentFailure(error);
      if (isPermanent)
        logger.warn(
          { booking: logName(key), error },
          'visit notice rejected; customer not notified',
        );
      return isPermanent;
    });
  const worker = new JobWorker({
    database: notices.database,
    queue: queueNames.visitNotice,
    work: async ({ key }) => {
      const notice = await notices.find(key);
      return notice && notifyAndRecord(notice);
    },
    beforePoll: () => notices.adopt(),
    logFields: ({ key }) => ({ booking: logName(key) }),
    logMessages: {
      unreadable: 'visit notices not read; will retry',
      delayed: 'visit notice not sent; will retry',
    },
    times: options.times,
    logger,
  });
  return { start: worker.wake, close: worker.close };

  async function notifyAndRecord(notice: DueNotice): Promise<JobOutcome> {
    const outcome = await notify(notice);
    await notices.saveReminder(notice.key, outcome);
    return outcome.nextMs === null ? undefined : { againInMs: outcome.nextMs };
  }

  async function notify(
    notice: DueNotice,
  ): Promise<{ remindedOf: string | null; nextMs: number | null }> {
    const finished = { remindedOf: notice.remindedOf, nextMs: null };
    const site = options.sites.find(({ name }) => name === notice.site);
    // A visit whose personal data is erased is not looked up: this ends notices that failed for weeks.
    if (!site || !notice.customer) return finished;
    const language =
      site.languages.find((supported) => supported === notice.language) ?? site.languages[0];
    const visit = await findVisit(notice, language);
    if (!visit) return finished;
    // A notice that could not be sent before the visit is dropped.
    if (toInstant(visit.request.timeSlot, site.country) <= clock()) return finished;
    const context: NoticeContext = { visit, site, language };
    const change = findChange(notice.lastNotified, visit);
    if (change) {
      await send(notice.key, () => sendMail(notice, context, change));
      await notices.saveNotified(notice.key, toNotifiedVisit(visit));
    }
    const { timeSlot } = visit.request;
    const remindAt = reminderTime(timeSlot, site.country);
    if (visit.state === 'cancelled' || notice.remindedOf === timeSlot) return finished;
    if (remindAt > clock()) return { ...finished, nextMs: remindAt - clock() };
    // A notice that was just sent makes the reminder unnecessary.
    if (!change) {
      await send(notice.key, () => sendSms(notice.key, context));
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
    { key, price, news: noticeCount }: Pick<DueNotice, 'key' | 'price' | 'news'>,
    { visit, ...context }: NoticeContext,
    eventKind: VisitEventKind,
  ): Promise<void> {
    const { site, language } = context;
    const { messages, settings } = await siteContent.get(site, language);
    const link = visitLink(key, visit, context);
    const siteOrigin = origin(site);
    const address = senderAddress(siteOrigin, options.from);
    const calendar = visitCalendar({
      ...calendarTexts(messages, visit),
      ...{ visit, site, link, origin: siteOrigin },
      organizer: { name: settings.name, email: address },
    });
    await mail.send({
      id: createMessageId(key, [noticeCount, toNotifiedVisit(visit)]),
      from: { name: settings.name, address },
      to: visit.request.customer.email,
      ...visitMail({
        ...{ visit, eventKind, messages, link, price, ...context },
        siteName: settings.name,
      }),
      attachments: [{ filename: 'visit.ics', ...calendar }],
    });
  }

  async function sendSms(key: string, { visit, ...siteLanguage }: NoticeContext): Promise<void> {
    const { site, language } = siteLanguage;
    const to = toE164(visit.request.customer.phone, site.country);
    // Numbers that cannot get an SMS are skipped; the e-mail of the booking has the time.
    if (to === undefined) return;
    const { messages, settings } = await siteContent.get(site, language);
    const text = visitSms(visit, {
      messages,
      link: visitLink(key, visit, siteLanguage),
      ...siteLanguage,
    });
    await sms.send(createMessageId(key, visit.request.timeSlot), {
      to,
      from: smsSender(settings.name),
      text,
    });
  }

  function visitLink(
    key: string,
    { request }: BookedVisit,
    siteLanguage: Omit<NoticeContext, 'visit'>,
  ): string {
    const path = visits.pagePath({ key, timeSlot: request.timeSlot }, siteLanguage);
    return origin(siteLanguage.site) + (path ?? '/');
  }
}

const toNotifiedVisit = ({ state, request }: BookedVisit): NotifiedVisit => {
  const { departmentId, timeSlot, isFullDay } = request;
  return { state, departmentId, timeSlot, isFullDay };
};

/** What has changed since the last notice; undefined when nothing has. */
function findChange(
  lastNotified: NotifiedVisit | null,
  visit: BookedVisit,
): VisitEventKind | undefined {
  const now = toNotifiedVisit(visit);
  if (now.state === 'cancelled')
    return lastNotified?.state === 'confirmed' ? 'cancelled' : undefined;
  if (lastNotified === null) return 'booked';
  const names = ['state', 'departmentId', 'timeSlot', 'isFullDay'] as const;
  return names.every((name) => lastNotified[name] === now[name]) ? undefined : 'moved';
}

/** The same notice of the same booking has the same id, so that a mail program can detect duplicates. */
const createMessageId = (key: string, content: unknown): string =>
  createHash('sha256')
    .update(`${key} ${JSON.stringify(content)}`)
    .digest('hex')
    .slice(0, 40);

const smsSender = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\dA-Za-z]/g, '')
    .slice(0, MAX_SENDER_LENGTH);
