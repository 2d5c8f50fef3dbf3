import { fillIn } from '../../../design-system/messages';
import { HOLD_HOURS, PROOF_MINUTES, type HeldCar } from '../../../domain/holds/carHold';
import type { Language, Site } from '../../../sites/site.types';
import type { Messages } from '../../../messages/messages';
import { mailText, type MailContent } from '../../../platform/notices/mailContent';
import { mailHtml } from '../../../platform/notices/mailHtml';
import { holdEnd } from './holdTexts';

/** Kind of an e-mail about a hold. */
export type HoldMailKind = 'asked' | 'held' | 'reminded';

export interface HoldMailOptions {
  kind: HoldMailKind;
  car: HeldCar;
  /** Name of the holder. */
  name: string;
  /** End of the hold; undefined until the car is held. */
  until?: Date;
  /** Absolute address of the hold's page. */
  link: string;
  messages: Messages;
  site: Site;
  /** Name of the site. */
  siteName: string;
  language: Language;
}

const textKeys = {
  asked: {
    subject: 'holdMailAskedSubject',
    beginning: 'holdMailAsked',
    action: 'holdProve',
    end: 'holdMailAskedReason',
  },
  held: {
    subject: 'holdMailSubject',
    beginning: 'holdMail',
    action: 'holdSee',
    end: 'holdMailReason',
  },
  reminded: {
    subject: 'holdMailReminderSubject',
    beginning: 'holdMailReminder',
    action: 'holdSee',
    end: 'holdMailReason',
  },
} as const;

/**
 * The e-mail to the holder of a car, or a person who requests it, as text and as HTML in the site's design.
 */
export function holdMail(options: HoldMailOptions): {
  subject: string;
  text: string;
  html: string;
} {
  const { kind: news, car, name, until, link, messages, site, siteName, language } = options;
  const end = until ? holdEnd(until, { site, language }) : '';
  const carText = `${car.car_brand} ${car.car_model}`;
  const keys = textKeys[news];
  const subject = fillIn(messages[keys.subject], { car: carText, until: end });
  const content: MailContent = {
    title: subject,
    beginning: fillIn(messages[keys.beginning], {
      name,
      minutes: PROOF_MINUTES,
      hours: HOLD_HOURS,
    }),
    facts: [
      [messages.holdCar, [carText, car.car_version, car.car_year].filter(Boolean).join(', ')],
      [messages.holdUntil, end],
      [messages.holdPlace, car.car_site_name ?? ''],
    ],
    action: { text: messages[keys.action], href: link },
    end: messages[keys.end],
  };
  return {
    subject,
    text: mailText(content),
    html: mailHtml(content, { name: siteName, site, language }),
  };
}
