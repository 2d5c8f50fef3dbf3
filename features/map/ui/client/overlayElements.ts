import type { ReactNode } from 'react';
import type { Position } from '../location.types';

/** Content for a point of the map. */
export interface PlacedContent {
  key: string;
  position: Position;
  /** Stacking order: content with a higher level covers other content. */
  level: number;
  content: ReactNode;
}

/** Creates a function that returns the same element for the same key, which React fills. */
export function createOverlayElements(): (key: string) => HTMLElement {
  const elements = new Map<string, HTMLElement>();
  return (key) => {
    const element = elements.get(key) ?? document.createElement('div');
    elements.set(key, element);
    return element;
  };
}
