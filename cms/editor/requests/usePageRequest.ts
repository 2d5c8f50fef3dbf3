import { useCallback, useEffect, useRef, useState } from 'react';
import type { Authoring } from '../authoring';
import type { PageItem } from '../items/usePageItem';
import { readOpenRequest, type PublishRequest } from './requestsApi';

/** Interval for reading the request of the open page while its window is visible, in ms. */
const POLL_MS = 15_000;

interface PageRequest {
  /** The open request for the page. */
  request: PublishRequest | undefined;
  /** Changes when the request is sent, decided on or withdrawn, or reaches another stage. */
  requestKey: string;
  /** Reads the request again. */
  loadRequest: () => Promise<void>;
}

/**
 * Reads the open request of a page, and again while the page is open, since others decide on it.
 * @param refreshPage reads the page again: a decision may have published it
 */
export function usePageRequest(
  authoring: Authoring,
  page: PageItem | undefined,
  refreshPage: () => Promise<void>,
): PageRequest {
  const [loaded, setLoaded] = useState<{ pageKey: string; request?: PublishRequest }>();
  const lastLoad = useRef(0);
  const itemId = page?.itemId;
  const language = page?.language ?? '';
  const pageKey = `${itemId} ${language}`;

  const loadRequest = useCallback(async () => {
    if (itemId === undefined) return;
    const number = ++lastLoad.current;
    try {
      const request = await readOpenRequest(authoring, itemId, language);
      // An older answer must not replace a newer one.
      if (number === lastLoad.current) setLoaded({ pageKey, request });
    } catch {
      // What is known stays. Sending the request shows failures.
      setLoaded((previous) => (previous?.pageKey === pageKey ? previous : { pageKey }));
    }
  }, [authoring, itemId, language, pageKey]);

  // Every save changes the page, so the request is read again to know whether it is outdated.
  useEffect(() => {
    void loadRequest();
  }, [loadRequest, page]);

  useEffect(() => {
    const poll = () => {
      if (document.visibilityState !== 'hidden') void loadRequest();
    };
    const timer = setInterval(poll, POLL_MS);
    document.addEventListener('visibilitychange', poll);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', poll);
    };
  }, [loadRequest]);

  const isLoaded = loaded?.pageKey === pageKey;
  const request = isLoaded ? loaded.request : undefined;
  const requestKey = `${pageKey} ${request?.id} ${request?.approvals.length} ${request?.stage?.id}`;
  const seenRef = useRef<{ pageKey: string; requestKey: string }>(undefined);
  useEffect(() => {
    if (!isLoaded) return;
    const seen = seenRef.current;
    seenRef.current = { pageKey, requestKey };
    if (seen?.pageKey === pageKey && seen.requestKey !== requestKey) void refreshPage();
  }, [isLoaded, pageKey, requestKey, refreshPage]);

  return { request, requestKey, loadRequest };
}
