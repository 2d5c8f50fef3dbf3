import { useSyncExternalStore } from 'react';
import type { TabStore } from './client/tabStore';

/** The value of a tab store; `serverValue` on the server, which cannot read the store. */
export function useTabStore<Value>(store: TabStore<Value>, serverValue: Value): Value {
  return useSyncExternalStore(store.subscribe, store.read, () => serverValue);
}
