/** Default maximum length, in characters. */
const MAX_LENGTH = 50;

/** Slashes, except between two short words such as `400 e/kk`: URLs have longer text around their slashes. */
const slashes = /(?<!(?:^|\s)[\p{L}\p{N}\p{Sc}]{1,12})\/|\/(?!\p{L}{1,12}(?:[\s.,]|$))/gu;

/**
 * Removes from a text all that could form a link. The text comes from a page's address, which an attacker may
 * have written. Dots remain between digits, and slashes in units such as `kr/mån`.
 */
export const stripLinks = (text: string, maxLength = MAX_LENGTH): string =>
  text
    .replace(/[^\p{L}\p{M}\p{N}\p{Sc} .,&+%'’()/–-]/gu, ' ')
    .replace(slashes, ' ')
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength);
