import { compile } from './compile';
import { readParameters } from './buildLocation';
import type { DestinationTemplate, Rule, SourceSegment } from './rule.types';

/** An address that a rule matches, unless an earlier one does. */
export interface SampleAddress {
  path: string;
  query: string;
}

/** A value that no table spells out, so that only parameters match it. */
const anyValue = 'any-value-7q';
/** Lengths tried for a wildcard, in segments. */
const restLengths = [0, 1, 2, 3];

/** Addresses that a rule matches, with values that no other rule spells out. */
export function sampleAddresses({ pattern: { segments }, conditions }: Rule): SampleAddress[] {
  const query = conditions
    .map(({ key, value = anyValue }) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
    .join('&');
  const rest = segments.find((segment) => segment.kind === 'rest');
  const lengths = rest ? restLengths.filter((length) => length >= rest.least) : [0];
  return lengths.map((length) => ({
    path: writeAddress(segments, rest && new Map([[rest.name, values(length)]])),
    query,
  }));
}

/**
 * Addresses that a rule matches and that lead exactly to `goal`: the values its parameters need for
 * that. None when the rule leads elsewhere or carries no parameter to its destination.
 */
export function addressesLeadingTo(goal: string, rule: Rule): string[] {
  const { pattern, destination } = rule;
  const source = writeTemplate(destination);
  if (destination.origin || !source.includes(':')) return [];
  const template = compile([{ source, destination: '/' }]).find(goal, () => new Map());
  if (!template) return [];
  return [writeAddress(pattern.segments, readParameters(template.pattern.segments, goal))];
}

const values = (length: number): string =>
  Array.from({ length }, (_, at) => `${anyValue}-${at}`).join('/');

function writeAddress(
  segments: readonly SourceSegment[],
  given: ReadonlyMap<string, string> = new Map(),
): string {
  const written = segments.map((segment) => {
    if (segment.kind === 'literal') return segment.text;
    if (segment.kind === 'rest') return given.get(segment.name) ?? values(segment.least);
    return `${segment.before}${given.get(segment.name) ?? anyValue}${segment.after}`;
  });
  return `/${written.filter((text) => text !== '').join('/')}`;
}

function writeTemplate({ path }: DestinationTemplate): string {
  return path
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      return 'rest' in piece ? `:${piece.rest}+` : `:${piece.parameter}`;
    })
    .join('');
}
