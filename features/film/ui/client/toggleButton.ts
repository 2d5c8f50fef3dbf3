/** Shows a toggle button (features/film/ui/ToggleButton) in one of its states, also to screen readers. */
export function showState(button: HTMLElement | null, isOn: boolean): void {
  if (!button) return;
  const { labelOn = '', labelOff = '' } = button.dataset;
  button.dataset.state = isOn ? 'on' : 'off';
  button.setAttribute('aria-label', isOn ? labelOn : labelOff);
}
