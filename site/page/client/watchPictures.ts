import { isStandIn } from '../../../rendering/client/isStandIn';

/** Milliseconds until each further attempt at a picture that did not come. */
const pauses = [2000, 5000, 10_000];
/** Addresses of scaled pictures, and what an earlier attempt has put to them. */
const scaled = /(\/image\?\S+?&w=\d+)(?:&again=\d+)?/g;

/**
 * Asks again, a few times, for pictures of the page that did not come. One that is late shows its preview
 * meanwhile, one that failed the silhouette of `data-failed` (design-system, Image).
 */
export function watchPictures(): void {
  const attempts = new WeakMap<HTMLImageElement, number>();

  const retry = (picture: HTMLImageElement, isLate: boolean) => {
    const attempt = attempts.get(picture) ?? 0;
    const pause = pauses[attempt];
    picture.toggleAttribute('data-failed', !isLate || pause === undefined);
    if (pause === undefined) return;
    attempts.set(picture, attempt + 1);
    setTimeout(() => askAgain(picture, attempt + 1), pause);
  };
  const judge = (picture: HTMLImageElement) => {
    if (isStandIn(picture)) retry(picture, true);
    else picture.removeAttribute('data-failed');
  };
  // What happens to a picture is told to itself alone, on the way down.
  const watch = (type: 'load' | 'error', act: (picture: HTMLImageElement) => void) =>
    document.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof HTMLImageElement) act(target);
      },
      true,
    );
  watch('load', judge);
  watch('error', (picture) => retry(picture, false));
  for (const picture of document.images) {
    // Came or failed before anybody listened.
    if (!picture.complete || !picture.currentSrc) continue;
    picture.decode().then(
      () => judge(picture),
      () => retry(picture, false),
    );
  }
}

/**
 * Setting an address starts over. The empty picture stays in the browser's memory under its address,
 * whatever its headers say, so another address goes past it; the server reads no more into it.
 */
function askAgain(picture: HTMLImageElement, attempt: number): void {
  const { parentElement } = picture;
  const crops =
    parentElement instanceof HTMLPictureElement ? parentElement.querySelectorAll('source') : [];
  for (const offered of [...crops, picture]) {
    if (offered.srcset) offered.srcset = offered.srcset.replace(scaled, `$1&again=${attempt}`);
  }
  if (!picture.srcset) picture.src = picture.src.replace(scaled, `$1&again=${attempt}`);
}
