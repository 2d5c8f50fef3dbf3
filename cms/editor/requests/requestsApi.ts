import type { Authoring } from '../authoring';
import {
  ApprovePublishDocument,
  LatestPublishRequestDocument,
  MyPublishRequestsDocument,
  type PublishRequestFragment as PublishRequest,
  PublishRequestOfDocument,
  PublishRequestsDocument,
  ReadPublishAnswerDocument,
  RequestPublishDocument,
  type RequestPublishMutationVariables,
  SendBackPublishDocument,
  WithdrawPublishDocument,
} from '../../generated/authoringQueries';

export type { PublishRequest };

interface Page {
  itemId: string;
  language: string;
}

const passive = { passive: true };

/** The open requests of a site; for publishers. */
export const readRequests = (
  authoring: Authoring,
  site: string,
  options: { passive?: boolean } = {},
) => authoring.ask(PublishRequestsDocument, { site }, options);

export const readOwnRequests = (authoring: Authoring) =>
  authoring.ask(MyPublishRequestsDocument, {}, passive);

/** The open request for a page. */
export const readRequestOf = async (authoring: Authoring, itemId: string, language: string) =>
  (await authoring.ask(PublishRequestOfDocument, { itemId, language }, passive)) ?? undefined;

/** The newest request for a page, however it ended. */
export const readLatestRequest = async (authoring: Authoring, page: Page) =>
  (await authoring.ask(LatestPublishRequestDocument, page, passive)) ?? undefined;

export const requestPublish = (
  authoring: Authoring,
  input: RequestPublishMutationVariables['input'],
) => authoring.ask(RequestPublishDocument, { input });

type Target = Pick<PublishRequest, 'id' | 'itemId'>;

const targetOf = ({ id, itemId }: Target) => ({ requestId: id, itemId });

export const withdrawRequest = (authoring: Authoring, of: Target) =>
  authoring.ask(WithdrawPublishDocument, { input: targetOf(of) });

/** @param knowsChanges the approver has seen that the page changed after the request */
export const approveRequest = (authoring: Authoring, of: Target, knowsChanges: boolean) =>
  authoring.ask(ApprovePublishDocument, { input: { ...targetOf(of), knowsChanges } });

export const sendRequestBack = (authoring: Authoring, of: Target, answer: string) =>
  authoring.ask(SendBackPublishDocument, { input: { ...targetOf(of), answer } });

/** The writer has seen how it ended. */
export const markAnswerRead = (authoring: Authoring, requestId: string) =>
  authoring.ask(ReadPublishAnswerDocument, { input: { requestId } });
