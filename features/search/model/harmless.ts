/** Longest text of one thing that is searched for, in characters. */
const MAX_LENGTH = 50;

/** Slashes but those between two short words, such as `400 e/kk`: in an address there is more around them. */
const slashes = /(?<!(?:^|\s)[\p{L}\p{N}\p{Sc}]{1,12})\/|\/(?!\p{L}{1,12}(?:[\s.,]|$))/gu;

/**
 * A visitor's text without what makes a link of it, to be told again: an address may have been written by somebody
 * else. Dots stay between digits, slashes in units.
 */
export const harmless = (text: string, maxLength = MAX_LENGTH): string =>
  text
    .replace(/[^\p{L}\p{M}\p{N}\p{Sc} .,&+%'’()/–-]/gu, ' ')
    .replace(slashes, ' ')
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength);
