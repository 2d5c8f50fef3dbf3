import { passFocus } from '../../../design-system/focus/client/passFocus';

const secondsPerDay = 86_400;

/** Remembers that the visitor closed a banner: for its days, or until the browser is closed (spec 1 §4, 3 §4.2). */
export function start(banner: HTMLElement): void {
  const { banner: cookie = '', days } = banner.dataset;
  banner.querySelector('[data-close-banner]')?.addEventListener('click', () => {
    const age = days ? `; max-age=${Number(days) * secondsPerDay}` : '';
    document.cookie = `${cookie}=1; path=/; samesite=lax${age}`;
    passFocus(banner);
    banner.toggleAttribute('data-closed', true);
  });
  // A page that the browser brings back as it was left may show what was closed since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) banner.hidden ||= document.cookie.includes(`${cookie}=`);
  });
}
