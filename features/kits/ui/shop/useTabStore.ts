import { useSyncExternalStore } from 'react';
import type { TabStore } from './client/tabStore';

/** The value of a store of the tab; `none` on the server, which cannot know it. */
export function useTabStore<Value>(store: TabStore<Value>, none: Value): Value {
  return useSyncExternalStore(store.subscribe, store.read, () => none);
}
