import type { Request, RequestHandler, Response } from 'express';
import { HttpError } from '../../../../platform/httpError';
import { sameSecret } from '../../../../platform/sameSecret';
import type { People, SessionState, SignedInEditor } from './people';
import { parseQuery } from '../editingAccess';
import type { SessionCookie } from './session';

/** Data of a request with a valid session. */
export interface EditorLocals {
  editor: SignedInEditor;
  token: string;
}

/** Data of a request that `requireEditor` has let in. */
export const editorLocals = ({ locals }: Response): EditorLocals =>
  locals as unknown as EditorLocals;

/** The user of a request, with the session's token; undefined without a valid session. */
export async function readEditor(
  people: People,
  cookie: SessionCookie,
  request: Request,
  itemId?: string,
): Promise<(SessionState & { token: string }) | undefined> {
  const token = cookie.read(request);
  if (token === undefined || token.length > 200) return undefined;
  // Background requests of an open window do not extend the session.
  const extendsSession = request.get('x-passive') !== '1';
  const state = await people.session(token, extendsSession, itemId);
  return state && { ...state, token };
}

/** Requires a session; otherwise 401. */
export function requireEditor(people: People, cookie: SessionCookie): RequestHandler {
  return async (request, response, next) => {
    const session = await readEditor(people, cookie, request);
    if (!session) throw new HttpError(401, 'Sign in to edit');
    response.locals.editor = session.editor;
    response.locals.token = session.token;
    next();
  };
}

/** Maximum number of characters of an item's id or path. */
const MAX_ITEM_LENGTH = 400;

/**
 * Site and item of the requested page, from the parameters that the renderer uses.
 * @throws HttpError 400 for a value that is repeated or too long: two parsers could interpret it differently
 */
function readTarget(request: Request): { site: string | null; item: string | undefined } {
  const query = parseQuery(request);
  const names = [...query.keys()].filter((name) => name.startsWith('sc_'));
  const item = query.get('sc_itemid') ?? undefined;
  if (new Set(names).size < names.length || (item?.length ?? 0) > MAX_ITEM_LENGTH) {
    throw new HttpError(400, 'The query is malformed');
  }
  return { site: query.get('sc_site'), item };
}

/** Requires the right to edit the site of the requested page, which is the site of its item. */
export function requireSite(people: People, cookie: SessionCookie): RequestHandler {
  return async (request, _response, next) => {
    const { site, item } = readTarget(request);
    const session = await readEditor(people, cookie, request, item);
    if (!session) throw new HttpError(401, 'Sign in to edit');
    const { editor, itemSite } = session;
    // An item that the platform does not know belongs to no site that the user may edit.
    const requestedSites = item === undefined ? [site] : [site, itemSite];
    const isEditable = (siteName: string | null | undefined) =>
      !!siteName && editor.sites?.includes(siteName);
    if (editor.sites && !requestedSites.every(isEditable)) {
      throw new HttpError(403, 'The account has no access to that site');
    }
    next();
  };
}

/** Rejects changes that were not sent by the editor itself (CSRF). */
export function requireCsrf(cookie: SessionCookie): RequestHandler {
  return (request, response, next) => {
    const { token } = editorLocals(response);
    if (!sameSecret(request.get('x-csrf-token'), cookie.createCsrfToken(token))) {
      throw new HttpError(403, 'The request did not come from the editor');
    }
    next();
  };
}
