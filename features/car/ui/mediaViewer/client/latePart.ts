import type { MediaPart } from './mediaPart.types';

/** A part whose script is fetched when its tab is chosen for the first time; `onFail` where it cannot be had. */
export function latePart(load: () => Promise<MediaPart>, onFail: () => void): MediaPart {
  let coming: Promise<MediaPart> | undefined;
  let isChosen = false;
  return {
    enter() {
      isChosen = true;
      coming ??= load();
      coming.then((part) => {
        if (isChosen) part.enter();
      }, onFail);
    },
    leave() {
      isChosen = false;
      // What could not be had has been told.
      void coming?.then(
        (part) => part.leave(),
        () => undefined,
      );
    },
  };
}
