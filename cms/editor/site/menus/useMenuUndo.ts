import { useRef } from 'react';
import type { Authoring } from '../../authoring';
import { showFailure } from '../../describeFailure';
import { useUndo, type StepQueue } from '../../items/useUndo';
import { useShortcuts } from '../../keyboard/useShortcuts';

/** Runs the changes of a menu in sequence. Versions are read again with the whole menu after each one. */
class MenuQueue implements StepQueue {
  #last: Promise<unknown> = Promise.resolve();

  readonly enqueue = <Result>(change: () => Promise<Result>): Promise<Result> => {
    const next = this.#last.then(change);
    this.#last = next.catch(() => undefined);
    return next;
  };

  recordVersion(): void {
    // Nothing is kept.
  }
}

const noBlocks = { current: () => ({}), show: () => () => undefined };

/** Undoes and redoes the changes of a menu, step by step, also by Ctrl+Z. */
export function useMenuUndo(authoring: Authoring, refresh: () => Promise<unknown>) {
  const queue = useRef(new MenuQueue()).current;
  // `refresh` stores its failure in the state.
  const history = useUndo(
    authoring,
    () => queue,
    noBlocks,
    () => void refresh(),
    showFailure,
  );
  // Both show their failures.
  const undo = () => void history.undo();
  const redo = () => void history.redo();
  useShortcuts({ undo, redo });
  return { ...history, enqueue: queue.enqueue };
}
