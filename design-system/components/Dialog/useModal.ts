import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { recoverFocus } from '../../focus/client/passFocus';
import { globalCss } from '../../stitches';
import { removeOpenModal, addOpenModal } from './openModals';

// The page must not scroll behind an open dialog.
globalCss({
  ':root:has(dialog[open]:modal)': { overflow: 'hidden' },
});

/**
 * Opens and closes a dialog element according to `open`. The browser traps the focus in it, closes it on
 * Escape and returns the focus; a press outside closes it too. `onClose` is called every time it closes,
 * except when `open` closed it.
 */
export function useModal(open: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) {
      reserveScrollbarSpace();
      dialog.showModal();
      addOpenModal(dialog);
    } else {
      dialog.close();
      // The element that opened it may have been removed.
      recoverFocus();
    }
  }, [open]);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const controller = new AbortController();
    const { signal } = controller;
    // The dialog's content covers the dialog element, so only a press on the backdrop has the dialog itself
    // as its target. Pressing inside and releasing outside, as in selecting text, is not a press on the
    // backdrop.
    let isBackdropPressed = false;
    dialog.addEventListener(
      'pointerdown',
      ({ target }) => {
        isBackdropPressed = target === dialog;
      },
      { signal },
    );
    dialog.addEventListener(
      'click',
      ({ target }) => {
        if (isBackdropPressed && target === dialog) dialog.close();
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
    return () => controller.abort();
  }, [open, onClose]);

  // A dialog that is removed while it is open first returns the focus, and does not call `onClose`.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const unregister = () => removeOpenModal(dialog);
    dialog.addEventListener('close', unregister);
    return () => {
      dialog.removeEventListener('close', unregister);
      if (dialog.open) dialog.close();
      unregister();
    };
  }, []);

  return ref;
}

/** Reserves the scrollbar's width on pages that scroll, because scrolling is off while a dialog is open. */
function reserveScrollbarSpace(): void {
  const { style, scrollHeight, clientHeight } = document.documentElement;
  style.scrollbarGutter = scrollHeight > clientHeight ? 'stable' : '';
}
