import type { Authoring } from '../authoring';
import {
  AddCommentDocument,
  type CommentThreadFragment as CommentThread,
  CommentsDocument,
  ReadCommentsDocument,
  ResolveCommentsDocument,
} from '../../generated/authoringQueries';

export type { CommentThread };

interface Page {
  itemId: string;
  language: string;
}

/** @param passive a background request, which does not extend the session */
export const readThreads = (authoring: Authoring, { itemId, language }: Page, passive: boolean) =>
  authoring.request(CommentsDocument, { itemId, language }, { passive });

export const addComment = (
  authoring: Authoring,
  { itemId, language }: Page,
  comment: { threadId?: string; blockUid?: string; text: string; mentions: readonly string[] },
) => authoring.request(AddCommentDocument, { input: { itemId, language, ...comment } });

export const resolveThread = (
  authoring: Authoring,
  { itemId }: Page,
  threadId: string,
  resolved: boolean,
) => authoring.request(ResolveCommentsDocument, { input: { itemId, threadId, resolved } });

export const markThreadRead = (authoring: Authoring, { itemId }: Page, threadId: string) =>
  authoring.request(ReadCommentsDocument, { input: { itemId, threadId } });
