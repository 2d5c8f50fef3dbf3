/** Splits the name of a facet into its fields, or the path of a value into its texts, first level first. */
export const splitLevels = (name: string): string[] => name.split('>');
