/** Where on a car a wheel sits, seen in the direction of travel. */
export const tirePositions = ['frontLeft', 'frontRight', 'rearLeft', 'rearRight'] as const;

export type TirePosition = (typeof tirePositions)[number];

/**
 * Letters that workshops write: the axle and the side in either order, in Swedish or Norwegian (fram, bak, vänster,
 * höger) or English (front, rear or back, left, right).
 */
const letters: Readonly<Record<TirePosition, readonly string[]>> = {
  frontLeft: ['VF', 'FV', 'LF', 'FL'],
  frontRight: ['HF', 'FH', 'RF', 'FR'],
  rearLeft: ['VB', 'BV', 'LR', 'RL', 'LB', 'BL'],
  rearRight: ['HB', 'BH', 'RR', 'RB', 'BR'],
};

const front = /\b(?:fram|främre|foran|front)/i;
const rear = /(?:^|[^\p{L}])(?:bak|rear|back)/iu;
const left = /(?:^|[^\p{L}])(?:vänster|vänstra|venstre|left)/iu;
const right = /(?:^|[^\p{L}])(?:höger|högra|høyre|right)/iu;

/** The position that the tyre hotel names; undefined where it is not understood, such as of a spare wheel. */
export function positionOf(equipmentPosition: string): TirePosition | undefined {
  const code = equipmentPosition.replace(/[^\p{L}]/gu, '').toUpperCase();
  const byLetters = tirePositions.find((position) => letters[position].includes(code));
  if (byLetters) return byLetters;
  const words = equipmentPosition;
  if (front.test(words) === rear.test(words) || left.test(words) === right.test(words)) {
    return undefined;
  }
  if (front.test(words)) return left.test(words) ? 'frontLeft' : 'frontRight';
  return left.test(words) ? 'rearLeft' : 'rearRight';
}
