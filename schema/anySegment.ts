/** Stands in an item's address for any segment, such as a make or model: one item serves them all (spec 1 §2.10). */
export const anySegment = ',-w-,';
