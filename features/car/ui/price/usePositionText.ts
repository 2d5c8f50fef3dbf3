import { fillIn, useMessages } from '../../../../design-system/messages';
import type { PricePosition } from '../../../../domain/price/pricePosition';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { formatMoney } from '../../../../domain/money/formatMoney';

/** Gives what a price is among those of like cars, such as `18 000 kr under liknande`. */
export function usePositionText(): (position: PricePosition) => string {
  const message = useMessages();
  const { locale, currency } = usePageInfo();
  return ({ below }) => {
    if (below === 0) return message('priceUsual');
    const amount = formatMoney(Math.abs(below), locale, currency);
    return fillIn(message(below > 0 ? 'priceBelow' : 'priceAbove'), { amount });
  };
}
