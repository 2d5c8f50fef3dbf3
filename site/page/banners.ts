import { passFocus } from '../../design-system/focus/passFocus';

const secondsPerDay = 86_400;

/** Closes banners, and collapses the one that keeps its room while it is scrolled past (blocks/Banner). */
export function watchBanners(): void {
  document.querySelectorAll<HTMLElement>('[data-banner]').forEach(watchDismissal);
  document.querySelectorAll<HTMLElement>('[data-banner-room]').forEach(watchPassing);
}

/** Remembers that the visitor closed a banner: for its days, or until the browser is closed (spec 1 §4, 3 §4.2). */
function watchDismissal(banner: HTMLElement): void {
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

/**
 * A banner that has been scrolled past collapses to nothing, out of reach of the keyboard too, and is
 * back when its place is (OQ-23). Its place stays as high as it was, so that the page does not jump.
 */
function watchPassing(room: HTMLElement): void {
  const banner = room.firstElementChild;
  if (!banner) return;
  let outOfSight = false;
  const update = () => {
    // Not while it has the focus, which would be lost.
    const passed = outOfSight && !banner.contains(document.activeElement);
    // Once collapsed, the banner itself no longer knows how high it was.
    if (passed && !banner.hasAttribute('data-passed')) {
      room.style.minBlockSize = `${room.offsetHeight}px`;
    }
    if (!passed) room.style.minBlockSize = '';
    banner.toggleAttribute('data-passed', passed);
  };
  new IntersectionObserver(([entry]) => {
    outOfSight = entry !== undefined && !entry.isIntersecting && scrollY > 0;
    update();
  }).observe(room);
  // The next stop has the focus only once this event is over.
  banner.addEventListener('focusout', () => setTimeout(update));
}
