/** Longest text of one thing that is searched for, in characters. */
const MAX_LENGTH = 50;

/**
 * A visitor's text without what makes a link of it, to be told again: an address may have been written by somebody
 * else. Dots stay between digits.
 */
export const harmless = (text: string, maxLength = MAX_LENGTH): string =>
  text
    .replace(/[^\p{L}\p{M}\p{N}\p{Sc} .,&+%'’()–-]/gu, ' ')
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength);
