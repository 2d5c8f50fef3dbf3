/** The code that Node or a driver gave to an error, such as `ENOENT`; undefined when it has none. */
export const errorCode = (error: unknown): string | undefined =>
  // Not `instanceof Error`: in Jest, errors of Node's own modules have another class.
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
