/** Shows a toggle button (features/film/ui/ToggleButton) in one of its states, for the eye and aloud. */
export function showState(button: HTMLElement | null, on: boolean): void {
  if (!button) return;
  const { labelOn = '', labelOff = '' } = button.dataset;
  button.dataset.state = on ? 'on' : 'off';
  button.setAttribute('aria-label', on ? labelOn : labelOff);
}
