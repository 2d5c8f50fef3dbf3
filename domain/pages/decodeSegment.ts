/** Decodes a percent-encoded segment of a path. A segment with an invalid escape is returned unchanged. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The last segment of a path, decoded: `volvo xc60` for `/cars/volvo%20xc60`. */
export const lastSegment = (path: string): string =>
  decodeSegment(path.slice(path.lastIndexOf('/') + 1));
