/** Stands in an item's address for any segment, such as a make or model: one item serves them all. */
export const anySegment = ',-w-,';
