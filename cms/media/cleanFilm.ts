import { MediaRefusal } from './MediaRefusal';

/** A box of an MP4 file (ISO 14496-12): where its content begins and where it ends. */
interface Box {
  type: string;
  /** Of the four letters of its type. */
  typeAt: number;
  start: number;
  end: number;
}

const MAX_BOXES = 10_000;

/** Boxes that hold what is known besides pictures and sound: place and time of taking, device, author. */
const METADATA = new Set(['udta', 'meta', 'uuid']);

/**
 * Checks that a film is whole, and blanks its metadata in place, so that nothing else moves.
 * @throws MediaRefusal for one that is cut off or that no browser could play
 */
export function cleanFilm(bytes: Buffer): Buffer {
  const boxes = readBoxes(bytes, 0, bytes.length);
  const movie = boxes.find(({ type }) => type === 'moov');
  const hasContent = boxes.some(({ type }) => type === 'mdat' || type === 'moof');
  if (!movie || !hasContent) throw broken();
  const clean = Buffer.from(bytes);
  const inMovie = readBoxes(bytes, movie.start, movie.end);
  const tracks = inMovie.filter(({ type }) => type === 'trak');
  const inTracks = tracks.flatMap(({ start, end }) => readBoxes(bytes, start, end));
  for (const box of [...boxes, ...inMovie, ...inTracks]) {
    if (!METADATA.has(box.type)) continue;
    clean.write('free', box.typeAt, 'latin1');
    clean.fill(0, box.start, box.end);
  }
  return clean;
}

function readBoxes(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  let at = from;
  while (at < to) {
    if (to - at < 8 || boxes.length > MAX_BOXES) throw broken();
    const short = bytes.readUInt32BE(at);
    const isLong = short === 1;
    if (isLong && to - at < 16) throw broken();
    // The last box may say 0: up to the end.
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short;
    const head = isLong ? 16 : 8;
    if (size < head || at + size > to) throw broken();
    const type = bytes.toString('latin1', at + 4, at + 8);
    boxes.push({ type, typeAt: at + 4, start: at + head, end: at + size });
    at += size;
  }
  return boxes;
}

const broken = () => new MediaRefusal('The film is broken or cut off.');
