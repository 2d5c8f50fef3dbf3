import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Takes over what a visitor has changed in a control of the server's page before script ran: the browser
 * keeps it, and React would put its own value back.
 * @param shown what the control shows when nothing was changed
 */
export function useEarlyChange(
  control: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  shown: string,
  adopt: (value: string) => void,
): void {
  const onStart = useEffectEvent(() => {
    const value = control.current?.value;
    if (value !== undefined && value !== shown) adopt(value);
  });
  useEffect(() => onStart(), []);
}
