const selector = 'button[data-show-password]';

/** Handles the buttons that reveal passwords, including ones added later. */
export function showPasswords(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>(selector)) {
    button.hidden = false;
  }
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>(selector);
    const input = button && button.parentElement?.parentElement?.querySelector('input');
    if (!button || !input) return;
    const isShown = input.type === 'password';
    input.type = isShown ? 'text' : 'password';
    button.setAttribute('aria-pressed', String(isShown));
    button.textContent =
      (isShown ? button.dataset.hidePassword : button.dataset.showPassword) ?? '';
  });
}
