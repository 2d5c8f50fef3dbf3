import { useEffect, useRef } from 'react';
import type { TirePage } from '../../domain/tireHotel/tireHotelState.types';
import { showStep } from '../booking/client/showStep';

/** Id of the heading of whichever page is shown. */
export const TIRE_HEADING = 'tire-heading';

/** The heading of a page takes the focus when a visitor comes to it: what comes next is read from there. */
export function usePageFocus(page: TirePage, isRestored: boolean): void {
  const shown = useRef<TirePage>(undefined);
  useEffect(() => {
    if (!isRestored) return;
    // Where a reload left off nobody has pressed anything.
    if (shown.current !== undefined && shown.current !== page) showStep(TIRE_HEADING);
    shown.current = page;
  }, [page, isRestored]);
}
