import { moneyPattern } from '../../../../domain/money/moneyPattern';
import { Island } from '../../../../rendering/Island';
import { clientScript } from '../../../../rendering/clientScript';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { QuoteFinance } from './QuoteFinance.island';
import { quotedCar, type UkFinanceCar } from './ukFinanceCar';
import { getMessageKeys, type MessageKey } from '../../../../design-system/messages';
import sv from '../../messages/sv.json' with { type: 'json' };

/** Message keys that the panel of quotes uses in the browser. */
const ukFinanceMessages: readonly MessageKey[] = [
  ...getMessageKeys(sv, 'ukFinance'),
  'financePerMonth',
  'financePercent',
  'financeMonthsValue',
  'financeMonthsUnit',
  'financeMoved',
  'opensInNewWindow',
  'fieldError',
  'optional',
];

/**
 * Quotes of the UK finance service for a car, on sites that have it. They are requested when the panel is almost
 * visible; nothing for a car without price or dealer.
 */
export function UkFinance({ car }: { car: UkFinanceCar }) {
  const { ukFinance, vatPercent, locale, currency } = usePageInfo();
  const quoted = quotedCar(car, vatPercent);
  if (!ukFinance || !quoted) return null;
  return (
    <div {...clientScript('CalculatorEvents')} style={{ display: 'contents' }}>
      <Island
        name="QuoteFinance"
        component={QuoteFinance}
        when="visible"
        messages={ukFinanceMessages}
        props={{
          carId: car.car_id,
          car: quoted,
          pattern: moneyPattern(locale, currency),
        }}
      />
    </div>
  );
}
