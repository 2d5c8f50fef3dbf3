import { passFocus } from '../../../design-system/focus/client/passFocus';

const SECONDS_PER_DAY = 86_400;

/** Closes a banner when its button is pressed, for its number of days or until the browser is closed. */
export function start(banner: HTMLElement): void {
  const { banner: cookie = '', days } = banner.dataset;
  banner.querySelector('[data-close-banner]')?.addEventListener('click', () => {
    const maxAge = days ? `; max-age=${Number(days) * SECONDS_PER_DAY}` : '';
    document.cookie = `${cookie}=1; path=/; samesite=lax${maxAge}`;
    passFocus(banner);
    banner.toggleAttribute('data-closed', true);
  });
  // A page from the back/forward cache may show a banner that was closed on another page.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) banner.hidden ||= document.cookie.includes(`${cookie}=`);
  });
}
