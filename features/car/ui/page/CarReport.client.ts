/** Prints the report of a car (CarReport.tsx) at the press of its button. */
export function start(root: HTMLElement): void {
  root.querySelector('[data-print]')?.addEventListener('click', () => window.print());
}
