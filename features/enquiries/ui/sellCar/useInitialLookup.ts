import { useEffect, useEffectEvent } from 'react';

/**
 * Looks up a plate that the field has from the start: typed before hydration, or from a draft or a stored
 * estimate.
 * @param filledIn a value that changes when the field is filled in
 */
export function useInitialLookup(fieldId: string, lookUp: () => void, filledIn: unknown): void {
  const onFilledIn = useEffectEvent(() => {
    // While the visitor types, the lookup waits for blur.
    if (document.activeElement?.id !== fieldId) lookUp();
  });
  useEffect(() => onFilledIn(), [filledIn]);
}
