/** Pictures that are fetched ahead on each side (spec 2 §9). */
const ahead = 5;

export interface TurnFrames {
  count: number;
  /** The picture, once it can be shown at once. */
  ready: (index: number) => HTMLImageElement | undefined;
  /** It will never come. */
  failed: (index: number) => boolean;
  /** Fetches a picture and its neighbours, the nearest first; any number counts around the turn. */
  load: (index: number) => void;
}

/** Brings a number back into a turn of `count` pictures. */
export const around = (index: number, count: number): number => ((index % count) + count) % count;

/** The pictures of a turn; `onSettled` is told of each that has come or failed. */
export function turnFrames(
  addresses: readonly string[],
  onSettled: (index: number) => void,
): TurnFrames {
  const count = addresses.length;
  const frames: (HTMLImageElement | 'coming' | 'failed' | undefined)[] = [];

  const fetchFrame = async (index: number) => {
    if (frames[index] !== undefined) return;
    frames[index] = 'coming';
    const picture = new Image();
    picture.alt = '';
    picture.draggable = false;
    picture.src = addresses[index] ?? '';
    try {
      // Fetched and decoded: it can take another one's place without a gap.
      await picture.decode();
      frames[index] = picture;
    } catch {
      frames[index] = 'failed';
    }
    onSettled(index);
  };

  return {
    count,
    ready(index) {
      const frame = frames[around(index, count)];
      return frame instanceof HTMLImageElement ? frame : undefined;
    },
    failed: (index) => frames[around(index, count)] === 'failed',
    load(index) {
      void fetchFrame(around(index, count));
      for (let distance = 1; distance <= ahead; distance += 1) {
        void fetchFrame(around(index + distance, count));
        void fetchFrame(around(index - distance, count));
      }
    },
  };
}
