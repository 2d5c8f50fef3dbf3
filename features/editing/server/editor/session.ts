import { createHmac } from 'node:crypto';
import { parseCookie } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';

/** Maximum lifetime of a session; the platform ends idle sessions earlier. */
const MAX_AGE_MS = 8 * 60 * 60_000;

const COOKIE_NAME = 'forecourt_edit';

/**
 * Cookies of a sign-in that waits for a code or for a passkey. The platform's own time limits are shorter
 * than the age of the cookies.
 */
const PENDING_COOKIE_NAMES = { code: 'forecourt_edit_code', passkey: 'forecourt_edit_passkey' };
const PENDING_MAX_AGE_MS = 10 * 60_000;

type PendingStep = keyof typeof PENDING_COOKIE_NAMES;

/** The session cookie, and the CSRF token of changes. */
export interface SessionCookie {
  read: (request: Request) => string | undefined;
  set: (response: Response, token: string) => void;
  clear: (response: Response) => void;
  readPending: (request: Request, step: PendingStep) => string | undefined;
  setPending: (response: Response, step: PendingStep, pending: string) => void;
  /** CSRF token that requests must carry to change anything. */
  createCsrfToken: (token: string) => string;
}

/**
 * Creates functions that read and write the session cookie.
 * @param secret signs CSRF tokens
 * @param secure whether the site uses https
 */
export function createSessionCookie(secret: string, secure: boolean): SessionCookie {
  const options: CookieOptions = { httpOnly: true, sameSite: 'strict', secure, path: '/_edit' };
  return {
    read: (request) => parseCookie(request.get('cookie') ?? '')[COOKIE_NAME] || undefined,
    set(response, token) {
      response.cookie(COOKIE_NAME, token, { ...options, maxAge: MAX_AGE_MS });
      for (const name of Object.values(PENDING_COOKIE_NAMES)) response.clearCookie(name, options);
    },
    readPending: (request, step) =>
      parseCookie(request.get('cookie') ?? '')[PENDING_COOKIE_NAMES[step]] || undefined,
    setPending: (response, step, pending) =>
      void response.cookie(PENDING_COOKIE_NAMES[step], pending, {
        ...options,
        maxAge: PENDING_MAX_AGE_MS,
      }),
    clear: (response) => void response.clearCookie(COOKIE_NAME, options),
    createCsrfToken: (token) =>
      createHmac('sha256', secret).update(`csrf ${token}`).digest('base64url'),
  };
}
