import { useCallback, useRef, useState } from 'react';
import { showToast } from '../../../design-system/components/Toast/showToast';
import { undoVersion } from '../lists/arrangingApi';
import { arrangingTexts } from '../lists/arrangingTexts';
import { AuthoringFailure, type Authoring } from '../authoring';
import type { SaveQueue, Saved } from './SaveQueue';
import { texts } from '../texts';

export interface Undo {
  canUndo: boolean;
  canRedo: boolean;
  /** Remembers a save, to be undone. */
  remember: (saved: Saved) => void;
  undo: () => Promise<void>;
  redo: () => Promise<void>;
  /** Saves of another page are not undone from this one. */
  forget: () => void;
}

/** A version whose change is taken back alone. */
interface Step {
  itemId: string;
  language: string;
  version: number;
}

interface Stacks {
  undo: readonly Step[];
  redo: readonly Step[];
}

type Direction = keyof Stacks;

/** Most steps that are remembered; the oldest go first. */
const maxSteps = 100;

const nothing: Stacks = { undo: [], redo: [] };

/**
 * Undoes the editor's own saves, newest first, each without what others changed since; and does them
 * again. What somebody else changed as well stays as it is, which is told.
 */
export function useUndo(
  authoring: Authoring,
  queueOf: () => SaveQueue,
  onChanged: () => void,
  onFailure: (error: unknown) => void,
): Undo {
  const [stacks, setStacks] = useState(nothing);
  // Saves that end while one waits for them are to be seen at once, not with the next drawing.
  const current = useRef(nothing);
  const change = useCallback((next: Stacks) => {
    current.current = next;
    setStacks(next);
  }, []);
  const remember = useCallback(
    ({ itemId, language, to: version }: Saved) => {
      // An item that is new in its language has no version to go back to.
      if (version < 2) return;
      change({ undo: push(current.current.undo, { itemId, language, version }), redo: [] });
    },
    [change],
  );
  const forget = useCallback(() => change(nothing), [change]);

  async function takeBack(from: Direction): Promise<void> {
    const queue = queueOf();
    await queue.flush();
    const last = current.current[from].at(-1);
    const words = from === 'undo' ? texts.nothingToUndo : arrangingTexts.nothingToRedo;
    if (!last) return showToast({ title: words, id: 'editor' });
    const to = from === 'undo' ? 'redo' : 'undo';
    try {
      const { version } = await undoVersion(authoring, last);
      queue.noteVersion({ ...last, to: version });
      const rest = without(current.current, from, last);
      change({ ...rest, [to]: push(rest[to], { ...last, version }) });
      const title = from === 'undo' ? texts.undone : arrangingTexts.redone;
      showToast({ title, look: 'success', id: 'editor' });
      onChanged();
    } catch (error) {
      if (!isOvertaken(error)) return onFailure(error);
      // It will not become possible again; the steps before it may be.
      change(without(current.current, from, last));
      showToast({
        title: arrangingTexts.notUndone,
        text: arrangingTexts.changedSince,
        look: 'danger',
        id: 'failure',
      });
      onChanged();
    }
  }

  return {
    canUndo: stacks.undo.length > 0,
    canRedo: stacks.redo.length > 0,
    remember,
    undo: () => takeBack('undo'),
    redo: () => takeBack('redo'),
    forget,
  };
}

const push = (steps: readonly Step[], step: Step) => [...steps, step].slice(-maxSteps);

const without = (stacks: Stacks, from: Direction, step: Step): Stacks => ({
  ...stacks,
  [from]: stacks[from].filter((one) => one !== step),
});

const isOvertaken = (error: unknown): boolean =>
  error instanceof AuthoringFailure && (error.kind === 'conflict' || error.kind === 'gone');
