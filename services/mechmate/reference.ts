import { randomInt } from 'node:crypto';

/**
 * Letters and digits that nobody takes for another, neither in writing (0 and O, 1 and I, 2 and Z, 5 and S, 8 and
 * B) nor when they are read out in Swedish (B, D, E, G, P and T; M and N). No vowel, so that no words come about.
 */
const SIGNS = 'CFHKLMRTXY34679';
const LENGTH = 7;

/** A new number that a booking is called by, such as `K4F9-7RX`: enough of them that none is met twice. */
export function newReference(): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return `${signs.slice(0, 4)}-${signs.slice(4)}`;
}
