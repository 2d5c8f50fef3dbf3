import { type RefObject, useEffect, useRef } from 'react';
import { calculated } from './calculatorEvent';
import type { CalculatorEvent } from '../../../rendering/client/carEvents.types';

/** How long a choice must stand before it is told, in ms (spec 2 §7). */
const PAUSE_MS = 500;

/**
 * Tells of a choice once it has stood for half a second. Nothing is told before the visitor has chosen.
 * @param choice undefined until then
 * @returns where the event comes from; it bubbles
 */
export function useCalculatorEvent<Source extends HTMLElement>(
  choice: CalculatorEvent | undefined,
): RefObject<Source | null> {
  const source = useRef<Source>(null);
  const told = choice && JSON.stringify(choice);
  useEffect(() => {
    if (told === undefined) return undefined;
    const timer = setTimeout(() => {
      const detail: CalculatorEvent = JSON.parse(told);
      source.current?.dispatchEvent(new CustomEvent(calculated, { bubbles: true, detail }));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [told]);
  return source;
}
