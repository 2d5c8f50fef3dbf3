import { useEffect } from 'react';
import { recoverFocus } from '../../design-system/focus/client/passFocus';

interface Holder {
  element: HTMLElement;
  /** What was around it while it had the focus, the nearest first. */
  around: HTMLElement[];
}

/** Time for what a change makes, and for those who know better where the focus goes, in ms. */
const SETTLE_MS = 80;

/**
 * Keeps the focus in the editor: when what has it is taken away, the focus goes to what is left around it, in the
 * dialog that is open if there is one; a button that was disabled for a while gets it back.
 */
export function useRecoveredFocus(): void {
  useEffect(() => {
    let last: Holder | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const note = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement) last = { element: target, around: ancestorsOf(target) };
    };
    /** Pressing beside everything lets go of the focus; being taken away or disabled loses it. */
    const letGo = ({ target }: FocusEvent): void => {
      setTimeout(() => {
        if (last?.element === target && canTakeFocus(last.element)) last = undefined;
      });
    };
    const check = (): void => {
      if (!last || document.activeElement !== document.body) return;
      const { element, around } = last;
      if (canTakeFocus(element)) return element.focus();
      // It is busy and comes back.
      if (isThere(element)) return;
      const modal = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1);
      const left = around.find((one) => isThere(one) && (!modal || modal.contains(one)));
      recoverFocus(left ?? modal);
    };
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(check, SETTLE_MS);
    });
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled', 'hidden', 'inert', 'open'],
    });
    document.addEventListener('focusin', note);
    document.addEventListener('focusout', letGo);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('focusout', letGo);
    };
  }, []);
}

const isThere = (element: HTMLElement): boolean =>
  element.isConnected && element.checkVisibility({ visibilityProperty: true });

const canTakeFocus = (element: HTMLElement): boolean =>
  isThere(element) && !element.matches(':disabled') && !element.closest('[inert]');

function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const ancestors: HTMLElement[] = [];
  for (let one = element.parentElement; one && one !== document.body; one = one.parentElement)
    ancestors.push(one);
  return ancestors;
}
