import type { Request } from 'express';
import { GraphQLError } from 'graphql';
import type { Database } from '../../../platform/database/connect';
import { findActor } from './accounts';
import { secretHolder, type Actor } from './actor';

/** Header with the account on whose behalf a client with the bearer secret sends the request. */
const editorHeader = 'x-editor-id';
const sessionHeader = 'x-editor-session';

/**
 * The actor of a request with the account's current rights; without the header, `secretHolder`.
 * @throws FORBIDDEN for a deleted or disabled account
 */
export async function actorOfRequest(db: Database, request: Request): Promise<Actor> {
  const id = request.get(editorHeader);
  const sessionId = request.get(sessionHeader);
  const actor = id === undefined ? secretHolder : await findActor(db, id);
  if (actor) return { ...actor, sessionId };
  throw new GraphQLError('The account is gone or disabled.', { extensions: { code: 'FORBIDDEN' } });
}
