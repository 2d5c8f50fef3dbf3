/** Switches a toggle button (ToggleButton.tsx) to a state, with its label for screen readers. */
export function showState(button: HTMLElement | null, isOn: boolean): void {
  if (!button) return;
  const { labelOn = '', labelOff = '' } = button.dataset;
  button.dataset.state = isOn ? 'on' : 'off';
  button.setAttribute('aria-label', isOn ? labelOn : labelOff);
}
