import { anySegment } from '../schema/anySegment';
import { decodeSegment } from '../domain/pages/decodeSegment';

/** A segment of the page's address for which its item has a wildcard. */
export interface PlaceholderSegment {
  /** The segment as written in a heading. */
  label: string;
  /** Address of the page up to and including this segment. */
  path: string;
}

/**
 * The segments of a page's address for which its item has wildcards, makes before models.
 * @param itemPath address of the item, such as `/cars/,-w-,`; its prefix may differ from that of `path`
 * @param path the requested address, such as `/en/cars/volvo`, encoded
 */
export function placeholderSegments(itemPath: string, path: string): PlaceholderSegment[] {
  const pattern = itemPath.split('/');
  const segments = path.split('/');
  // Prefixes such as a language's may differ, so the segments are counted from the end.
  const offset = segments.length - pattern.length;
  return pattern.flatMap((patternSegment, index) => {
    const segment = segments[index + offset];
    if (!isPlaceholder(patternSegment) || segment === undefined) return [];
    return [
      { label: segmentLabel(segment), path: segments.slice(0, index + offset + 1).join('/') },
    ];
  });
}

/**
 * The segments that are names. An address may contain the wildcard itself, as the item does, which stands
 * for any segment.
 */
export const namedSegments = (itemPath: string, path: string): PlaceholderSegment[] =>
  placeholderSegments(itemPath, path).filter(
    (segment) => !isPlaceholder(lastSegment(segment.path)),
  );

const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Whether a segment of a route is the wildcard. */
export function isPlaceholder(segment: string): boolean {
  return decodeSegment(segment) === anySegment;
}

/** Title of a page of a make, or of one of its models: the model, then the make. */
export function makeModelTitle([make, model]: readonly PlaceholderSegment[]): string | undefined {
  if (!make) return undefined;
  return model ? `${model.label} ${make.label}` : make.label;
}

/** `alfa-romeo` → Alfa Romeo, `xc40` → XC40, `mg` → MG. */
function segmentLabel(segment: string): string {
  return decodeSegment(segment).split('-').filter(Boolean).map(capitalise).join(' ');
}

function capitalise(word: string): string {
  const isCode = /\d/.test(word);
  // A short word without vowels is an abbreviation.
  const isAbbreviation = word.length <= 3 && !/[aeiouåäöæø]/i.test(word);
  if (isCode || isAbbreviation) return word.toUpperCase();
  return word.charAt(0).toUpperCase() + word.slice(1);
}
