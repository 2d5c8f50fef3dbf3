/** Pictures that are fetched ahead on each side (spec 2 §9). */
const ahead = 5;
/** Pictures that are fetched at the same time: those that are needed first come first. */
const atOnce = 4;
/** Attempts at a picture, and milliseconds between them: one that is being made may take a while. */
const attempts = 3;
const pause = 1500;

export interface TurnFrames {
  count: number;
  /** The picture, once it can be shown at once; any number counts around the turn. */
  ready: (index: number) => HTMLImageElement | undefined;
  /** It will never come. */
  failed: (index: number) => boolean;
  /** Fetches a picture and its neighbours, the nearest first, before any that were asked for earlier. */
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
  let waiting: number[] = [];
  let coming = 0;

  const fetchNext = async () => {
    const index = waiting.find((candidate) => frames[candidate] === undefined);
    if (index === undefined || coming >= atOnce) return;
    coming += 1;
    frames[index] = 'coming';
    frames[index] = (await fetchPicture(addresses[index] ?? '')) ?? 'failed';
    coming -= 1;
    onSettled(index);
    void fetchNext();
  };

  return {
    count,
    ready(index) {
      const frame = frames[around(index, count)];
      return frame instanceof HTMLImageElement ? frame : undefined;
    },
    failed: (index) => frames[around(index, count)] === 'failed',
    load(index) {
      const distances = Array.from({ length: ahead }, (_, at) => at + 1);
      const near = [
        index,
        ...distances.flatMap((distance) => [index + distance, index - distance]),
      ];
      waiting = near.map((neighbour) => around(neighbour, count));
      for (let free = coming; free < atOnce; free += 1) void fetchNext();
    },
  };
}

/** Fetched and decoded: it can take another one's place without a gap. */
async function fetchPicture(address: string): Promise<HTMLImageElement | undefined> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const picture = new Image();
    picture.alt = '';
    picture.draggable = false;
    picture.src = address;
    try {
      await picture.decode();
      return picture;
    } catch {
      if (attempt < attempts) await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return undefined;
}
