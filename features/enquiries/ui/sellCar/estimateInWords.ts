import type { TradeInRange } from '../../model/tradeIn/estimate';
import { type MoneyPattern, writeMoney } from '../../../../domain/money/moneyPattern';

/** A range as it goes with an enquiry, for who reads it: amounts, and the day where it was kept. */
export function estimateInWords(
  { low, high }: Pick<TradeInRange, 'low' | 'high'>,
  pattern: MoneyPattern,
  madeOn?: string,
): string {
  const range = `${writeMoney(low, pattern)} – ${writeMoney(high, pattern)}`;
  return madeOn ? `${range} (${madeOn})` : range;
}
