import { splitPath } from './parseSource';
import { withQuestionMark, withoutKeys } from './requestQuery';
import { foldPath } from './spelling';
import type { DestinationPiece, Rule, SourceSegment } from './rule.types';

/**
 * The location that a matched rule redirects to: the destination with the source's parameters, in the
 * encoding of the request; then the request's query merged with the destination's, whose values win for the
 * same key; then the destination's hash.
 * @param path - the matched path, from `readPath`
 * @param query - the request's query without `?`, from `cleanQuery`
 */
export function buildLocation(rule: Rule, path: string, query: string): string {
  const { origin, path: pathPieces, query: destinationQuery, hash } = rule.destination;
  const values = readParameters(rule.pattern.segments, path);
  const address = fill(pathPieces, values) || '/';
  const search =
    destinationQuery.length === 0 ? query : mergeQuery(query, destinationQuery, values);
  const hashText = fill(hash, values);
  return `${origin}${address}${withQuestionMark(search)}${hashText && `#${hashText}`}`;
}

function fill(pieces: readonly DestinationPiece[], values: ReadonlyMap<string, string>): string {
  let text = '';
  for (const piece of pieces) {
    if (typeof piece === 'string') text += piece;
    else if ('parameter' in piece) text += values.get(piece.parameter) ?? '';
    else {
      const tail = values.get(piece.rest);
      text = tail ? text + tail : text.replace(/\/$/, '');
    }
  }
  return text;
}

function mergeQuery(
  query: string,
  destinationQuery: Rule['destination']['query'],
  values: ReadonlyMap<string, string>,
): string {
  const destinationPairs = destinationQuery.map(
    ({ key, value }) => `${encodeURIComponent(key)}=${fill(value, values)}`,
  );
  return [
    ...withoutKeys(query, new Set(destinationQuery.map(({ key }) => key))),
    ...destinationPairs,
  ].join('&');
}

const NO_VALUES: ReadonlyMap<string, string> = new Map();

/** Values of a pattern's parameters in a path that matches it, in the encoding of the path. */
export function readParameters(
  segments: readonly SourceSegment[],
  path: string,
): ReadonlyMap<string, string> {
  if (segments.every(({ kind }) => kind === 'literal')) return NO_VALUES;
  const values = new Map<string, string>();
  const pathSegments = splitPath(path);
  const extraSegments = pathSegments.length - segments.length;
  let offset = 0;
  segments.forEach((segment, index) => {
    if (segment.kind === 'rest') {
      values.set(segment.name, pathSegments.slice(index, index + extraSegments + 1).join('/'));
      offset = extraSegments;
    } else if (segment.kind === 'parameter') {
      const text = pathSegments[index + offset] ?? '';
      const { name, before, after } = segment;
      values.set(name, textBetween(text, before, after));
    }
  });
  return values;
}

/** The text between a prefix and a suffix, which may be encoded differently in the path. */
function textBetween(text: string, before: string, after: string): string {
  const lowerCase = text.toLowerCase();
  if (lowerCase.startsWith(before) && lowerCase.endsWith(after)) {
    return text.slice(before.length, text.length - after.length);
  }
  const [foldedBefore, foldedAfter] = [foldPath(before), foldPath(after)];
  const prefixLength =
    possibleLengths(text, foldedBefore).find(
      (length) => foldPath(text.slice(0, length)) === foldedBefore,
    ) ?? 0;
  const suffixLength =
    possibleLengths(text, foldedAfter).find(
      (length) => foldPath(text.slice(text.length - length)) === foldedAfter,
    ) ?? 0;
  return text.slice(prefixLength, text.length - suffixLength);
}

/**
 * Maximum length of one encoded letter: three characters for each byte, of a letter with its combining
 * marks.
 */
const MAX_ENCODED_CHARACTERS = 36;

/** Possible lengths of an encoded text in `text`, if its folded form is `folded`. */
const possibleLengths = (text: string, folded: string): number[] =>
  Array.from(
    { length: Math.min(text.length, folded.length * MAX_ENCODED_CHARACTERS) + 1 },
    (_, length) => length,
  );
