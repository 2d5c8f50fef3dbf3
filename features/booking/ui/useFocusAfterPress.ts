import { type RefObject, useEffect, useRef } from 'react';

/**
 * Ref of an element that replaces a pressed control: it takes the focus when it is mounted, unless it was
 * present from the start, as after a reload.
 */
export function useFocusAfterPress<Target extends HTMLElement>(
  isPressed: boolean,
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const wasPressed = useRef(isPressed);
  useEffect(() => {
    if (wasPressed.current) target.current?.focus();
  }, []);
  return target;
}
