import { useSyncExternalStore } from 'react';
import type { TabStore } from './client/tabStore';

/** Value of a tab store; `serverValue` while rendering on the server, which cannot know it. */
export function useTabStore<Value>(store: TabStore<Value>, serverValue: Value): Value {
  return useSyncExternalStore(store.subscribe, store.read, () => serverValue);
}
