/** The code that Node or a driver gave to an error, such as `ENOENT`; undefined where it has none. */
export const errorCode = (error: unknown): string | undefined =>
  // Not `instanceof Error`: errors of Node's own modules have another one in Jest.
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
