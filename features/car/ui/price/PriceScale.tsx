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
const ownMark = css({
  fill: '$primary',
  stroke: '$bg',
  strokeWidth: 3,
  '@forcedColors': { fill: 'Highlight', stroke: 'Canvas' },
});

const Legend = styled('dl', {
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

const LegendMark = styled('svg', {
  inlineSize: '$space$4',
  blockSize: '$space$4',
  overflow: 'visible',
});

interface PriceScaleProps {
  /** The car's price. */
  price: Amount;
  position: PricePosition;
}

/** A price on a scale of the prices of similar cars. Decorative: the text below has the same information. */
export function PriceScale({ price, position }: PriceScaleProps) {
  const message = useMessages();
  const { locale, currency } = usePageInfo();
  const { low, middle, high } = position;
  const money = (amount: Amount) => formatMoney(amount, locale, currency);
  const [min, max] = [Math.min(low, price), Math.max(high, price)];
  const margin = (max - min || max) * 0.15;
  /** Position of an amount, in percent from the left. */
  const percentFromLeft = (amount: Amount) =>
    ((amount - min + margin) / (max - min + 2 * margin)) * 100;
  return (
    <>
      <Drawing aria-hidden="true">
        <rect className={rail()} x="0" y="10" width="100%" height="4" rx="2" />
        <rect
          className={half()}
          x={`${percentFromLeft(low)}%`}
          y="5"
          width={`${percentFromLeft(high) - percentFromLeft(low)}%`}
          height="14"
          rx="3"
        />
        <rect
          className={middleMark()}
          x={`${percentFromLeft(middle)}%`}
          y="1"
          width="3"
          height="22"
          rx="1"
        />
        <circle className={ownMark()} cx={`${percentFromLeft(price)}%`} cy="12" r="9" />
      </Drawing>
      <Legend>
        <div>
          <LegendMark aria-hidden="true">
            <circle className={ownMark()} cx="8" cy="8" r="8" />
          </LegendMark>
          <dt>{message('priceThis')}</dt>
          <dd>{money(price)}</dd>
        </div>
        <div>
          <LegendMark aria-hidden="true">
            <rect className={middleMark()} x="6" y="0" width="3" height="16" rx="1" />
          </LegendMark>
          <dt>{message('priceMiddle')}</dt>
          <dd>{money(middle)}</dd>
        </div>
        <div>
          <LegendMark aria-hidden="true">
            <rect className={half()} x="0" y="2" width="16" height="12" rx="3" />
          </LegendMark>
          <dt>{message('priceHalf')}</dt>
          <dd>
            {money(low)} – {money(high)}
          </dd>
        </div>
      </Legend>
    </>
  );
}
