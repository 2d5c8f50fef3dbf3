import { anySegment } from '../schema/anySegment';

/** A part of the page's address for which its item has a placeholder. */
export interface PlaceholderSegment {
  /** As a heading would write it. */
  label: string;
  /** Address of the page up to and including this part. */
  path: string;
}

/**
 * The parts of a page's address for which its item has placeholders, makes before models.
 * @param itemPath address of the item, such as `/cars/,-w-,`; may begin with another prefix.
 * @param path address that was asked for, such as `/en/cars/volvo`, encoded.
 */
export function placeholderSegments(itemPath: string, path: string): PlaceholderSegment[] {
  const pattern = itemPath.split('/');
  const asked = path.split('/');
  // Prefixes such as a language's may differ; the ends are the same.
  const offset = asked.length - pattern.length;
  return pattern.flatMap((part, index) => {
    const segment = asked[index + offset];
    if (!isPlaceholder(part) || segment === undefined) return [];
    return [{ label: labelOf(segment), path: asked.slice(0, index + offset + 1).join('/') }];
  });
}

/** Those that are names: the placeholder itself in an address stands for any segment, as it does in the item. */
export const namedSegments = (itemPath: string, path: string): PlaceholderSegment[] =>
  placeholderSegments(itemPath, path).filter((segment) => !isPlaceholder(lastOf(segment.path)));

const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

export function isPlaceholder(segment: string): boolean {
  return decode(segment) === anySegment;
}

/** Title of a page of a make, or of one of its models: the model, then the make. */
export function titleOf([make, model]: readonly PlaceholderSegment[]): string | undefined {
  if (!make) return undefined;
  return model ? `${model.label} ${make.label}` : make.label;
}

/** `alfa-romeo` → Alfa Romeo, `xc40` → XC40, `mg` → MG. */
function labelOf(segment: string): string {
  return decode(segment).split('-').filter(Boolean).map(capitalise).join(' ');
}

function capitalise(word: string): string {
  const isCode = /\d/.test(word);
  // Without vowels it is no word: an abbreviation.
  const isAbbreviation = word.length <= 3 && !/[aeiouåäöæø]/i.test(word);
  if (isCode || isAbbreviation) return word.toUpperCase();
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
