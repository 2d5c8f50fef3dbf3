import { useMessages } from '../../../../design-system/messages';
import { css, styled } from '../../../../design-system/stitches';
import type { Amount } from '../../../../domain/money/amount';
import type { PricePosition } from '../../../../domain/price/pricePosition';
import { usePageInfo } from '../../../../rendering/pageInfo';
import { formatMoney } from '../../../../domain/money/formatMoney';

const Drawing = styled('svg', {
  display: 'block',
  inlineSize: '100%',
  blockSize: '$target',
  overflow: 'visible',
});

const rail = css({ fill: '$line', '@forcedColors': { fill: 'GrayText' } });
const half = css({ fill: '$primary', opacity: 0.3, '@forcedColors': { fill: 'CanvasText' } });
const middleMark = css({ fill: '$text', '@forcedColors': { fill: 'CanvasText' } });
const own = css({
  fill: '$primary',
  stroke: '$bg',
  strokeWidth: 3,
  '@forcedColors': { fill: 'Highlight', stroke: 'Canvas' },
});

const Key = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '$1 $3',
  margin: 0,
  fontSize: '$small',
  lineHeight: '$snug',
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'contents' },
  '& dd': { margin: 0, textAlign: 'end' },
});

const Mark = styled('svg', { inlineSize: '$space$4', blockSize: '$space$4', overflow: 'visible' });

interface PriceScaleProps {
  /** What is asked for the car. */
  price: Amount;
  position: PricePosition;
}

/** A price on a scale with those of like cars; the words below it say the same, and what is drawn. */
export function PriceScale({ price, position }: PriceScaleProps) {
  const message = useMessages();
  const { locale, currency } = usePageInfo();
  const { low, middle, high } = position;
  const money = (amount: Amount) => formatMoney(amount, locale, currency);
  const [least, most] = [Math.min(low, price), Math.max(high, price)];
  const room = (most - least || most) * 0.15;
  /** Where an amount is, in per cent from the left. */
  const at = (amount: Amount) => ((amount - least + room) / (most - least + 2 * room)) * 100;
  return (
    <>
      <Drawing aria-hidden="true">
        <rect className={rail()} x="0" y="10" width="100%" height="4" rx="2" />
        <rect
          className={half()}
          x={`${at(low)}%`}
          y="5"
          width={`${at(high) - at(low)}%`}
          height="14"
          rx="3"
        />
        <rect className={middleMark()} x={`${at(middle)}%`} y="1" width="3" height="22" rx="1" />
        <circle className={own()} cx={`${at(price)}%`} cy="12" r="9" />
      </Drawing>
      <Key>
        <div>
          <Mark aria-hidden="true">
            <circle className={own()} cx="8" cy="8" r="8" />
          </Mark>
          <dt>{message('priceThis')}</dt>
          <dd>{money(price)}</dd>
        </div>
        <div>
          <Mark aria-hidden="true">
            <rect className={middleMark()} x="6" y="0" width="3" height="16" rx="1" />
          </Mark>
          <dt>{message('priceMiddle')}</dt>
          <dd>{money(middle)}</dd>
        </div>
        <div>
          <Mark aria-hidden="true">
            <rect className={half()} x="0" y="2" width="16" height="12" rx="3" />
          </Mark>
          <dt>{message('priceHalf')}</dt>
          <dd>
            {money(low)} – {money(high)}
          </dd>
        </div>
      </Key>
    </>
  );
}
