/** What the view of pages asks of the authoring interface. Every function throws AuthoringFailure. */
import { array, boolean, mixed, number, object, string } from 'yup';
import type { Authoring } from '../authoring';

const pageStates = ['PUBLISHED', 'CHANGED', 'DRAFT'] as const;
export type PageState = (typeof pageStates)[number];

const pageLanguage = object({
  language: string().required(),
  state: mixed<PageState>().nullable(),
  displayName: string().nullable(),
  changed: string().nullable(),
  isOutdated: boolean().required(),
});

const pageNode = object({
  itemId: string().required(),
  parentId: string().nullable(),
  name: string().required(),
  displayName: string().defined(),
  route: string().required(),
  publicRoute: string().nullable(),
  template: string().nullable(),
  components: array().of(string().required()).required(),
  state: mixed<PageState>()
    .oneOf([...pageStates])
    .required(),
  fixed: mixed<'FRONT' | 'ERROR' | 'DATA'>().nullable(),
  hasNewOrder: boolean().required(),
  languages: array().of(pageLanguage).required(),
  changed: string().nullable(),
  changedBy: string().nullable(),
});

const pageTemplate = object({
  name: string().required(),
  label: string().required(),
  description: string().required(),
  blocks: array().of(string().required()).required(),
  suggestedParentId: string().nullable(),
});

const payload = object({ itemId: string().required(), route: string().required() });

const deletedPage = object({
  id: string().required(),
  itemId: string().required(),
  displayName: string().defined(),
  route: string().required(),
  pages: number().required(),
  deleted: string().required(),
  deletedBy: string().required(),
  isPublic: boolean().required(),
});

const linkOrigin = object({
  itemId: string().nullable(),
  displayName: string().defined(),
  route: string().nullable(),
});

export type PageNode = ReturnType<typeof pageNode.validateSync>;
export type PageLanguage = ReturnType<typeof pageLanguage.validateSync>;
export type PageTemplate = ReturnType<typeof pageTemplate.validateSync>;
export type PagePayload = ReturnType<typeof payload.validateSync>;
export type DeletedPage = ReturnType<typeof deletedPage.validateSync>;
export type LinkOrigin = ReturnType<typeof linkOrigin.validateSync>;

export const readPageTree = (authoring: Authoring, site: string): Promise<PageNode[]> =>
  authoring.ask(
    `query ($site: String!) { result: pageTree(site: $site) {
      itemId parentId name displayName route publicRoute template components state fixed hasNewOrder
      languages { language state displayName changed isOutdated } changed changedBy } }`,
    { site },
    (json) => array().of(pageNode).required().validateSync(json),
  );

export const readTemplates = (authoring: Authoring, site: string): Promise<PageTemplate[]> =>
  authoring.ask(
    `query ($site: String!) { result: pageTemplates(site: $site) {
      name label description blocks suggestedParentId } }`,
    { site },
    (json) => array().of(pageTemplate).required().validateSync(json),
  );

export interface WantedPlace {
  parentId: string;
  name: string;
  itemId?: string;
}

const pageAddress = object({ route: string().required(), problem: string().nullable() });
export type PageAddress = ReturnType<typeof pageAddress.validateSync>;

export const checkAddress = (authoring: Authoring, input: WantedPlace): Promise<PageAddress> =>
  authoring.ask(
    `query ($input: PageAddressInput!) { result: pageAddress(input: $input) { route problem } }`,
    { input },
    (json) => pageAddress.validateSync(json),
  );

const change = (
  authoring: Authoring,
  field: string,
  type: string,
  input: object,
): Promise<PagePayload> =>
  authoring.ask(
    `mutation ($input: ${type}!) { result: ${field}(input: $input) { itemId route } }`,
    { input },
    (json) => payload.validateSync(json),
  );

export interface NewPage {
  site: string;
  template: string;
  title: string;
  name: string;
  parentId: string;
  language: string;
}

export const createPage = (authoring: Authoring, input: NewPage) =>
  change(authoring, 'createPage', 'CreatePageInput', input);

export const movePage = (
  authoring: Authoring,
  input: { itemId: string; parentId: string; name: string; expectedRoute: string },
) => change(authoring, 'movePage', 'MovePageInput', input);

export const copyPage = (
  authoring: Authoring,
  input: { itemId: string; title: string; parentId: string; name: string },
) => change(authoring, 'copyPage', 'CopyPageInput', input);

export const orderPages = (
  authoring: Authoring,
  input: { itemId: string; before: string | undefined },
) => change(authoring, 'orderPages', 'OrderPagesInput', input);

export const addLanguage = (
  authoring: Authoring,
  input: { itemId: string; language: string; from: string | undefined },
) => change(authoring, 'addLanguage', 'AddLanguageInput', input);

export const deletePage = (authoring: Authoring, itemId: string): Promise<number> =>
  authoring.ask(
    `mutation ($input: DeletePageInput!) { result: deletePage(input: $input) { pages } }`,
    { input: { itemId } },
    (json) => object({ pages: number().required() }).validateSync(json).pages,
  );

export const readBin = (authoring: Authoring, site: string): Promise<DeletedPage[]> =>
  authoring.ask(
    `query ($site: String!) { result: bin(site: $site) {
      id itemId displayName route pages deleted deletedBy isPublic } }`,
    { site },
    (json) => array().of(deletedPage).required().validateSync(json),
  );

const restoredPage = payload.shape({ hasNewPlace: boolean().required() });

export const restorePage = (authoring: Authoring, id: string) =>
  authoring.ask(
    `mutation ($input: RestorePageInput!) {
      result: restorePage(input: $input) { itemId route hasNewPlace } }`,
    { input: { id } },
    (json) => restoredPage.validateSync(json),
  );

/**
 * Publishes a page, its place included. Gives how much was new.
 * @param how in all its languages and without the pages below, unless it says so
 */
export const publishPage = (
  authoring: Authoring,
  itemId: string,
  how: { languages?: readonly string[]; publishSubItems?: boolean } = {},
): Promise<number> =>
  authoring.ask(
    `mutation ($input: PublishItemInput!) { result: publishItem(input: $input) { published } }`,
    { input: { itemId, ...how } },
    (json) => object({ published: number().required() }).validateSync(json).published,
  );

export const readLinksTo = (authoring: Authoring, itemId: string): Promise<LinkOrigin[]> =>
  authoring.ask(
    `query ($itemId: ID!) { result: linksTo(itemId: $itemId) { itemId displayName route } }`,
    { itemId },
    (json) => array().of(linkOrigin).required().validateSync(json),
  );
