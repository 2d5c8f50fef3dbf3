import { Text } from '../../../../design-system/components/Text/Text';
import { fillIn, useMessages } from '../../../../design-system/messages';
import { styled } from '../../../../design-system/stitches';
import type { TradeInRange } from '../../model/tradeIn/estimate';
import {
  type MoneyPattern,
  writeDecimals,
  writeMoney,
} from '../../../../domain/money/moneyPattern';

const Range = styled('p', {
  margin: 0,
  fontFamily: '$heading',
  fontSize: '$h3',
  fontWeight: '$heading',
  lineHeight: '$snug',
});

const EstimateBasis = styled('ul', {
  display: 'grid',
  gap: '$1',
  margin: 0,
  paddingInlineStart: '$5',
  fontSize: '$small',
  lineHeight: '$snug',
});

interface EstimateRangeProps {
  range: TradeInRange;
  /** Number format of the market. */
  pattern: MoneyPattern;
}

/** The price range of a car, with a note that it is not binding and how it was calculated. */
export function EstimateRange({ range, pattern }: EstimateRangeProps) {
  const message = useMessages();
  const money = (amount: number) => writeMoney(amount, pattern);
  const percent = (share: number) => writeDecimals(Math.round(share * 1000) / 10, pattern);
  const fillMessage = (
    key: Parameters<typeof message>[0],
    words: Record<string, string | number>,
  ) => fillIn(message(key), words);
  return (
    <>
      <Range>
        {fillMessage('tradeInRange', { low: money(range.low), high: money(range.high) })}
      </Range>
      <Text size="small">{message('tradeInNoPromise')}</Text>
      <Text size="small" weight="medium">
        {message('tradeInHow')}
      </Text>
      <EstimateBasis>
        <li>
          {fillMessage('tradeInHowAsked', {
            count: range.likeCars,
            from: money(range.askedFrom),
            to: money(range.askedTo),
          })}
        </li>
        <li>{fillMessage('tradeInHowAge', { worth: money(range.asLikeOwn) })}</li>
        {range.extrasShare > 0 && (
          <li>{fillMessage('tradeInHowExtras', { percent: percent(range.extrasShare) })}</li>
        )}
        <li>{fillMessage('tradeInHowDealer', { percent: percent(range.dealerShare) })}</li>
      </EstimateBasis>
    </>
  );
}
