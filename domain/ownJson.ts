/**
 * JSON that this product wrote itself, in a page or an answer of the same release, as the type that it was written from.
 * What others wrote, or what a device kept from an earlier release, is checked instead.
 */
export const parseOwnJson = <Written>(json: string): Written => JSON.parse(json) as Written;

/** The data of a JSON file of ours: the compiler takes lists of several lengths for lists of any, or knows no types at all. */
export const ownData = <Written>(module: { default: unknown }): Written =>
  module.default as Written;
