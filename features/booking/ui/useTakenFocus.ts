import { type RefObject, useEffect, useRef } from 'react';

/**
 * For what takes the place of a control that was pressed: it takes the focus when it comes, unless it was there from
 * the page's beginning, as after a reload.
 */
export function useTakenFocus<Taker extends HTMLElement>(
  isPressed: boolean,
): RefObject<Taker | null> {
  const taker = useRef<Taker>(null);
  const pressed = useRef(isPressed);
  useEffect(() => {
    if (pressed.current) taker.current?.focus();
  }, []);
  return taker;
}
