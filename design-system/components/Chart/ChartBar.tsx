import { useId } from 'react';
import { ChartFills, type ChartFill, patternFill } from './ChartFills';
import { ground, solid, stroke } from './marks';

export interface ChartBarProps {
  id: string;
  fill: ChartFill;
  /** Start and length in per cent of the drawing's width. */
  from?: number;
  length: number;
}

/** A bar of the drawing's full height. `ChartFills` with the same id must be on the same page. */
export function ChartBar({ id, fill, from = 0, length }: ChartBarProps) {
  const box = { x: `${from}%`, width: `${length}%`, height: '100%', rx: 2 };
  if (fill === 'solid') return <rect {...box} className={solid()} />;
  return (
    <>
      <rect {...box} className={ground()} style={{ fill: patternFill(fill, id) }} />
      <rect {...box} className={stroke()} />
    </>
  );
}

/** A small square that shows a fill in a legend. */
export function ChartSwatch({ fill }: { fill: ChartFill }) {
  const id = useId();
  return (
    <svg width="20" height="14" aria-hidden="true" overflow="visible">
      <ChartFills id={id} />
      <ChartBar id={id} fill={fill} length={100} />
    </svg>
  );
}
