/** What is asked about links. Every function throws AuthoringFailure. */
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

/** What a link leads to; null when that is nowhere. */
export const readLinkTarget = (authoring: Authoring, link: AskedLink) =>
  authoring.ask(LinkTargetDocument, link);

export const readLinkProblems = (authoring: Authoring, itemId: string, language: string) =>
  authoring.ask(LinkProblemsDocument, { itemId, language });

/** Folders, error pages, and pages that stand for any address are nothing that visitors can be led to. */
export const isLinkable = ({ template, fixed, route }: LinkPage): boolean =>
  Boolean(template) && fixed !== 'ERROR' && !route.includes(anySegment);

/** The pages of a site that can be linked to. */
export const readLinkPages = async (authoring: Authoring, site: string): Promise<LinkPage[]> =>
  (await authoring.ask(LinkPagesDocument, { site })).filter(isLinkable);
