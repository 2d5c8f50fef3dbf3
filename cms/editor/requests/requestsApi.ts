import type { Authoring } from '../authoring';
import {
  ApprovePublishDocument,
  ApproveStageDocument,
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

interface PageKey {
  itemId: string;
  language: string;
}

const passiveOptions = { passive: true };

/** Reads the open requests of a site: all for publishers, for others those that wait for their approval in a stage. */
export const readOpenRequests = (
  authoring: Authoring,
  site: string,
  options: { passive?: boolean } = {},
) => authoring.request(PublishRequestsDocument, { site }, options);

export const readOwnRequests = (authoring: Authoring) =>
  authoring.request(MyPublishRequestsDocument, {}, passiveOptions);

/** Reads the open request for a page; undefined if there is none. */
export const readOpenRequest = async (authoring: Authoring, itemId: string, language: string) =>
  (await authoring.request(PublishRequestOfDocument, { itemId, language }, passiveOptions)) ??
  undefined;

/** Reads the newest request for a page, in any state; undefined if there is none. */
export const readLatestRequest = async (authoring: Authoring, page: PageKey) =>
  (await authoring.request(LatestPublishRequestDocument, page, passiveOptions)) ?? undefined;

export const requestPublish = (
  authoring: Authoring,
  input: RequestPublishMutationVariables['input'],
) => authoring.request(RequestPublishDocument, { input });

type RequestKey = Pick<PublishRequest, 'id' | 'itemId'>;

const toRequestInput = ({ id, itemId }: RequestKey) => ({ requestId: id, itemId });

export const withdrawRequest = (authoring: Authoring, request: RequestKey) =>
  authoring.request(WithdrawPublishDocument, { input: toRequestInput(request) });

/** @param knowsChanges whether the approver has seen that the page changed after the request */
export const approveRequest = (authoring: Authoring, request: RequestKey, knowsChanges: boolean) =>
  authoring.request(ApprovePublishDocument, {
    input: { ...toRequestInput(request), knowsChanges },
  });

/**
 * Approves a request in its present stage.
 * @param knowsChanges whether the approver has seen that the page changed after the request
 */
export const approveStage = (
  authoring: Authoring,
  request: RequestKey,
  { stageId, note, knowsChanges }: { stageId: string; note: string; knowsChanges: boolean },
) =>
  authoring.request(ApproveStageDocument, {
    input: { ...toRequestInput(request), stageId, note, knowsChanges },
  });

export const sendRequestBack = (authoring: Authoring, request: RequestKey, answer: string) =>
  authoring.request(SendBackPublishDocument, { input: { ...toRequestInput(request), answer } });

/** Marks that the writer has seen the result, so that it is not shown again. */
export const markAnswerRead = (authoring: Authoring, requestId: string) =>
  authoring.request(ReadPublishAnswerDocument, { input: { requestId } });
