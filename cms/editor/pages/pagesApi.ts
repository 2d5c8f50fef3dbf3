/** API requests of the pages view. Every function throws AuthoringFailure. */
import type {
  AddLanguageInput,
  CopyPageInput,
  CreatePageInput,
  DeletePageInput,
  MovePageInput,
  OrderPagesInput,
  PageAddressInput,
  PageState,
} from '../../generated/authoringTypes';
import type { Authoring } from '../authoring';
import {
  AddLanguageDocument,
  AddressesOfPageDocument,
  BinDocument,
  CopyPageDocument,
  CreatePageDocument,
  type CreatePageMutation,
  DeletePageDocument,
  type DeletedPageFragment as DeletedPage,
  LinksToDocument,
  MovePageDocument,
  OrderPagesDocument,
  PageAddressDocument,
  type PageAddressQuery,
  type PageLanguageFragment as PageLanguage,
  type PageNodeFragment as PageNode,
  PageTemplatesDocument,
  PageTreeDocument,
  PublishItemDocument,
  RestorePageDocument,
} from '../../generated/authoringQueries';

export type {
  AddLanguageInput,
  DeletedPage,
  PageAddressInput as WantedPlace,
  PageLanguage,
  PageNode,
  PageState,
};

export type PagePayload = CreatePageMutation['result'];
export type PageAddress = PageAddressQuery['result'];

export const readPageTree = (authoring: Authoring, site: string) =>
  authoring.request(PageTreeDocument, { site });

export const readTemplates = (authoring: Authoring, site: string) =>
  authoring.request(PageTemplatesDocument, { site });

export const checkAddress = (authoring: Authoring, input: PageAddressInput) =>
  authoring.request(PageAddressDocument, { input });

export const createPage = (authoring: Authoring, input: CreatePageInput) =>
  authoring.request(CreatePageDocument, { input });

export const movePage = (authoring: Authoring, input: MovePageInput) =>
  authoring.request(MovePageDocument, { input });

export const copyPage = (authoring: Authoring, input: CopyPageInput) =>
  authoring.request(CopyPageDocument, { input });

export const orderPages = (authoring: Authoring, input: OrderPagesInput) =>
  authoring.request(OrderPagesDocument, { input });

export const addLanguage = (authoring: Authoring, input: AddLanguageInput) =>
  authoring.request(AddLanguageDocument, { input });

export const deletePage = async (authoring: Authoring, input: DeletePageInput) =>
  (await authoring.request(DeletePageDocument, { input })).pages;

export const readBin = (authoring: Authoring, site: string) =>
  authoring.request(BinDocument, { site });

export const restorePage = (authoring: Authoring, id: string) =>
  authoring.request(RestorePageDocument, { input: { id } });

/**
 * Publishes a page, including its position in the tree. Returns the number of changes.
 * @param options default: all languages, without the subpages
 */
export const publishPage = async (
  authoring: Authoring,
  itemId: string,
  options: { languages?: readonly string[]; publishSubItems?: boolean } = {},
) => (await authoring.request(PublishItemDocument, { input: { itemId, ...options } })).published;

export const readLinksTo = (authoring: Authoring, itemId: string) =>
  authoring.request(LinksToDocument, { itemId });

export const readAddresses = (authoring: Authoring, itemId: string) =>
  authoring.request(AddressesOfPageDocument, { itemId });
