/**
 * Characters that nobody means to write: controls other than tabs and line breaks, and marks that turn the direction of
 * all that follows, by which a text or a name reads as another one. Joiners and the marks of right-to-left words stay.
 */
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** A value of JSON without such characters in its texts. */
export function withoutControls<Value>(value: Value): Value;
export function withoutControls(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(controls, '');
  if (Array.isArray(value)) return value.map(withoutControls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withoutControls(part)]),
  );
}
