/** Prints the sheet of a car (CarSheet.tsx) at the press of its button. */
export function start(root: HTMLElement): void {
  root.querySelector('[data-print]')?.addEventListener('click', () => window.print());
}
