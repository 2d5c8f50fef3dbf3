import { fillIn } from '../../../design-system/messages';
import type { Language, Site } from '../../../sites/site.types';
import { timeZones } from '../../../sites/timeZones';
import { formatInstant } from '../../../domain/time/formatInstant';
import type { Messages } from '../../../messages/messages';

/** Formats the end of a hold: `torsdag 26 november kl. 10:41`. */
export const holdEnd = (
  until: Date,
  { site, language }: { site: Site; language: Language },
): string =>
  formatInstant(until.toISOString(), site.locales[language] ?? language, timeZones[site.country]);

interface HoldMessageOptions {
  messages: Messages;
  until: Date;
  site: Site;
  language: Language;
  hours: number;
}

/** Text about a hold for the seller, which is sent as the message of an enquiry. */
export const holdMessage = (
  event: 'held' | 'released',
  { messages, until, hours, ...siteLanguage }: HoldMessageOptions,
): string =>
  event === 'held'
    ? fillIn(messages.holdSellerHeld, { hours, until: holdEnd(until, siteLanguage) })
    : messages.holdSellerReleased;
