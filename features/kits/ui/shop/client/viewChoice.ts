const COOKIE_NAME = 'kitView';
const MAX_AGE_SECONDS = 3600;

type View = 'grid' | 'list';

/** Shows the layout that staff chose within the last hour, and stores a new choice in a cookie. */
export function watchView(list: HTMLElement): void {
  const buttons = list.querySelectorAll<HTMLElement>('[data-kit-view]');
  const show = (view: View) => {
    list.dataset.view = view;
    for (const button of buttons) {
      button.ariaPressed = String(button.dataset.kitView === view);
    }
  };
  show(readView());
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const view = button.dataset.kitView === 'list' ? 'list' : 'grid';
      show(view);
      const secure = location.protocol === 'https:' ? '; secure' : '';
      document.cookie = `${COOKIE_NAME}=${view}; path=/; max-age=${MAX_AGE_SECONDS}; samesite=lax${secure}`;
    });
  }
}

const readView = (): View =>
  document.cookie.split('; ').includes(`${COOKIE_NAME}=list`) ? 'list' : 'grid';
