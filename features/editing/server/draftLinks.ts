import { Router } from 'express';
import { object, string } from 'yup';
import { DRAFT_LINK_PURPOSE, type SealedDraftLink } from '../../../platform/draftLink';
import { HttpError } from '../../../platform/httpError';
import { createSeal } from '../../../platform/seal';
import { siteByName } from '../../../sites/sites';
import type { EditingConfig } from './editing.types';
import { isLocalRequest } from '../../../platform/localRequest';
import { limitVisitors } from '../../../platform/http/limitVisitors';
import { getSite } from '../../../platform/http/requestLocals';
import type { RenderErrorPage, RenderPage } from '../../../platform/pages/page.types';
import type { Upstream } from '../../../platform/upstreams/request';

const VISITOR_LIMIT = { windowMs: 600_000, limit: 300 };

/** Headers that prevent caching and indexing. */
const PRIVATE_HEADERS = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
};

const QUERY = `query ($id: ID!) {
  result: draftLink(id: $id) { site language route itemId expires }
}`;

const responseSchema = object({
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
 * `/_draft/{link}`: a page with its draft content, for anyone with the link, on the site's own host. An
 * unknown link gets 404; an expired or revoked one gets 410, with the site's ordinary page for missing pages.
 */
export function draftLinks(options: DraftLinksOptions): Router {
  const { config, secret, authoring, renderPage, renderErrorPage } = options;
  const seal = createSeal<SealedDraftLink>(secret, DRAFT_LINK_PURPOSE);
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/:link', limitVisitors(VISITOR_LIMIT), async (request, response) => {
    response.set(PRIVATE_HEADERS);
    const site = getSite(response.locals);
    const isForbidden = config.editing.localOnly && !isLocalRequest(request);
    const link = isForbidden ? undefined : seal.open(request.params.link);
    if (!link) throw new HttpError(404, 'Address not found');
    const draft = await findDraft(authoring, link.id);
    const { requestId, deadlines } = response.locals;
    const query = new URLSearchParams();
    if (draft?.site !== site.name) {
      const pageRequest = {
        site,
        path: '/',
        query,
        mode: 'normal',
        requestId,
        status: 404,
      } as const;
      const page = await renderErrorPage(pageRequest);
      return void response.status(410).type('html').send(page.html.bytes);
    }
    const prefix = draft.language === site.languages[0] ? '' : `/${draft.language}`;
    const page = await renderPage({
      site: siteByName(draft.site),
      path: encodeURI(draft.route === '/' ? prefix || '/' : prefix + draft.route),
      query,
      mode: 'preview',
      item: { id: draft.itemId },
      requestId,
      deadline: deadlines.page,
      privateView: { kind: 'draft', view: draft.expires },
    });
    response
      .status(page.status)
      .set({ ...page.headers, ...PRIVATE_HEADERS })
      .send(page.html.bytes);
  });
  router.use(() => {
    throw new HttpError(404, 'Address not found');
  });
  return router;
}

async function findDraft(authoring: Upstream, id: string) {
  const draftResponse = await authoring.request({
    method: 'POST',
    body: { query: QUERY, variables: { id } },
    idempotent: true,
    validate: (json) => responseSchema.validateSync(json),
  });
  return draftResponse.data.result;
}
