import { hasPasskeys, signInWithPasskey } from './passkeyCredential';

/** Shows the button that signs in with a passkey, in browsers that have passkeys, and handles it. */
export function offerPasskey(): void {
  const button = document.querySelector<HTMLElement>('[data-passkey-next]');
  const problem = document.querySelector<HTMLElement>('[data-passkey-problem]');
  if (!button || !problem || !hasPasskeys()) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    problem.hidden = true;
    signInWithPasskey().then(
      () => window.location.assign(`/_edit?${button.dataset.passkeyNext ?? ''}`),
      () => (problem.hidden = false),
    );
  });
}
