/** `THOROUGH=1`: tests that try many of a kind try all of them; else as many as every change can wait for. */
export const isThorough = process.env.THOROUGH === '1';

/** How many a test tries: `few` by every change, `many` by a thorough run. */
export const amount = (few: number, many: number): number => (isThorough ? many : few);
