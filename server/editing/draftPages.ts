import type { RequestHandler } from 'express';
import type { Config } from '../config';
import { authoringUpstream } from './authoring';
import { draftLinks, type DraftLinksOptions } from './drafts/draftLinks';

/** Drafts of the embedded content platform, by link. */
export function draftPages(
  config: Config,
  render: Pick<DraftLinksOptions, 'renderPage' | 'renderErrorPage'>,
): RequestHandler | undefined {
  const { secret, embedded } = config.editing;
  if (!embedded || secret === undefined) return undefined;
  const authoring = authoringUpstream(config.content.url, secret);
  return draftLinks({ config, secret, authoring, ...render });
}
