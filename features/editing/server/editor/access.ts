import type { Request, RequestHandler, Response } from 'express';
import { HttpError } from '../../../../platform/httpError';
import { sameSecret } from '../../../../platform/sameSecret';
import type { People, SessionState, SignedInEditor } from './people';
import { queryOf } from '../editingAccess';
import type { SessionCookie } from './session';

/** What a request of a living session has. */
export interface EditorLocals {
  editor: SignedInEditor;
  token: string;
}

/** Of a request that `requireEditor` let in. */
export const localsOf = ({ locals }: Response): EditorLocals => locals as unknown as EditorLocals;

/** Who asks, with the token of the session; undefined without a living one. */
export async function readEditor(
  people: People,
  cookie: SessionCookie,
  request: Request,
  itemId?: string,
): Promise<(SessionState & { token: string }) | undefined> {
  const token = cookie.read(request);
  if (token === undefined || token.length > 200) return undefined;
  // What an open window asks by itself does not prolong the session.
  const isUse = request.get('x-passive') !== '1';
  const state = await people.session(token, isUse, itemId);
  return state && { ...state, token };
}

/** Lets those in who have a session; the others get 401. */
export function requireEditor(people: People, cookie: SessionCookie): RequestHandler {
  return async (request, response, next) => {
    const found = await readEditor(people, cookie, request);
    if (!found) throw new HttpError(401, 'Sign in to edit');
    response.locals.editor = found.editor;
    response.locals.token = found.token;
    next();
  };
}

/** Longest id or path of an item. */
const MAX_ITEM_LENGTH = 400;

/**
 * What is asked of, as the page reads it. @throws HttpError 400 for what is said twice or too long: two programs would read
 * two things in it
 */
function askedOf(request: Request): { site: string | null; item: string | undefined } {
  const query = queryOf(request);
  const names = [...query.keys()].filter((name) => name.startsWith('sc_'));
  const item = query.get('sc_itemid') ?? undefined;
  if (new Set(names).size < names.length || (item?.length ?? 0) > MAX_ITEM_LENGTH) {
    throw new HttpError(400, 'The query is malformed');
  }
  return { site: query.get('sc_site'), item };
}

/** Lets those in who may edit the site whose page is asked for; a page is of the site that its item is of. */
export function requireSite(people: People, cookie: SessionCookie): RequestHandler {
  return async (request, _response, next) => {
    const { site, item } = askedOf(request);
    const found = await readEditor(people, cookie, request, item);
    if (!found) throw new HttpError(401, 'Sign in to edit');
    const { editor, itemSite } = found;
    // An item that the platform does not know is of no site that somebody may edit.
    const wanted = item === undefined ? [site] : [site, itemSite];
    const mayEdit = (one: string | null | undefined) => !!one && editor.sites?.includes(one);
    if (editor.sites && !wanted.every(mayEdit)) {
      throw new HttpError(403, 'The account does not reach that site');
    }
    next();
  };
}

/** Refuses changes that the editor itself did not send. */
export function requireCsrf(cookie: SessionCookie): RequestHandler {
  return (request, response, next) => {
    const { token } = localsOf(response);
    if (!sameSecret(request.get('x-csrf-token'), cookie.csrfOf(token))) {
      throw new HttpError(403, 'The request did not come from the editor');
    }
    next();
  };
}
