import { useId } from 'react';
import { ChartFills, type ChartFill, fillOf } from './ChartFills';
import { ground, solid, stroke } from './marks';

export interface ChartBarProps {
  id: string;
  fill: ChartFill;
  /** Start and length in per cent of the drawing's width. */
  from?: number;
  length: number;
}

/** A bar over the whole height of its drawing. `ChartFills` of the same id must stand in the same page. */
export function ChartBar({ id, fill, from = 0, length }: ChartBarProps) {
  const box = { x: `${from}%`, width: `${length}%`, height: '100%', rx: 2 };
  if (fill === 'solid') return <rect {...box} className={solid()} />;
  return (
    <>
      <rect {...box} className={ground()} style={{ fill: fillOf(fill, id) }} />
      <rect {...box} className={stroke()} />
    </>
  );
}

/** A small square that says in a legend which fill is meant. */
export function ChartSwatch({ fill }: { fill: ChartFill }) {
  const id = useId();
  return (
    <svg width="20" height="14" aria-hidden="true" overflow="visible">
      <ChartFills id={id} />
      <ChartBar id={id} fill={fill} length={100} />
    </svg>
  );
}
