import type { ComponentPropsWithRef } from 'react';
import { css } from '../../stitches';

const bar = css({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: '0.375rem',
  border: 0,
  borderRadius: '$round',
  overflow: 'hidden',
  backgroundColor: '$line',
  '&::-webkit-progress-bar': { backgroundColor: 'transparent' },
  '&::-webkit-progress-value': { borderRadius: '$round', backgroundColor: '$primary' },
  '&::-moz-progress-bar': { borderRadius: '$round', backgroundColor: '$primary' },
  '@motion': { '&::-webkit-progress-value': { transition: 'inline-size $slow' } },
  '@forcedColors': {
    border: '1px solid CanvasText',
    '&::-webkit-progress-value': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
    '&::-moz-progress-bar': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
  },
});

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'progress'>, 'children'> {
  /** Name of the task, for screen readers; text next to the bar shows the progress. */
  label: string;
  /** Progress, out of `max`. */
  value: number;
  max: number;
}

/** Shows the progress of a task. */
export function ProgressBar({ label, className, ...rest }: ProgressBarProps) {
  const baseClass = bar();
  return (
    <progress
      aria-label={label}
      {...rest}
      className={className ? `${baseClass} ${className}` : baseClass}
    />
  );
}
