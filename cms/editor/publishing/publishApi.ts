import { array, boolean, object, string } from 'yup';
import type { Authoring } from '../authoring';

const finding = object({
  kind: string().required(),
  severity: string().oneOf(['error', 'warning']).required(),
  block: string().nullable(),
  componentName: string().nullable(),
  itemId: string().nullable(),
  field: string().nullable(),
  detail: string().nullable(),
});

const change = object({
  itemId: string().required(),
  itemName: string().defined(),
  template: string().required(),
  isShared: boolean().required(),
  kind: string().oneOf(['added', 'removed', 'changed']).required(),
  block: string().nullable(),
  componentName: string().nullable(),
  fields: array()
    .of(
      object({
        name: string().required(),
        kind: string().required(),
        before: string().defined(),
        after: string().defined(),
      }),
    )
    .required(),
  blocks: array()
    .of(
      object({
        uid: string().required(),
        componentName: string().required(),
        kind: string().oneOf(['added', 'removed', 'moved']).required(),
      }),
    )
    .required(),
});

const link = object({
  id: string().required(),
  path: string().required(),
  author: string().required(),
  created: string().required(),
  expires: string().required(),
});

export type ContentFinding = ReturnType<typeof finding.validateSync>;
export type ItemChange = ReturnType<typeof change.validateSync>;
export type DraftLink = ReturnType<typeof link.validateSync>;

interface PageOf {
  itemId: string;
  language: string;
}

const CHANGE = `{
  itemId itemName template isShared kind block componentName
  fields { name kind before after }
  blocks { uid componentName kind }
}`;

/** What is wrong with the content of a page's drafts. */
export const listFindings = (authoring: Authoring, page: PageOf): Promise<ContentFinding[]> =>
  authoring.ask(
    `query ($itemId: ID!, $language: String!) {
      result: pageFindings(itemId: $itemId, language: $language) {
        kind severity block componentName itemId field detail
      }
    }`,
    page,
    (json) => array().of(finding).required().validateSync(json),
  );

/** What publishing a page would change for visitors. */
export const listChanges = (authoring: Authoring, page: PageOf): Promise<ItemChange[]> =>
  authoring.ask(
    `query ($itemId: ID!, $language: String!) {
      result: pageChanges(itemId: $itemId, language: $language) ${CHANGE}
    }`,
    page,
    (json) => array().of(change).required().validateSync(json),
  );

/** What restoring a version of an item would change of its draft; undefined where nothing. */
export const readVersionChanges = (
  authoring: Authoring,
  of: { itemId: string; language: string; version: number },
): Promise<ItemChange | undefined> =>
  authoring.ask(
    `query ($itemId: ID!, $language: String!, $version: Int!) {
      result: versionChanges(itemId: $itemId, language: $language, version: $version) ${CHANGE}
    }`,
    of,
    (json) => (json === null ? undefined : change.validateSync(json)),
  );

export const unpublish = (authoring: Authoring, input: PageOf): Promise<unknown> =>
  authoring.ask(
    `mutation ($input: UnpublishPageInput!) { result: unpublishPage(input: $input) { paths } }`,
    { input },
    (json) => json,
  );

const LINK = '{ id path author created expires }';

export const listDraftLinks = (authoring: Authoring, page: PageOf): Promise<DraftLink[]> =>
  authoring.ask(
    `query ($itemId: ID!, $language: String!) {
      result: draftLinks(itemId: $itemId, language: $language) ${LINK}
    }`,
    page,
    (json) => array().of(link).required().validateSync(json),
  );

export const createDraftLink = async (
  authoring: Authoring,
  input: PageOf & { days: number },
): Promise<DraftLink> => {
  const made = await authoring.ask(
    `mutation ($input: CreateDraftLinkInput!) { result: createDraftLink(input: $input) { link ${LINK} } }`,
    { input },
    (json) => object({ link: link.required() }).validateSync(json),
  );
  return made.link;
};

export const revokeDraftLink = (authoring: Authoring, id: string): Promise<unknown> =>
  authoring.ask(
    `mutation ($input: RevokeDraftLinkInput!) { result: revokeDraftLink(input: $input) { successful } }`,
    { input: { id } },
    (json) => json,
  );
