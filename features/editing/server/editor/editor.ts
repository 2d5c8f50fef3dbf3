import { Router, type Response } from 'express';
import type { Logger } from 'pino';
import type { EditorLanguage, EditorSite, EditorView } from '../../model/editorView.types';
import { allowMethods } from '../../../../platform/http/allowMethods';
import type { EditingConfig } from '../editing.types';
import { HttpError } from '../../../../platform/httpError';
import type { Platform } from '../../../../platform/feature.types';
import type { RenderPage } from '../../../../platform/pages/page.types';
import { refuseCrossSite } from '../../../../platform/http/refuseCrossSite';
import type { RunRedirectTask } from '../../../../platform/redirects/RedirectThread';
import type { Upstream } from '../../../../platform/upstreams/request';
import { editedPages } from '../editedPages';
import { readEditedPage, readPublishedPage } from '../readEditedPage';
import { isLocalRequest } from '../../../../platform/localRequest';
import { readEditor, requireCsrf, requireEditor, requireSiteAccess, editorLocals } from './access';
import { blockPreview } from './blockPreview';
import { checkRedirects } from './checkRedirects';
import { forwardToAuthoring } from './forwardToAuthoring';
import type { People } from './people';
import { passkeyRoutes } from './passkeys';
import { providerSignIn } from './providerSignIn';
import { secondFactor } from './secondFactor';
import { createSessionCookie } from './session';
import { signInRoutes } from './signInRoutes';
import { uploadMedia } from './uploadMedia';
import { viewLanguage } from './viewLanguage';

export interface EditorOptions {
  config: EditingConfig;
  secret: string;
  sites: readonly EditorSite[];
  renderPage: RenderPage;
  preparePicture: Platform['preparePicture'];
  /** Renders the editor, or the page for signing in, as HTML. */
  renderEditor: (view: EditorView, language: EditorLanguage) => Promise<string>;
  renderBlockPreview: Platform['renderBlockPreview'];
  /** The embedded platform's authoring interface. */
  authoring: Upstream;
  /** The platform's data about users. */
  people: People;
  /** Checks redirects that editors have written. */
  runRedirectTask: RunRedirectTask;
  /** Called when mails to editors may be waiting. */
  onMail: () => void;
  logger: Pick<Logger, 'warn'>;
  /** Upload address of the embedded platform's media library. */
  mediaUploadUrl: string;
}

/**
 * `/_edit`: the embedded platform's page editor. A user signs in with an account, or with the editing secret
 * if that is allowed, and gets a session cookie; every change also needs a CSRF token. While the secret is
 * the public default, the editor is available on this machine only.
 */
export function createEditor(options: EditorOptions): Router {
  const { config, secret, sites, renderPage, renderEditor, people, onMail, logger } = options;
  const { localOnly, secretSignIn, provider } = config.editing;
  const { publicUrl } = config;
  const cookie = createSessionCookie(secret, publicUrl.protocol === 'https:');

  const send = async (response: Response, status: number, view: EditorView) => {
    const chosenLanguage = 'editor' in view ? view.editor.me.language : undefined;
    const language = viewLanguage(response.req, sites, chosenLanguage);
    const policy = String(response.getHeader('Content-Security-Policy') ?? '');
    // Only the editor may frame pages of this server, and no page may frame the editor.
    response
      .set(
        'Content-Security-Policy',
        policy
          .replace('frame-src', "frame-src 'self'")
          .replace("frame-ancestors 'self'", "frame-ancestors 'none'"),
      )
      .status(status)
      .type('html')
      .send(await renderEditor(view, language));
  };

  const router = Router({ caseSensitive: true, strict: true });
  router.use((request, response, next) => {
    if (localOnly && !isLocalRequest(request)) throw new HttpError(404, 'Address not found');
    response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    response.set('Referrer-Policy', 'no-referrer');
    next();
  });

  const hasProvider = provider !== undefined;
  const signInOptions = { people, cookie, localOnly, secretSignIn, hasProvider, send, onMail };
  const signIn = signInRoutes(router, signInOptions);
  if (provider) {
    const sendSignedIn = (response: Response, address: string) =>
      send(response, 200, { signedIn: { address } });
    const providerOptions = {
      provider,
      publicUrl,
      secret,
      people,
      cookie,
      signIn,
      sendSignedIn,
      logger,
    };
    providerSignIn(router, providerOptions);
  }

  router.get('/', async (request, response) => {
    const session = await readEditor(people, cookie, request);
    if (!session) return signIn.showForm(request, response);
    const { id, name, email, role, hasPassword, hasSecondFactor, language } = session.editor;
    const { sites: editableSites } = session.editor;
    return send(response, 200, {
      editor: {
        csrf: cookie.createCsrfToken(session.token),
        sites: editableSites ? sites.filter((site) => editableSites.includes(site.name)) : sites,
        me: { id, name, email, role, hasPassword, hasSecondFactor, language },
      },
    });
  });

  const requireSession = requireEditor(people, cookie);
  const mayChange = requireCsrf(cookie);

  // When the user signs in again in another window, an open editor fetches the new session's CSRF token from
  // here.
  router.get('/session', requireSession, (_request, response) => {
    const { editor: me, token } = editorLocals(response);
    response.json({ csrf: cookie.createCsrfToken(token), id: me.id });
  });
  router.get(
    '/page',
    requireSiteAccess(people, cookie),
    editedPages(forBuiltInEditor(config), renderPage, readEditedPage),
  );
  router.get(
    '/published',
    requireSession,
    requireSiteAccess(people, cookie),
    editedPages(forBuiltInEditor(config), renderPage, readPublishedPage),
  );
  const siteNames = sites.map(({ name }) => name);
  router.get(
    '/block',
    requireSiteAccess(people, cookie),
    blockPreview(options.renderBlockPreview, siteNames, config),
  );
  router.post(
    '/graphql',
    refuseCrossSite(),
    requireSession,
    mayChange,
    forwardToAuthoring(options.authoring, onMail),
  );
  router.post(
    '/redirects',
    refuseCrossSite(),
    requireSession,
    mayChange,
    checkRedirects(options.runRedirectTask),
  );
  router.post(
    '/second-factor',
    refuseCrossSite(),
    requireSession,
    mayChange,
    ...secondFactor(people, cookie),
  );
  passkeyRoutes(router, { people, cookie, publicUrl, requireSession: [requireSession, mayChange] });
  const { mediaUploadUrl: url, preparePicture } = options;
  router.post(
    '/media',
    refuseCrossSite(),
    requireSession,
    mayChange,
    uploadMedia({ url, secret, preparePicture }),
  );
  router.post(
    '/sign-out',
    refuseCrossSite(),
    requireSession,
    mayChange,
    async (_request, response) => {
      await people.signOut(editorLocals(response).token);
      cookie.clear(response);
      response.status(204).end();
    },
  );
  router.use(allowMethods('GET', 'HEAD', 'POST'), () => {
    throw new HttpError(404, 'Address not found');
  });
  return router;
}

/** Configuration for pages that only the built-in editor may frame; other editors use `/api/editing`. */
function forBuiltInEditor(config: EditorOptions['config']) {
  return { ...config, editing: { ...config.editing, embedded: true, allowedOrigins: [] } };
}
