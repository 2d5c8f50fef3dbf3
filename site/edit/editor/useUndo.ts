import { useCallback, useState } from 'react';
import { showToast } from '../../../design-system/components/Toast/showToast';
import type { Authoring } from './authoring';
import type { SaveQueue, Saved } from './saving/SaveQueue';
import { texts } from './texts';

export interface Undo {
  canUndo: boolean;
  /** Remembers a save, to be undone. */
  remember: (saved: Saved) => void;
  undo: () => Promise<void>;
  /** Saves of another page are not undone from this one. */
  forget: () => void;
}

/** Undoes the editor's own saves, newest first, by restoring the version before each. */
export function useUndo(
  authoring: Authoring,
  queueOf: () => SaveQueue,
  onChanged: () => void,
  onFailure: (error: unknown) => void,
): Undo {
  const [saves, setSaves] = useState<readonly Saved[]>([]);
  const remember = useCallback((saved: Saved) => {
    // An item that is new in its language has no version to go back to.
    if (saved.from > 0) setSaves((before) => [...before, saved]);
  }, []);
  const forget = useCallback(() => setSaves([]), []);

  async function undo(): Promise<void> {
    const queue = queueOf();
    await queue.flush();
    const last = saves.at(-1);
    if (!last) return showToast({ title: texts.nothingToUndo });
    const { itemId, language, from, to } = last;
    try {
      const expectedVersion = queue.versionOf({ itemId, language, version: to });
      const { version } = await authoring.restore({
        itemId,
        language,
        expectedVersion,
        version: from,
      });
      queue.noteVersion({ itemId, language, to: version });
      setSaves((before) => before.slice(0, -1));
      showToast({ title: texts.undone, look: 'success', id: 'editor' });
      onChanged();
    } catch (error) {
      onFailure(error);
    }
  }
  return { canUndo: saves.length > 0, remember, undo, forget };
}
