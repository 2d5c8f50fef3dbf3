import { fillIn } from '../../../../design-system/messages';
import type { BookedVisit } from '../../../../domain/booking/visit.types';
import type { VisitPrice } from '../../../../domain/booking/visitPrice';
import type { Messages } from '../../../../messages/messages';
import type { Language, Site } from '../../../../sites/site.types';
import { mailText, type MailContent } from '../../../../platform/notices/mailContent';
import { mailHtml } from '../../../../platform/notices/mailHtml';
import { noTimeNote, visitPlaceholders } from './visitPlaceholders';
import { BOOKING_CURRENCY } from '../../../../domain/booking/limits';
import { moneyPattern, writeMoney } from '../../../../domain/money/moneyPattern';

/** Kind of an e-mail about a visit. */
export type VisitEventKind = 'booked' | 'moved' | 'cancelled';

export interface VisitMailOptions {
  visit: BookedVisit;
  eventKind: VisitEventKind;
  messages: Messages;
  site: Site;
  /** Name of the site. */
  siteName: string;
  language: Language;
  /** Absolute address of the visit's page. */
  link: string;
  /** The price; null when not known. */
  price: VisitPrice | null;
}

const subjects = {
  booked: 'visitMailBookedSubject',
  moved: 'visitMailMovedSubject',
  cancelled: 'visitMailCancelledSubject',
} as const satisfies Record<VisitEventKind, keyof Messages>;

/** Subjects for a visit that has a day and no time yet. */
const daySubjects = {
  booked: 'visitMailBookedDaySubject',
  moved: 'visitMailMovedDaySubject',
  cancelled: 'visitMailCancelledDaySubject',
} as const satisfies Record<VisitEventKind, keyof Messages>;

const introductions = {
  booked: 'visitMailBooked',
  moved: 'visitMailMoved',
  cancelled: 'visitMailCancelled',
} as const satisfies Record<VisitEventKind, keyof Messages>;

/** The e-mail to the person who booked a visit, as text and as HTML in the site's design. */
export function visitMail(options: VisitMailOptions): {
  subject: string;
  text: string;
  html: string;
} {
  const { visit, eventKind: news, messages, site, siteName, language, link, price } = options;
  const { request, workshop, answer, offerings } = visit;
  const locale = site.locales[language] ?? language;
  const placeholders = visitPlaceholders(visit, { site, language });
  const { [news]: subjectKey } = visit.isTimeToCome ? daySubjects : subjects;
  const subject = fillIn(messages[subjectKey], { ...placeholders });
  const { bookingFullDay } = messages;
  const note = noTimeNote(visit, messages);
  const fullDayText = visit.isTimeToCome
    ? `${placeholders.day}.`
    : `${placeholders.day}. ${bookingFullDay}.`;
  const time = note ? `${fullDayText} ${note}` : `${placeholders.day} ${placeholders.time}`;
  const content: MailContent = {
    title: subject,
    beginning: fillIn(messages[introductions[news]], { name: request.customer.firstName }),
    facts: [
      [messages.bookingTime, time],
      [messages.visitPlace, `${workshop.siteName}, ${workshop.address}, ${workshop.phone}`],
      [messages.bookingCar, placeholders.car],
      [messages.visitServices, offerings.map(({ name }) => name).join(', ')],
      [
        messages.bookingTotal,
        price && news !== 'cancelled' ? formatPrice(price, messages, locale) : '',
      ],
      [messages.bookingReference, answer.id],
    ],
    action: { text: news === 'cancelled' ? messages.visitBookNew : messages.visitSee, href: link },
    end: messages.visitMailReason,
  };
  return {
    subject,
    text: mailText(content),
    html: mailHtml(content, { name: siteName, site, language }),
  };
}

/** `2 295 kr inkl. moms`; another text if part of the price is not known. @param locale IETF tag */
function formatPrice(
  { amount, isPartial }: VisitPrice,
  messages: Pick<Messages, 'bookingPriceInclVat' | 'bookingPricePartial'>,
  locale: string,
): string {
  const price = writeMoney(amount, moneyPattern(locale, BOOKING_CURRENCY));
  return fillIn(messages[isPartial ? 'bookingPricePartial' : 'bookingPriceInclVat'], { price });
}
