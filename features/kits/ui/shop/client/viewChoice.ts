const cookie = 'kitView';
/** An hour (spec 3 §4.1). */
const lastsSeconds = 3600;

type View = 'grid' | 'list';

/** Grid or list, as staff last chose within the hour. */
export function watchView(list: HTMLElement): void {
  const buttons = list.querySelectorAll<HTMLElement>('[data-kit-view]');
  const show = (view: View) => {
    list.dataset.view = view;
    for (const button of buttons) {
      button.ariaPressed = String(button.dataset.kitView === view);
    }
  };
  show(remembered());
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const view = button.dataset.kitView === 'list' ? 'list' : 'grid';
      show(view);
      const secure = location.protocol === 'https:' ? '; secure' : '';
      document.cookie = `${cookie}=${view}; path=/; max-age=${lastsSeconds}; samesite=lax${secure}`;
    });
  }
}

const remembered = (): View =>
  document.cookie.split('; ').includes(`${cookie}=list`) ? 'list' : 'grid';
