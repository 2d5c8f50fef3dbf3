import { fillIn, useMessages } from '../../../../design-system/messages';
import type { PricePosition } from '../../../../domain/price/pricePosition';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { formatMoney } from '../../../../domain/money/formatMoney';

/** Formats the position of a price among similar cars, such as `18 000 kr lägre än liknande bilar`. */
export function usePositionText(): (position: PricePosition) => string {
  const message = useMessages();
  const { locale, currency } = usePageInfo();
  return ({ below }) => {
    if (below === 0) return message('priceUsual');
    const amount = formatMoney(Math.abs(below), locale, currency);
    return fillIn(message(below > 0 ? 'priceBelow' : 'priceAbove'), { amount });
  };
}
