/** Placeholder in an item's address for any segment, such as a make or model: one item serves all of them. */
export const anySegment = ',-w-,';
