import { array, boolean, object, string } from 'yup';
import type { Authoring } from '../authoring';

const request = object({
  id: string().required(),
  site: string().required(),
  itemId: string().required(),
  language: string().required(),
  pageName: string().nullable(),
  route: string().nullable(),
  note: string().defined(),
  requestedBy: string().required(),
  isMine: boolean().required(),
  requested: string().required(),
  state: string()
    .oneOf(['open', 'approved', 'sentBack', 'withdrawn'] as const)
    .required(),
  answer: string().nullable(),
  decidedBy: string().nullable(),
  isChanged: boolean().required(),
});

export type PublishRequest = ReturnType<typeof request.validateSync>;

const REQUEST = `{
  id site itemId language pageName route note requestedBy isMine requested state answer decidedBy isChanged
}`;

const one = (json: unknown): PublishRequest => request.validateSync(json);
const list = (json: unknown): PublishRequest[] => array().of(request).required().validateSync(json);

/** The open requests of a site; for publishers. */
export const readRequests = (
  authoring: Authoring,
  site: string,
  options: { passive?: boolean } = {},
): Promise<PublishRequest[]> =>
  authoring.ask(
    `query ($site: String!) { result: publishRequests(site: $site) ${REQUEST} }`,
    { site },
    list,
    options,
  );

export const readOwnRequests = (authoring: Authoring): Promise<PublishRequest[]> =>
  authoring.ask(`{ result: myPublishRequests ${REQUEST} }`, {}, list, { passive: true });

/** The open request for a page. */
export const readRequestOf = (
  authoring: Authoring,
  itemId: string,
  language: string,
): Promise<PublishRequest | undefined> =>
  authoring.ask(
    `query ($itemId: ID!, $language: String!) {
      result: publishRequest(itemId: $itemId, language: $language) ${REQUEST}
    }`,
    { itemId, language },
    (json) => (json === null ? undefined : one(json)),
    { passive: true },
  );

/** The newest request for a page, however it ended. */
export const readLatestRequest = (
  authoring: Authoring,
  page: { itemId: string; language: string },
): Promise<PublishRequest | undefined> =>
  authoring.ask(
    `query ($itemId: ID!, $language: String!) {
      result: latestPublishRequest(itemId: $itemId, language: $language) ${REQUEST}
    }`,
    page,
    (json) => (json === null ? undefined : one(json)),
    { passive: true },
  );

export const requestPublish = (
  authoring: Authoring,
  input: { itemId: string; language: string; note: string },
): Promise<PublishRequest> => change(authoring, 'requestPublish', 'RequestPublishInput', input);

type Target = Pick<PublishRequest, 'id' | 'itemId'>;

const targetOf = ({ id, itemId }: Target) => ({ requestId: id, itemId });

export const withdrawRequest = (authoring: Authoring, of: Target): Promise<PublishRequest> =>
  change(authoring, 'withdrawPublish', 'PublishRequestInput', targetOf(of));

/** @param knowsChanges whoever approves has seen that the page changed after the request */
export const approveRequest = (
  authoring: Authoring,
  of: Target,
  knowsChanges: boolean,
): Promise<PublishRequest> =>
  change(authoring, 'approvePublish', 'ApprovePublishInput', { ...targetOf(of), knowsChanges });

export const sendRequestBack = (
  authoring: Authoring,
  of: Target,
  answer: string,
): Promise<PublishRequest> =>
  change(authoring, 'sendBackPublish', 'SendBackPublishInput', { ...targetOf(of), answer });

/** The writer has seen how it ended. */
export const markAnswerRead = (authoring: Authoring, requestId: string): Promise<boolean> =>
  authoring.ask(
    `mutation ($input: AnswerInput!) { result: readPublishAnswer(input: $input) }`,
    { input: { requestId } },
    (json) => boolean().required().validateSync(json),
  );

const change = (authoring: Authoring, name: string, type: string, input: object) =>
  authoring.ask(
    `mutation ($input: ${type}!) { result: ${name}(input: $input) ${REQUEST} }`,
    { input },
    one,
  );
