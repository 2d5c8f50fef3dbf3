import { useEffect, useState } from 'react';
import type { Authoring } from '../authoring';
import { readOpenRequests } from './requestsApi';

/** Interval for fetching the number of requests while the window is visible, in ms. */
const POLL_MS = 60_000;

/**
 * Returns the number of open requests to publish pages of a site, without those that wait for a stage of others.
 * @param isEnabled false for accounts that decide on no requests
 * @param refreshKey a new value fetches the number at once
 */
export function useOpenRequestCount(
  authoring: Authoring,
  site: string,
  isEnabled: boolean,
  refreshKey: unknown,
): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!isEnabled) return;
    let isCurrent = true;
    const refresh = () =>
      readOpenRequests(authoring, site, { passive: true }).then(
        (requests) =>
          isCurrent && setCount(requests.filter(({ stage }) => !stage || stage.canDecide).length),
        // The requests view shows failures of the platform.
        () => undefined,
      );
    void refresh();
    const timer = setInterval(() => {
      if (!document.hidden) void refresh();
    }, POLL_MS);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [authoring, site, isEnabled, refreshKey]);
  return isEnabled ? count : 0;
}
