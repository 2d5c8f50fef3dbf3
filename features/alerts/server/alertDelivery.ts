import { MAX_SHOWN } from '../model/alertLimits';
import type { Device } from '../model/deviceForms';
import { alertMail } from './alertMail';
import { alertNotice } from './alertNotice';
import type { SiteContentSource } from '../../../platform/content/siteContent';
import type { Language, Site } from '../../../sites/site.types';
import type { MailClient } from '../../../platform/upstreams/mail';
import type { PushClient } from './push/pushClient';
import type { AlertAddresses } from './alertAddresses';
import type { AlertMails, DueMail } from './AlertMails';
import type { AlertStore } from './AlertStore';

/** How long a push service stores a message for a device that is off. */
const PUSH_TTL_SECONDS = 2 * 24 * 3600;

type News = Awaited<ReturnType<AlertMails['cars']>> | undefined;

export interface AlertDeliveryOptions {
  mails: AlertMails;
  store: Pick<AlertStore, 'confirm'>;
  mail: MailClient;
  /** Undefined if push messages are switched off. */
  push?: PushClient;
  sites: readonly Site[];
  siteContent: Pick<SiteContentSource, 'get'>;
  addresses: AlertAddresses;
  /** Public origin of a site. */
  origin: (site: Site) => string;
  /** Sender's address; by default `no-reply` at the site's host. */
  from?: string;
}

/** Creates a function that sends a mail or push message. It rejects with the error of the server. */
export function createAlertDelivery({
  mails,
  store,
  mail,
  push,
  sites,
  siteContent,
  addresses,
  origin,
  from,
}: AlertDeliveryOptions): (item: DueMail) => Promise<void> {
  return async function deliver(item: DueMail): Promise<void> {
    const site = sites.find(({ name }) => name === item.site);
    // No mails are sent about searches of a site that no longer exists.
    if (!site) return;
    const news = item.kind === 'news' ? await mails.cars(item.id, MAX_SHOWN) : undefined;
    if (news?.total === 0) return;
    if (item.device) return notify(item, item.device, site, news);
    if (item.email !== null) await sendMail(item, item.email, site, news);
  };

  async function sendMail(item: DueMail, to: string, site: Site, news: News): Promise<void> {
    const { language, messages, settings } = await loadTexts(item, site);
    const links = addresses.buildLinks(item, { site, language });
    const address = from ?? `no-reply@${new URL(origin(site)).hostname}`;
    await mail.send({
      id: item.id,
      from: { name: settings.name, address },
      to,
      ...alertMail({
        ...{ ...item, site, language, messages, links, news, origin: origin(site) },
        siteName: settings.name,
      }),
      // Lets mail programs offer to unsubscribe with one click (RFC 8058), except before confirmation.
      ...(item.kind !== 'confirm' && {
        headers: {
          'List-Unsubscribe': `<${links.stopAtOnce}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }),
    });
  }

  /**
   * Sends a push message. It contains the mail's id, so that the browser shows a repeated message only once.
   */
  async function notify(item: DueMail, to: Device, site: Site, news: News): Promise<void> {
    const { id, kind } = item;
    if (!push || kind === 'already') return;
    const { language, messages } = await loadTexts(item, site);
    const paths = addresses.noticePaths(item, { site, language });
    const notice = alertNotice({ ...item, kind, site, language, messages, news, paths });
    await push.send({
      to,
      text: JSON.stringify(notice),
      topic: id.replaceAll('-', ''),
      ttlSeconds: PUSH_TTL_SECONDS,
      urgency: item.frequency === 'daily' && kind === 'news' ? 'low' : 'normal',
    });
    // Push services accept messages only for browsers that have subscribed, so this confirms the device.
    if (kind === 'confirm') await store.confirm(item.search);
  }

  async function loadTexts(item: DueMail, site: Site) {
    const language: Language =
      site.languages.find((supported) => supported === item.language) ?? site.languages[0];
    return { language, ...(await siteContent.get(site, language)) };
  }
}
