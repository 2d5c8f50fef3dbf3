import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { ROW_ATTRIBUTE } from './useDragOrder';

interface FocusPosition {
  rowId: string;
  index: number;
  focusKey: string;
}

/**
 * Keeps the focus in a list when the focused row is moved, gets other buttons, or is removed. The same
 * button gets the
 * focus, or otherwise the first button of the same row, or of the row now at its position.
 */
export function useRowFocus(rootRef: RefObject<HTMLElement | null>): void {
  const lastFocusRef = useRef<FocusPosition>(undefined);
  const findRows = () => [
    ...(rootRef.current?.querySelectorAll<HTMLElement>(`[${ROW_ATTRIBUTE}]`) ?? []),
  ];

  useEffect(() => {
    const element = rootRef.current;
    const recordFocus = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement)) return;
      const button = target;
      const row = button.closest<HTMLElement>(`[${ROW_ATTRIBUTE}]`);
      const focusKey = button.getAttribute('data-focus') ?? '';
      lastFocusRef.current = row
        ? { rowId: row.getAttribute(ROW_ATTRIBUTE) ?? '', index: findRows().indexOf(row), focusKey }
        : undefined;
    };
    const handleFocusOut = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget) lastFocusRef.current = undefined;
    };
    element?.addEventListener('focusin', recordFocus);
    element?.addEventListener('focusout', handleFocusOut);
    return () => {
      element?.removeEventListener('focusin', recordFocus);
      element?.removeEventListener('focusout', handleFocusOut);
    };
  });

  // At once, before the editor looks for a place of its own (useRecoveredFocus.ts).
  useLayoutEffect(() => {
    const position = lastFocusRef.current;
    const activeElement = document.activeElement;
    const isLost =
      !activeElement || activeElement === document.body || activeElement.matches(':disabled');
    if (!position || !isLost) return;
    const rows = findRows();
    const sameRow = rows.find((row) => row.getAttribute(ROW_ATTRIBUTE) === position.rowId);
    const row = sameRow ?? rows[Math.min(position.index, rows.length - 1)];
    const buttons = [...(row?.querySelectorAll<HTMLElement>('button:enabled') ?? [])];
    const sameButton =
      sameRow &&
      buttons.find((candidate) => candidate.getAttribute('data-focus') === position.focusKey);
    (sameButton ?? buttons[0])?.focus();
  });
}
