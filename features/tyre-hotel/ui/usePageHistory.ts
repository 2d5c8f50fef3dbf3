import { useEffect, useRef } from 'react';
import { isPending, allowedPage } from '../model/tireHotelState';
import { type TireHotelState, type TirePage, tirePages } from '../model/tireHotelState.types';
import { fieldsOf } from '../../../domain/isRecord';

/**
 * The back button opens the previous page: each page has a history entry with its name, without its contents.
 */
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
    const entryPage = readPage(history.state);
    if (entryPage === page) return;
    const entry = { ...fieldsOf(history.state), tirePage: page };
    // Going back must not repeat a booking, or return to pages after a logout.
    const replacesEntry = entryPage === undefined || page === 'Confirmation' || page === 'Search';
    if (replacesEntry) history.replaceState(entry, '');
    else history.pushState(entry, '');
  }, [page, isRestored]);

  useEffect(() => {
    const onPopState = ({ state: entry }: PopStateEvent) => {
      const target = readPage(entry);
      if (target === undefined) return;
      const current = latest.current.state;
      if (allowedPage(current, target) === target) latest.current.open(target);
      else if (isPending(current)) history.forward();
      // Pages that can no longer be shown, such as those before the code, are skipped.
      else history.back();
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);
}

function readPage(entry: unknown): TirePage | undefined {
  const page = fieldsOf(entry).tirePage;
  return tirePages.find((candidate) => candidate === page);
}
