import { useEffect, useRef } from 'react';
import { isPending, pageShown } from '../model/tireHotelState';
import { type TireHotelState, type TirePage, tirePages } from '../model/tireHotelState.types';
import { fieldsOf } from '../../../domain/isRecord';

/** The back button goes a page back: each page that is opened is an entry of the history, without its contents. */
export function usePageHistory(
  state: TireHotelState,
  isRestored: boolean,
  open: (page: TirePage) => void,
): void {
  const { page } = state;
  const latest = useRef({ state, open });
  useEffect(() => {
    latest.current = { state, open };
  });

  useEffect(() => {
    if (!isRestored) return;
    const shown = pageOf(history.state);
    if (shown === page) return;
    const entry = { ...fieldsOf(history.state), tirePage: page };
    // What was booked is not booked again by going back, and nobody goes back to where they are logged out.
    const isBehind = shown === undefined || page === 'Confirmation' || page === 'Search';
    if (isBehind) history.replaceState(entry, '');
    else history.pushState(entry, '');
  }, [page, isRestored]);

  useEffect(() => {
    const go = ({ state: entry }: PopStateEvent) => {
      const wanted = pageOf(entry);
      if (wanted === undefined) return;
      const known = latest.current.state;
      if (pageShown(known, wanted) === wanted) latest.current.open(wanted);
      else if (isPending(known)) history.forward();
      // Pages that can no longer be seen, such as those before the code, are passed over.
      else history.back();
    };
    addEventListener('popstate', go);
    return () => removeEventListener('popstate', go);
  }, []);
}

function pageOf(entry: unknown): TirePage | undefined {
  const page = fieldsOf(entry).tirePage;
  return tirePages.find((known) => known === page);
}
