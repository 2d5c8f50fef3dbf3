import { Router } from 'express';
import { object, string } from 'yup';
import { DRAFT_LINK_PURPOSE, type SealedDraftLink } from '../../../platform/draftLink';
import { HttpError } from '../../../platform/httpError';
import { createSeal } from '../../../platform/seal';
import { siteByName } from '../../../sites/sites';
import type { EditingConfig } from './editing.types';
import { isLocalRequest } from '../../../platform/localRequest';
import { limited } from '../../../platform/http/limited';
import { siteOf } from '../../../platform/http/requestLocals';
import type { RenderErrorPage, RenderPage } from '../../../platform/pages/page.types';
import type { Upstream } from '../../../platform/upstreams/request';

const LIMIT = { windowMs: 600_000, limit: 300 };

/** What nobody keeps, and no search engine lists. */
const PRIVATE = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
};

const QUERY = `query ($id: ID!) {
  result: draftLink(id: $id) { site language route itemId expires }
}`;

const answer = object({
  data: object({
    result: object({
      site: string().required(),
      language: string().required(),
      route: string().required(),
      itemId: string().required(),
      expires: string().required(),
    }).nullable(),
  }).required(),
});

export interface DraftLinksOptions {
  config: Pick<EditingConfig, 'editing'>;
  secret: string;
  /** The embedded platform's authoring interface. */
  authoring: Upstream;
  renderPage: RenderPage;
  renderErrorPage: RenderErrorPage;
}

/**
 * `/_draft/{link}`: a page as its draft stands, for whoever has the link, on the site's own host. A link that is not
 * ours is 404; one that is over or revoked 410: the site's own page for what is not there says no more.
 */
export function draftLinks(options: DraftLinksOptions): Router {
  const { config, secret, authoring, renderPage, renderErrorPage } = options;
  const seal = createSeal<SealedDraftLink>(secret, DRAFT_LINK_PURPOSE);
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/:link', limited(LIMIT), async (request, response) => {
    response.set(PRIVATE);
    const site = siteOf(response.locals);
    const isElsewhere = config.editing.localOnly && !isLocalRequest(request);
    const link = isElsewhere ? undefined : seal.open(request.params.link);
    if (!link) throw new HttpError(404, 'No such address');
    const opened = await findDraft(authoring, link.id);
    const { requestId, deadlines } = response.locals;
    const query = new URLSearchParams();
    if (opened?.site !== site.name) {
      const asked = { site, path: '/', query, mode: 'normal', requestId, status: 404 } as const;
      const page = await renderErrorPage(asked);
      return void response.status(410).type('html').send(page.html.bytes);
    }
    const prefix = opened.language === site.languages[0] ? '' : `/${opened.language}`;
    const page = await renderPage({
      site: siteByName(opened.site),
      path: encodeURI(opened.route === '/' ? prefix || '/' : prefix + opened.route),
      query,
      mode: 'preview',
      item: { id: opened.itemId },
      requestId,
      deadline: deadlines.page,
      privateView: { kind: 'draft', view: opened.expires },
    });
    response
      .status(page.status)
      .set({ ...page.headers, ...PRIVATE })
      .send(page.html.bytes);
  });
  router.use(() => {
    throw new HttpError(404, 'No such address');
  });
  return router;
}

async function findDraft(authoring: Upstream, id: string) {
  const found = await authoring.request({
    method: 'POST',
    body: { query: QUERY, variables: { id } },
    idempotent: true,
    validate: (json) => answer.validateSync(json),
  });
  return found.data.result;
}
