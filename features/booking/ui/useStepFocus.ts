import { useEffect, useRef } from 'react';
import { showStep } from '../../appointments/ui/client/showStep';

/** Id of the heading of a step. */
export const headingOf = (step: number): string => `booking-step-${step}`;

/** The heading of a step takes the focus when a visitor comes to it: what comes next is read from there. */
export function useStepFocus(step: number, isRestored: boolean): void {
  const shown = useRef<number>(undefined);
  useEffect(() => {
    // Where a reload left off nobody has pressed anything.
    if (isRestored && shown.current !== undefined && shown.current !== step) {
      showStep(headingOf(step));
    }
    if (isRestored) shown.current = step;
  }, [step, isRestored]);
}
