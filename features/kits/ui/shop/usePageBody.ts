import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The page's body, for what stands beside everything else; undefined on the server. */
export function usePageBody(): HTMLElement | undefined {
  return useSyncExternalStore(
    never,
    () => document.body,
    () => undefined,
  );
}
