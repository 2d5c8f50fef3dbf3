/** Fields of a facet from its first level on, or the texts of a value's path. */
export const levelsOf = (name: string): string[] => name.split('>');
