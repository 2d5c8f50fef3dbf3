import { useEffect, useState } from 'react';
import type { Authoring } from '../authoring';
import { bePresent, type Colleague } from './peopleApi';

/**
 * Interval of reports that a page is open; without reports, the platform forgets the page after 40 seconds.
 */
const reportIntervalMs = 15_000;

/** Returns the other people who have the page open. Hidden windows send no reports. */
export function usePresence(
  authoring: Authoring,
  itemId: string | undefined,
  language: string,
): readonly Colleague[] {
  const [colleagues, setColleagues] = useState<readonly Colleague[]>([]);
  useEffect(() => {
    if (itemId === undefined) return;
    let isCurrent = true;
    const reportPresence = () => {
      if (document.visibilityState === 'hidden') return;
      bePresent(authoring, itemId, language).then(
        (present) => isCurrent && setColleagues(present),
        // While the platform is unreachable, it is unknown who else has the page open.
        () => isCurrent && setColleagues([]),
      );
    };
    reportPresence();
    const timer = setInterval(reportPresence, reportIntervalMs);
    // A failure does not matter, since the platform forgets the page on its own.
    const reportLeaving = () =>
      void bePresent(authoring, itemId, language, true).catch(() => undefined);
    document.addEventListener('visibilitychange', reportPresence);
    window.addEventListener('pagehide', reportLeaving);
    return () => {
      isCurrent = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', reportPresence);
      window.removeEventListener('pagehide', reportLeaving);
      setColleagues([]);
      reportLeaving();
    };
  }, [authoring, itemId, language]);
  return colleagues;
}
