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

/** Data of a request that has passed `requireEditor`. */
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
  const state = await people.findSession(token, extendsSession, itemId);
  return state && { ...state, token };
}

/** Middleware that requires a session, and otherwise answers 401. */
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
 * @throws HttpError 400 for a repeated parameter, which two parsers could interpret differently, or for an
 * item that is too long
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

/** Middleware that requires the right to edit the requested site and the site of the requested item. */
export function requireSiteAccess(people: People, cookie: SessionCookie): RequestHandler {
  return async (request, _response, next) => {
    const { site, item } = readTarget(request);
    const session = await readEditor(people, cookie, request, item);
    if (!session) throw new HttpError(401, 'Sign in to edit');
    const { editor, itemSite } = session;
    // The site of an unknown item is undefined, which no user with a list of sites may edit.
    const requestedSites = item === undefined ? [site] : [site, itemSite];
    const isEditable = (siteName: string | null | undefined) =>
      !!siteName && editor.sites?.includes(siteName);
    if (editor.sites && !requestedSites.every(isEditable)) {
      throw new HttpError(403, 'The account has no access to that site');
    }
    next();
  };
}

/** Middleware that rejects changes that were not sent by the editor itself (CSRF). */
export function requireCsrf(cookie: SessionCookie): RequestHandler {
  return (request, response, next) => {
    const { token } = editorLocals(response);
    if (!sameSecret(request.get('x-csrf-token'), cookie.createCsrfToken(token))) {
      throw new HttpError(403, 'The request did not come from the editor');
    }
    next();
  };
}
