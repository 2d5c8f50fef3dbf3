import type { RequestHandler } from 'express';
import { timeZones } from '../../../sites/timeZones';
import type { Site } from '../../../sites/site.types';
import type { Config } from '../../config';
import { authoringUpstream, peopleUpstream } from '../authoring';
import { createMailClient } from '../../../platform/upstreams/mail';
import { editor, type EditorOptions } from './editor';
import { createMailCourier } from './mailCourier';
import { People } from './people';

/** The editor of the embedded content platform, where that is what the sites show. */
export function pageEditor(
  config: Config,
  {
    sites,
    origin,
    ...render
  }: Pick<EditorOptions, 'renderEditor' | 'renderPage' | 'askRedirects' | 'logger'> & {
    sites: readonly Site[];
    origin: (site: Site) => string;
  },
): RequestHandler | undefined {
  const { secret, embedded } = config.editing;
  if (!embedded || secret === undefined) return undefined;
  const people = new People(peopleUpstream(config.content.url, secret));
  const courier = createMailCourier({
    people,
    mail: createMailClient(config.mail.url),
    publicUrl: config.publicUrl,
    from: config.mail.from ?? `no-reply@${config.publicUrl.hostname}`,
    logger: render.logger,
  });
  return editor({
    config,
    secret,
    ...render,
    sites: sites.map((site) => ({
      name: site.name,
      languages: site.languages,
      origin: origin(site),
      timeZone: timeZones[site.country],
    })),
    authoring: authoringUpstream(config.content.url, secret),
    people,
    onMail: courier.wake,
    mediaUploadUrl: new URL('/authoring/media', config.content.url).href,
  });
}
