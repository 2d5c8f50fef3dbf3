import type { Request } from 'express';
import { GraphQLError } from 'graphql';
import type { Database } from '../../../platform/database/connect';
import { actorOf } from './accounts';
import { secretHolder, type Actor } from './actor';

/** Header by which whoever holds the bearer secret says on whose behalf it asks. */
export const editorHeader = 'x-editor-id';
export const sessionHeader = 'x-editor-session';

/**
 * On whose behalf a request is, by the account's rights of this moment; without the header, the
 * secret's own. @throws FORBIDDEN for an account that is gone or disabled
 */
export async function actorOfRequest(db: Database, request: Request): Promise<Actor> {
  const id = request.get(editorHeader);
  const sessionId = request.get(sessionHeader);
  const actor = id === undefined ? secretHolder : await actorOf(db, id);
  if (actor) return { ...actor, sessionId };
  throw new GraphQLError('The account is gone or disabled.', { extensions: { code: 'FORBIDDEN' } });
}
