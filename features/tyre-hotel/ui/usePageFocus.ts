import { useEffect, useRef } from 'react';
import type { TirePage } from '../model/tireHotelState.types';
import { showStep } from '../../appointments/ui/client/showStep';

/** Id of the current page's heading. */
export const TIRE_HEADING = 'tire-heading';

/** Id of the first box of the code. */
export const CODE_BOX = 'tire-code';

/** Focuses the field of the code without scrolling. */
export const focusCode = (): void =>
  document.getElementById(CODE_BOX)?.focus({ preventScroll: true });

/** Focuses the heading of the current page. */
export const focusHeading = (): void => document.getElementById(TIRE_HEADING)?.focus();

/** Focuses the heading of each page that the visitor opens, so that screen readers continue from there. */
export function usePageFocus(page: TirePage, isRestored: boolean): void {
  const previousPage = useRef<TirePage>(undefined);
  useEffect(() => {
    if (!isRestored) return;
    // After a reload no button was pressed, so the focus stays.
    if (previousPage.current !== undefined && previousPage.current !== page) {
      showStep(TIRE_HEADING);
      // The field is labelled by that heading, and the code can be typed at once.
      if (page === 'Validate') focusCode();
    }
    previousPage.current = page;
  }, [page, isRestored]);
}
