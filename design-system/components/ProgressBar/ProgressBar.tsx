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
  /** What is in progress, for screen readers; words next to the bar say how far. */
  label: string;
  /** How much is done, of `max`. */
  value: number;
  max: number;
}

/** How far something has come. */
export function ProgressBar({ label, className, ...rest }: ProgressBarProps) {
  const look = bar();
  return (
    <progress aria-label={label} {...rest} className={className ? `${look} ${className}` : look} />
  );
}
