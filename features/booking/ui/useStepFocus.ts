import { useEffect, useRef } from 'react';
import { showStep } from '../../appointments/ui/client/showStep';

/** Id of the heading of a step. */
export const headingId = (step: number): string => `booking-step-${step}`;

/** Focuses the heading of a step when a visitor reaches it, so that screen readers continue there. */
export function useStepFocus(step: number, isRestored: boolean): void {
  const lastStep = useRef<number>(undefined);
  useEffect(() => {
    // Not after a reload, when the visitor has not pressed anything.
    if (isRestored && lastStep.current !== undefined && lastStep.current !== step) {
      showStep(headingId(step));
    }
    if (isRestored) lastStep.current = step;
  }, [step, isRestored]);
}
