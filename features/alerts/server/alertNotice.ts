import { fillIn } from '../../../design-system/messages';
import type { AlertMailOptions, MailedCar } from './alertMail';
import { expiryDay, mailItem } from './alertMail';

/** Content of a push message, as `site/public/push/worker.js` reads it. */
export interface AlertNotice {
  /** Tag of the message: a message with the same tag replaces the previous one. */
  id: string;
  title: string;
  body: string;
  /** ISO 639-1. */
  language: string;
  /** Path of the page that a click opens. */
  open: string;
  /** A button that opens the page that asks whether to stop the search. */
  stop?: { title: string; open: string };
}

export interface AlertNoticeOptions extends Omit<
  AlertMailOptions,
  'kind' | 'links' | 'origin' | 'siteName'
> {
  id: string;
  kind: 'confirm' | 'news' | 'renew';
  /** Paths on the site. */
  paths: Readonly<Record<'manage' | 'stop' | 'list', string>>;
}

/** Maximum size of a message: push services accept 4,096 bytes, encrypted. */
const MAX_BYTES = 3900;
/** Maximum number of cars that a message names. */
const MAX_NAMED = 3;

/** Composes the push message about a saved search or watched cars. It contains no personal data. */
export function alertNotice(options: AlertNoticeOptions): AlertNotice {
  const { id, language, messages, paths, kind } = options;
  const stop = { title: messages.alertMailStop, open: paths.stop };
  const notice = { id, language, ...noticeTexts(options), ...(kind !== 'confirm' && { stop }) };
  // The address of a list may be too long; the page of saved searches links to it as well.
  return sizeInBytes(notice) > MAX_BYTES ? { ...notice, open: paths.manage } : notice;
}

const sizeInBytes = (notice: AlertNotice): number =>
  new TextEncoder().encode(JSON.stringify(notice)).length;

function noticeTexts(options: AlertNoticeOptions): Pick<AlertNotice, 'title' | 'body' | 'open'> {
  const { kind, about, messages, paths, title } = options;
  const search = about === 'cars' ? messages.alertCarsTitle : title;
  switch (kind) {
    case 'confirm':
      return { title: messages.deviceFirst, body: search, open: paths.manage };
    case 'renew':
      return {
        title: fillIn(messages.alertMailRenewSubject, { search, day: expiryDay(options) }),
        body: messages.alertMailRenew,
        open: paths.manage,
      };
    case 'news':
      return newsTexts(options, search);
  }
}

function newsTexts(
  options: AlertNoticeOptions,
  search: string,
): Pick<AlertNotice, 'title' | 'body' | 'open'> {
  const { about, messages, paths, news } = options;
  const { cars = [], total = 0 } = news ?? {};
  const items = cars.slice(0, MAX_NAMED).map((car) => noticeItem(car, options));
  const [onlyItem] = items;
  if (total === 1 && onlyItem) {
    const lines = onlyItem.lines.join(' · ');
    return about === 'cars'
      ? { title: onlyItem.title, body: lines, open: onlyItem.href ?? paths.list }
      : {
          title: fillIn(messages.alertMailNewOne, { search, count: '1' }),
          body: `${onlyItem.title} · ${lines}`,
          open: onlyItem.href ?? paths.list,
        };
  }
  const count = String(total);
  const remainingCount = total - items.length;
  return {
    title:
      about === 'cars'
        ? messages.alertMailCarsSubject
        : fillIn(messages.alertMailNewMany, { search, count }),
    body: [
      ...items.map(({ title, lines }) => [title, lines[0]].filter(Boolean).join(' · ')),
      ...(remainingCount > 0
        ? [fillIn(messages.alertMailMore, { count: String(remainingCount) })]
        : []),
    ].join('\n'),
    open: paths.list,
  };
}

/**
 * Formats the news about a car. Its link has no origin, because push messages open pages of their own site.
 */
const noticeItem = (car: MailedCar, { site, language, messages }: AlertNoticeOptions) =>
  mailItem(car, { site, language, messages, origin: '' });
