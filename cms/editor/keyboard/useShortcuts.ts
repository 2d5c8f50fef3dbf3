import { useEffect, useRef } from 'react';
import { handleEditorKey } from './useEditorKeys';

interface Shortcuts {
  undo: () => void;
  redo: () => void;
  /** Copies the selected block. */
  copy: () => void;
  paste: () => void;
  /** Saves unsaved changes at once. */
  save: () => void;
  publish: () => void;
  /** Moves the focus to the toolbar of the selection. */
  tools: () => void;
}

/**
 * Handles the keyboard shortcuts of the page and the selected block in the editor's window; those without a
 * handler are left to the browser. The page's frame
 * passes its
 * key events to the returned function. Editing keys of a text are handled by the browser.
 */
export function useShortcuts(shortcuts: Partial<Shortcuts>): (event: KeyboardEvent) => void {
  const shortcutsRef = useRef(shortcuts);
  useEffect(() => {
    shortcutsRef.current = shortcuts;
  });
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => handleShortcut(event, shortcutsRef.current);
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, []);
  return (event) => {
    handleEditorKey(event);
    handleShortcut(event, shortcutsRef.current);
  };
}

function handleShortcut(event: KeyboardEvent, shortcuts: Partial<Shortcuts>): void {
  if (event.defaultPrevented) return;
  const target = event.target as Element | null;
  if (target?.closest?.('dialog')) return;
  const globalAction = getGlobalAction(event);
  // There Ctrl+Enter continues the text below the quote or table.
  if (globalAction === 'publish' && isInContainer(target)) return;
  if (globalAction) return runShortcut(event, shortcuts[globalAction]);
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  if (target?.closest?.('[contenteditable], input, textarea, select')) return;
  const blockAction = getBlockAction(event.key.toLowerCase(), event.shiftKey);
  const selectedText = target?.ownerDocument?.getSelection?.()?.toString() ?? '';
  if (!blockAction || (blockAction === 'copy' && selectedText !== '')) return;
  runShortcut(event, shortcuts[blockAction]);
}

function runShortcut(event: KeyboardEvent, action: (() => void) | undefined): void {
  if (!action) return;
  event.preventDefault();
  action();
}

/** Whether the caret is in a quote or table of a rich text. */
function isInContainer(target: Element | null): boolean {
  const text = target?.closest?.('[contenteditable]');
  const caret = text?.ownerDocument.getSelection()?.anchorNode?.parentElement;
  const container = caret?.closest('blockquote, table, figure, details');
  return Boolean(container && text?.contains(container));
}

/** Returns the action of a shortcut that also works in texts. */
function getGlobalAction(event: KeyboardEvent): 'save' | 'publish' | 'tools' | undefined {
  const { key, altKey, shiftKey } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  if (shiftKey) return undefined;
  if (altKey) return key === 'F10' && !isCommand ? 'tools' : undefined;
  if (!isCommand) return undefined;
  if (key.toLowerCase() === 's') return 'save';
  return key === 'Enter' ? 'publish' : undefined;
}

function getBlockAction(
  key: string,
  hasShift: boolean,
): 'undo' | 'redo' | 'copy' | 'paste' | undefined {
  if (key === 'z') return hasShift ? 'redo' : 'undo';
  if (hasShift) return undefined;
  if (key === 'y') return 'redo';
  if (key === 'c') return 'copy';
  return key === 'v' ? 'paste' : undefined;
}
