import { useEffect, useRef } from 'react';
import type { TirePage } from '../model/tireHotelState.types';
import { showStep } from '../../appointments/ui/client/showStep';

/** Id of the heading of whichever page is shown. */
export const TIRE_HEADING = 'tire-heading';

/** Id of the first box of the code. */
export const CODE_BOX = 'tire-code';

/** Puts the focus where the code is typed; where its page stands on the screen stays as it is. */
export const focusCode = (): void =>
  document.getElementById(CODE_BOX)?.focus({ preventScroll: true });

/** Puts the focus on the heading of the page that is shown. */
export const focusHeading = (): void => document.getElementById(TIRE_HEADING)?.focus();

/** The heading of a page takes the focus when a visitor comes to it: what comes next is read from there. */
export function usePageFocus(page: TirePage, isRestored: boolean): void {
  const shown = useRef<TirePage>(undefined);
  useEffect(() => {
    if (!isRestored) return;
    // Where a reload left off nobody has pressed anything.
    if (shown.current !== undefined && shown.current !== page) {
      showStep(TIRE_HEADING);
      // Named by that heading, and with the phone in the other hand: the code can be typed at once.
      if (page === 'Validate') focusCode();
    }
    shown.current = page;
  }, [page, isRestored]);
}
