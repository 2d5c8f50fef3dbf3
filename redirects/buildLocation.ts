import { splitPath } from './parseSource';
import { withMark, withoutKeys } from './requestQuery';
import { foldedPath } from './spelling';
import type { DestinationPiece, Rule, SourceSegment } from './rule.types';

/**
 * Where a matched rule leads: the destination with the source's parameters, percent-encoded as they
 * came, then the request's query merged with the destination's (of a key in both, the destination's
 * values), then the destination's hash.
 *
 * @param path - the matched path, from `readPath`.
 * @param query - the request's query without `?`, from `cleanQuery`.
 */
export function buildLocation(rule: Rule, path: string, query: string): string {
  const { origin, path: to, query: fixed, hash } = rule.destination;
  const values = readParameters(rule.pattern.segments, path);
  const address = fill(to, values) || '/';
  const search = fixed.length === 0 ? query : mergeQuery(query, fixed, values);
  const fragment = fill(hash, values);
  return `${origin}${address}${withMark(search)}${fragment && `#${fragment}`}`;
}

function fill(pieces: readonly DestinationPiece[], values: ReadonlyMap<string, string>): string {
  let text = '';
  for (const piece of pieces) {
    if (typeof piece === 'string') text += piece;
    else if ('parameter' in piece) text += values.get(piece.parameter) ?? '';
    else {
      const rest = values.get(piece.rest);
      text = rest ? text + rest : text.replace(/\/$/, '');
    }
  }
  return text;
}

function mergeQuery(
  query: string,
  fixed: Rule['destination']['query'],
  values: ReadonlyMap<string, string>,
): string {
  const own = fixed.map(({ key, value }) => `${encodeURIComponent(key)}=${fill(value, values)}`);
  return [...withoutKeys(query, new Set(fixed.map(({ key }) => key))), ...own].join('&');
}

const none: ReadonlyMap<string, string> = new Map();

/** Values of a pattern's parameters in a path that matches it, as they came. */
export function readParameters(
  segments: readonly SourceSegment[],
  path: string,
): ReadonlyMap<string, string> {
  if (segments.every(({ kind }) => kind === 'literal')) return none;
  const values = new Map<string, string>();
  const received = splitPath(path);
  const surplus = received.length - segments.length;
  let shift = 0;
  segments.forEach((segment, at) => {
    if (segment.kind === 'rest') {
      values.set(segment.name, received.slice(at, at + surplus + 1).join('/'));
      shift = surplus;
    } else if (segment.kind === 'parameter') {
      const text = received[at + shift] ?? '';
      const { name, before, after } = segment;
      values.set(name, between(text, before, after));
    }
  });
  return values;
}

/** What stands between two fixed texts, which may be spelt otherwise in an address. */
function between(text: string, before: string, after: string): string {
  const written = text.toLowerCase();
  if (written.startsWith(before) && written.endsWith(after)) {
    return text.slice(before.length, text.length - after.length);
  }
  const [start, end] = [foldedPath(before), foldedPath(after)];
  const from = cuts(text, start).find((at) => foldedPath(text.slice(0, at)) === start) ?? 0;
  const to = cuts(text, end).find((at) => foldedPath(text.slice(text.length - at)) === end) ?? 0;
  return text.slice(from, text.length - to);
}

/** Longest spelling of one letter: four bytes, percent-encoded, of each sign that it is put together of. */
const LONGEST_LETTER = 36;

/** How many signs of a text may spell another one. */
const cuts = (text: string, spelt: string): number[] =>
  Array.from({ length: Math.min(text.length, spelt.length * LONGEST_LETTER) + 1 }, (_, at) => at);
