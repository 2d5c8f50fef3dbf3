import { fillIn } from '../../../../design-system/messages';
import type { BookedVisit } from '../../../../domain/booking/visit.types';
import type { VisitPrice } from '../../../../domain/booking/visitPrice';
import type { Messages } from '../../../../messages/messages';
import type { Language, Site } from '../../../../sites/site.types';
import { mailHtml, mailText, type MailContent } from '../../../../platform/notices/mailContent';
import { dayNoteOf, visitWords } from './visitWords';
import { BOOKING_CURRENCY } from '../../../../domain/booking/limits';
import { moneyPattern, writeMoney } from '../../../../domain/money/moneyPattern';

/** What an e-mail about a visit says of it. */
export type VisitNews = 'booked' | 'moved' | 'cancelled';

export interface VisitMailOptions {
  visit: BookedVisit;
  news: VisitNews;
  messages: Messages;
  site: Site;
  language: Language;
  /** Absolute address of the visit's page. */
  link: string;
  /** What it costs; null where that was not known. */
  price: VisitPrice | null;
}

const subjects = {
  booked: 'visitMailBookedSubject',
  moved: 'visitMailMovedSubject',
  cancelled: 'visitMailCancelledSubject',
} as const satisfies Record<VisitNews, keyof Messages>;

/** Of a visit whose time is still to come. */
const daySubjects = {
  booked: 'visitMailBookedDaySubject',
  moved: 'visitMailMovedDaySubject',
  cancelled: 'visitMailCancelledDaySubject',
} as const satisfies Record<VisitNews, keyof Messages>;

const beginnings = {
  booked: 'visitMailBooked',
  moved: 'visitMailMoved',
  cancelled: 'visitMailCancelled',
} as const satisfies Record<VisitNews, keyof Messages>;

/** The e-mail to whoever booked a visit, as text and as HTML in the site's colours. */
export function visitMail(options: VisitMailOptions): {
  subject: string;
  text: string;
  html: string;
} {
  const { visit, news, messages, site, language, link, price } = options;
  const { request, workshop, answer, offerings } = visit;
  const locale = site.locales[language] ?? language;
  const words = visitWords(visit, { site, language });
  const { [news]: subjectKey } = visit.isTimeToCome ? daySubjects : subjects;
  const subject = fillIn(messages[subjectKey], { ...words });
  const { bookingFullDay } = messages;
  const note = dayNoteOf(visit, messages);
  const stays = visit.isTimeToCome ? `${words.day}.` : `${words.day}. ${bookingFullDay}.`;
  const time = note ? `${stays} ${note}` : `${words.day} ${words.time}`;
  const content: MailContent = {
    title: subject,
    beginning: fillIn(messages[beginnings[news]], { name: request.customer.firstName }),
    facts: [
      [messages.bookingTime, time],
      [messages.visitPlace, `${workshop.siteName}, ${workshop.address}, ${workshop.phone}`],
      [messages.bookingCar, words.car],
      [messages.visitServices, offerings.map(({ name }) => name).join(', ')],
      [
        messages.bookingTotal,
        price && news !== 'cancelled' ? writePrice(price, messages, locale) : '',
      ],
      [messages.bookingReference, answer.id],
    ],
    action: { text: news === 'cancelled' ? messages.visitBookNew : messages.visitSee, href: link },
    end: messages.visitMailReason,
  };
  return { subject, text: mailText(content), html: mailHtml(content, { site, language }) };
}

/** `2 295 kr inkl. moms`; says so where something has no price yet. @param locale IETF tag */
function writePrice(
  { amount, isPartial }: VisitPrice,
  messages: Pick<Messages, 'bookingPriceInclVat' | 'bookingPricePartial'>,
  locale: string,
): string {
  const price = writeMoney(amount, moneyPattern(locale, BOOKING_CURRENCY));
  return fillIn(messages[isPartial ? 'bookingPricePartial' : 'bookingPriceInclVat'], { price });
}
