import { compile } from './compile';
import { readParameters } from './buildLocation';
import type { DestinationTemplate, Rule, SourceSegment } from './rule.types';

/** An address that a rule matches, unless an earlier rule does. */
export interface SampleAddress {
  path: string;
  query: string;
}

/** A value that occurs in no table, so that only parameters match it. */
const ANY_VALUE = 'any-value-7q';
/** Numbers of segments that are tried for a wildcard. */
const WILDCARD_LENGTHS = [0, 1, 2, 3];

/** Addresses that a rule matches, with values that occur in no other rule. */
export function sampleAddresses({ pattern: { segments }, conditions }: Rule): SampleAddress[] {
  const query = conditions
    .map(({ key, value = ANY_VALUE }) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
    .join('&');
  const wildcard = segments.find((segment) => segment.kind === 'rest');
  const lengths = wildcard
    ? WILDCARD_LENGTHS.filter((length) => length >= wildcard.minSegments)
    : [0];
  return lengths.map((length) => ({
    path: writeAddress(segments, wildcard && new Map([[wildcard.name, wildcardValue(length)]])),
    query,
  }));
}

/**
 * Addresses that a rule matches and redirects exactly to `goal`. None when no values of its parameters do
 * so, or its destination has no parameter.
 */
export function addressesLeadingTo(goal: string, rule: Rule): string[] {
  const { pattern, destination } = rule;
  const source = writeTemplate(destination);
  if (destination.origin || !source.includes(':')) return [];
  const template = compile([{ source, destination: '/' }]).find(goal, () => new Map());
  if (!template) return [];
  return [writeAddress(pattern.segments, readParameters(template.pattern.segments, goal))];
}

const wildcardValue = (length: number): string =>
  Array.from({ length }, (_, index) => `${ANY_VALUE}-${index}`).join('/');

function writeAddress(
  segments: readonly SourceSegment[],
  parameters: ReadonlyMap<string, string> = new Map(),
): string {
  const texts = segments.map((segment) => {
    if (segment.kind === 'literal') return segment.text;
    if (segment.kind === 'rest')
      return parameters.get(segment.name) ?? wildcardValue(segment.minSegments);
    return `${segment.before}${parameters.get(segment.name) ?? ANY_VALUE}${segment.after}`;
  });
  return `/${texts.filter((text) => text !== '').join('/')}`;
}

function writeTemplate({ path }: DestinationTemplate): string {
  return path
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      return 'rest' in piece ? `:${piece.rest}+` : `:${piece.parameter}`;
    })
    .join('');
}
