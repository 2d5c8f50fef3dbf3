/** What is asked about links. Every function throws AuthoringFailure. */
import { array, boolean, mixed, object, string } from 'yup';
import { anySegment } from '../../../schema/anySegment';
import type { Authoring } from '../authoring';

const linkTarget = object({
  kind: mixed<'PAGE' | 'REDIRECT' | 'FILE' | 'OUTSIDE'>().required(),
  displayName: string().nullable(),
  isPublic: boolean().required(),
});

const linkProblem = object({
  kind: mixed<'NOWHERE' | 'DELETED' | 'UNPUBLISHED'>().required(),
  itemId: string().required(),
  component: string().required(),
  field: string().required(),
  href: string().defined(),
  text: string().defined(),
});

const linkPage = object({
  itemId: string().required(),
  displayName: string().defined(),
  route: string().required(),
  template: string().nullable(),
  components: array().of(string().required()).required(),
  fixed: mixed<'FRONT' | 'ERROR' | 'DATA'>().nullable(),
});

export type LinkTarget = ReturnType<typeof linkTarget.validateSync>;
export type LinkProblem = ReturnType<typeof linkProblem.validateSync>;
export type LinkPage = ReturnType<typeof linkPage.validateSync>;

export interface AskedLink {
  site: string;
  language: string;
  href: string;
  id?: string;
}

/** What a link leads to; null when that is nowhere. */
export const readLinkTarget = (authoring: Authoring, link: AskedLink): Promise<LinkTarget | null> =>
  authoring.ask(
    `query ($site: String!, $language: String!, $href: String!, $id: ID) {
      result: linkTarget(site: $site, language: $language, href: $href, id: $id) {
        kind displayName isPublic } }`,
    link,
    (json) => (json === null ? null : linkTarget.validateSync(json)),
  );

export const readLinkProblems = (
  authoring: Authoring,
  itemId: string,
  language: string,
): Promise<LinkProblem[]> =>
  authoring.ask(
    `query ($itemId: ID!, $language: String!) {
      result: linkProblems(itemId: $itemId, language: $language) {
        kind itemId component field href text } }`,
    { itemId, language },
    (json) => array().of(linkProblem).required().validateSync(json),
  );

/** Folders, error pages, and pages that stand for any address are nothing that visitors can be led to. */
export const isLinkable = ({ template, fixed, route }: LinkPage): boolean =>
  Boolean(template) && fixed !== 'ERROR' && !route.includes(anySegment);

/** The pages of a site that can be linked to. */
export const readLinkPages = (authoring: Authoring, site: string): Promise<LinkPage[]> =>
  authoring.ask(
    `query ($site: String!) {
      result: pageTree(site: $site) { itemId displayName route template components fixed } }`,
    { site },
    (json) => array().of(linkPage).required().validateSync(json).filter(isLinkable),
  );
