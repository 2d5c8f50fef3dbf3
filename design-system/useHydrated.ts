import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether script runs: false on the server and in the first look of the browser, which must be the server's. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
