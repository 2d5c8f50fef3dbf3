/** Requests about links. Every function throws AuthoringFailure. */
import { anySegment } from '../../../schema/anySegment';
import type { Authoring } from '../authoring';
import {
  type LinkPageFragment as LinkPage,
  LinkPagesDocument,
  LinkProblemsDocument,
  LinkTargetDocument,
  type LinkTargetFragment as LinkTarget,
  type LinkTargetQueryVariables as AskedLink,
} from '../../generated/authoringQueries';

export type { AskedLink, LinkPage, LinkTarget };

/** Reads the target of a link; null if the link is broken. */
export const readLinkTarget = (authoring: Authoring, link: AskedLink) =>
  authoring.request(LinkTargetDocument, link);

export const readLinkProblems = (authoring: Authoring, itemId: string, language: string) =>
  authoring.request(LinkProblemsDocument, { itemId, language });

/**
 * Whether links can point to a page: not to folders, error pages and pages with a wildcard in their route.
 */
export const isLinkable = ({ template, fixed, route }: LinkPage): boolean =>
  Boolean(template) && fixed !== 'ERROR' && !route.includes(anySegment);

/** Lists the pages of a site that links can point to. */
export const readLinkPages = async (authoring: Authoring, site: string): Promise<LinkPage[]> =>
  (await authoring.request(LinkPagesDocument, { site })).filter(isLinkable);
