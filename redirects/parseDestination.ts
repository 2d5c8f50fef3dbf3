import {
  RuleError,
  type DestinationPiece,
  type DestinationTemplate,
  type SourcePattern,
} from './rule.types';

const form = /^(https?:\/\/[A-Za-z0-9.-]+(?::\d+)?)?(\/[^?#]*)?(?:\?([^#]*))?(?:#(.*))?$/;
const parameter = /:([A-Za-z]\w*)([*+]?)/g;

/**
 * Reads a new address: `/path?query#hash` on the same site, or one that starts with `https://host`.
 * Parameters of the source may stand in path, query values and hash, never in the host, so that a
 * visitor's address cannot choose where a redirect leads.
 *
 * @throws RuleError in words for the person who edits the table.
 */
export function parseDestination(
  destination: string,
  { segments }: SourcePattern,
): DestinationTemplate {
  const match = form.exec(destination);
  if (!match || (!match[1] && !match[2])) {
    throw new RuleError(
      `destination "${destination}" must start with "/" or be a full address, with no parameter in the host`,
    );
  }
  const [, origin = '', written = '/', query = '', hash = ''] = match;
  const path = new URL(`http://host${written}`).pathname;
  if (path.includes('//')) throw new RuleError(`destination "${destination}" holds "//"`);
  if (/[(){}[\]\\*+]/.test(path.replace(parameter, ''))) {
    throw new RuleError(`destination "${destination}": write brackets, "*" and "+" encoded`);
  }

  const pieces = (text: string, encode: (text: string) => string): DestinationPiece[] => {
    const found: DestinationPiece[] = [];
    let end = 0;
    for (const use of text.matchAll(parameter)) {
      found.push(encode(text.slice(end, use.index)), piece(use[1] ?? '', use[2] ?? ''));
      end = use.index + use[0].length;
    }
    found.push(encode(text.slice(end)));
    return found.filter((part) => part !== '');
  };

  const piece = (name: string, modifier: string): DestinationPiece => {
    const from = segments.find((segment) => segment.kind !== 'literal' && segment.name === name);
    if (!from) throw new RuleError(`destination "${destination}": the source has no ":${name}"`);
    if (from.kind === 'parameter' && !modifier) return { parameter: name };
    if (from.kind === 'rest' && (modifier === '*' || (modifier === '+' && from.least === 1))) {
      return { rest: name };
    }
    throw new RuleError(
      `destination "${destination}": write ":${name}" with the same "*" or "+" as in the source`,
    );
  };

  const template: DestinationTemplate = {
    origin: origin.toLowerCase(),
    path: pieces(path, (text) => text),
    query: [...new URLSearchParams(query)].map(([key, value]) => ({
      key,
      value: pieces(value, encodeURIComponent),
    })),
    hash: pieces(hash && new URL(`http://host/#${hash}`).hash.slice(1), (text) => text),
  };
  checkRest(template, destination);
  if (
    [...template.path, ...template.hash].some(
      (part) => typeof part === 'string' && part.includes(':'),
    )
  ) {
    throw new RuleError(`destination "${destination}": a parameter's name starts with a letter`);
  }
  return template;
}

/** A wildcard's value holds slashes, or is blank: it needs a place between slashes of the path. */
function checkRest({ path, query, hash }: DestinationTemplate, destination: string): void {
  const alone = path.every((part, at) => {
    const [before, after] = [path[at - 1], path[at + 1]];
    return (
      !isRest(part) || (endsInSlash(before) && (after === undefined || startsWithSlash(after)))
    );
  });
  if (!alone || query.some(({ value }) => value.some(isRest)) || hash.some(isRest)) {
    throw new RuleError(
      `destination "${destination}": a wildcard stands alone between slashes of the path`,
    );
  }
}

const isRest = (part: DestinationPiece): boolean => typeof part === 'object' && 'rest' in part;
const endsInSlash = (part?: DestinationPiece): boolean =>
  typeof part === 'string' && part.endsWith('/');
const startsWithSlash = (part: DestinationPiece): boolean =>
  typeof part === 'string' && part.startsWith('/');
