import type { Request, Response, Router } from 'express';
import type { CodeView, EditorView, SignInProblemName } from '../../model/editorView.types';
import { FORM_TYPE, readBody } from '../../../../platform/requestBody/readBody';
import { isLocalRequest } from '../../../../platform/localRequest';
import { refuseCrossSite } from '../../../../platform/http/refuseCrossSite';
import { fieldsOf } from '../../../../domain/isRecord';
import { browserName } from './browserName';
import type { People, SignInClient } from './people';
import { readNext } from './readNext';
import type { SessionCookie } from './session';

export interface SignInOptions {
  people: People;
  cookie: SessionCookie;
  /** Whether the secret is the public default. */
  localOnly: boolean;
  /** Whether the secret opens the editor on this machine even if there is an administrator. */
  secretSignIn: boolean;
  /** Whether an identity provider is configured. */
  hasProvider: boolean;
  send: (response: Response, status: number, view: EditorView) => Promise<unknown>;
  /** Called when mails may be waiting. */
  onMail: () => void;
}

/** Shows the sign-in page. */
export interface SignIn {
  showForm: (
    request: Request,
    response: Response,
    options?: { problem?: SignInProblemName; by?: 'secret'; notice?: 'passwordSet' | 'linkSent' },
  ) => Promise<unknown>;
}

const formBody = () => readBody({ maxBytes: 8192, types: [FORM_TYPE] });

const MAX_FIELD_LENGTH = 1000;
const MAX_CODE_LENGTH = 20;

const wantsJson = (request: Request) => request.accepts(['html', 'json']) === 'json';

/** Adds routes for signing in and for setting a password. Their forms need no JavaScript. */
export function signInRoutes(router: Router, options: SignInOptions): SignIn {
  const { people, cookie, localOnly, secretSignIn, hasProvider, send, onMail } = options;

  const maySignInBySecret = (request: Request) => secretSignIn && isLocalRequest(request);

  const showForm: SignIn['showForm'] = async (request, response, { problem, by, notice } = {}) => {
    const status = problem === 'tooMany' ? 429 : problem || !notice ? 401 : 200;
    // With an unknown scheme in a 401 response, browsers show the page instead of their own dialog.
    response.set('WWW-Authenticate', 'Form realm="editor"');
    const lacksAdministrator = !(await people.hasAdministrator());
    const next = readField(request, 'next') || (request.originalUrl.split('?')[1] ?? '');
    return send(response, status, {
      signIn: {
        problem,
        by,
        notice,
        localOnly,
        lacksAdministrator,
        hasSecret: lacksAdministrator || maySignInBySecret(request),
        hasProvider,
        next: readNext(next).split('?')[1] ?? '',
      },
    });
  };

  router.post('/session', refuseCrossSite(), formBody(), async (request, response) => {
    const secret = readField(request, 'secret');
    const email = readField(request, 'email');
    const isSecret = secret !== '';
    const password = readField(request, 'password');
    const from = readSignInClient(request);
    const result = isSecret
      ? await people.signInBySecret(secret, from, maySignInBySecret(request))
      : email.trim() === '' || password === ''
        ? ({ problem: 'empty' } as const)
        : await people.signIn(email, password, from);
    const asJson = wantsJson(request);
    if ('pending' in result) {
      cookie.setPending(response, 'code', result.pending);
      if (asJson) return response.status(401).json({ problem: 'code' });
      return showCode(request, response);
    }
    if ('problem' in result) {
      const { problem } = result;
      const status = problem === 'tooMany' ? 429 : 401;
      if (asJson) return response.status(status).json({ problem });
      return showForm(request, response, { problem, by: isSecret ? 'secret' : undefined });
    }
    cookie.set(response, result.token);
    if (asJson) return response.json({ csrf: cookie.createCsrfToken(result.token) });
    return response.redirect(303, readNext(readField(request, 'next')));
  });

  const showCode = (request: Request, response: Response, problem?: CodeView['problem']) => {
    const next = readNext(readField(request, 'next')).split('?')[1] ?? '';
    return send(response, problem ? 401 : 200, { code: { problem, next } });
  };

  router.post('/code', refuseCrossSite(), formBody(), async (request, response) => {
    const pending = cookie.readPending(request, 'code');
    const code = readField(request, 'code').replace(/\s/g, '');
    const isCode = pending !== undefined && code !== '' && code.length <= MAX_CODE_LENGTH;
    const result = isCode
      ? await people.signInByCode(pending, code, readSignInClient(request))
      : ({ problem: 'wrong' } as const);
    const asJson = wantsJson(request);
    if ('token' in result) {
      cookie.set(response, result.token);
      if (asJson) return response.json({ csrf: cookie.createCsrfToken(result.token) });
      return response.redirect(303, readNext(readField(request, 'next')));
    }
    const isRateLimited = 'problem' in result && result.problem === 'tooMany';
    const problem = isRateLimited ? 'tooMany' : 'wrongCode';
    if (asJson) return response.status(isRateLimited ? 429 : 401).json({ problem });
    return showCode(request, response, problem);
  });

  router.get('/forgot', (_request, response) => send(response, 200, { forgot: {} }));
  router.post('/forgot', refuseCrossSite(), formBody(), async (request, response) => {
    await people.requestPasswordLink(readField(request, 'email'), readSignInClient(request));
    onMail();
    return showForm(request, response, { notice: 'linkSent' });
  });

  router.get('/password', async (request, response) => {
    const { token } = request.query;
    const link =
      typeof token === 'string' && token.length <= MAX_FIELD_LENGTH
        ? await people.findPasswordLink(token)
        : undefined;
    if (!link || typeof token !== 'string') return send(response, 404, { password: {} });
    return send(response, 200, { password: { form: { token, ...link } } });
  });
  router.post('/password', refuseCrossSite(), formBody(), async (request, response) => {
    const token = readField(request, 'token');
    const newPassword = readField(request, 'password');
    const link = await people.findPasswordLink(token);
    if (!link) return send(response, 404, { password: {} });
    const problem =
      newPassword === readField(request, 'again')
        ? await people.setPassword(token, newPassword)
        : 'different';
    if (problem === 'link') return send(response, 404, { password: {} });
    if (problem) return send(response, 422, { password: { form: { token, ...link, problem } } });
    return showForm(request, response, { notice: 'passwordSet' });
  });

  return { showForm };
}

/** Address and browser of a request's client. */
export const readSignInClient = (request: Request): SignInClient => ({
  address: (request.ip ?? '').slice(0, 100) || 'unknown',
  browser: browserName(request.get('user-agent')),
});

function readField({ body }: Request, name: string): string {
  const value = fieldsOf(body)[name];
  return typeof value === 'string' && value.length <= MAX_FIELD_LENGTH ? value : '';
}
