import { MAX_SHOWN } from '../model/alertLimits';
import type { Device } from '../model/deviceForms';
import { alertMail } from './alertMail';
import { alertNotice } from './alertNotice';
import type { SiteContentSource } from '../../../platform/content/siteContent';
import type { Language, Site } from '../../../sites/site.types';
import type { MailClient } from '../../../platform/upstreams/mail';
import type { PushClient } from './push/push';
import type { AlertAddresses } from './alertAddresses';
import type { AlertMails, DueMail } from './AlertMails';
import type { AlertStore } from './AlertStore';

/** How long a notice waits for a device that is off, in seconds: cars do not wait longer. */
const NOTICE_SECONDS = 2 * 24 * 3600;

type News = Awaited<ReturnType<AlertMails['cars']>> | undefined;

export interface AlertDeliveryOptions {
  mails: AlertMails;
  store: Pick<AlertStore, 'confirm'>;
  mail: MailClient;
  /** Absent where push messages are off: devices are told nothing then. */
  push?: PushClient;
  sites: readonly Site[];
  siteContent: Pick<SiteContentSource, 'get'>;
  addresses: AlertAddresses;
  /** Public origin of a site. */
  origin: (site: Site) => string;
  /** Address that e-mails come from; `no-reply` at the site's host when absent. */
  from?: string;
}

/** Writes what falls due and hands it to the mail server or push service; rejects with their error. */
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
    // A site that is closed tells nothing any more.
    if (!site) return;
    const news = item.kind === 'news' ? await mails.cars(item.id, MAX_SHOWN) : undefined;
    if (news?.total === 0) return;
    if (item.device) return notify(item, item.device, site, news);
    if (item.email !== null) await sendMail(item, item.email, site, news);
  };

  async function sendMail(item: DueMail, to: string, site: Site, news: News): Promise<void> {
    const { language, messages, settings } = await textsOf(item, site);
    const links = addresses.linksOf(item, { site, language });
    const address = from ?? `no-reply@${new URL(origin(site)).hostname}`;
    await mail.send({
      id: item.id,
      from: { name: settings.name, address },
      to,
      ...alertMail({ ...item, site, language, messages, links, news, origin: origin(site) }),
      // RFC 8058: mail programs offer to stop with one press. Who is only asked to confirm gets nothing to stop.
      ...(item.kind !== 'confirm' && {
        headers: {
          'List-Unsubscribe': `<${links.stopAtOnce}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }),
    });
  }

  /** Sends the message to a device. Its browser shows the same one that comes twice once, by its id. */
  async function notify(item: DueMail, to: Device, site: Site, news: News): Promise<void> {
    const { id, kind } = item;
    if (!push || kind === 'already') return;
    const { language, messages } = await textsOf(item, site);
    const paths = addresses.pathsOf(item, { site, language });
    const notice = alertNotice({ ...item, kind, site, language, messages, news, paths });
    await push.send({
      to,
      text: JSON.stringify(notice),
      topic: id.replaceAll('-', ''),
      ttlSeconds: NOTICE_SECONDS,
      urgency: item.frequency === 'daily' && kind === 'news' ? 'low' : 'normal',
    });
    // What the push service has taken is the address of a browser that has agreed.
    if (kind === 'confirm') await store.confirm(item.search);
  }

  async function textsOf(item: DueMail, site: Site) {
    const language: Language =
      site.languages.find((known) => known === item.language) ?? site.languages[0];
    return { language, ...(await siteContent.get(site, language)) };
  }
}
