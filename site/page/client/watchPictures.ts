import { isPlaceholderImage } from '../../../rendering/client/isPlaceholderImage';

/** Waits before each further attempt to load a failed picture. */
const RETRY_WAITS_MS = [2000, 5000, 10_000];
/** Addresses of scaled pictures, with the parameter that an earlier attempt has added. */
const SCALED_ADDRESS = /(\/image\?\S+?&w=\d+)(?:&again=\d+)?/g;

/**
 * Retries pictures of the page that failed to load, a few times. A delayed picture shows its preview in the
 * meantime, a failed one the silhouette of `data-failed` (design-system, Image).
 */
export function watchPictures(): void {
  const attempts = new WeakMap<HTMLImageElement, number>();

  const retry = (picture: HTMLImageElement, isPending: boolean) => {
    const attempt = attempts.get(picture) ?? 0;
    const waitMs = RETRY_WAITS_MS[attempt];
    picture.toggleAttribute('data-failed', !isPending || waitMs === undefined);
    if (waitMs === undefined) return;
    attempts.set(picture, attempt + 1);
    setTimeout(() => reload(picture, attempt + 1), waitMs);
  };
  const checkLoaded = (picture: HTMLImageElement) => {
    if (isPlaceholderImage(picture)) retry(picture, true);
    else picture.removeAttribute('data-failed');
  };
  // Load events of pictures do not bubble, so they are captured.
  const listen = (type: 'load' | 'error', handle: (picture: HTMLImageElement) => void) =>
    document.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof HTMLImageElement) handle(target);
      },
      true,
    );
  listen('load', checkLoaded);
  listen('error', (picture) => retry(picture, false));
  for (const picture of document.images) {
    // This picture loaded or failed before the listeners were added.
    if (!picture.complete || !picture.currentSrc) continue;
    picture.decode().then(
      () => checkLoaded(picture),
      () => retry(picture, false),
    );
  }
}

/**
 * Loads a picture again by another address. The browser keeps the empty picture in memory under its address,
 * regardless of its headers; the server ignores the added parameter.
 */
function reload(picture: HTMLImageElement, attempt: number): void {
  const { parentElement } = picture;
  const sources =
    parentElement instanceof HTMLPictureElement ? parentElement.querySelectorAll('source') : [];
  for (const element of [...sources, picture]) {
    if (element.srcset)
      element.srcset = element.srcset.replace(SCALED_ADDRESS, `$1&again=${attempt}`);
  }
  if (!picture.srcset) picture.src = picture.src.replace(SCALED_ADDRESS, `$1&again=${attempt}`);
}
