import { Router } from 'express';
import type { Request, Response } from 'express';
import { listAddressSchema } from '../model/alertForms';
import {
  ALERT_KEY,
  FIXED_KEY,
  LIST_KEY,
  RESULT_KEY,
  TOKEN_KEY,
} from '../../../domain/alerts/alertKeys';
import { type AlertOutcome, alertOutcomes, type AlertPage } from '../model/alertPage.types';
import { readSearch } from './readSearch';
import type { SiteContentSource } from '../../../platform/content/siteContent';
import { limitVisitors } from '../../../platform/http/limitVisitors';
import type { Logger } from '../../../platform/log';
import { matchPageRoute } from '../../../platform/pages/matchPageRoute';
import type { RenderPage } from '../../../platform/pages/page.types';
import type { SiteLanguage } from './alertAddresses';
import type { AlertLinks } from './alertLinks';
import { toOwnSearch, sendAlertPage } from './alertPage';
import type { AlertStore } from './AlertStore';
import { resolveOwner } from './resolveOwner';

const READ_LIMIT = { windowMs: 600_000, limit: 120 };

export interface AlertPagesOptions {
  links: AlertLinks;
  store: Pick<AlertStore, 'find' | 'list' | 'siteOf'>;
  siteContent: Pick<SiteContentSource, 'get'>;
  renderPage: RenderPage;
  logger: Logger;
}

/**
 * Routes for the page of saved cars when a visitor saves a search or follows a link in a mail. The page is
 * rendered per request and never cached. A GET request changes nothing, because mail scanners open links too.
 */
export function alertPages(options: AlertPagesOptions): Router {
  const { links, store, siteContent, renderPage, logger } = options;
  const matchPage = (request: Request, response: Response) =>
    matchPageRoute(request, response, ({ savedCarsPath }) => savedCarsPath);
  const router = Router();
  router.use((request, response, next) => {
    next(matchPage(request, response)?.query.has(ALERT_KEY) ? undefined : 'router');
  }, limitVisitors(READ_LIMIT));
  router.use(async (request, response, next) => {
    const matched = matchPage(request, response);
    if (!matched) return next('router');
    const { site, language, query } = matched;
    const siteLanguage = { site, language };
    let page: AlertPage;
    try {
      page = await loadPage(query, siteLanguage);
    } catch (error) {
      const { requestId } = response.locals;
      logger.warn({ error, requestId }, 'saved searches not loaded');
      page = { kind: 'outcome', outcome: 'failing' };
    }
    await sendAlertPage(response, page, { siteLanguage, renderPage });
  });
  return router;

  async function loadPage(query: URLSearchParams, siteLanguage: SiteLanguage): Promise<AlertPage> {
    const token = query.get(TOKEN_KEY) ?? '';
    const action = query.get(ALERT_KEY) ?? '';
    switch (action) {
      case 'save':
        return loadSavePage(query, siteLanguage);
      case 'confirm':
      case 'stop': {
        const id = links.idOf(action, token);
        const alert = id === undefined ? undefined : await store.find(id);
        if (alert?.site !== siteLanguage.site.name) return { kind: 'outcome', outcome: 'late' };
        return { kind: action, token, search: toOwnSearch(alert, siteLanguage) };
      }
      case 'manage': {
        const id = await resolveOwner(token, siteLanguage.site, { links, store });
        if (id === undefined) return { kind: 'outcome', outcome: 'late' };
        const searches = (await store.list(id)).map((alert) => toOwnSearch(alert, siteLanguage));
        // Without searches no outcome is shown: an address that is opened again may contain an old one.
        const outcome = searches.length > 0 ? parseOutcome(query.get(RESULT_KEY)) : undefined;
        return { kind: 'manage', token, searches, outcome };
      }
      default:
        return { kind: 'outcome', outcome: parseOutcome(action) ?? 'late' };
    }
  }

  async function loadSavePage(
    query: URLSearchParams,
    siteLanguage: SiteLanguage,
  ): Promise<AlertPage> {
    const address = query.get(LIST_KEY) ?? '';
    const fixed = (query.get(FIXED_KEY) ?? '').slice(0, 1000);
    const { messages } = await siteContent.get(siteLanguage.site, siteLanguage.language);
    const search = listAddressSchema.isValidSync(address)
      ? await readSearch({ address, fixed }, { ...siteLanguage, messages })
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

const parseOutcome = (outcomeText: string | null): AlertOutcome | undefined =>
  alertOutcomes.find((outcome) => outcome === outcomeText);
