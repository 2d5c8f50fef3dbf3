/** Makes the print button of a car's report work (CarReport.tsx). */
export function start(root: HTMLElement): void {
  root.querySelector('[data-print]')?.addEventListener('click', () => window.print());
}
