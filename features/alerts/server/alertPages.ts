import { Router } from 'express';
import { listAddressSchema } from '../model/alertForms';
import {
  ALERT_KEY,
  FIXED_KEY,
  LIST_KEY,
  SAID_KEY,
  TOKEN_KEY,
} from '../../../domain/alerts/alertKeys';
import { type AlertOutcome, alertOutcomes, type AlertPage } from '../model/alertPage.types';
import { readSearch } from './readSearch';
import type { SiteContentSource } from '../../../platform/content/siteContent';
import { resolveRoute } from '../../../platform/content/resolveRoute';
import { limited } from '../../../platform/http/limited';
import { siteOf } from '../../../platform/http/requestLocals';
import type { Logger } from '../../../platform/log';
import type { RenderPage } from '../../../platform/pages/page.types';
import { splitAddress } from '../../../platform/http/splitAddress';
import type { Where } from './alertAddresses';
import type { AlertLinks } from './alertLinks';
import { ownSearch, sendAlertPage } from './alertPage';
import type { AlertStore } from './AlertStore';

const LOOKS = { windowMs: 600_000, limit: 120 };

export interface AlertPagesOptions {
  links: AlertLinks;
  store: Pick<AlertStore, 'find' | 'list'>;
  siteContent: Pick<SiteContentSource, 'get'>;
  renderPage: RenderPage;
  logger: Logger;
}

/**
 * The page of saved cars for whoever saves a search, or comes by a link of a mail: rendered for them alone and never
 * kept. It changes nothing: links are opened by programs that look for harm in mails as well. Needs no script.
 */
export function alertPages(options: AlertPagesOptions): Router {
  const { links, store, siteContent, renderPage, logger } = options;
  const router = Router();
  router.use((request, response, next) => {
    const [path, query] = splitAddress(request.url);
    const site = siteOf(response.locals);
    const isOurs =
      site.savedCarsPath !== undefined &&
      new URLSearchParams(query).has(ALERT_KEY) &&
      resolveRoute(site, path)?.routePath === site.savedCarsPath;
    next(isOurs && ['GET', 'HEAD'].includes(request.method) ? undefined : 'router');
  }, limited(LOOKS));
  router.use(async (request, response) => {
    const [path, query] = splitAddress(request.url);
    const site = siteOf(response.locals);
    const language = resolveRoute(site, path)?.language ?? site.languages[0];
    const where = { site, language };
    let page: AlertPage;
    try {
      page = await pageOf(new URLSearchParams(query), where);
    } catch (error) {
      const { requestId } = response.locals;
      logger.warn({ error, requestId }, 'saved searches not shown');
      page = { kind: 'outcome', outcome: 'failing' };
    }
    await sendAlertPage(response, page, { where, renderPage });
  });
  return router;

  async function pageOf(asked: URLSearchParams, where: Where): Promise<AlertPage> {
    const token = asked.get(TOKEN_KEY) ?? '';
    const action = asked.get(ALERT_KEY) ?? '';
    switch (action) {
      case 'save':
        return saving(asked, where);
      case 'confirm':
      case 'stop': {
        const id = links.idOf(action, token);
        const kept = id === undefined ? undefined : await store.find(id);
        if (kept?.site !== where.site.name) return { kind: 'outcome', outcome: 'late' };
        return { kind: action, token, search: ownSearch(kept, where) };
      }
      case 'manage': {
        const id = links.idOf('manage', token);
        if (id === undefined) return { kind: 'outcome', outcome: 'late' };
        const searches = (await store.list(id)).map((kept) => ownSearch(kept, where));
        return { kind: 'manage', token, searches, outcome: outcomeIn(asked.get(SAID_KEY)) };
      }
      default:
        return { kind: 'outcome', outcome: outcomeIn(action) ?? 'late' };
    }
  }

  async function saving(asked: URLSearchParams, where: Where): Promise<AlertPage> {
    const address = asked.get(LIST_KEY) ?? '';
    const fixed = (asked.get(FIXED_KEY) ?? '').slice(0, 1000);
    const { messages } = await siteContent.get(where.site, where.language);
    const search = listAddressSchema.isValidSync(address)
      ? await readSearch({ address, fixed }, { ...where, messages })
      : undefined;
    return {
      kind: 'save',
      title: search?.title ?? '',
      address: search ? address : '',
      fixed,
      problem: search ? undefined : 'unfit',
    };
  }
}

const outcomeIn = (said: string | null): AlertOutcome | undefined =>
  alertOutcomes.find((outcome) => outcome === said);
