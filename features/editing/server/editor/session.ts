import { createHmac } from 'node:crypto';
import { parseCookie } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';

/** A session ends after eight hours in any case; the platform ends it earlier when it idles. */
const maxAgeMs = 8 * 60 * 60_000;

const name = 'forecourt_edit';

/** The cookie of a session, and the token that changes carry besides. */
export interface SessionCookie {
  read: (request: Request) => string | undefined;
  set: (response: Response, token: string) => void;
  clear: (response: Response) => void;
  /** What requests of a session must carry to change anything. */
  csrfOf: (token: string) => string;
}

/**
 * @param secret signs tokens against forged requests
 * @param secure the site is reached by https
 */
export function createSessionCookie(secret: string, secure: boolean): SessionCookie {
  const options: CookieOptions = { httpOnly: true, sameSite: 'strict', secure, path: '/_edit' };
  return {
    read: (request) => parseCookie(request.get('cookie') ?? '')[name] || undefined,
    set: (response, token) => void response.cookie(name, token, { ...options, maxAge: maxAgeMs }),
    clear: (response) => void response.clearCookie(name, options),
    csrfOf: (token) => createHmac('sha256', secret).update(`csrf ${token}`).digest('base64url'),
  };
}
