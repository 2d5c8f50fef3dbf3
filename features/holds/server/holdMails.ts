import type { HeldCar } from '../../../domain/holds/carHold';
import type { HoldCustomer } from '../model/holdForm';
import { type HoldMailKind, holdMail } from './holdMail';
import type { SiteContentSource } from '../../../platform/content/siteContent';
import type { Site } from '../../../sites/site.types';
import { senderAddress } from '../../../platform/notices/senderAddress';
import type { MailClient } from '../../../platform/upstreams/mail';
import type { HoldLinks } from './holdLinks';
import { supportedLanguage } from '../../../sites/supportedLanguage';

export interface HoldMailsOptions {
  links: Pick<HoldLinks, 'holdPath'>;
  mail: MailClient;
  siteContent: Pick<SiteContentSource, 'get'>;
  /** Public origin of a site, for links. */
  origin: (site: Site) => string;
  /** Sender's address; by default `no-reply` at the site's host. */
  from?: string;
}

/** A hold, or a request, whose holder receives a mail. */
interface MailedHold {
  key: string;
  language: string;
  car: HeldCar;
  customer: HoldCustomer;
  /** End of the hold; undefined until the car is held. */
  until?: Date;
  /** Token of the link in the mail. */
  token: string;
}

/** Sends a mail to the holder of a car, or a person who requests it. @throws UpstreamError */
export type SendHoldMail = (news: HoldMailKind, hold: MailedHold, site: Site) => Promise<void>;

/** Creates the sender. A repeated mail has the same id, so that the mail server recognises it. */
export const createHoldMails =
  ({ links, mail, siteContent, origin, from }: HoldMailsOptions): SendHoldMail =>
  async (kind, { key, car, customer, until, token, ...hold }, site) => {
    const language = supportedLanguage(site, hold.language);
    const { messages, settings } = await siteContent.get(site, language);
    const siteOrigin = origin(site);
    const link = siteOrigin + links.holdPath(token, { site, language });
    await mail.send({
      id: `${key}-${kind}`,
      from: { name: settings.name, address: senderAddress(siteOrigin, from) },
      to: customer.email,
      ...holdMail({
        ...{ kind, car, name: customer.name, until, link, messages, site, language },
        siteName: settings.name,
      }),
    });
  };
