/** Number of pictures that are preloaded on each side. */
const PRELOADED_PER_SIDE = 5;
/** Maximum number of concurrent requests, so that the needed pictures come first. */
const MAX_CONCURRENT = 4;
/** Attempts to load a picture, and the time between them: the service may still be rendering it. */
const MAX_ATTEMPTS = 3;
const RETRY_DELAY_MS = 1500;

/** The pictures of a 360° view, which load on request. */
export interface SpinFrames {
  count: number;
  /** The picture, once it is decoded; any number is valid, modulo the count. */
  getPicture: (index: number) => HTMLImageElement | undefined;
  /** Whether it has failed for good. */
  hasFailed: (index: number) => boolean;
  /** Loads a picture and its neighbours, nearest first, before earlier requests. */
  load: (index: number) => void;
}

/** Wraps a number around a view of `count` pictures. */
export const wrapIndex = (index: number, count: number): number =>
  ((index % count) + count) % count;

/** Creates the pictures of a 360° view; calls `onSettled` for each one that has loaded or failed. */
export function spinFrames(
  addresses: readonly string[],
  onSettled: (index: number) => void,
): SpinFrames {
  const count = addresses.length;
  const frames: (HTMLImageElement | 'coming' | 'failed' | undefined)[] = [];
  let queue: number[] = [];
  let pendingCount = 0;

  const fetchNext = async () => {
    const index = queue.find((candidate) => frames[candidate] === undefined);
    if (index === undefined || pendingCount >= MAX_CONCURRENT) return;
    pendingCount += 1;
    frames[index] = 'coming';
    frames[index] = (await fetchPicture(addresses[index] ?? '')) ?? 'failed';
    pendingCount -= 1;
    onSettled(index);
    void fetchNext();
  };

  return {
    count,
    getPicture(index) {
      const frame = frames[wrapIndex(index, count)];
      return frame instanceof HTMLImageElement ? frame : undefined;
    },
    hasFailed: (index) => frames[wrapIndex(index, count)] === 'failed',
    load(index) {
      const distances = Array.from({ length: PRELOADED_PER_SIDE }, (_, index) => index + 1);
      const pictureAndNeighbours = [
        index,
        ...distances.flatMap((distance) => [index + distance, index - distance]),
      ];
      queue = pictureAndNeighbours.map((neighbour) => wrapIndex(neighbour, count));
      for (let started = pendingCount; started < MAX_CONCURRENT; started += 1) void fetchNext();
    },
  };
}

/** Loads and decodes a picture, so that it can be shown without a flash; undefined after the last attempt. */
async function fetchPicture(address: string): Promise<HTMLImageElement | undefined> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const picture = new Image();
    picture.alt = '';
    picture.draggable = false;
    picture.src = address;
    try {
      await picture.decode();
      return picture;
    } catch {
      if (attempt < MAX_ATTEMPTS)
        await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    }
  }
  return undefined;
}
