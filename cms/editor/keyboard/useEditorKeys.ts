import { useEffect, useRef } from 'react';
import { focusNextRegion } from './regions';

const TEXT_SELECTOR = '[contenteditable], input, textarea, select';

/** Handles the keys that all views of the editor share: F6 moves the focus between the regions. */
export function handleEditorKey(event: KeyboardEvent): void {
  if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
  event.preventDefault();
  focusNextRegion(event.shiftKey ? -1 : 1);
}

/** Handles the keys that all views of the editor share. “?” calls `onHelp`, except in a text or dialog. */
export function useEditorKeys(onHelp: () => void): void {
  const onHelpRef = useRef(onHelp);
  useEffect(() => {
    onHelpRef.current = onHelp;
  });
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent): void => {
      handleEditorKey(event);
      const isInText =
        event.target instanceof Element && event.target.closest(`${TEXT_SELECTOR}, dialog`);
      if (event.key !== '?' || isInText || event.defaultPrevented) return;
      event.preventDefault();
      onHelpRef.current();
    };
    // In the capture phase, before the toasts: they also use F6.
    window.addEventListener('keydown', handleKeyDown, true);
    return () => window.removeEventListener('keydown', handleKeyDown, true);
  }, []);
}
