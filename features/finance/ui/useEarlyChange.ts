import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls `adopt` with a control's value if the visitor changed it before hydration, because React would reset
 * it.
 * @param renderedValue the value that the server has rendered
 */
export function useEarlyChange(
  control: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  renderedValue: string,
  adopt: (value: string) => void,
): void {
  const onStart = useEffectEvent(() => {
    const value = control.current?.value;
    if (value !== undefined && value !== renderedValue) adopt(value);
  });
  useEffect(() => onStart(), []);
}
