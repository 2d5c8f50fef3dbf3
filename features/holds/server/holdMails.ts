import type { HeldCar } from '../../../domain/holds/carHold';
import type { HoldCustomer } from '../model/holdForm';
import { type HoldNews, holdMail } from './holdMail';
import type { SiteContentSource } from '../../../platform/content/siteContent';
import type { Site } from '../../../sites/site.types';
import { senderAddress } from '../../../platform/notices/senderAddress';
import type { MailClient } from '../../../platform/upstreams/mail';
import type { HoldLinks } from './holdLinks';
import { languageOf } from './languageOf';

export interface HoldMailsOptions {
  links: Pick<HoldLinks, 'pathOf'>;
  mail: MailClient;
  siteContent: Pick<SiteContentSource, 'get'>;
  /** Public origin of a site, which links begin with. */
  origin: (site: Site) => string;
  /** Address that e-mails come from; `no-reply` at the site's host when absent. */
  from?: string;
}

/** A hold, or one that is asked for, whose holder is written to. */
interface MailedHold {
  key: string;
  language: string;
  car: HeldCar;
  customer: HoldCustomer;
  /** Absent until it is held. */
  until?: Date;
  /** What its link carries. */
  token: string;
}

/** Writes to whoever holds a car, or asks to. @throws UpstreamError */
export type SendHoldMail = (news: HoldNews, hold: MailedHold, site: Site) => Promise<void>;

/** What is sent twice has one id. */
export const createHoldMails =
  ({ links, mail, siteContent, origin, from }: HoldMailsOptions): SendHoldMail =>
  async (news, { key, car, customer, until, token, ...hold }, site) => {
    const language = languageOf(site, hold.language);
    const { messages, settings } = await siteContent.get(site, language);
    const start = origin(site);
    const link = start + links.pathOf(token, { site, language });
    await mail.send({
      id: `${key}-${news}`,
      from: { name: settings.name, address: senderAddress(start, from) },
      to: customer.email,
      ...holdMail({ news, car, name: customer.name, until, link, messages, site, language }),
    });
  };
