import type { VariantEvent } from '../../domain/variants/variant.types';
import { createUpstream } from './request';

/** A page view as a page reports it; it does not identify the visitor. */
interface PageView {
  itemId: string;
  pageName: string;
  variantId?: string;
  language: string;
}

/** An event on a page of which a variant was shown; it does not identify the visitor. */
interface VariantReport {
  itemId: string;
  language: string;
  variantId: string;
  testId?: string;
  event: VariantEvent;
}

/** Client of the content platform's event endpoint. */
export interface EventsClient {
  /** @throws UpstreamError */
  sendPageView: (view: PageView, site: string) => Promise<void>;
  /** @throws UpstreamError */
  sendVariantReport: (report: VariantReport, site: string) => Promise<void>;
}

/** Client of the events service: page views with their constant fields. */
export function createEventsClient(url: string): EventsClient {
  const upstream = createUpstream({ name: 'events', url, timeoutMs: 3000 });
  return {
    sendPageView: (view, site) =>
      upstream.request({
        method: 'POST',
        body: {
          type: 'VIEW',
          channel: 'WEB',
          currency: 'USD',
          site,
          page: view.pageName,
          pageVariantId: view.variantId ?? `${view.itemId}_default`,
          itemId: view.itemId,
          language: view.language,
        },
        validate: () => undefined,
      }),
    sendVariantReport: (report, site) =>
      upstream.request({
        method: 'POST',
        body: { type: 'VARIANT', channel: 'WEB', site, ...report },
        validate: () => undefined,
      }),
  };
}
