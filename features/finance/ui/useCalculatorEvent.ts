import { type RefObject, useEffect, useRef } from 'react';
import { CALCULATED_EVENT } from './calculatorEvent';
import type { CalculatorEvent } from '../../../rendering/client/carEvents.types';

/** Pause after the last change before a choice is sent. */
const DEBOUNCE_MS = 500;

/**
 * Dispatches an event for a choice that has not changed for half a second.
 * @param choice undefined until the visitor has chosen
 * @returns ref of the element that dispatches the event, which bubbles
 */
export function useCalculatorEvent<Source extends HTMLElement>(
  choice: CalculatorEvent | undefined,
): RefObject<Source | null> {
  const source = useRef<Source>(null);
  const serialized = choice && JSON.stringify(choice);
  useEffect(() => {
    if (serialized === undefined) return undefined;
    const timer = setTimeout(() => {
      const detail: CalculatorEvent = JSON.parse(serialized);
      source.current?.dispatchEvent(new CustomEvent(CALCULATED_EVENT, { bubbles: true, detail }));
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [serialized]);
  return source;
}
