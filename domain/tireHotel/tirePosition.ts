/** Positions of the wheels on a car, seen in the direction of travel. */
export const tirePositions = ['frontLeft', 'frontRight', 'rearLeft', 'rearRight'] as const;

export type TirePosition = (typeof tirePositions)[number];

/**
 * Abbreviations that workshops use: axle and side in either order, in Swedish or Norwegian (fram, bak,
 * vänster, höger) or English (front, rear or back, left, right).
 */
const abbreviations: Readonly<Record<TirePosition, readonly string[]>> = {
  frontLeft: ['VF', 'FV', 'LF', 'FL'],
  frontRight: ['HF', 'FH', 'RF', 'FR'],
  rearLeft: ['VB', 'BV', 'LR', 'RL', 'LB', 'BL'],
  rearRight: ['HB', 'BH', 'RR', 'RB', 'BR'],
};

const front = /\b(?:fram|främre|foran|front)/i;
const rear = /(?:^|[^\p{L}])(?:bak|rear|back)/iu;
const left = /(?:^|[^\p{L}])(?:vänster|vänstra|venstre|left)/iu;
const right = /(?:^|[^\p{L}])(?:höger|högra|høyre|right)/iu;

/**
 * Reads the position from the tyre hotel's text; undefined when it is none of these, such as for a spare
 * wheel.
 */
export function readTirePosition(equipmentPosition: string): TirePosition | undefined {
  const code = equipmentPosition.replace(/[^\p{L}]/gu, '').toUpperCase();
  const byAbbreviation = tirePositions.find((position) => abbreviations[position].includes(code));
  if (byAbbreviation) return byAbbreviation;
  const text = equipmentPosition;
  if (front.test(text) === rear.test(text) || left.test(text) === right.test(text)) {
    return undefined;
  }
  if (front.test(text)) return left.test(text) ? 'frontLeft' : 'frontRight';
  return left.test(text) ? 'rearLeft' : 'rearRight';
}
