import type { ReactNode } from 'react';
import type { Bounds } from '../../../domain/search/search.types';
import { DoubleRange } from '../../../design-system/components/DoubleRange/DoubleRange';
import { Affix, bareInput, ControlBox } from '../../../design-system/components/FormField/control';
import { fillIn, useMessages } from '../../../design-system/messages';
import { styled } from '../../../design-system/stitches';
import type { CarHistogram } from '../../../domain/search/carSearch';
import { formatNumber } from '../../../domain/money/formatMoney';
import { usePageInfo } from '../../../rendering/pageInfo';
import { findMajorityRange } from './findMajorityRange';

const Options = styled('div', { display: 'grid', gap: '$3' });

const Inputs = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '$3',
  '& label': { display: 'grid', gap: '$1', fontSize: '$small' },
});

interface RangeOptionsProps {
  /** Name of the field, in the form and in the index. */
  name: string;
  /** Visible name of the facet. */
  label: string;
  histogram: CarHistogram;
  bounds?: Bounds;
  /** Formats a number of the field with its unit. */
  text: (value: number) => string;
  /** Symbol of the unit. */
  symbol: string;
  /** Note about what the numbers do not include. */
  note?: ReactNode;
}

/** Two inputs for the bounds, with the same field name; with JavaScript also a slider with a histogram. */
export function RangeOptions({
  name,
  label,
  histogram,
  bounds = [null, null],
  text,
  symbol,
  note,
}: RangeOptionsProps) {
  const message = useMessages();
  const { locale } = usePageInfo();
  const chosenBounds = bounds.filter((bound) => bound !== null);
  const min = histogram.min ?? Math.min(...chosenBounds);
  const max = histogram.max ?? Math.max(...chosenBounds);
  const clamp = (bound: number | null) =>
    bound === null ? null : Math.min(Math.max(bound, min), max);
  const ends = [message('rangeFrom'), message('rangeTo')] as const;
  const [from, to] = [clamp(bounds[0]), clamp(bounds[1])];
  const majorityRange = findMajorityRange(histogram);
  const spread =
    majorityRange &&
    fillIn(message('rangeSpread'), {
      from: text(majorityRange.min),
      to: text(majorityRange.max),
      count: formatNumber(majorityRange.count, locale),
      total: formatNumber(majorityRange.total, locale),
    });
  return (
    <Options data-range={name} data-min={min} data-max={max}>
      <DoubleRange
        labels={[`${label}: ${ends[0]}`, `${label}: ${ends[1]}`]}
        min={min}
        max={max}
        from={from ?? min}
        to={to ?? max}
        counts={histogram.values.map(({ count }) => count)}
        alt={spread && `${label}: ${spread}`}
        valueTexts={[text(from ?? min), text(to ?? max)]}
      />
      <Inputs>
        {ends.map((end, at) => (
          <label key={end} htmlFor={`list-${name}-${at}`}>
            {end}
            <ControlBox as="span">
              <input
                id={`list-${name}-${at}`}
                className={bareInput()}
                name={name}
                inputMode="numeric"
                pattern="[\d\s]*"
                maxLength={15}
                autoComplete="off"
                aria-label={`${label}: ${end}`}
                // Not clamped, so that the chosen bound applies again once other filters allow it.
                defaultValue={bounds[at] ?? ''}
                placeholder={formatNumber([min, max][at] ?? 0, locale)}
                data-bound={at}
              />
              <Affix side="end">{symbol}</Affix>
            </ControlBox>
          </label>
        ))}
      </Inputs>
      {note}
    </Options>
  );
}
