import { useEffect, useState } from 'react';
import type { Authoring } from '../authoring';
import { readRequests } from './requestsApi';

/** How often requests are counted while the window is in sight, in ms. */
const LOOK_MS = 60_000;

/**
 * How many requests to publish pages of a site are open.
 * @param enabled publishers alone may ask
 * @param round another value counts them at once
 */
export function useOpenRequests(
  authoring: Authoring,
  site: string,
  enabled: boolean,
  round: unknown,
): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!enabled) return;
    let isCurrent = true;
    const look = () =>
      readRequests(authoring, site, { passive: true }).then(
        (requests) => isCurrent && setCount(requests.length),
        // The list itself says when the platform cannot be reached.
        () => undefined,
      );
    void look();
    const timer = setInterval(() => {
      if (!document.hidden) void look();
    }, LOOK_MS);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [authoring, site, enabled, round]);
  return enabled ? count : 0;
}
