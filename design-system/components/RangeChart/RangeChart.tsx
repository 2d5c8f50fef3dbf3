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

/** The bar takes its share of the width that the longest label leaves; its label follows it. */
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
  /** What the distances are in. */
  unit?: 'km' | 'miles';
  /** What the rows are called where they are no cars, such as ways of driving one. */
  about?: string;
}

/**
 * How far cars go on one charge, by the test, in summer and in winter; or one car, by how it is driven.
 */
export function RangeChart({ title, cars, unit = 'km', about }: RangeChartProps) {
  const id = useId();
  const language = useLanguage();
  const message = useMessages();
  const kilometres = (value: number | undefined) =>
    value === undefined ? '–' : formatQuantity(value, language, { unit });
  const shown = conditions.filter((condition) => cars.some((car) => car[condition] !== undefined));
  return (
    <ChartFigure
      title={title}
      table={{
        columns: [
          about ?? message('chartCar'),
          ...shown.map((condition) => message(labels[condition])),
        ],
        rows: cars.map((car) => [
          car.name,
          ...shown.map((condition) => kilometres(car[condition])),
        ]),
      }}
    >
      <ChartLegend
        entries={shown.map((condition) => ({
          mark: <ChartSwatch fill={fills[condition]} />,
          label: message(labels[condition]),
        }))}
      />
      <Cars>
        {rangeLayout(cars).map(({ name, bars }) => (
          <div key={name}>
            <Name>{name}</Name>
            {bars.map(({ condition, kilometres: value, share }) => (
              <Row key={condition}>
                <svg
                  role="img"
                  aria-label={`${name}, ${message(labels[condition])}`}
                  style={customProperties({ '--share': share })}
                >
                  <ChartFills id={`${id}${condition}`} />
                  <ChartBar id={`${id}${condition}`} fill={fills[condition]} length={100} />
                </svg>
                {kilometres(value)}
              </Row>
            ))}
          </div>
        ))}
      </Cars>
    </ChartFigure>
  );
}

/** A number as people read it in a language, with its unit: `3 495 kr/mån`. `language` is a BCP 47 code. */
function formatQuantity(
  value: number,
  language: string,
  { format, unit }: { format?: Intl.NumberFormatOptions; unit?: string },
): string {
  const number = new Intl.NumberFormat(language, format).format(value);
  return unit ? `${number}\u00a0${unit}` : number;
}
