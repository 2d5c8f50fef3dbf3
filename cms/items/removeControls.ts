/**
 * Characters that are never intended: control characters other than tabs and line breaks, and
 * bidirectional overrides, which can make a text look like another one. Joiners and right-to-left
 * marks are allowed.
 */
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** Removes such characters from the texts in a JSON value. */
export function removeControls<Value>(value: Value): Value;
export function removeControls(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(CONTROLS, '');
  if (Array.isArray(value)) return value.map(removeControls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, nested]) => [key, removeControls(nested)]),
  );
}
