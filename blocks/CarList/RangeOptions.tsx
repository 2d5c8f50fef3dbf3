import type { Bounds } from '../../domain/search/search.types';
import { DoubleRange } from '../../design-system/components/DoubleRange/DoubleRange';
import { Affix, bareInput, ControlBox } from '../../design-system/components/FormField/control';
import { Text } from '../../design-system/components/Text/Text';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import type { CarHistogram } from '../Car/carSearch';
import { formatNumber } from '../Car/formatMoney';
import { usePageInfo } from '../pageInfo';
import type { RangeFacet } from './carFacets';
import { useListTexts } from './listTexts';

const Options = styled('div', { display: 'grid', gap: '$3' });

const Inputs = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '$3',
  '& label': { display: 'grid', gap: '$1', fontSize: '$small' },
});

interface RangeOptionsProps {
  facet: RangeFacet;
  /** Name of the facet in words. */
  label: string;
  histogram: CarHistogram;
  bounds?: Bounds;
}

/**
 * Two bounds to type, sent under the one name of the field (spec 2 §5), and with script a slider over
 * columns of how many cars lie where.
 */
export function RangeOptions({
  facet,
  label,
  histogram,
  bounds = [null, null],
}: RangeOptionsProps) {
  const message = useMessages();
  const texts = useListTexts();
  const { locale } = usePageInfo();
  const { name, unit } = facet;
  const chosen = bounds.filter((bound) => bound !== null);
  const min = histogram.min ?? Math.min(...chosen);
  const max = histogram.max ?? Math.max(...chosen);
  const clamped = (bound: number | null) =>
    bound === null ? null : Math.min(Math.max(bound, min), max);
  const ends = [message('rangeFrom'), message('rangeTo')] as const;
  const [from, to] = [clamped(bounds[0]), clamped(bounds[1])];
  return (
    <Options data-range={name} data-min={min} data-max={max}>
      <DoubleRange
        labels={[`${label}: ${ends[0]}`, `${label}: ${ends[1]}`]}
        min={min}
        max={max}
        from={from ?? min}
        to={to ?? max}
        counts={histogram.values.map(({ count }) => count)}
        texts={[texts.number(from ?? min, unit), texts.number(to ?? max, unit)]}
      />
      <Inputs>
        {ends.map((end, at) => (
          <label key={end} htmlFor={`car-${name}-${at}`}>
            {end}
            <ControlBox as="span">
              <input
                id={`car-${name}-${at}`}
                className={bareInput()}
                name={name}
                inputMode="numeric"
                pattern="[\d\s]*"
                maxLength={15}
                autoComplete="off"
                aria-label={`${label}: ${end}`}
                defaultValue={[from, to][at] ?? ''}
                placeholder={formatNumber([min, max][at] ?? 0, locale)}
                data-bound={at}
              />
              <Affix side="end">{texts.symbol(unit)}</Affix>
            </ControlBox>
          </label>
        ))}
      </Inputs>
      {unit === 'money' && <RangeNote name={name} />}
    </Options>
  );
}

/** What prices of lists leave out. */
function RangeNote({ name }: { name: string }) {
  const message = useMessages();
  if (name !== 'car_companyleasing_monthly_cost') return null;
  return (
    <Text size="caption" tone="muted">
      {message('carWithoutVat')}
    </Text>
  );
}
