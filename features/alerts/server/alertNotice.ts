import { fillIn } from '../../../design-system/messages';
import type { AlertMailOptions, MailedCar } from './alertMail';
import { dayOf, itemOf } from './alertMail';

/** What a device shows: the message that its browser gets, which `site/public/push/worker.js` reads. */
export interface AlertNotice {
  /** The same notice that comes twice is shown once. */
  id: string;
  title: string;
  body: string;
  /** ISO 639-1. */
  language: string;
  /** Path of the page that a press opens. */
  open: string;
  /** A button besides: the page that asks whether to stop. */
  stop?: { title: string; open: string };
}

export interface AlertNoticeOptions extends Omit<AlertMailOptions, 'kind' | 'links' | 'origin'> {
  id: string;
  kind: 'confirm' | 'news' | 'renew';
  /** Paths on the site. */
  paths: Readonly<Record<'manage' | 'stop' | 'list', string>>;
}

/** Most bytes of a notice: push services take 4,096, encrypted. */
const MAX_BYTES = 3900;
/** Cars that a notice names. */
const MAX_NAMED = 3;

/** The notice about a saved search or watched cars, in words that name cars and nobody. */
export function alertNotice(options: AlertNoticeOptions): AlertNotice {
  const { id, language, messages, paths, kind } = options;
  const stop = { title: messages.alertMailStop, open: paths.stop };
  const notice = { id, language, ...wordsOf(options), ...(kind !== 'confirm' && { stop }) };
  // An address of a list may be long: the page of one's searches leads there too.
  return bytesOf(notice) > MAX_BYTES ? { ...notice, open: paths.manage } : notice;
}

const bytesOf = (notice: AlertNotice): number =>
  new TextEncoder().encode(JSON.stringify(notice)).length;

function wordsOf(options: AlertNoticeOptions): Pick<AlertNotice, 'title' | 'body' | 'open'> {
  const { kind, about, messages, paths, title } = options;
  const search = about === 'cars' ? messages.alertCarsTitle : title;
  switch (kind) {
    case 'confirm':
      return { title: messages.deviceFirst, body: search, open: paths.manage };
    case 'renew':
      return {
        title: fillIn(messages.alertMailRenewSubject, { search, day: dayOf(options) }),
        body: messages.alertMailRenew,
        open: paths.manage,
      };
    case 'news':
      return newsWords(options, search);
  }
}

function newsWords(
  options: AlertNoticeOptions,
  search: string,
): Pick<AlertNotice, 'title' | 'body' | 'open'> {
  const { about, messages, paths, news } = options;
  const { cars = [], total = 0 } = news ?? {};
  const items = cars.slice(0, MAX_NAMED).map((car) => itemOn(car, options));
  const [only] = items;
  if (total === 1 && only) {
    const lines = only.lines.join(' · ');
    return about === 'cars'
      ? { title: only.title, body: lines, open: only.href ?? paths.list }
      : {
          title: fillIn(messages.alertMailNewOne, { search, count: '1' }),
          body: `${only.title} · ${lines}`,
          open: only.href ?? paths.list,
        };
  }
  const count = String(total);
  const more = total - items.length;
  return {
    title:
      about === 'cars'
        ? messages.alertMailCarsSubject
        : fillIn(messages.alertMailNewMany, { search, count }),
    body: [
      ...items.map(({ title, lines }) => [title, lines[0]].filter(Boolean).join(' · ')),
      ...(more > 0 ? [fillIn(messages.alertMailMore, { count: String(more) })] : []),
    ].join('\n'),
    open: paths.list,
  };
}

/** Without an origin: notices open pages of the site that they come from. */
const itemOn = (car: MailedCar, { site, language, messages }: AlertNoticeOptions) =>
  itemOf(car, { site, language, messages, origin: '' });
