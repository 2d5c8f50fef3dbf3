import { useEffect, useState } from 'react';
import type { Authoring } from '../authoring';
import { bePresent, type Colleague } from './peopleApi';

/** How often an open page says so, in milliseconds; the platform forgets it after some silence. */
const beatMs = 15_000;

/** Who else has the page open. A window that is not looked at says nothing. */
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
        // Out of reach for now: nobody is known to be here.
        () => isCurrent && setOthers([]),
      );
    };
    beat();
    const timer = setInterval(beat, beatMs);
    // Whatever becomes of it, the platform forgets by itself.
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
