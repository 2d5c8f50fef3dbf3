import { fillIn } from '../../design-system/messages';
import type { HeldCar } from '../../domain/holds/carHold';
import type { Language, Site } from '../../sites/site.types';
import type { Messages } from '../messages/messages';
import { mailHtml, mailText, type MailContent } from '../visits/mailContent';
import { holdEnd } from './holdWords';

/** What an e-mail about a hold says of it. */
export type HoldNews = 'held' | 'reminded';

export interface HoldMailOptions {
  news: HoldNews;
  car: HeldCar;
  /** Of the holder. */
  name: string;
  until: Date;
  /** Absolute address of the hold's page. */
  link: string;
  messages: Messages;
  site: Site;
  language: Language;
}

/** The e-mail to whoever holds a car, as text and as HTML in the site's colours. */
export function holdMail(options: HoldMailOptions): {
  subject: string;
  text: string;
  html: string;
} {
  const { news, car, name, until, link, messages, site, language } = options;
  const end = holdEnd(until, { site, language });
  const shown = `${car.car_brand} ${car.car_model}`;
  const subjectKey = news === 'held' ? 'holdMailSubject' : 'holdMailReminderSubject';
  const subject = fillIn(messages[subjectKey], { car: shown, until: end });
  const content: MailContent = {
    title: subject,
    beginning: fillIn(messages[news === 'held' ? 'holdMail' : 'holdMailReminder'], { name }),
    facts: [
      [messages.holdCar, [shown, car.car_version, car.car_year].filter(Boolean).join(', ')],
      [messages.holdUntil, end],
      [messages.holdPlace, car.car_site_name ?? ''],
    ],
    action: { text: messages.holdSee, href: link },
    end: messages.holdMailReason,
  };
  return { subject, text: mailText(content), html: mailHtml(content, { site, language }) };
}
