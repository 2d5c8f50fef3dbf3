import { parseCookie } from 'cookie';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { rateLimit } from 'express-rate-limit';
import type { EditorSite, EditorView } from '../../../site/edit/editor/editorView.types';
import { allowMethods } from '../../http/allowMethods';
import type { Config } from '../../config';
import { HttpError } from '../../../runtime/httpError';
import type { RenderPage } from '../../pages/page.types';
import { FORM_TYPE, readBody } from '../../../runtime/requestBody/readBody';
import { refuseCrossSite } from '../../http/refuseCrossSite';
import { sameSecret } from '../../../runtime/sameSecret';
import type { Upstream } from '../../upstreams/request';
import { editedPages } from '../editedPages';
import { readEditedPage, readPublishedPage } from '../editedPage';
import { isLocalRequest } from '../../http/localRequest';
import { passToAuthoring } from './passToAuthoring';
import { createSessions, SESSION_SECONDS } from './session';

const COOKIE = 'forecourt_edit';

export interface EditorOptions {
  config: Pick<Config, 'editing' | 'publicUrl' | 'development'>;
  secret: string;
  sites: readonly EditorSite[];
  renderPage: RenderPage;
  /** HTML of the editor, or of the page to sign in. */
  renderEditor: (view: EditorView) => Promise<string>;
  /** The embedded platform's authoring interface. */
  authoring: Upstream;
}

/**
 * `/_edit`: the embedded platform's page editor. Whoever knows the editing secret signs in with it
 * and has a signed cookie from then on; every change carries a token besides (CSRF). While the secret
 * is the one that everybody knows, there is an editor for this very machine alone.
 */
export function editor(options: EditorOptions): Router {
  const { config, secret, sites, renderPage, renderEditor } = options;
  const sessions = createSessions(secret);
  const { localOnly } = config.editing;
  const secure = config.publicUrl.protocol === 'https:';
  const cookie = { httpOnly: true, sameSite: 'strict', secure, path: '/_edit' } as const;

  const csrfOf = (request: Request) =>
    sessions.csrfTokenOf(parseCookie(request.get('cookie') ?? '')[COOKIE], Date.now() / 1000);

  const send = async (response: Response, status: number, view: EditorView) => {
    const policy = String(response.getHeader('Content-Security-Policy') ?? '');
    // Only the editor frames pages of this server; nobody frames the editor.
    response
      .set(
        'Content-Security-Policy',
        policy
          .replace('frame-src', "frame-src 'self'")
          .replace("frame-ancestors 'self'", "frame-ancestors 'none'"),
      )
      .status(status)
      .type('html')
      .send(await renderEditor(view));
  };

  const askToSignIn = (response: Response, problem?: 'wrong' | 'tooMany') => {
    // Browsers show what comes with a 401 whose scheme they do not know.
    response.set('WWW-Authenticate', 'Form realm="editor"');
    return send(response, problem === 'tooMany' ? 429 : 401, { signIn: { problem, localOnly } });
  };

  const router = Router({ caseSensitive: true, strict: true });
  router.use((request, response, next) => {
    if (localOnly && !isLocalRequest(request)) throw new HttpError(404, 'No such address');
    response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    response.set('Referrer-Policy', 'no-referrer');
    next();
  });

  router.get('/', async (request, response) => {
    const csrf = csrfOf(request);
    if (csrf === undefined) return askToSignIn(response);
    return send(response, 200, { editor: { csrf, sites } });
  });

  router.post(
    '/session',
    refuseCrossSite(),
    rateLimit({
      windowMs: 15 * 60_000,
      limit: 10,
      skipSuccessfulRequests: true,
      standardHeaders: 'draft-8',
      legacyHeaders: false,
      handler: (_request, response) => void askToSignIn(response, 'tooMany'),
    }),
    readBody({ maxBytes: 4096, types: [FORM_TYPE] }),
    async (request, response) => {
      const { secret: given } = (request.body ?? {}) as Record<string, unknown>;
      if (!sameSecret(given, secret)) return askToSignIn(response, 'wrong');
      response.cookie(COOKIE, sessions.start(Date.now() / 1000), {
        ...cookie,
        maxAge: SESSION_SECONDS * 1000,
      });
      return response.redirect(303, '/_edit');
    },
  );

  const signedIn: RequestHandler = (request, response, next) => {
    const csrf = csrfOf(request);
    if (csrf === undefined) throw new HttpError(401, 'Sign in to edit');
    response.locals.csrf = csrf;
    next();
  };
  const mayChange: RequestHandler = (request, response, next) => {
    if (!sameSecret(request.get('x-csrf-token'), response.locals.csrf)) {
      throw new HttpError(403, 'The request did not come from the editor');
    }
    next();
  };

  const framed = framedByOurselves(config);
  router.get('/page', signedIn, editedPages(framed, renderPage, readEditedPage));
  router.get('/published', signedIn, editedPages(framed, renderPage, readPublishedPage));
  router.post(
    '/graphql',
    refuseCrossSite(),
    signedIn,
    mayChange,
    passToAuthoring(options.authoring),
  );
  router.post('/sign-out', refuseCrossSite(), signedIn, mayChange, (_request, response) => {
    response.clearCookie(COOKIE, cookie).status(204).end();
  });
  router.use(allowMethods('GET', 'HEAD', 'POST'), () => {
    throw new HttpError(404, 'No such address');
  });
  return router;
}

/** Only the editor itself shows these pages; other editors have an address of their own. */
function framedByOurselves(config: EditorOptions['config']) {
  return { ...config, editing: { ...config.editing, embedded: true, allowedOrigins: [] } };
}
