import type { Request, Response, Router } from 'express';
import type { EditorView, SignInProblemName } from '../../model/editorView.types';
import { FORM_TYPE, readBody } from '../../../../platform/requestBody/readBody';
import { isLocalRequest } from '../../../../platform/localRequest';
import { refuseCrossSite } from '../../../../platform/http/refuseCrossSite';
import { fieldsOf } from '../../../../domain/isRecord';
import { browserName } from './browserName';
import type { People, Visitor } from './people';
import { readNext } from './readNext';
import type { SessionCookie } from './session';

export interface SignInOptions {
  people: People;
  cookie: SessionCookie;
  /** The secret is the one that everybody knows. */
  localOnly: boolean;
  /** The secret opens the editor on this machine although there is an administrator. */
  secretSignIn: boolean;
  /** A provider of identities can be asked. */
  hasProvider: boolean;
  send: (response: Response, status: number, view: EditorView) => Promise<unknown>;
  /** Mails may be waiting. */
  onMail: () => void;
}

/** The ways in: asks for them, and takes what was typed. */
export interface SignIn {
  ask: (
    request: Request,
    response: Response,
    asked?: { problem?: SignInProblemName; by?: 'secret'; notice?: 'passwordSet' | 'linkSent' },
  ) => Promise<unknown>;
}

const form = () => readBody({ maxBytes: 8192, types: [FORM_TYPE] });

const MAX_LENGTH = 1000;

/** Signing in, asking for a link to set a password, and setting it: pages and plain forms, without script. */
export function signInRoutes(router: Router, options: SignInOptions): SignIn {
  const { people, cookie, localOnly, secretSignIn, hasProvider, send, onMail } = options;

  const maySignInBySecret = (request: Request) => secretSignIn && isLocalRequest(request);

  const ask: SignIn['ask'] = async (request, response, { problem, by, notice } = {}) => {
    const status = problem === 'tooMany' ? 429 : problem || !notice ? 401 : 200;
    // Browsers show what comes with a 401 whose scheme they do not know.
    response.set('WWW-Authenticate', 'Form realm="editor"');
    const isFirst = !(await people.hasAdministrator());
    const next = textOf(request, 'next') || (request.originalUrl.split('?')[1] ?? '');
    return send(response, status, {
      signIn: {
        problem,
        by,
        notice,
        localOnly,
        isFirst,
        hasSecret: isFirst || maySignInBySecret(request),
        hasProvider,
        next: readNext(next).split('?')[1] ?? '',
      },
    });
  };

  router.post('/session', refuseCrossSite(), form(), async (request, response) => {
    const secret = textOf(request, 'secret');
    const email = textOf(request, 'email');
    const isSecret = secret !== '';
    const from = visitorOf(request);
    const result = isSecret
      ? await people.signInBySecret(secret, from, maySignInBySecret(request))
      : await people.signIn(email, textOf(request, 'password'), from);
    const asJson = request.accepts(['html', 'json']) === 'json';
    if ('problem' in result) {
      const { problem } = result;
      const status = problem === 'tooMany' ? 429 : 401;
      if (asJson) return response.status(status).json({ problem });
      return ask(request, response, { problem, by: isSecret ? 'secret' : undefined });
    }
    cookie.set(response, result.token);
    if (asJson) return response.json({ csrf: cookie.csrfOf(result.token) });
    return response.redirect(303, readNext(textOf(request, 'next')));
  });

  router.get('/forgot', (_request, response) => send(response, 200, { forgot: {} }));
  router.post('/forgot', refuseCrossSite(), form(), async (request, response) => {
    await people.forgot(textOf(request, 'email'), visitorOf(request));
    onMail();
    return ask(request, response, { notice: 'linkSent' });
  });

  router.get('/password', async (request, response) => {
    const { token } = request.query;
    const known =
      typeof token === 'string' && token.length <= MAX_LENGTH
        ? await people.passwordLink(token)
        : undefined;
    if (!known || typeof token !== 'string') return send(response, 404, { password: {} });
    return send(response, 200, { password: { form: { token, ...known } } });
  });
  router.post('/password', refuseCrossSite(), form(), async (request, response) => {
    const token = textOf(request, 'token');
    const next = textOf(request, 'password');
    const known = await people.passwordLink(token);
    if (!known) return send(response, 404, { password: {} });
    const problem =
      next === textOf(request, 'again') ? await people.setPassword(token, next) : 'different';
    if (problem === 'link') return send(response, 404, { password: {} });
    if (problem) return send(response, 422, { password: { form: { token, ...known, problem } } });
    return ask(request, response, { notice: 'passwordSet' });
  });

  return { ask };
}

/** From where a request comes. */
export const visitorOf = (request: Request): Visitor => ({
  address: (request.ip ?? '').slice(0, 100) || 'unknown',
  browser: browserName(request.get('user-agent')),
});

function textOf({ body }: Request, name: string): string {
  const value = fieldsOf(body)[name];
  return typeof value === 'string' && value.length <= MAX_LENGTH ? value : '';
}
