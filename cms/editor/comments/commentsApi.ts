import { array, boolean, object, string } from 'yup';
import type { Authoring } from '../authoring';

const thread = object({
  id: string().required(),
  blockUid: string().nullable().defined(),
  component: string().nullable().defined(),
  isResolved: boolean().required(),
  resolvedBy: string().nullable(),
  isUnread: boolean().required(),
  comments: array()
    .of(
      object({
        id: string().required(),
        authorName: string().required(),
        isMine: boolean().required(),
        text: string().required(),
        created: string().required(),
      }),
    )
    .required(),
});

export type CommentThread = ReturnType<typeof thread.validateSync>;

const THREAD = `{
  id blockUid component isResolved resolvedBy isUnread
  comments { id authorName isMine text created }
}`;

const asThread = (json: unknown) => thread.validateSync(json);

interface Page {
  itemId: string;
  language: string;
}

/** @param passive nobody asked for it: the session is not prolonged */
export const readThreads = (
  authoring: Authoring,
  { itemId, language }: Page,
  passive: boolean,
): Promise<CommentThread[]> =>
  authoring.ask(
    `query ($itemId: ID!, $language: String!) {
      result: comments(itemId: $itemId, language: $language) ${THREAD}
    }`,
    { itemId, language },
    (json) => array().of(thread).required().validateSync(json),
    { passive },
  );

export const addComment = (
  authoring: Authoring,
  { itemId, language }: Page,
  comment: { threadId?: string; blockUid?: string; text: string; mentions: readonly string[] },
): Promise<CommentThread> =>
  authoring.ask(
    `mutation ($input: AddCommentInput!) { result: addComment(input: $input) ${THREAD} }`,
    { input: { itemId, language, ...comment } },
    asThread,
  );

export const resolveThread = (
  authoring: Authoring,
  { itemId }: Page,
  threadId: string,
  resolved: boolean,
): Promise<CommentThread> =>
  authoring.ask(
    `mutation ($input: ResolveCommentsInput!) { result: resolveComments(input: $input) ${THREAD} }`,
    { input: { itemId, threadId, resolved } },
    asThread,
  );

export const markThreadRead = (
  authoring: Authoring,
  { itemId }: Page,
  threadId: string,
): Promise<boolean> =>
  authoring.ask(
    `mutation ($input: ReadCommentsInput!) { result: readComments(input: $input) }`,
    { input: { itemId, threadId } },
    (json) => boolean().required().validateSync(json),
  );
