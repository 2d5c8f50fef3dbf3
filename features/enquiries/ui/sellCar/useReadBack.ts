import { useEffect, useEffectEvent } from 'react';

/**
 * Looks up a plate that stands in its field from the start: typed before the script was there, or from a draft or a
 * kept estimate.
 * @param filledIn what fills the field in when it comes
 */
export function useReadBack(fieldId: string, lookUp: () => void, filledIn: unknown): void {
  const onFilledIn = useEffectEvent(() => {
    // A plate that is being typed is looked up when its field is left.
    if (document.activeElement?.id !== fieldId) lookUp();
  });
  useEffect(() => onFilledIn(), [filledIn]);
}
