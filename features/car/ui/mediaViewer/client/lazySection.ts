import type { MediaSection } from './mediaSection.types';

/** A section whose script loads when its tab is first chosen; calls `onFail` if it cannot be loaded. */
export function lazySection(load: () => Promise<MediaSection>, onFail: () => void): MediaSection {
  let section: Promise<MediaSection> | undefined;
  let isChosen = false;
  return {
    enter() {
      isChosen = true;
      section ??= load();
      section.then((section) => {
        if (isChosen) section.enter();
      }, onFail);
    },
    leave() {
      isChosen = false;
      // `onFail` has already handled the failure.
      void section?.then(
        (section) => section.leave(),
        () => undefined,
      );
    },
  };
}
