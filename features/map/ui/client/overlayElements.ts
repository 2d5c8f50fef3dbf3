import type { ReactNode } from 'react';
import type { Position } from '../location.types';

/** Content for a point of the map. */
export interface PlacedContent {
  key: string;
  position: Position;
  /** Higher ones cover lower ones. */
  level: number;
  content: ReactNode;
}

/** Gives each key a stable element: the map positions it, React fills it. */
export function overlayElements(): (key: string) => HTMLElement {
  const elements = new Map<string, HTMLElement>();
  return (key) => {
    const element = elements.get(key) ?? document.createElement('div');
    elements.set(key, element);
    return element;
  };
}
