import { Router, type Response } from 'express';
import type { Logger } from 'pino';
import type { EditorSite, EditorView } from '../../model/editorView.types';
import { allowMethods } from '../../../../platform/http/allowMethods';
import type { EditingConfig } from '../editing.types';
import { HttpError } from '../../../../platform/httpError';
import type { RenderPage } from '../../../../platform/pages/page.types';
import { refuseCrossSite } from '../../../../platform/http/refuseCrossSite';
import type { AskRedirects } from '../../../../platform/redirects/RedirectThread';
import type { Upstream } from '../../../../platform/upstreams/request';
import { editedPages } from '../editedPages';
import { readEditedPage, readPublishedPage } from '../editedPage';
import { isLocalRequest } from '../../../../platform/localRequest';
import { readEditor, requireCsrf, requireEditor, requireSite, localsOf } from './access';
import { checkRedirects } from './checkRedirects';
import { passToAuthoring } from './passToAuthoring';
import type { People } from './people';
import { providerSignIn } from './providerSignIn';
import { createSessionCookie } from './session';
import { signInRoutes } from './signInRoutes';
import { uploadMedia } from './uploadMedia';

export interface EditorOptions {
  config: EditingConfig;
  secret: string;
  sites: readonly EditorSite[];
  renderPage: RenderPage;
  /** HTML of the editor, or of the page to sign in. */
  renderEditor: (view: EditorView) => Promise<string>;
  /** The embedded platform's authoring interface. */
  authoring: Upstream;
  /** What it knows of those who edit. */
  people: People;
  /** Checks redirects that they wrote. */
  askRedirects: AskRedirects;
  /** Mails to editors may be waiting. */
  onMail: () => void;
  logger: Pick<Logger, 'warn'>;
  /** Where the embedded platform takes files for its media library. */
  mediaUploadUrl: string;
}

/**
 * `/_edit`: the embedded platform's page editor. Whoever has an account, or knows the editing secret
 * where that is a way in, signs in and has the cookie of a session from then on; every change carries a
 * token besides (CSRF). While the secret is the one that everybody knows, there is an editor for this
 * very machine alone.
 */
export function editor(options: EditorOptions): Router {
  const { config, secret, sites, renderPage, renderEditor, people, onMail, logger } = options;
  const { localOnly, secretSignIn, provider } = config.editing;
  const { publicUrl } = config;
  const cookie = createSessionCookie(secret, publicUrl.protocol === 'https:');

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

  const router = Router({ caseSensitive: true, strict: true });
  router.use((request, response, next) => {
    if (localOnly && !isLocalRequest(request)) throw new HttpError(404, 'No such address');
    response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    response.set('Referrer-Policy', 'no-referrer');
    next();
  });

  const hasProvider = provider !== undefined;
  const ways = { people, cookie, localOnly, secretSignIn, hasProvider, send, onMail };
  const signIn = signInRoutes(router, ways);
  if (provider) {
    const sendSignedIn = (response: Response, address: string) =>
      send(response, 200, { signedIn: { address } });
    const way = { provider, publicUrl, secret, people, cookie, signIn, sendSignedIn, logger };
    providerSignIn(router, way);
  }

  router.get('/', async (request, response) => {
    const found = await readEditor(people, cookie, request);
    if (!found) return signIn.ask(request, response);
    const { id, name, email, role, hasPassword, sites: own } = found.editor;
    return send(response, 200, {
      editor: {
        csrf: cookie.csrfOf(found.token),
        sites: own ? sites.filter((site) => own.includes(site.name)) : sites,
        me: { id, name, email, role, hasPassword },
      },
    });
  });

  const signedIn = requireEditor(people, cookie);
  const mayChange = requireCsrf(cookie);

  // After signing in elsewhere, an open editor goes on with the new session's token.
  router.get('/session', signedIn, (_request, response) => {
    const { editor: me, token } = localsOf(response);
    response.json({ csrf: cookie.csrfOf(token), id: me.id });
  });
  router.get(
    '/page',
    requireSite(people, cookie),
    editedPages(framedByOurselves(config), renderPage, readEditedPage),
  );
  router.get(
    '/published',
    signedIn,
    requireSite(people, cookie),
    editedPages(framedByOurselves(config), renderPage, readPublishedPage),
  );
  router.post(
    '/graphql',
    refuseCrossSite(),
    signedIn,
    mayChange,
    passToAuthoring(options.authoring, onMail),
  );
  router.post(
    '/redirects',
    refuseCrossSite(),
    signedIn,
    mayChange,
    checkRedirects(options.askRedirects),
  );
  const { mediaUploadUrl: url } = options;
  router.post('/media', refuseCrossSite(), signedIn, mayChange, uploadMedia({ url, secret }));
  router.post('/sign-out', refuseCrossSite(), signedIn, mayChange, async (_request, response) => {
    await people.signOut(localsOf(response).token);
    cookie.clear(response);
    response.status(204).end();
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
