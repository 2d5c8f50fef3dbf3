import { useId } from 'react';
import { useLanguage } from '../../language';
import { useMessages } from '../../messages';
import { styled } from '../../stitches';
import { ChartBar, ChartSwatch } from '../Chart/ChartBar';
import { ChartFigure } from '../Chart/ChartFigure';
import { type ChartFill, ChartFills } from '../Chart/ChartFills';
import { ChartLegend } from '../Chart/ChartLegend';
import { customProperties } from '../../styling/customProperties';
import { type CarRange, type Condition, conditions, rangeLayout } from './rangeLayout';

const fills: Record<Condition, ChartFill> = { wltp: 'empty', summer: 'solid', winter: 'striped' };
const labels = {
  wltp: 'chartRangeWltp',
  summer: 'chartRangeSummer',
  winter: 'chartRangeWinter',
} as const satisfies Record<Condition, string>;

const Cars = styled('div', { display: 'grid', gap: '$5' });
const Name = styled('p', {
  margin: 0,
  marginBlockEnd: '$2',
  fontSize: '$small',
  fontWeight: '$semibold',
});

/** The bar has its share of the width without the longest label; its label follows it. */
const Row = styled('div', {
  display: 'flex',
  gap: '$2',
  alignItems: 'center',
  fontSize: '$small',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '& + &': { marginBlockStart: '$1' },
  '& > svg': {
    flexShrink: 0,
    inlineSize: 'calc((100% - 4.5rem) * var(--share))',
    blockSize: '1.25rem',
    overflow: 'visible',
  },
});

export interface RangeChartProps {
  title: string;
  cars: readonly CarRange[];
  /** Unit of the distances. */
  unit?: 'km' | 'miles';
  /** Header of the rows if they are not cars, such as driving styles. */
  rowLabel?: string;
}

/**
 * Ranges of cars on one charge: WLTP, in summer and in winter; or of one car by driving style.
 */
export function RangeChart({ title, cars, unit = 'km', rowLabel }: RangeChartProps) {
  const id = useId();
  const language = useLanguage();
  const message = useMessages();
  const formatRange = (value: number | undefined) =>
    value === undefined ? '–' : formatQuantity(value, language, { unit });
  const shownConditions = conditions.filter((condition) =>
    cars.some((car) => car[condition] !== undefined),
  );
  return (
    <ChartFigure
      title={title}
      table={{
        columns: [
          rowLabel ?? message('chartCar'),
          ...shownConditions.map((condition) => message(labels[condition])),
        ],
        rows: cars.map((car) => [
          car.name,
          ...shownConditions.map((condition) => formatRange(car[condition])),
        ]),
      }}
    >
      <ChartLegend
        entries={shownConditions.map((condition) => ({
          mark: <ChartSwatch fill={fills[condition]} />,
          label: message(labels[condition]),
        }))}
      />
      <Cars>
        {rangeLayout(cars).map(({ name, bars }) => (
          <div key={name}>
            <Name>{name}</Name>
            {bars.map(({ condition, range: value, share }) => (
              <Row key={condition}>
                <svg
                  role="img"
                  aria-label={`${name}, ${message(labels[condition])}`}
                  style={customProperties({ '--share': share })}
                >
                  <ChartFills id={`${id}${condition}`} />
                  <ChartBar id={`${id}${condition}`} fill={fills[condition]} length={100} />
                </svg>
                {formatRange(value)}
              </Row>
            ))}
          </div>
        ))}
      </Cars>
    </ChartFigure>
  );
}

/** Formats a number with its unit, such as `1 250 km`. `language` is a BCP 47 tag. */
function formatQuantity(
  value: number,
  language: string,
  { format, unit }: { format?: Intl.NumberFormatOptions; unit?: string },
): string {
  const number = new Intl.NumberFormat(language, format).format(value);
  return unit ? `${number}\u00a0${unit}` : number;
}
