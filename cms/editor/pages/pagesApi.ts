/** What the view of pages asks of the authoring interface. Every function throws AuthoringFailure. */
import type {
  AddLanguageInput,
  CopyPageInput,
  CreatePageInput,
  MovePageInput,
  OrderPagesInput,
  PageAddressInput,
  PageState,
} from '../../generated/authoringTypes';
import type { Authoring } from '../authoring';
import {
  AddLanguageDocument,
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
  authoring.ask(PageTreeDocument, { site });

export const readTemplates = (authoring: Authoring, site: string) =>
  authoring.ask(PageTemplatesDocument, { site });

export const checkAddress = (authoring: Authoring, input: PageAddressInput) =>
  authoring.ask(PageAddressDocument, { input });

export const createPage = (authoring: Authoring, input: CreatePageInput) =>
  authoring.ask(CreatePageDocument, { input });

export const movePage = (authoring: Authoring, input: MovePageInput) =>
  authoring.ask(MovePageDocument, { input });

export const copyPage = (authoring: Authoring, input: CopyPageInput) =>
  authoring.ask(CopyPageDocument, { input });

export const orderPages = (authoring: Authoring, input: OrderPagesInput) =>
  authoring.ask(OrderPagesDocument, { input });

export const addLanguage = (authoring: Authoring, input: AddLanguageInput) =>
  authoring.ask(AddLanguageDocument, { input });

export const deletePage = async (authoring: Authoring, itemId: string) =>
  (await authoring.ask(DeletePageDocument, { input: { itemId } })).pages;

export const readBin = (authoring: Authoring, site: string) => authoring.ask(BinDocument, { site });

export const restorePage = (authoring: Authoring, id: string) =>
  authoring.ask(RestorePageDocument, { input: { id } });

/**
 * Publishes a page, its place included. Gives how much was new.
 * @param how in all its languages and without the pages below, unless it says so
 */
export const publishPage = async (
  authoring: Authoring,
  itemId: string,
  how: { languages?: readonly string[]; publishSubItems?: boolean } = {},
) => (await authoring.ask(PublishItemDocument, { input: { itemId, ...how } })).published;

export const readLinksTo = (authoring: Authoring, itemId: string) =>
  authoring.ask(LinksToDocument, { itemId });
