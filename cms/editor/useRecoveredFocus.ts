import { useEffect } from 'react';
import { recoverFocus } from '../../design-system/focus/client/passFocus';

interface FocusTarget {
  element: HTMLElement;
  /** The ancestors at the time of the focus, nearest first: a removed element has none. */
  ancestors: HTMLElement[];
}

/** What takes the focus in a frame that gets it back: browsers return it to the frame alone. */
const innerFocus = new WeakMap<Element, () => void>();

/** Says what takes the focus in a frame that gets it back after a dialog. */
export function useInnerFocus(frame: HTMLIFrameElement | undefined, focus: () => void): void {
  useEffect(() => {
    if (frame) innerFocus.set(frame, focus);
  });
}

/**
 * Keeps the focus in the editor. When the focused element is removed, its nearest visible ancestor gets the
 * focus
 * (in the open dialog, if there is one), or the main area. A button that was disabled for a while gets it
 * back.
 * After a dialog closes without returning the focus, the button that opened it gets it; after one that was opened
 * from the page, the text there.
 */
export function useRecoveredFocus(): void {
  useEffect(() => {
    let lastFocus: FocusTarget | undefined;
    let openDialogs: ReadonlySet<Element> = new Set();
    let lastPressed: FocusTarget | undefined;
    const openers = new WeakMap<Element, FocusTarget>();
    let isDialogClosed = false;
    let animationFrame = 0;

    const recordFocus = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement)) return;
      lastFocus = toFocusTarget(target);
      // Focus has moved on: dialogs that open from now on were not opened by the pressed button.
      if (target !== lastPressed?.element && !target.closest('dialog')) lastPressed = undefined;
    };
    // A press in the page is seen here only as the window's loss of the focus.
    const recordPressInFrame = (): void => {
      const { activeElement } = document;
      if (!(activeElement instanceof HTMLIFrameElement)) return;
      lastFocus = toFocusTarget(activeElement);
      lastPressed = undefined;
    };
    const recordPress = ({ target }: Event): void => {
      const button = target instanceof Element && target.closest<HTMLElement>('button, a, [role]');
      if (button) lastPressed = toFocusTarget(button);
    };
    /** If the button was in a dialog that has closed, its opener is also the opener of the next dialog. */
    const findOpener = (opener: FocusTarget): FocusTarget => {
      const parentDialog = opener.ancestors.find(
        (ancestor) => ancestor instanceof HTMLDialogElement,
      );
      return (parentDialog && !isOpen(parentDialog) && openers.get(parentDialog)) || opener;
    };
    const recordDialogs = (): void => {
      const currentDialogs = new Set(document.querySelectorAll('dialog[open]'));
      for (const dialog of currentDialogs) {
        if (lastPressed && !openDialogs.has(dialog)) openers.set(dialog, findOpener(lastPressed));
      }
      const closedDialog = [...openDialogs].filter((dialog) => !currentDialogs.has(dialog)).at(-1);
      isDialogClosed ||= closedDialog !== undefined;
      const opener = closedDialog && openers.get(closedDialog);
      const { activeElement, body } = document;
      // Browsers take the focus out of a closed dialog only after a short delay.
      if (opener && (activeElement === body || closedDialog.contains(activeElement)))
        lastFocus = opener;
      openDialogs = currentDialogs;
    };
    /** Forgets an element that lost the focus by a click on the background: it could still be focused. */
    const forgetClearedFocus = ({ target }: FocusEvent): void => {
      setTimeout(() => {
        if (lastFocus?.element === target && canTakeFocus(lastFocus.element)) lastFocus = undefined;
      });
    };
    const restoreFocus = (): void => {
      if (!lastFocus || document.activeElement !== document.body) return;
      const { element, ancestors } = lastFocus;
      if (canTakeFocus(element)) return element.focus();
      // A disabled but visible button is busy, and will be enabled again.
      if (isVisible(element)) return;
      const modal = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1);
      const main = document.querySelector('main');
      const visibleAncestor = ancestors.find(
        (ancestor) =>
          isVisible(ancestor) &&
          !containsMain(ancestor, main) &&
          (!modal || modal.contains(ancestor)),
      );
      recoverFocus(visibleAncestor ?? modal ?? main);
    };
    const settle = (): void => {
      restoreFocus();
      if (isDialogClosed && openDialogs.size === 0) {
        innerFocus.get(document.activeElement ?? document.body)?.();
      }
      isDialogClosed = false;
    };
    const observer = new MutationObserver(() => {
      recordDialogs();
      // Browsers take the focus from what is hidden or disabled while they render the next frame; until then
      // components may move it themselves.
      cancelAnimationFrame(animationFrame);
      animationFrame = requestAnimationFrame(() => {
        animationFrame = requestAnimationFrame(settle);
      });
    });
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled', 'hidden', 'inert', 'open'],
    });
    document.addEventListener('focusin', recordFocus);
    // In the capture phase: a click handler may remove the button.
    document.addEventListener('click', recordPress, true);
    document.addEventListener('focusout', forgetClearedFocus);
    window.addEventListener('blur', recordPressInFrame);
    return () => {
      cancelAnimationFrame(animationFrame);
      observer.disconnect();
      document.removeEventListener('focusin', recordFocus);
      document.removeEventListener('click', recordPress, true);
      document.removeEventListener('focusout', forgetClearedFocus);
      window.removeEventListener('blur', recordPressInFrame);
    };
  }, []);
}

const isOpen = (dialog: Element): boolean => dialog.isConnected && dialog.hasAttribute('open');

const toFocusTarget = (element: HTMLElement): FocusTarget => ({
  element,
  ancestors: getAncestors(element),
});

const isVisible = (element: HTMLElement): boolean =>
  element.isConnected && element.checkVisibility({ visibilityProperty: true });

/** The elements around the main area begin with the skip links: with the focus, these would cover the bar. */
const containsMain = (element: HTMLElement, main: HTMLElement | null): boolean =>
  main !== element && element.contains(main);

const canTakeFocus = (element: HTMLElement): boolean =>
  isVisible(element) && !element.matches(':disabled') && !element.closest('[inert]');

function getAncestors(element: HTMLElement): HTMLElement[] {
  const ancestors: HTMLElement[] = [];
  for (
    let ancestor = element.parentElement;
    ancestor && ancestor !== document.body;
    ancestor = ancestor.parentElement
  )
    ancestors.push(ancestor);
  return ancestors;
}
