/** Milliseconds until each further attempt at a picture that did not come. */
const pauses = [2000, 5000, 10_000];

/** Asks again for pictures below `root` that did not come: one that is being made takes a while. */
export function retryPictures(root: HTMLElement): void {
  const failures = new WeakMap<HTMLImageElement, number>();
  const retry = (picture: HTMLImageElement) => {
    const failed = failures.get(picture) ?? 0;
    failures.set(picture, failed + 1);
    const pause = pauses[failed];
    if (pause !== undefined) setTimeout(() => askAgain(picture), pause);
  };
  // What happens to a picture is told to itself alone, on the way down.
  root.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) retry(target);
    },
    true,
  );
  for (const picture of root.querySelectorAll('img')) {
    // Failed before anybody listened.
    if (picture.complete && picture.naturalWidth === 0) retry(picture);
  }
}

/** Setting an address starts over, be it the same. */
function askAgain(picture: HTMLImageElement): void {
  const { src, srcset } = picture;
  if (srcset) picture.srcset = srcset;
  else picture.src = src;
}
