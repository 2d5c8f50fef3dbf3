import { formatDay } from '../../formatDay';
import { useLanguage } from '../../language';
import { useMessages } from '../../messages';
import { ChartFigure } from '../Chart/ChartFigure';
import { ChartLegend } from '../Chart/ChartLegend';
import { LineSwatch, ReferenceSwatch } from '../Chart/ChartLineMarks';
import { area, dot, line, reference, ring } from '../Chart/marks';
import { Plot, PlotPaths } from '../Chart/Plot';
import { type PriceChange, priceHistoryLayout } from './priceHistoryLayout';

export interface PriceHistoryChartProps {
  title: string;
  /** In chronological order, at least one. */
  changes: readonly PriceChange[];
  /** Last day shown, `YYYY-MM-DD`. */
  until: string;
  /** Lowest price of the 30 days before the current one; only for a reduced price. */
  lowest?: number;
  /** Code of the currency, such as `SEK`. */
  currency: string;
}

/**
 * The history of a price; for a reduced price also the lowest price of the 30 days before.
 */
export function PriceHistoryChart(props: PriceHistoryChartProps) {
  const { title, changes, until, currency } = props;
  const language = useLanguage();
  const message = useMessages();
  const layout = priceHistoryLayout(changes, until, props.lowest);
  const { current, lowest } = layout;
  const money = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  });
  const legend = [
    { mark: <LineSwatch />, label: message('chartPriceNow'), value: money.format(current.price) },
    ...(lowest
      ? [
          {
            mark: <ReferenceSwatch />,
            label: message('chartLowestPrice'),
            value: money.format(lowest.price),
          },
        ]
      : []),
  ];
  return (
    <ChartFigure
      title={title}
      table={{
        columns: [message('chartDate'), message('chartPrice')],
        rows: changes.map(({ from, price }) => [
          formatDay(from, language) ?? from,
          money.format(price),
        ]),
      }}
    >
      <ChartLegend entries={legend} />
      <Plot
        title={title}
        description={legend.map(({ label, value }) => `${label}: ${value}.`).join(' ')}
        horizontal={layout.months.map(({ at, date }) => ({ at, text: monthLabel(date, language) }))}
        vertical={layout.prices.map(({ at, price }) => ({ at, text: money.format(price) }))}
      >
        <PlotPaths>
          <path className={area()} d={layout.area} />
          <path className={line()} d={layout.line} />
        </PlotPaths>
        {lowest && (
          <>
            <line
              className={reference()}
              x1={`${lowest.start}%`}
              x2={`${lowest.end}%`}
              y1={`${lowest.at}%`}
              y2={`${lowest.at}%`}
            />
            <circle className={ring()} cx={`${lowest.start}%`} cy={`${lowest.at}%`} r="5" />
          </>
        )}
        <circle className={dot()} cx="100%" cy={`${current.at}%`} r="7" />
      </Plot>
    </ChartFigure>
  );
}

/** Short name of a month; the year for January, so that the beginning of each year is visible. */
function monthLabel(date: Date, language: string): string {
  if (date.getUTCMonth() === 0 && date.getUTCDate() === 1) return String(date.getUTCFullYear());
  const day = date.getUTCDate() === 1 ? undefined : 'numeric';
  return new Intl.DateTimeFormat(language, { day, month: 'short', timeZone: 'UTC' }).format(date);
}
