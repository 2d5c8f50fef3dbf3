import { useLanguage } from '../../language';
import { useMessages } from '../../messages';
import { ChartFigure } from '../Chart/ChartFigure';
import { ChartLegend } from '../Chart/ChartLegend';
import { LineSwatch } from '../Chart/ChartLineMarks';
import { area, dot, line } from '../Chart/marks';
import { Plot, PlotPaths } from '../Chart/Plot';
import { formatQuantity } from '../Chart/formatQuantity';
import { chargingCurveLayout, type ChargingPoint } from './chargingCurveLayout';

export interface ChargingCurveChartProps {
  title: string;
  /** In order of the level, at least one. */
  points: readonly ChargingPoint[];
}

/**
 * Power that a car takes at a fast charger, by how full its battery is. Will show how an electric car charges on its
 * page.
 */
export function ChargingCurveChart({ title, points }: ChargingCurveChartProps) {
  const language = useLanguage();
  const message = useMessages();
  const { peak, levels, powers, ...paths } = chargingCurveLayout(points);
  const level = (percent: number) =>
    new Intl.NumberFormat(language, { style: 'percent' }).format(percent / 100);
  const power = (kilowatts: number) => formatQuantity(kilowatts, language, { unit: 'kW' });
  const peakText = `${power(peak.kilowatts)} · ${level(peak.percent)}`;
  return (
    <ChartFigure
      title={title}
      table={{
        columns: [message('chartLevel'), message('chartPower')],
        rows: points.map(({ percent, kilowatts }) => [level(percent), power(kilowatts)]),
      }}
    >
      <ChartLegend
        entries={[{ mark: <LineSwatch />, label: message('chartPeakPower'), value: peakText }]}
      />
      <Plot
        title={title}
        description={`${message('chartPeakPower')}: ${peakText}.`}
        horizontal={levels.map(({ at, percent }) => ({ at, text: level(percent) }))}
        vertical={powers.map(({ at, kilowatts }) => ({ at, text: power(kilowatts) }))}
      >
        <PlotPaths>
          <path className={area()} d={paths.area} />
          <path className={line()} d={paths.line} />
        </PlotPaths>
        <circle className={dot()} cx={`${peak.x}%`} cy={`${peak.y}%`} r="7" />
      </Plot>
    </ChartFigure>
  );
}
