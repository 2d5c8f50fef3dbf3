import { useEffect, useState } from 'react';
import type { Authoring } from '../authoring';
import { bePresent, type Colleague } from './peopleApi';

/** Interval of reports about an open page, in milliseconds; the platform drops it after some time without one. */
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
        // Unreachable for now, so no one else is known to be here.
        () => isCurrent && setOthers([]),
      );
    };
    beat();
    const timer = setInterval(beat, beatMs);
    // A failure does not matter, since the platform drops the page on its own.
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
