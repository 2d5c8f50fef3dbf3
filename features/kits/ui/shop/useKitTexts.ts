import { fillIn, useMessages } from '../../../../design-system/messages';
import type { Bounds } from '../../../../domain/search/search.types';
import { kitPrice } from '../../../../domain/kits/kitPrice';
import {
  currencySymbol,
  formatMoney,
  formatMoneyExactly,
  formatNumber,
} from '../../../../domain/money/formatMoney';
import { countText } from '../../../search/ui/countText';
import { splitLevels } from '../../../search/ui/splitLevels';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { kitFacets, priceRangeName } from './kitFacets';

/** Functions that format names, numbers and prices of the kit shop in the page's language. */
export function useKitTexts() {
  const message = useMessages();
  const { locale, currency, vatPercent } = usePageInfo();
  const money = (amount: number) => formatMoney(amount, locale, currency);
  return {
    money,
    symbol: currencySymbol(locale, currency),
    count: (count: number) => countText(count, locale),
    number: (value: number) => formatNumber(value, locale),
    /** The words in the language's quotation marks. */
    quoted: (words: string): string => fillIn(message('quoted'), { words }),
    /** Values need no translation. */
    value: (_name: string, text: string): string => text,
    alone: (_name: string, path: string): string => splitLevels(path).at(-1) ?? path,
    facet(name: string): string {
      if (name === priceRangeName) return message('kitPriceWithoutVat');
      const label = kitFacets.find((facet) => facet.name === name)?.label;
      return label === undefined ? name : message(label);
    },
    range(_name: string, [from, to]: Bounds): string {
      if (from === null) return fillIn(message('carUpTo'), { to: money(to ?? 0) });
      return to === null
        ? fillIn(message('carFrom'), { from: money(from) })
        : `${money(from)} – ${money(to)}`;
    },
    /** The price of a kit with VAT. */
    price: (retailPrice: number) =>
      formatMoneyExactly(kitPrice(retailPrice, vatPercent), locale, currency),
    withoutVat: (retailPrice: number) => formatMoneyExactly(retailPrice, locale, currency),
    vatPercent: formatNumber(vatPercent, locale),
  };
}
