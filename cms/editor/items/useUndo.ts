import { useCallback, useRef, useState } from 'react';
import { showToast } from '../../../design-system/components/Toast/showToast';
import { undoVersion } from '../lists/arrangingApi';
import { arrangingTexts } from '../lists/arrangingTexts';
import { AuthoringFailure, type Authoring, type Placeholders } from '../authoring';
import type { ExpectedBlocks, SettleExpectation } from '../blocks/useExpectedBlocks';
import { restoreStage, type StageRestore } from './pageHistoryApi';
import type { SaveQueue, Saved } from './SaveQueue';
import { texts } from '../texts';

export interface UndoHistory {
  canUndo: boolean;
  canRedo: boolean;
  /** Records a save, so that it can be undone; with the blocks before and after it where they differ. */
  recordSave: (saved: Saved, arrangement?: BlockChange) => void;
  /** Records that the page was restored to an earlier stage, so that it can be undone. */
  recordPageRestore: (step: StageRestore) => void;
  undo: () => Promise<void>;
  redo: () => Promise<void>;
  /** Clears the history: saves of another page are not undone from this one. */
  clear: () => void;
}

/** Runs changes one after the other, and is told the versions that they make. */
export type StepQueue = Pick<SaveQueue, 'enqueue' | 'recordVersion'>;

interface BlockChange {
  before: Placeholders;
  after: Placeholders;
}

/** A saved version. It is undone by restoring the values that it changed. */
interface VersionStep {
  itemId: string;
  language: string;
  version: number;
  arrangement?: BlockChange;
}

type Step = VersionStep | StageRestore;

interface Stacks {
  undo: readonly Step[];
  redo: readonly Step[];
}

type Direction = keyof Stacks;

/** Maximum number of undo steps; the oldest are dropped first. */
const MAX_STEPS = 100;

const emptyStacks: Stacks = { undo: [], redo: [] };

/**
 * Undoes and redoes the editor's own saves, newest first. Changes by others remain: a save whose values
 * someone else
 * has changed since is not undone, and the editor is informed.
 */
export function useUndo(
  authoring: Authoring,
  getQueue: () => StepQueue,
  blocks: Pick<ExpectedBlocks, 'current' | 'show'>,
  onChanged: () => void,
  onFailure: (error: unknown) => void,
): UndoHistory {
  const [stacks, setStacks] = useState(emptyStacks);
  // A ref, so that a save during an undo is seen before the next render.
  const stacksRef = useRef(emptyStacks);
  const updateStacks = useCallback((next: Stacks) => {
    stacksRef.current = next;
    setStacks(next);
  }, []);
  const recordSave = useCallback(
    ({ itemId, language, version }: Saved, arrangement?: BlockChange) => {
      // An item that is new in its language has no previous version.
      if (version < 2) return;
      updateStacks({
        undo: push(stacksRef.current.undo, { itemId, language, version, arrangement }),
        redo: [],
      });
    },
    [updateStacks],
  );
  const recordPageRestore = useCallback(
    (step: StageRestore) => updateStacks({ undo: push(stacksRef.current.undo, step), redo: [] }),
    [updateStacks],
  );
  const clear = useCallback(() => updateStacks(emptyStacks), [updateStacks]);

  async function revertLast(from: Direction): Promise<void> {
    const queue = getQueue();
    const lastStep = stacksRef.current[from].at(-1);
    const emptyText = from === 'undo' ? texts.nothingToUndo : arrangingTexts.nothingToRedo;
    if (!lastStep) return showToast({ title: emptyText, id: 'editor' });
    const opposite = from === 'undo' ? 'redo' : 'undo';
    const settle = showBefore(lastStep);
    try {
      const inverseStep = await revertStep(authoring, queue, lastStep, settle);
      const remaining = removeStep(stacksRef.current, from, lastStep);
      updateStacks({ ...remaining, [opposite]: push(remaining[opposite], inverseStep) });
      const title = from === 'undo' ? texts.undone : arrangingTexts.redone;
      showToast({ title, variant: 'success', id: 'editor' });
      onChanged();
    } catch (error) {
      settle?.(undefined);
      if (!wasChangedSince(error)) {
        if (settle) onChanged();
        return onFailure(error);
      }
      // This step can never be undone, but the steps before it may be.
      updateStacks(removeStep(stacksRef.current, from, lastStep));
      showToast({
        title: arrangingTexts.notUndone,
        text: arrangingTexts.changedSince,
        variant: 'danger',
        id: 'failure',
      });
      onChanged();
    }
  }

  /** Shows at once what the step will bring back, unless the blocks were changed since. */
  function showBefore(step: Step): SettleExpectation | undefined {
    const arrangement = 'stage' in step ? undefined : step.arrangement;
    const isSame = arrangement && listOrder(blocks.current()) === listOrder(arrangement.after);
    return isSame ? blocks.show(arrangement.before) : undefined;
  }

  return {
    canUndo: stacks.undo.length > 0,
    canRedo: stacks.redo.length > 0,
    recordSave,
    recordPageRestore,
    undo: () => getQueue().enqueue(() => revertLast('undo')),
    redo: () => getQueue().enqueue(() => revertLast('redo')),
    clear,
  };
}

/** Undoes a step. Returns the step that would undo this again. */
async function revertStep(
  authoring: Authoring,
  queue: StepQueue,
  step: Step,
  settle: SettleExpectation | undefined,
): Promise<Step> {
  if ('stage' in step) {
    const { before, after } = await restoreStage(authoring, step);
    return { ...step, stage: before, expectedStage: after };
  }
  const { itemId, language, version: undone, arrangement } = step;
  const changed = await undoVersion(authoring, { itemId, language, version: undone });
  const { version } = changed;
  settle?.(changed);
  queue.recordVersion({ itemId, language, version });
  const inverse = arrangement && { before: arrangement.after, after: changed.placeholders };
  return { itemId, language, version, arrangement: inverse };
}

/** The blocks in their order, as one text. */
const listOrder = (placeholders: Placeholders): string =>
  Object.entries(placeholders)
    .map(
      ([key, list]) =>
        `${key}(${list.map((block) => block.uid + listOrder(block.placeholders)).join()})`,
    )
    .join();

const push = (steps: readonly Step[], step: Step) => [...steps, step].slice(-MAX_STEPS);

const removeStep = (stacks: Stacks, from: Direction, step: Step): Stacks => ({
  ...stacks,
  [from]: stacks[from].filter((candidate) => candidate !== step),
});

const wasChangedSince = (error: unknown): boolean =>
  error instanceof AuthoringFailure && (error.kind === 'conflict' || error.kind === 'gone');
