import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { recoverFocus } from '../../focus/client/passFocus';
import { globalCss } from '../../stitches';
import { closed, opened } from './openModals';

// The page stays where it is while a dialog is over it.
globalCss({
  ':root:has(dialog[open]:modal)': { overflow: 'hidden' },
});

/**
 * Opens and closes a dialog element as `open` says. The browser keeps focus in it, closes it on Escape and gives focus
 * back; a press outside it closes it too. `onClose` is called for every closing but the one that `open` asked for.
 */
export function useModal(open: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) {
      keepScrollbarRoom();
      dialog.showModal();
      opened(dialog);
    } else {
      dialog.close();
      // The element that opened it may have been removed.
      recoverFocus();
    }
  }, [open]);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const listening = new AbortController();
    const { signal } = listening;
    // What is in the dialog covers it: only the backdrop makes the dialog itself a target. Pressing in it and letting go
    // outside, as in selecting text, is not a press on the backdrop.
    let pressedBeside = false;
    dialog.addEventListener(
      'pointerdown',
      ({ target }) => {
        pressedBeside = target === dialog;
      },
      { signal },
    );
    dialog.addEventListener(
      'click',
      ({ target }) => {
        if (pressedBeside && target === dialog) dialog.close();
      },
      { signal },
    );
    dialog.addEventListener(
      'close',
      () => {
        recoverFocus();
        onClose();
      },
      { signal },
    );
    return () => listening.abort();
  }, [open, onClose]);

  // A dialog that is removed while it is open gives the focus back first, and does not call `onClose`.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const forget = () => closed(dialog);
    dialog.addEventListener('close', forget);
    return () => {
      dialog.removeEventListener('close', forget);
      if (dialog.open) dialog.close();
      forget();
    };
  }, []);

  return ref;
}

/** Reserves the scrollbar's width while scrolling is off, on pages that scroll. */
function keepScrollbarRoom(): void {
  const { style, scrollHeight, clientHeight } = document.documentElement;
  style.scrollbarGutter = scrollHeight > clientHeight ? 'stable' : '';
}
