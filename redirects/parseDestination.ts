import {
  RuleError,
  type DestinationPiece,
  type DestinationTemplate,
  type SourcePattern,
} from './rule.types';

const destinationForm =
  /^(https?:\/\/[A-Za-z0-9.-]+(?::\d+)?)?(\/[^?#]*)?(?:\?([^#]*))?(?:#(.*))?$/;
const parameter = /:([A-Za-z]\w*)([*+]?)/g;

/**
 * Reads a new address: `/path?query#hash` on the same site, or one that starts with `https://host`.
 * Parameters of the source may be in the path, query values and hash, but not in the host: a visitor's
 * address must not choose the host of a redirect.
 * @throws RuleError with a message for the person who edits the table
 */
export function parseDestination(
  destination: string,
  { segments }: SourcePattern,
): DestinationTemplate {
  const match = destinationForm.exec(destination);
  if (!match || (!match[1] && !match[2])) {
    throw new RuleError(
      `destination "${destination}" must start with "/" or be a full address, with no parameter in the host`,
    );
  }
  const [, origin = '', pathText = '/', query = '', hash = ''] = match;
  const path = new URL(`http://host${pathText}`).pathname;
  if (path.includes('//')) throw new RuleError(`destination "${destination}" contains "//"`);
  if (/[(){}[\]\\*+]/.test(path.replace(parameter, ''))) {
    throw new RuleError(`destination "${destination}": write brackets, "*" and "+" encoded`);
  }

  const readPieces = (text: string, encode: (text: string) => string): DestinationPiece[] => {
    const pieces: DestinationPiece[] = [];
    let end = 0;
    for (const occurrence of text.matchAll(parameter)) {
      pieces.push(
        encode(text.slice(end, occurrence.index)),
        readParameter(occurrence[1] ?? '', occurrence[2] ?? ''),
      );
      end = occurrence.index + occurrence[0].length;
    }
    pieces.push(encode(text.slice(end)));
    return pieces.filter((piece) => piece !== '');
  };

  const readParameter = (name: string, modifier: string): DestinationPiece => {
    const sourceSegment = segments.find(
      (segment) => segment.kind !== 'literal' && segment.name === name,
    );
    if (!sourceSegment)
      throw new RuleError(`destination "${destination}": the source has no ":${name}"`);
    if (sourceSegment.kind === 'parameter' && !modifier) return { parameter: name };
    if (
      sourceSegment.kind === 'rest' &&
      (modifier === '*' || (modifier === '+' && sourceSegment.minSegments === 1))
    ) {
      return { rest: name };
    }
    throw new RuleError(
      `destination "${destination}": write ":${name}" with the same "*" or "+" as in the source`,
    );
  };

  const template: DestinationTemplate = {
    origin: origin.toLowerCase(),
    path: readPieces(path, (text) => text),
    query: [...new URLSearchParams(query)].map(([key, value]) => ({
      key,
      value: readPieces(value, encodeURIComponent),
    })),
    hash: readPieces(hash && new URL(`http://host/#${hash}`).hash.slice(1), (text) => text),
  };
  checkWildcards(template, destination);
  if (
    [...template.path, ...template.hash].some(
      (piece) => typeof piece === 'string' && piece.includes(':'),
    )
  ) {
    throw new RuleError(`destination "${destination}": a parameter's name starts with a letter`);
  }
  return template;
}

/** A wildcard's value may contain slashes or be blank: so it must stand alone between slashes of the path. */
function checkWildcards({ path, query, hash }: DestinationTemplate, destination: string): void {
  const areAlone = path.every((piece, index) => {
    const [before, after] = [path[index - 1], path[index + 1]];
    return (
      !isWildcard(piece) || (endsInSlash(before) && (after === undefined || startsWithSlash(after)))
    );
  });
  if (!areAlone || query.some(({ value }) => value.some(isWildcard)) || hash.some(isWildcard)) {
    throw new RuleError(
      `destination "${destination}": a wildcard stands alone between slashes of the path`,
    );
  }
}

/** Whether a piece is the value of a wildcard, `:name*` or `:name+` of the source: its kind is `rest`. */
const isWildcard = (piece: DestinationPiece): boolean =>
  typeof piece === 'object' && 'rest' in piece;
const endsInSlash = (piece?: DestinationPiece): boolean =>
  typeof piece === 'string' && piece.endsWith('/');
const startsWithSlash = (piece: DestinationPiece): boolean =>
  typeof piece === 'string' && piece.startsWith('/');
