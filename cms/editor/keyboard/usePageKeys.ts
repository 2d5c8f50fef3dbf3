import { showToast } from '../../../design-system/components/Toast/showToast';
import { isTextKind } from '../canvas/readCanvas';
import type { Canvas } from '../canvas/useCanvas';
import type { SaveQueue } from '../items/SaveQueue';
import { useInnerFocus } from '../useRecoveredFocus';
import { useShortcuts } from './useShortcuts';
import { getAddStep } from './getAddStep';
import { keyboardTexts } from './keyboardTexts';

interface PageKeysOptions {
  queue: SaveQueue;
  canvas: Canvas;
  undo: () => void;
  redo: () => void;
  copy: (uid: string) => void;
  paste: () => void;
  publish: () => void;
  /** Adds a block below the selected one. */
  add: () => void;
}

/**
 * Keyboard shortcuts of an edited page: handles key events of its frame, and returns the focus from the
 * toolbar.
 */
export function usePageKeys(options: PageKeysOptions) {
  const { queue, canvas, copy, add, ...otherHandlers } = options;
  const { frame, editor, selection } = canvas;
  useInnerFocus(frame, () => {
    const text = selection?.field && editor?.getElement(selection.field);
    const { activeElement, body } = frame?.contentDocument ?? {};
    // Another text may have taken it.
    if (activeElement === body || activeElement === text) text?.focus({ preventScroll: true });
  });

  async function save(): Promise<void> {
    await queue.flush();
    // Otherwise the save status shows why not.
    if (!queue.hasUnsaved) showToast({ title: keyboardTexts.allSaved, id: 'editor' });
  }

  const handleShortcut = useShortcuts({
    ...otherHandlers,
    copy: () => selection?.block !== undefined && copy(selection.block),
    save: () => void save(),
    tools: () =>
      document.querySelector<HTMLElement>('[data-field-bar] button:not(:disabled)')?.focus(),
  });

  function handlePageKey(event: KeyboardEvent): void {
    const page = frame?.contentDocument;
    const step = page ? getAddStep(event, page) : undefined;
    if (!step) return handleShortcut(event);
    event.preventDefault();
    event.stopPropagation();
    const nextElement = step === 'nextText' && findNextText();
    if (nextElement) nextElement.focus();
    else add();
  }

  /** Finds the element of the next text in the selected block. */
  function findNextText(): HTMLElement | undefined {
    const { field, block } = selection ?? {};
    const texts =
      editor?.content.fields.filter(
        (candidate) => candidate.block === block && isTextKind(candidate),
      ) ?? [];
    const nextField = texts[texts.findIndex(({ id }) => id === field?.id) + 1];
    return nextField && editor?.getElement(nextField);
  }

  function leaveTools(): void {
    frame?.focus();
    const text = selection?.field && editor?.getElement(selection.field);
    text?.focus();
  }

  return { onShortcut: handlePageKey, leaveTools };
}
