import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Authoring } from '../authoring';
import { SaveQueue, type Saved, type SaveState } from './SaveQueue';
import { unsavedStore } from './unsavedStore';

/**
 * Creates the save queue. It restores changes of an earlier session, and warns before a window with changes
 * closes.
 */
export function useSaveQueue(
  authoring: Authoring,
  onSaved: (saved: Saved) => void,
  onRestored: () => void,
): { queue: SaveQueue; state: SaveState } {
  const [queue] = useState(() => new SaveQueue({ authoring, store: unsavedStore, onSaved }));
  const state = useSyncExternalStore(queue.subscribe, () => queue.state);

  useEffect(() => {
    if (queue.restoreUnsaved() > 0) onRestored();
    const abortController = new AbortController();
    const { signal } = abortController;
    window.addEventListener('online', () => void queue.flush(), { signal });
    window.addEventListener(
      'beforeunload',
      (event) => {
        if (queue.hasUnsaved) event.preventDefault();
      },
      { signal },
    );
    const unsubscribe = authoring.onSessionRenewed(() => void queue.flush());
    return () => {
      abortController.abort();
      unsubscribe();
    };
  }, [authoring, queue, onRestored]);

  return { queue, state };
}
