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

/** Saves the form of the dialog that has the focus, instead of the page in the browser. */
function saveDialog(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (key.toLowerCase() !== 's' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
  const dialog = target instanceof Element && target.closest('dialog');
  if (!dialog) return;
  event.preventDefault();
  const forms = [target.closest('form'), ...dialog.querySelectorAll('form')];
  const form = forms.find((one) => one && !one.closest('[hidden]'));
  if (!form) return;
  const button = [...form.elements].find(
    (element) => element instanceof HTMLButtonElement && element.type === 'submit',
  );
  // Pressed rather than submitted: nothing is sent while the button is disabled.
  const send = () => (button instanceof HTMLElement ? button.click() : form.requestSubmit());
  const richText = target.closest<HTMLElement>('[contenteditable]');
  if (!richText) return send();
  // A rich text reports its last words when it is left.
  richText.blur();
  richText.focus({ preventScroll: true });
  queueMicrotask(send);
}

/**
 * Handles the keys that all views of the editor share. Ctrl+S in a dialog saves its form. “?” calls `onHelp`, except in a
 * text or dialog.
 */
export function useEditorKeys(onHelp: () => void): void {
  const onHelpRef = useRef(onHelp);
  useEffect(() => {
    onHelpRef.current = onHelp;
  });
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent): void => {
      handleEditorKey(event);
      saveDialog(event);
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
