import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Authoring } from '../authoring';
import { SaveQueue, type Saved, type SaveState } from './SaveQueue';
import { unsavedStore } from './unsavedStore';

/** The queue of changes, with its state; takes over what an earlier visit left, and asks before the window closes. */
export function useSaving(
  authoring: Authoring,
  onSaved: (saved: Saved) => void,
  onResumed: () => void,
): { queue: SaveQueue; state: SaveState } {
  const [queue] = useState(() => new SaveQueue({ authoring, store: unsavedStore, onSaved }));
  const state = useSyncExternalStore(queue.subscribe, () => queue.state);

  useEffect(() => {
    if (queue.resume() > 0) onResumed();
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('online', () => void queue.flush(), { signal });
    window.addEventListener(
      'beforeunload',
      (event) => {
        if (queue.hasUnsaved) event.preventDefault();
      },
      { signal },
    );
    const forgetRenewal = authoring.whenRenewed(() => void queue.flush());
    return () => {
      stop.abort();
      forgetRenewal();
    };
  }, [authoring, queue, onResumed]);

  return { queue, state };
}
