import { useEffect, useRef } from 'react';

interface Shortcuts {
  undo: () => void;
  redo: () => void;
  /** Of the block that is chosen. */
  copy: () => void;
  paste: () => void;
}

/**
 * Keys for what was done last and for the chosen block, in the editor's window; the page's frame hands
 * its own to the function that this gives. In a text they belong to the browser.
 */
export function useShortcuts(shortcuts: Shortcuts): (event: KeyboardEvent) => void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event, latest.current);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (event) => press(event, latest.current);
}

function press(event: KeyboardEvent, { undo, redo, copy, paste }: Shortcuts): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
  const target = event.target as Element | null;
  // Dialogs have words of their own to copy and to undo.
  if (target?.closest?.('[contenteditable], input, textarea, select, dialog')) return;
  const action = actionOf(event.key.toLowerCase(), event.shiftKey);
  const selected = target?.ownerDocument?.getSelection?.()?.toString() ?? '';
  if (!action || (action === 'copy' && selected !== '')) return;
  event.preventDefault();
  ({ undo, redo, copy, paste })[action]();
}

function actionOf(key: string, shift: boolean): keyof Shortcuts | undefined {
  if (key === 'z') return shift ? 'redo' : 'undo';
  if (shift) return undefined;
  if (key === 'y') return 'redo';
  if (key === 'c') return 'copy';
  return key === 'v' ? 'paste' : undefined;
}
