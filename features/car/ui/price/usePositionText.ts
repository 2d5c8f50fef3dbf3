import { fillIn, useMessages } from '../../../../design-system/messages';
import type { PricePosition } from '../../../../domain/price/pricePosition';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { formatMoney } from '../../../../domain/money/formatMoney';

/** Returns a function that formats the position of a price, such as `£1,800 below similar cars`. */
export function usePositionText(): (position: PricePosition) => string {
  const message = useMessages();
  const { locale, currency } = usePageInfo();
  return ({ below }) => {
    if (below === 0) return message('priceUsual');
    const amount = formatMoney(Math.abs(below), locale, currency);
    return fillIn(message(below > 0 ? 'priceBelow' : 'priceAbove'), { amount });
  };
}
