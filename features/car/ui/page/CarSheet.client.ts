/** Makes the print button of a car's sheet work (CarSheet.tsx). */
export function start(root: HTMLElement): void {
  root.querySelector('[data-print]')?.addEventListener('click', () => window.print());
}
