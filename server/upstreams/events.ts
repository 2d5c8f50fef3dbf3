import { createUpstream } from './request';

/** A page view as a page reports it; nothing in it tells who the visitor is. */
export interface PageView {
  itemId: string;
  pageName: string;
  variantId?: string;
  language: string;
}

export interface EventsClient {
  /** @throws UpstreamError */
  sendPageView: (view: PageView, site: string) => Promise<void>;
}

/** Client of the events service: page views with the constants of spec 1 §7. */
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
  };
}
