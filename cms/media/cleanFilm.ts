import { MediaRefusal } from './MediaRefusal';

/** A box of an MP4 file (ISO 14496-12), with the offsets of its content. */
interface Box {
  type: string;
  /** Offset of the four letters of its type. */
  typeOffset: number;
  start: number;
  end: number;
}

const MAX_BOXES = 10_000;

/** Types of boxes with metadata: place and time of recording, device, author. */
const METADATA_TYPES = new Set(['udta', 'meta', 'uuid']);

/**
 * Checks that a film is complete, and clears its metadata in place so that offsets stay valid.
 * @throws MediaRefusal for a truncated film, or a film that no browser can play
 */
export function cleanFilm(bytes: Buffer): Buffer {
  const boxes = readBoxes(bytes, 0, bytes.length);
  const movie = boxes.find(({ type }) => type === 'moov');
  const hasContent = boxes.some(({ type }) => type === 'mdat' || type === 'moof');
  if (!movie || !hasContent) throw createBrokenError();
  const cleaned = Buffer.from(bytes);
  const movieBoxes = readBoxes(bytes, movie.start, movie.end);
  const tracks = movieBoxes.filter(({ type }) => type === 'trak');
  const trackBoxes = tracks.flatMap(({ start, end }) => readBoxes(bytes, start, end));
  for (const box of [...boxes, ...movieBoxes, ...trackBoxes]) {
    if (!METADATA_TYPES.has(box.type)) continue;
    cleaned.write('free', box.typeOffset, 'latin1');
    cleaned.fill(0, box.start, box.end);
  }
  return cleaned;
}

function readBoxes(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  let offset = from;
  while (offset < to) {
    if (to - offset < 8 || boxes.length > MAX_BOXES) throw createBrokenError();
    const shortSize = bytes.readUInt32BE(offset);
    const isLong = shortSize === 1;
    if (isLong && to - offset < 16) throw createBrokenError();
    // The last box may have size 0, which means up to the end.
    const size = isLong
      ? Number(bytes.readBigUInt64BE(offset + 8))
      : shortSize === 0
        ? to - offset
        : shortSize;
    const headerSize = isLong ? 16 : 8;
    if (size < headerSize || offset + size > to) throw createBrokenError();
    const type = bytes.toString('latin1', offset + 4, offset + 8);
    boxes.push({ type, typeOffset: offset + 4, start: offset + headerSize, end: offset + size });
    offset += size;
  }
  return boxes;
}

const createBrokenError = () => new MediaRefusal('The film is broken or cut off.');
