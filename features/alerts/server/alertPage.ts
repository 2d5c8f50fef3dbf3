import type { Response } from 'express';
import type { AlertPage, OwnSearch } from '../model/alertPage.types';
import type { SubmittedForm } from '../../../domain/forms/submittedForm';
import { publicPath } from '../../../platform/content/resolveRoute';
import type { RenderPage } from '../../../platform/pages/page.types';
import { sendPrivatePage } from '../../../platform/pages/sendPrivatePage';
import type { Where } from './alertAddresses';
import { alertTitleKey } from './alertTitleKey';
import type { KeptAlert } from './AlertStore';

/** Name of the forms that ask for an address. */
export const ALERT_FORM = 'alert';

/** Sends the page of saved cars with what somebody does about their saved searches. */
export async function sendAlertPage(
  response: Response,
  alerts: AlertPage,
  {
    where: { site, language },
    renderPage,
    status = statusOf(alerts),
    form,
  }: { where: Where; renderPage: RenderPage; status?: number; form?: SubmittedForm },
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

function statusOf(alerts: AlertPage): number {
  if (alerts.kind !== 'outcome') return 200;
  if (alerts.outcome === 'failing') return 503;
  return alerts.outcome === 'late' ? 404 : 200;
}

/** A search as its owner sees it. */
export const ownSearch = (kept: KeptAlert, { site, language }: Where): OwnSearch => ({
  id: kept.id,
  kind: kept.kind,
  title: kept.title,
  href: kept.kind === 'cars' ? publicPath(site, language, site.savedCarsPath ?? '/') : kept.address,
  frequency: kept.frequency,
  ends: kept.expiresAt.toISOString().slice(0, 10),
  cars: kept.cars,
  onDevice: kept.onDevice,
});
