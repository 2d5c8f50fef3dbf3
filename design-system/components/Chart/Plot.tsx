import { type CSSProperties, type ReactNode, useId } from 'react';
import { css, styled } from '../../stitches';
import { customProperties } from '../../styling/customProperties';

/** A tick of an axis: its position in per cent of the plot (from the left or the top), and its label. */
interface Tick {
  at: number;
  text: string;
}

export interface PlotProps {
  /** Short title of the drawing. */
  title: string;
  /** A sentence that describes the drawing to visitors who cannot see it. */
  description: string;
  horizontal: readonly Tick[];
  vertical: readonly Tick[];
  /** SVG in per cent of the plot: shapes by percentages, paths within `PlotPaths`. */
  children: ReactNode;
}

const Frame = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '$2 $3',
  color: '$muted',
  fontSize: '$caption',
  lineHeight: '$none',
  fontVariantNumeric: 'tabular-nums',
});

/** All labels of the axis share a grid cell, which is as wide as the longest one. */
const Scale = styled('div', { display: 'grid', blockSize: '100%', minBlockSize: 0 });

const ScaleLabel = styled('span', {
  gridArea: '1 / 1',
  position: 'relative',
  insetBlockStart: 'var(--at)',
  justifySelf: 'end',
  blockSize: 0,
  '& > span': { display: 'block', translate: '0 -50%' },
});

const TimeLine = styled('div', { gridColumn: 2, position: 'relative', blockSize: '1.25em' });

const TimeLabel = styled('span', {
  position: 'absolute',
  insetInlineStart: 'var(--at)',
  whiteSpace: 'nowrap',
  variants: {
    edge: { start: {}, middle: { translate: '-50% 0' }, end: { translate: '-100% 0' } },
  },
});

const drawing = css({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'clamp(12rem, 8rem + 14vw, 20rem)',
  overflow: 'visible',
});

const grid = css({ stroke: '$line', strokeWidth: 1, '@forcedColors': { stroke: 'GrayText' } });

/** A drawing area with a vertical and a horizontal axis. It stretches to the available width; the text does not. */
export function Plot({ title, description, horizontal, vertical, children }: PlotProps) {
  const id = useId();
  return (
    <Frame>
      <Scale aria-hidden="true">
        {vertical.map(({ at, text }) => (
          <ScaleLabel key={text} style={positionStyle(at)}>
            <span>{text}</span>
          </ScaleLabel>
        ))}
      </Scale>
      <svg className={drawing()} role="img" aria-labelledby={`${id}t`} aria-describedby={`${id}d`}>
        <title id={`${id}t`}>{title}</title>
        <desc id={`${id}d`}>{description}</desc>
        {vertical.map(({ at }) => (
          <line key={at} className={grid()} x1="0" x2="100%" y1={`${at}%`} y2={`${at}%`} />
        ))}
        {children}
      </svg>
      <TimeLine aria-hidden="true">
        {horizontal.map(({ at, text }) => (
          <TimeLabel key={`${at} ${text}`} style={positionStyle(at)} edge={labelAlignment(at)}>
            {text}
          </TimeLabel>
        ))}
      </TimeLine>
    </Frame>
  );
}

function positionStyle(at: number): CSSProperties {
  return customProperties({ '--at': `${at}%` });
}

/** Alignment of a label: labels near an end of the axis must not overflow it. */
function labelAlignment(at: number): 'start' | 'middle' | 'end' {
  if (at < 4) return 'start';
  return at > 96 ? 'end' : 'middle';
}

/** Container of paths whose coordinates are per cent of the plot; lines keep their width when it stretches. */
export function PlotPaths({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
      {children}
    </svg>
  );
}
