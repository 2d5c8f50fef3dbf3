import { formatMoney } from '../../../domain/money/formatMoney';
import { fillIn } from '../../../design-system/messages';
import { valueInLanguage } from '../../search/model/valueInLanguage';
import { translateStockText } from '../../../domain/stockTexts/translateStockText';
import type { AlertCar } from '../../../domain/alerts/alertFilters';
import { CONFIRM_HOURS } from '../model/alertLimits';
import type { NewsKind } from '../model/carNews';
import { askingPrice } from '../../../domain/finance/carPrices';
import type { Amount } from '../../../domain/money/amount';
import { getFormatLocale } from '../../../sites/getLocale';
import type { Language, Site } from '../../../sites/site.types';
import { carPagePath } from '../../car/server/carPagePath';
import type { Messages } from '../../../messages/messages';
import { type MailContent, type MailItem, mailText } from '../../../platform/notices/mailContent';
import { mailHtml } from '../../../platform/notices/mailHtml';

/** A car in a mail. */
export interface MailedCar {
  carId: string;
  kind: NewsKind;
  price: Amount;
  /** The price before a drop; null for other news. */
  before: Amount | null;
  car: AlertCar;
}

export interface AlertMailOptions {
  kind: 'confirm' | 'already' | 'news' | 'renew';
  about: 'search' | 'cars';
  /** Description of the search. */
  title: string;
  expiresAt: Date;
  site: Site;
  /** Name of the site. */
  siteName: string;
  language: Language;
  messages: Messages;
  /** Absolute addresses. */
  links: Readonly<Record<'confirm' | 'manage' | 'stop' | 'list', string>>;
  /** The first cars of the news, and the number of all. */
  news: { cars: readonly MailedCar[]; total: number } | undefined;
  /** Public origin of the site. */
  origin: string;
}

/** Composes the mail about a saved search or watched cars, as text and as HTML in the site's design. */
export function alertMail(options: AlertMailOptions): {
  subject: string;
  text: string;
  html: string;
} {
  const { messages, site, siteName, language } = options;
  const content = mailContent(options);
  const links =
    options.kind === 'confirm'
      ? []
      : [
          { text: messages.alertMailManage, href: options.links.manage },
          { text: messages.alertMailStop, href: options.links.stop },
        ];
  const fullContent = { facts: [], ...content, links };
  return {
    subject: content.title,
    text: mailText(fullContent),
    html: mailHtml(fullContent, { name: siteName, site, language }),
  };
}

function mailContent(options: AlertMailOptions): Omit<MailContent, 'facts'> {
  const { kind, messages, links } = options;
  const search = options.about === 'cars' ? messages.alertCarsTitle : options.title;
  const end = messages.alertMailReason;
  switch (kind) {
    case 'confirm':
      return {
        title: fillIn(messages.alertMailConfirmSubject, { search }),
        beginning: messages.alertMailConfirm,
        action: { text: messages.alertConfirm, href: links.confirm },
        end: fillIn(messages.alertMailConfirmEnd, { hours: String(CONFIRM_HOURS) }),
      };
    case 'already':
      return {
        title: fillIn(messages.alertMailAlreadySubject, { search }),
        beginning: messages.alertMailAlready,
        action: { text: messages.alertMailManage, href: links.manage },
        end,
      };
    case 'renew':
      return {
        title: fillIn(messages.alertMailRenewSubject, { search, day: expiryDay(options) }),
        beginning: messages.alertMailRenew,
        action: { text: messages.alertMailManage, href: links.manage },
        end,
      };
    case 'news':
      return newsContent(options, search);
  }
}

function newsContent(options: AlertMailOptions, search: string): Omit<MailContent, 'facts'> {
  const { messages, links, about, news } = options;
  const { cars = [], total = 0 } = news ?? {};
  const count = String(total);
  const title = fillIn(total === 1 ? messages.alertMailNewOne : messages.alertMailNewMany, {
    count,
    search,
  });
  const remainingCount = total - cars.length;
  return {
    title: about === 'cars' ? messages.alertMailCarsSubject : title,
    beginning: about === 'cars' ? messages.alertMailCars : messages.alertMailNew,
    items: [
      ...cars.map((car) => mailItem(car, options)),
      ...(remainingCount > 0
        ? [{ title: fillIn(messages.alertMailMore, { count: String(remainingCount) }), lines: [] }]
        : []),
    ],
    action: { text: messages.alertShowCars, href: links.list },
    end: messages.alertMailReason,
  };
}

/** Formats the news about a car as an item of a mail. */
export function mailItem(
  { carId, kind, price, before, car }: MailedCar,
  {
    site,
    language,
    messages,
    origin,
  }: Pick<AlertMailOptions, 'site' | 'language' | 'messages' | 'origin'>,
): MailItem {
  const text = (name: string) => (typeof car[name] === 'string' ? car[name] : '');
  const number = (name: string) => (typeof car[name] === 'number' ? String(car[name]) : '');
  const locale = getFormatLocale(site, language);
  const money = (amount: Amount) => formatMoney(amount, locale, site.currency);
  const title = text('car_model_text');
  if (kind === 'sold') return { title, lines: [messages.savedGone] };
  const prefix = language === site.languages[0] ? '' : `/${language}`;
  const path = carPagePath(site, { car_id: carId, slug: text('slug') });
  const currentPrice = askingPrice(car);
  const priceLine =
    kind === 'drop' && before !== null
      ? fillIn(messages.alertMailWas, { price: money(price), before: money(before) })
      : currentPrice === undefined
        ? ''
        : money(currentPrice);
  const isEnglish = language === 'en' && language !== site.languages[0];
  const mileage = text('car_mileage_text');
  const facts = [
    number('car_year'),
    isEnglish ? translateStockText(mileage, site.currency) : mileage,
    valueInLanguage('car_fuel', text('car_fuel'), language),
    text('car_site_city'),
  ];
  return {
    title,
    href: path && origin + prefix + path,
    lines: [priceLine, facts.filter(Boolean).join(' · ')].filter(Boolean),
  };
}

/** The day on which a search expires, such as `5 May`. */
export const expiryDay = ({
  expiresAt,
  site,
  language,
}: Pick<AlertMailOptions, 'expiresAt' | 'site' | 'language'>): string =>
  new Intl.DateTimeFormat(getFormatLocale(site, language), {
    day: 'numeric',
    month: 'long',
  }).format(expiresAt);
