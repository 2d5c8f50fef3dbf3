/** With `THOROUGH=1`, tests try all cases; otherwise only as many as are acceptable for every change. */
export const isThorough = process.env.THOROUGH === '1';

/** Returns the number of cases: `few` normally, `many` in a thorough run. */
export const caseCount = (few: number, many: number): number => (isThorough ? many : few);
