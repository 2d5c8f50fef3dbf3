import { peopleTexts as texts } from './peopleTexts';

const selector = 'button[data-show-password]';

/** Makes the buttons work that show what is typed as a password, those that come later too. */
export function showPasswords(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>(selector)) {
    button.hidden = false;
  }
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest(selector);
    const input = button && button.parentElement?.parentElement?.querySelector('input');
    if (!button || !input) return;
    const isShown = input.type === 'password';
    input.type = isShown ? 'text' : 'password';
    button.setAttribute('aria-pressed', String(isShown));
    button.textContent = isShown ? texts.hide : texts.show;
  });
}
