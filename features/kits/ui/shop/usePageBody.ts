import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** The page's body, for portals; undefined on the server. */
export function usePageBody(): HTMLElement | undefined {
  return useSyncExternalStore(
    neverChanges,
    () => document.body,
    () => undefined,
  );
}
