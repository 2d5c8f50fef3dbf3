import { useEffect, useState } from 'react';
import type { Authoring } from '../authoring';
import { bePresent, type Colleague } from './peopleApi';

/**
 * Interval of reports that a page is open; without reports, the platform forgets the page after 40 seconds.
 */
const beatMs = 15_000;

/** Returns the other people who have the page open. Hidden windows send no reports. */
export function usePresence(
  authoring: Authoring,
  itemId: string | undefined,
  language: string,
): readonly Colleague[] {
  const [others, setOthers] = useState<readonly Colleague[]>([]);
  useEffect(() => {
    if (itemId === undefined) return;
    let isCurrent = true;
    const beat = () => {
      if (document.visibilityState === 'hidden') return;
      bePresent(authoring, itemId, language).then(
        (found) => isCurrent && setOthers(found),
        // While the platform is unreachable, it is unknown who else has the page open.
        () => isCurrent && setOthers([]),
      );
    };
    beat();
    const timer = setInterval(beat, beatMs);
    // A failure does not matter, since the platform forgets the page on its own.
    const leave = () => void bePresent(authoring, itemId, language, true).catch(() => undefined);
    document.addEventListener('visibilitychange', beat);
    window.addEventListener('pagehide', leave);
    return () => {
      isCurrent = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', beat);
      window.removeEventListener('pagehide', leave);
      setOthers([]);
      leave();
    };
  }, [authoring, itemId, language]);
  return others;
}
