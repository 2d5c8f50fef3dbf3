import type { Response } from 'express';
import type { AlertPage, OwnSearch } from '../model/alertPage.types';
import type { SubmittedForm } from '../../../domain/forms/submittedForm';
import { publicPath } from '../../../platform/content/resolveRoute';
import type { RenderPage } from '../../../platform/pages/page.types';
import { sendPrivatePage } from '../../../platform/pages/sendPrivatePage';
import type { SiteLanguage } from './alertAddresses';
import { alertTitleKey } from './alertTitleKey';
import type { StoredAlert } from './AlertStore';

/** Name by which a page finds the values and errors of a submitted form with a mail address. */
export const ALERT_FORM = 'alert';

/** Sends the page of saved cars, rendered with the panel for saved searches. */
export async function sendAlertPage(
  response: Response,
  alerts: AlertPage,
  {
    siteLanguage: { site, language },
    renderPage,
    status = pageStatus(alerts),
    form,
  }: { siteLanguage: SiteLanguage; renderPage: RenderPage; status?: number; form?: SubmittedForm },
): Promise<void> {
  await sendPrivatePage(response, renderPage, {
    path: publicPath(site, language, site.savedCarsPath ?? '/'),
    status,
    privateView: {
      kind: 'alerts',
      view: alerts,
      form,
      titleKey: alertTitleKey(alerts),
      hasSecretAddress: true,
    },
  });
}

function pageStatus(alerts: AlertPage): number {
  if (alerts.kind !== 'outcome') return 200;
  if (alerts.outcome === 'failing') return 503;
  return alerts.outcome === 'late' ? 404 : 200;
}

/** Converts a stored search to what its owner sees. */
export const toOwnSearch = (alert: StoredAlert, { site, language }: SiteLanguage): OwnSearch => ({
  id: alert.id,
  kind: alert.kind,
  title: alert.title,
  href:
    alert.kind === 'cars' ? publicPath(site, language, site.savedCarsPath ?? '/') : alert.address,
  frequency: alert.frequency,
  expiresOn: alert.expiresAt.toISOString().slice(0, 10),
  cars: alert.cars,
  onDevice: alert.onDevice,
});
