/**
 * Parses JSON that this product wrote itself, in a page or an answer of the same release; the caller states
 * its type. JSON of others, or of an earlier release, is validated instead.
 */
export const parseOwnJson = <Written>(json: string): Written => JSON.parse(json) as Written;

/** Types the data of one of our own JSON files: the compiler infers types that are too wide, or none at all. */
export const ownData = <Written>(module: { default: unknown }): Written =>
  module.default as Written;
