import { useEffect, useRef, type RefObject } from 'react';
import { rowAttribute } from './useDragOrder';

interface Place {
  row: string;
  index: number;
  name: string;
}

/**
 * Keeps the focus among rows when the one that has it is moved, gets other buttons, or is removed: on
 * the same button, else in the same row, else in the row that stands in its place.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  const last = useRef<Place>(undefined);
  const rowsOf = () => [
    ...(root.current?.querySelectorAll<HTMLElement>(`[${rowAttribute}]`) ?? []),
  ];

  useEffect(() => {
    const element = root.current;
    const note = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement)) return;
      const button = target;
      const row = button.closest<HTMLElement>(`[${rowAttribute}]`);
      const name = button.getAttribute('data-focus') ?? '';
      last.current = row
        ? { row: row.getAttribute(rowAttribute) ?? '', index: rowsOf().indexOf(row), name }
        : undefined;
    };
    const leave = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget) last.current = undefined;
    };
    element?.addEventListener('focusin', note);
    element?.addEventListener('focusout', leave);
    return () => {
      element?.removeEventListener('focusin', note);
      element?.removeEventListener('focusout', leave);
    };
  });

  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const place = last.current;
      const active = document.activeElement;
      const isLost = !active || active === document.body || active.matches(':disabled');
      if (!place || !isLost) return;
      const rows = rowsOf();
      const same = rows.find((row) => row.getAttribute(rowAttribute) === place.row);
      const row = same ?? rows[Math.min(place.index, rows.length - 1)];
      const buttons = [...(row?.querySelectorAll<HTMLElement>('button:enabled') ?? [])];
      const again = same && buttons.find((one) => one.getAttribute('data-focus') === place.name);
      (again ?? buttons[0])?.focus();
    });
    return () => cancelAnimationFrame(frame);
  });
}
